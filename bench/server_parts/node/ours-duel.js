// Two clients a table play Triple Wata on our server, match after match on the same sockets.
// What they are told is compared and counted, but not drawn: they remember what lies where.
import { Client } from './client.js';
import { table as opened } from './lobby.js';
import { Meter } from './meter.js';
import { nonce, Table } from './table.js';
import { measure, tell, wait } from './tell.js';

const PLAN = { game: 'triple-wata', seats: 2 };
const TURN = '"gestures":[{'; // who can do something is to move
const TURN_BYTES = Buffer.from(TURN);
const OVER = '"phase":"over"';
const MINE = ',"mine":'; // the last part of a snapshot
const MATCH = /"match":"([^"]+)"/;
const REF = /"ref":"([^"]+)"/g;

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
    const table = new Duel(id, meter, think);
    await table.seat(url, tokens, Player);
    tables.push(table);
  }
  return tables;
}

class Duel extends Table {
  match = null;
  free = []; // cells

  constructor(id, meter, think) {
    super(id, meter);
    this.think = think;
  }

  begin(match) {
    if (this.match !== match) [this.match, this.free] = [match, [0, 1, 2, 3, 4, 5, 6, 7, 8]];
  }
}

class Player extends Client {
  hand = [];
  offered = null; // a rematch of that match

  hearSnapshot(data, latin) {
    if (this.n === 0) this.table.begin(MATCH.exec(latin)?.[1]); // there is none before the first
    const mine = latin.slice(latin.lastIndexOf(MINE));
    this.hand = Array.from(mine.matchAll(REF), ([, ref]) => ref);
    if (mine.includes(TURN)) this.play();
  }

  hearMine(data) {
    if (data.includes(TURN_BYTES)) this.play();
  }

  hearTable(data) {
    const latin = data.toString('latin1');
    if (latin.includes(OVER)) this.again(MATCH.exec(latin)[1]);
  }

  play() {
    const { think } = this.table;
    if (think) wait(think * (0.5 + Math.random())).then(() => this.place());
    else this.place();
  }

  place() {
    if (this.table.closing) return;
    const [card, cell] = [any(this.hand), any(this.table.free)];
    this.tell('act', `"action":{"do":"place","card":"${card}","cell":${cell}}`);
  }

  again(match) {
    if (this.offered === match) return;
    this.offered = match;
    this.table.meter.counts.matches += this.seat === 0;
    this.ask('offer', { what: 'rematch', nonce: nonce() });
  }
}

// Taken out; the last takes its place.
function any(list) {
  const at = Math.floor(Math.random() * list.length);
  const one = list[at];
  list[at] = list.at(-1);
  list.pop();
  return one;
}
