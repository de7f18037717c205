// One client of ours, as docs/protocol.md describes it: it keeps the scene and sends commands.
import WebSocket from 'ws';

const MINE = Buffer.from('{"type":"mine"');
const GESTURES = Buffer.from('"gestures"');

export class Client {
  #scene = null;
  #unread = []; // patches of it, or what they stand in, as long as nobody looks

  // `heard` has a function for each type of frame that matters, and `closed`.
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

  // As one's own seat sees it; reading is most of what a client costs, so that waits until it matters.
  get scene() {
    for (const one of this.#unread) {
      const change = Buffer.isBuffer(one) ? JSON.parse(one).mine : one;
      for (const [key, value] of Object.entries(change)) {
        if (key === 'zones' || key === 'pieces') patch(this.#scene[key], value);
        else this.#scene[key] = value;
      }
    }
    this.#unread = [];
    return this.#scene;
  }

  hear(data) {
    if (data.subarray(0, MINE.length).equals(MINE)) this.#own(data);
    else this.#public(data);
  }

  #own(data) {
    if (!data.includes('"mine":{')) return; // beats alone
    this.#unread.push(data);
    if (data.includes(GESTURES)) this.heard.mine?.(this);
  }

  #public(data) {
    const frame = this.read(data);
    let command;
    if (frame.type === 'snapshot') this.#see(frame);
    else if (frame.type === 'news') this.#learn(frame);
    else if (frame.type === 'ack' || frame.type === 'refused') command = this.#close(frame.id);
    if (frame.table) this.about = frame.table;
    this.heard[frame.type]?.(this, frame, command ?? data);
  }

  #see(frame) {
    this.seat = frame.seat;
    this.#scene = frame.scene;
    this.#unread = frame.scene ? [frame.mine] : [];
    this.n = frame.n;
  }

  #learn(frame) {
    this.skipped = frame.n !== this.n + 1;
    this.n = frame.n;
    this.news = frame.rev;
    if (frame.scene) this.#unread.push(frame.scene);
  }

  #close(id) {
    const command = this.open.get(id);
    this.open.delete(id);
    return command;
  }
}

function patch(things, changes) {
  for (const [id, told] of Object.entries(changes)) {
    if (told === null) delete things[id];
    else things[id] = told;
  }
}
