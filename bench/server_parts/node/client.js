// One client of ours, as docs/protocol.md describes it: it keeps the scene and sends commands.
import WebSocket from 'ws';

const HEAD = /^\{"type":"(news|mine)","rev":(\d+),"n":(\d+),/;
const TURN = Buffer.from('"gestures":[{');

export class Client {
  #scene = null;
  #unread = []; // patches of it, as they came, as long as nobody looks

  // `heard` has a function for each type of frame that matters, and `closed`; `read` parses news.
  constructor(url, table, token, heard, read = JSON.parse) {
    this.heard = heard;
    this.read = read;
    this.seat = null;
    this.about = null;
    this.n = 0; // the last entry seen
    this.news = 0; // the rev of its frame
    this.sent = 0;
    this.open = new Map(); // commands without an answer, by id
    const address = `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
    this.socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    this.socket.on('open', () => this.socket.send(JSON.stringify({ token, since: null })));
    this.socket.on('message', (data) => this.hear(data));
    this.socket.on('error', () => {}); // a close follows
    this.socket.on('close', (code) => this.heard.closed?.(this, code));
  }

  // An answer comes as `ack` or `refused` with what was kept of the command.
  ask(what, more = {}) {
    const id = String((this.sent += 1));
    this.open.set(id, { what, more, at: performance.now() });
    this.socket.send(JSON.stringify({ do: what, id, ...more }));
  }

  // As one's own seat sees it.
  get scene() {
    for (const one of this.#unread.splice(0)) {
      const { scene, mine } = Buffer.isBuffer(one) ? this.read(one) : one;
      for (const [key, value] of Object.entries(scene ?? mine ?? {})) {
        if (key === 'zones' || key === 'pieces') patch(this.#scene[key], value);
        else this.#scene[key] = value;
      }
    }
    return this.#scene;
  }

  // Parsing is most of what a client costs: what changes the scene waits until somebody looks.
  hear(data) {
    const head = HEAD.exec(data.toString('latin1', 0, 64));
    if (!head) this.#read(data);
    else if (head[1] === 'news') this.#learn(data, Number(head[2]), Number(head[3]));
    else this.#own(data);
  }

  #learn(data, rev, n) {
    this.skipped = n !== this.n + 1;
    [this.n, this.news] = [n, rev];
    this.#unread.push(data);
    this.heard.news(this, rev, data);
  }

  #own(data) {
    this.#unread.push(data);
    if (data.includes(TURN)) this.heard.mine?.(this);
  }

  #read(data) {
    const frame = JSON.parse(data);
    if (frame.type === 'snapshot') this.#see(frame);
    if (frame.table) this.about = frame.table;
    this.heard[frame.type]?.(this, frame, this.open.get(frame.id));
    this.open.delete(frame.id);
  }

  #see(frame) {
    this.seat = frame.seat;
    this.#scene = frame.scene;
    this.#unread = frame.scene ? [{ mine: frame.mine }] : [];
    this.n = frame.n;
  }
}

function patch(things, changes) {
  for (const [id, told] of Object.entries(changes)) {
    if (told === null) delete things[id];
    else things[id] = told;
  }
}
