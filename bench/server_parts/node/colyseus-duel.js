// Two clients a room send each other moves of the form ours have.
import { Client } from '@colyseus/sdk';
import { Meter } from './meter.js';
import { measure, tell } from './tell.js';

export async function run(asked) {
  const meter = new Meter();
  const client = new Client(asked.url);
  const tables = [];
  for (let i = 0; i < asked.tables; i += 1) tables.push(await joined(client, meter));
  tell('seated');
  for (const rooms of tables) send(rooms, 0);
  await measure(meter, asked);
}

async function joined(client, meter) {
  const first = await client.create('duel');
  const rooms = [first, await client.joinById(first.roomId)];
  rooms.sent = new Map();
  rooms.forEach((room, seat) => room.onMessage('move', (move) => saw(rooms, seat, move, meter)));
  rooms.forEach((room) => room.onLeave(() => (meter.counts.dropped += 1)));
  return rooms;
}

function send(rooms, n) {
  rooms.sent.set(n, { at: performance.now(), left: 2 });
  rooms[n % 2].send('move', { do: 'place', card: `card-${n % 110}`, cell: n % 9, n });
}

function saw(rooms, seat, { n }, meter) {
  const move = rooms.sent.get(n);
  move.left -= 1;
  if (move.left === 0) {
    rooms.sent.delete(n);
    meter.move(performance.now() - move.at);
    meter.counts.matches += n % 9 === 8;
  }
  if (seat === (n + 1) % 2) send(rooms, n + 1);
}
