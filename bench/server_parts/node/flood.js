// One guest who sends as fast as the line takes it, and when let go comes back at once.
import { connect } from 'node:net';
import { guest } from './lobby.js';
import { tell } from './tell.js';

const AT_ONCE = 200; // messages

export async function run({ url, table, seconds }) {
  const counts = { sent: 0, refused: 0, cut: 0 };
  const token = await guest(url, 'Flood');
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) await pour(new URL(url), table, token, until, counts);
  tell('flooded', counts);
}

// On a bare socket: a websocket library would be slower, and polite.
function pour({ hostname, port, host }, table, token, until, counts) {
  const raw = connect({ host: hostname, port });
  const blob = Buffer.concat(Array(AT_ONCE).fill(masked({ do: 'emote', id: 'flood', name: 'wow' })));
  const more = () => {
    if (raw.destroyed) return undefined;
    counts.sent += AT_ONCE;
    return raw.write(blob) ? setImmediate(more) : raw.once('drain', more);
  };
  raw.write(hello(host, table));
  raw.once('data', () => (raw.write(masked({ token, since: null })), more()));
  raw.on('data', (data) => heard(raw, data.toString('latin1'), counts));
  raw.on('error', () => {});
  const end = setTimeout(() => raw.destroy(), until - performance.now());
  return new Promise((done) => raw.on('close', () => (clearTimeout(end), done())));
}

function heard(raw, told, counts) {
  counts.refused += told.split('"refused"').length - 1;
  if (!told.includes('"bye"')) return;
  counts.cut += 1;
  raw.destroy();
}

function hello(host, table) {
  const lines = [
    `GET /api/tables/${table}/socket HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

// A text frame of a client, masked with zeros.
function masked(message) {
  const text = Buffer.from(JSON.stringify(message));
  const size = text.length < 126 ? [text.length | 0x80] : [0xfe, text.length >> 8, text.length & 255];
  return Buffer.from([0x81, ...size, 0, 0, 0, 0, ...text]);
}
