// A bare Colyseus room: a move comes in and goes out to all; nothing is judged, kept or hidden.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Duel extends Room {
  maxClients = 2;
  patchRate = null;

  onCreate() {
    this.onMessage('move', (client, move) => this.broadcast('move', move));
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('duel', Duel);
await server.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${transport.server.address().port}`);
