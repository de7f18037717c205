// One client of ours, as docs/protocol.md describes it: it sends commands and notes what comes.
// Parsing would be most of what it costs: the little that it must know is read from the bytes.
import { Line } from './line.js';

const [ACK, MINE, NEWS, REFUSED, SNAPSHOT, TABLE] = Buffer.from('amnrst');
const TYPE = '{"type":"'.length;
const ID = '{"type":"ack","id":"'.length;
const REV = '{"type":"news","rev":'.length;
const N = ',"n":'.length;
const SEAT = /^\{"type":"snapshot","rev":\d+,"seat":(\d+|null),/;
const LAST = /,"n":(\d+),"lately":/; // a card has an "n", too

export class Client {
  constructor(url, table, token) {
    this.table = table;
    this.token = token;
    this.seat = null;
    this.n = 0; // the last entry seen
    this.news = null; // of it, as the table keeps them
    this.sent = 0;
    this.open = new Map(); // commands without an answer, by id
    this.line = new Line(url, `/api/tables/${table.id}/socket`, this);
  }

  // What else a client makes of what it is told. The bytes are gone when these return.
  hearNews(news) {}
  hearMine(data) {}
  hearSnapshot(data, latin) {}
  hearTable(data) {}

  // The table is handed the answer, with what was kept of the command.
  ask(what, more = {}) {
    this.tell(what, JSON.stringify(more).slice(1, -1), more);
  }

  // The same for whoever has the rest of the command as text.
  tell(what, rest, more = null) {
    const id = (this.sent += 1);
    this.open.set(id, { what, more, at: performance.now() });
    this.line.say(`{"do":"${what}","id":"${id}"${rest && ','}${rest}}`);
  }

  opened() {
    this.line.say(JSON.stringify({ token: this.token, since: null }));
    this.table.opened(this);
  }

  closed() {
    this.table.closed();
  }

  hear(data) {
    const type = data[TYPE];
    if (type === NEWS) this.#learn(data);
    else if (type === MINE) this.hearMine(data);
    else if (type === ACK) this.table.ack(this, this.#asked(number(data, ID)));
    else if (type === SNAPSHOT) this.#see(data);
    else if (type === TABLE) this.hearTable(data);
    else if (type === REFUSED) this.#refused(JSON.parse(data));
  }

  #learn(data) {
    const rev = number(data, REV);
    const n = number(data, end + N);
    this.news = this.table.saw(rev, data, n !== this.n + 1);
    this.n = n;
    this.hearNews(this.news);
  }

  #see(data) {
    const latin = data.toString('latin1');
    this.seat = JSON.parse(SEAT.exec(latin)[1]);
    this.n = Number(LAST.exec(latin)[1]);
    this.hearSnapshot(data, latin);
  }

  #refused(frame) {
    this.table.refused(frame, this.#asked(Number(frame.id)));
  }

  #asked(id) {
    const command = this.open.get(id);
    this.open.delete(id);
    return command;
  }
}

let end = 0; // of the number that was read last

function number(data, at) {
  let value = 0;
  for (end = at; data[end] >= 48 && data[end] <= 57; end += 1) value = value * 10 + data[end] - 48;
  if (end === at) throw new Error(`no number at ${at}: ${data}`);
  return value;
}
