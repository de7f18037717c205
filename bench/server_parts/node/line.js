// The websocket of one client of ours (RFC 6455), as little of one as our server needs: a library
// costs more than all else that a client does, and what clients cost must not be what is measured.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const [TEXT, CLOSE, PING, PONG] = [0x81, 0x88, 0x89, 0x8a]; // each a whole message in one frame
const TWO = 126; // "the length is in the next two bytes"; one more means eight
const MASKED = 0x80;
const END = '\r\n\r\n'; // of what is said in HTTP

// One for all lines: what was read is heard before anything else is read.
const CHUNK = Buffer.allocUnsafe(1 << 16);
const SAID = Buffer.allocUnsafe(1 << 16); // what is being sent; the server takes a quarter of that

// What small buffers are cut from. Collecting these costs by their number, not by their size.
Buffer.poolSize = 1 << 18;

export class Line {
  #raw;
  #listener;
  #open = false;
  #rest = null; // what has come of a frame that has not come whole
  #mask = randomBytes(4);

  // The listener's `opened()`, `hear(data)` and `closed()` are called; it may not keep `data`.
  constructor(url, path, listener) {
    const { hostname, port, host } = new URL(url);
    const callback = (size) => this.#take(CHUNK.subarray(0, size));
    const onread = { buffer: CHUNK, callback }; // what comes does not go through a stream first
    this.#listener = listener;
    this.#raw = connect({ host: hostname, port, noDelay: true, onread });
    this.#raw.on('error', () => {}); // a close follows
    this.#raw.on('close', () => listener.closed());
    this.#raw.write(hello(host, path));
  }

  say(text) {
    this.#send(TEXT, SAID, SAID.write(text));
  }

  end() {
    this.#raw.destroy();
  }

  // Head and payload in one write.
  #send(kind, data, size) {
    const start = size < TWO ? 6 : 8;
    const frame = Buffer.allocUnsafe(start + size);
    frame[0] = kind;
    frame[1] = MASKED | Math.min(size, TWO);
    if (size >= TWO) frame.writeUInt16BE(size, 2);
    const mask = this.#mask;
    for (let i = 0; i < 4; i += 1) frame[start - 4 + i] = mask[i];
    for (let i = 0; i < size; i += 1) frame[start + i] = data[i] ^ mask[i & 3];
    this.#raw.write(frame);
  }

  #take(chunk) {
    const data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = this.#open ? 0 : this.#upgrade(data);
    while (this.#open && at + 2 <= data.length) {
      const start = at + head(data[at + 1]);
      if (start > data.length) break;
      const end = start + size(data, at + 1, start);
      if (end > data.length) break;
      this.#frame(data[at], data.subarray(start, end));
      at = end;
    }
    this.#rest = at < data.length ? Buffer.from(data.subarray(at)) : null;
  }

  // How much of it was the answer to our hello: nothing as long as that has not come whole.
  #upgrade(data) {
    const end = data.indexOf(END);
    if (end < 0) return 0;
    const said = data.toString('latin1', 0, end);
    if (!said.startsWith('HTTP/1.1 101 ')) throw new Error(said);
    this.#open = true;
    this.#listener.opened();
    return end + END.length;
  }

  #frame(kind, data) {
    if (kind === TEXT) this.#listener.hear(data);
    else if (kind === PING) this.#send(PONG, data, data.length);
    else if (kind === CLOSE) this.end();
    else throw new Error(`a frame of kind ${kind}`);
  }
}

function head(short) {
  if (short < TWO) return 2;
  return short === TWO ? 4 : 10;
}

// Of the payload that begins at `start`, from what stands between.
function size(data, at, start) {
  if (data[at] < TWO) return data[at];
  let long = 0;
  for (let i = at + 1; i < start; i += 1) long = long * 256 + data[i];
  return long;
}

function hello(host, path) {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  ];
  return lines.join('\r\n') + END;
}
