// A boardgame.io server with its in-memory storage.
import { createRequire } from 'node:module';
import { duel } from './duel-game.js';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');

const { appServer } = await Server({ games: [duel], origins: [Origins.LOCALHOST] }).run(0);
console.log(`http://127.0.0.1:${appServer.address().port}`);
