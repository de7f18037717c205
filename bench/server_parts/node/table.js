// A table of ours and its clients: who has seen what, and whether all saw the same.
import { randomBytes } from 'node:crypto';
import { Client } from './client.js';

const KEPT = 500; // revs within which everybody must have seen a frame
export const nonce = () => randomBytes(16).toString('hex');

export class Table {
  constructor(id, meter) {
    this.id = id;
    this.meter = meter;
    this.told = new Map(); // by rev: the frame, who has not seen it yet, whose move it was
    this.clients = [];
    this.closing = false;
    this.acked = () => {}; // handed every acknowledged move
  }

  // Everybody sits; the host starts when all do.
  seat(url, tokens, heard) {
    const handlers = {
      ...heard,
      news: (client, rev, data) => this.#saw(client, rev, data),
      ack: (client, frame, command) => this.#ack(client, command),
      refused: (client, frame, command) => this.#refused(frame, command),
      closed: () => this.#closed(),
    };
    const read = (data) => this.#read(data);
    this.clients = tokens.map((token) => new Client(url, this.id, token, handlers, read));
    return Promise.all(this.clients.map((client, seat) => this.#sit(client, seat)));
  }

  // What all are told alike is parsed once for all of them.
  #read(data) {
    const told = this.told.get(Number(/"rev":(\d+)/.exec(data.toString('latin1', 0, 64))[1]));
    if (told?.data.equals(data)) return (told.frame ??= JSON.parse(data));
    return JSON.parse(data);
  }

  async #sit(client, seat) {
    await new Promise((done) => client.socket.once('open', done));
    client.ask('sit', { seat, nonce: nonce() });
    await new Promise((done) => (client.sat = done));
  }

  start = () => this.clients[0].ask('start');

  close() {
    this.closing = true;
    for (const client of this.clients) client.socket.terminate();
  }

  #saw(client, rev, data) {
    if (client.skipped) this.meter.counts.gaps += 1;
    const told = this.told.get(rev) ?? this.#first(rev, data);
    if (told.data !== data && !told.data.equals(data)) this.meter.counts.differed += 1;
    told.left -= 1;
    told.seen = performance.now();
    this.#settle(told);
  }

  #first(rev, data) {
    const told = { data, left: this.clients.length, seen: 0, move: null };
    this.told.set(rev, told);
    if (this.told.get(rev - KEPT)?.left) this.meter.counts.lost += 1;
    this.told.delete(rev - KEPT);
    return told;
  }

  // The news of one's own move come right before its answer.
  #ack(client, command) {
    if (command.what === 'sit') client.sat();
    if (command.what !== 'act') return;
    this.acked(client, command.more.action);
    const told = this.told.get(client.news);
    told.move = { sent: command.at, acked: performance.now() };
    this.#settle(told);
  }

  #settle({ left, move, seen }) {
    if (left === 0 && move) this.meter.move(Math.max(seen, move.acked) - move.sent);
  }

  #refused(frame, command) {
    if (command?.what === 'act') this.meter.refusal(performance.now() - command.at);
    else if (command?.what !== 'offer') throw new Error(`refused: ${JSON.stringify(frame)}`);
  }

  #closed() {
    if (!this.closing) this.meter.counts.dropped += 1;
  }

  // Frames that somebody still has not seen, of those that are older than this moment.
  unseen(before) {
    return [...this.told.values()].filter(({ left, seen }) => left && seen < before).length;
  }
}
