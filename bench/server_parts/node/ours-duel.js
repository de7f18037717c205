// Two clients a table play Triple Wata on our server, match after match on the same sockets.
// What they are told is compared and counted, but not drawn: they remember what lies where.
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

const any = (list) => list.splice(Math.floor(Math.random() * list.length), 1)[0];

function heard(table, meter, think) {
  const play = async (client) => {
    if (think) await wait(think * (0.5 + Math.random()));
    if (table.closing) return;
    client.ask('act', { action: { do: 'place', card: any(client.hand), cell: any(table.free) } });
  };
  return {
    snapshot: (client, { n, table: { match }, mine }) => {
      if (n === 0 && table.match !== match) [table.match, table.free] = [match, [0, 1, 2, 3, 4, 5, 6, 7, 8]];
      client.hand = Object.values(mine.pieces ?? {}).map(({ ref }) => ref);
      if (mine.gestures?.length) play(client);
    },
    mine: play, // where there are gestures, it is one's turn
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
