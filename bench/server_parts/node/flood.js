// One guest who sends as fast as the line takes it, and comes back at once when let go.
import WebSocket from 'ws';
import { guest } from './lobby.js';
import { tell } from './tell.js';

const BEHIND = 1 << 20; // bytes unsent; more would only fill our own memory

export async function run({ url, table, seconds }) {
  const counts = { sent: 0, refused: 0, cut: 0 };
  const token = await guest(url, 'Flood');
  const address = `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) await pour(address, token, until, counts);
  tell('flooded', counts);
}

function pour(address, token, until, counts) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const message = JSON.stringify({ do: 'emote', id: 'flood', name: 'wow' });
  const more = () => {
    if (performance.now() > until) return socket.terminate();
    if (socket.readyState !== WebSocket.OPEN) return undefined;
    for (let i = 0; i < 100 && socket.bufferedAmount < BEHIND; i += 1) {
      socket.send(message, () => {});
      counts.sent += 1;
    }
    return setImmediate(more);
  };
  socket.on('open', () => (socket.send(JSON.stringify({ token, since: null })), more()));
  socket.on('message', (data) => (counts.refused += data.includes('"refused"')));
  socket.on('error', () => {});
  return new Promise((done) => socket.on('close', (code) => ((counts.cut += code === 4429), done())));
}
