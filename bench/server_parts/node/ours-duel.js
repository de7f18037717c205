// Two clients a table play Triple Wata on our server, match after match on the same sockets.
import { gestures, guess } from './gestures.js';
import { table as opened } from './lobby.js';
import { Meter } from './meter.js';
import { nonce, Table } from './table.js';
import { measure, tell, wait } from './tell.js';

const PLAN = { game: 'triple-wata', seats: 2 };

export async function run(asked) {
  const meter = new Meter();
  const tables = await duels(asked, meter);
  tell('seated');
  for (const table of tables) table.start();
  await measure(meter, asked);
  for (const table of tables) table.close();
}

// `think`: seconds on the average between seeing that it is one's turn and moving.
export async function duels({ url, tables: count, think = 0 }, meter) {
  const tables = [];
  for (let i = 0; i < count; i += 1) {
    const { id, tokens } = await opened(url, PLAN);
    const table = new Table(id, meter);
    await table.seat(url, tokens, heard(table, meter, think));
    tables.push(table);
  }
  return tables;
}

function heard(table, meter, think) {
  const play = async (client) => {
    if (think) await wait(think * (0.5 + Math.random()));
    if (!table.closing) client.ask('act', { action: guess(client) });
  };
  const look = (client) => gestures(client).length && play(client);
  return {
    snapshot: look,
    mine: look, // one's own gestures come and go with one's turn
    table: (client) => {
      if (client.about.phase === 'over') again(client, meter);
    },
  };
}

function again(client, meter) {
  if (client.asked === client.about.match) return;
  client.asked = client.about.match;
  meter.counts.matches += client.seat === 0;
  client.ask('offer', { what: 'rematch', nonce: nonce() });
}
