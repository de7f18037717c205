// Tables of many seats in real time: every seat acts so often, by whatever gesture, legal or not.
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { gestures, guess } from './gestures.js';
import { table as opened } from './lobby.js';
import { Meter } from './meter.js';
import { nonce, Table } from './table.js';
import { measure, tell, wait } from './tell.js';
import { Viewer } from './viewer.js';

const SETTLING = 2; // seconds within which everything that was told must have arrived

export async function run(asked) {
  const meter = new Meter();
  const log = createWriteStream(asked.log);
  const tables = await seated(asked, meter, log);
  tell('seated');
  for (const table of tables) table.start();
  const hands = tables.flatMap((table) => table.clients.map((client) => act(table, client, asked)));
  await measure(meter, asked);
  await wait(asked.more); // the server is looked into meanwhile
  hands.forEach(clearInterval);
  await wait(SETTLING);
  log.end();
  await once(log, 'finish');
  finish(tables, meter);
}

async function seated({ url, tables: count, plan }, meter, log) {
  const tables = [];
  for (let i = 0; i < count; i += 1) {
    const { id, tokens } = await opened(url, plan);
    const table = new Table(id, meter);
    table.acked = ({ about, n, seat }, { action }) =>
      log.write(`${JSON.stringify({ match: about.match, n, seat, action })}\n`);
    await table.seat(url, tokens, Viewer);
    tables.push(table);
  }
  return tables;
}

// At a steady pace, each seat at a moment of its own.
function act(table, client, { pace }) {
  const every = 1000 / pace;
  const hand = setInterval(() => {
    setTimeout(() => move(table, client), Math.random() * every);
  }, every);
  return hand;
}

function move({ meter }, client) {
  if (client.about.phase === 'over') again(client, meter);
  // Whoever has nothing to do tries what was possible a moment ago.
  const able = gestures(client);
  if (able.length) client.able = able;
  const action = client.able && guess(client, client.able);
  if (action) client.ask('act', { action });
}

function again(client, meter) {
  if (client.asked === client.about.match) return;
  client.asked = client.about.match;
  meter.counts.matches += client.seat === 0;
  client.ask('offer', { what: 'rematch', nonce: nonce() });
}

function finish(tables, meter) {
  const before = performance.now() - (SETTLING / 2) * 1000;
  const { differed, gaps, dropped, lost } = meter.counts;
  const unseen = tables.reduce((sum, table) => sum + table.unseen(before), 0);
  const waiting = tables.flatMap(({ clients }) => clients.map(({ open }) => open.size));
  const unanswered = waiting.reduce((sum, size) => sum + size, 0);
  for (const table of tables) table.close();
  tell('done', { differed, gaps, dropped, unanswered, lost: lost + unseen });
}
