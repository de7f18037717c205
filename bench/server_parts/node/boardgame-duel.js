// Two clients a table play the duel on a boardgame.io server, speaking its socket.io protocol.
import { io } from 'socket.io-client';
import { Meter } from './meter.js';
import { measure, tell } from './tell.js';

const any = (list) => list[Math.floor(Math.random() * list.length)];

export async function run(asked) {
  const meter = new Meter();
  const tables = [];
  for (let i = 0; i < asked.tables; i += 1) {
    tables.push(new Table(asked.url, `table-${i}`, meter));
    await tables.at(-1).connected();
  }
  tell('seated');
  for (const table of tables) table.next();
  await measure(meter, asked);
}

class Table {
  constructor(url, name, meter) {
    Object.assign(this, { name, meter, ordinal: 0 });
    const options = { transports: ['websocket'], forceNew: true };
    this.sockets = ['0', '1'].map((player) => this.#listen(io(`${url}/duel`, options), player));
  }

  connected() {
    return Promise.all(this.sockets.map((s) => new Promise((done) => s.once('connect', done))));
  }

  // The first to ask for a match that is not there makes it; the second then joins it.
  next() {
    this.match = `${this.name}-${(this.ordinal += 1)}`;
    this.moves = [];
    this.seen = [0, 0]; // moves, by each player
    this.over = 0; // players who have seen the end
    this.first = undefined; // what player 0 sees of the deal
    this.sockets[0].emit('sync', this.match, '0', undefined, 2);
  }

  #listen(socket, player) {
    socket.on('sync', (match, { state }) => match === this.match && this.#synced(player, state));
    socket.on('update', (match, state) => match === this.match && this.#updated(player, state));
    socket.on('disconnect', () => (this.meter.counts.dropped += 1));
    return socket;
  }

  #synced(player, state) {
    if (player === '0') {
      this.first = state;
      this.sockets[1].emit('sync', this.match, '1', undefined, 2);
    } else {
      const starts = state.ctx.currentPlayer;
      this.#play(starts, starts === '1' ? state : this.first);
    }
  }

  #updated(player, state) {
    this.#saw(Number(player));
    if (state.ctx.gameover) this.#over();
    else if (state.ctx.currentPlayer === player) this.#play(player, state);
  }

  // The next move can be under way before the other client has seen this one.
  #saw(player) {
    const move = this.moves[this.seen[player]];
    this.seen[player] += 1;
    move.left -= 1;
    if (move.left === 0) this.meter.move(performance.now() - move.sent);
  }

  #over() {
    this.over += 1;
    if (this.over < 2) return;
    this.meter.counts.matches += 1;
    this.next();
  }

  #play(player, { G, _stateID }) {
    const cells = G.board.flatMap((laid, cell) => (laid ? [] : [cell]));
    const args = [any(G.players[player].hand).id, any(cells)];
    const payload = { type: 'place', args, playerID: player };
    this.moves.push({ sent: performance.now(), left: 2 });
    const action = { type: 'MAKE_MOVE', payload };
    this.sockets[Number(player)].emit('update', action, _stateID, this.match, player);
  }
}
