// A table of ours and its clients: who has seen what, and whether all saw the same.
import { randomUUID } from 'node:crypto';
import { Unread } from './unread.js';

const KEPT = 500; // revs within which everybody must have seen a frame
export const nonce = () => randomUUID().replaceAll('-', '');

class News extends Unread {
  seen = 0; // when, by the last who saw them
  sent = 0; // when, if they are of a move of ours: that move
  acked = 0; // when: its answer came

  constructor(rev, data, left) {
    super(data);
    this.rev = rev;
    this.left = left; // clients who have not seen them
  }
}

export class Table {
  #open = []; // news by rev, until all have seen them and the move is acknowledged

  constructor(id, meter) {
    this.id = id;
    this.meter = meter;
    this.clients = [];
    this.closing = false;
    this.acked = () => {}; // handed every acknowledged move
  }

  // Everybody sits; the host starts when all do.
  seat(url, tokens, Kind) {
    this.clients = tokens.map((token) => new Kind(url, this, token));
    return Promise.all(this.clients.map((client) => new Promise((done) => (client.sat = done))));
  }

  start = () => this.clients[0].ask('start');

  close() {
    this.closing = true;
    for (const client of this.clients) client.line.end();
  }

  opened(client) {
    client.ask('sit', { seat: this.clients.indexOf(client), nonce: nonce() });
  }

  closed() {
    if (!this.closing) this.meter.counts.dropped += 1;
  }

  // One client saw news of that rev: they are what those before it saw, down to the byte.
  saw(rev, data, skipped) {
    if (skipped) this.meter.counts.gaps += 1;
    let news = this.#find(rev);
    if (!news) news = this.#first(rev, data);
    else if (!news.data.equals(data)) this.meter.counts.differed += 1;
    news.left -= 1;
    news.seen = performance.now();
    this.#settle(news);
    return news;
  }

  #find(rev) {
    let at = this.#open.length - 1;
    while (at >= 0 && this.#open[at].rev > rev) at -= 1;
    return at >= 0 && this.#open[at].rev === rev ? this.#open[at] : null;
  }

  #first(rev, data) {
    const news = new News(rev, data, this.clients.length);
    this.#open.push(news);
    while (this.#open[0].rev <= rev - KEPT) this.meter.counts.lost += this.#open.shift().left > 0;
    return news;
  }

  // The news of one's own move come right before its answer.
  ack(client, { what, more, at }) {
    if (what === 'sit') client.sat();
    if (what !== 'act') return;
    this.acked(client, more);
    client.news.sent = at;
    client.news.acked = performance.now();
    this.#settle(client.news);
  }

  #settle(news) {
    if (news.left || !news.acked) return;
    this.meter.move(Math.max(news.seen, news.acked) - news.sent);
    const at = this.#open.lastIndexOf(news);
    if (at >= 0) this.#open.splice(at, 1);
  }

  refused(frame, command) {
    if (command?.what === 'act') this.meter.refusal(performance.now() - command.at);
    else if (command?.what !== 'offer') throw new Error(`refused: ${JSON.stringify(frame)}`);
  }

  // Frames that somebody still has not seen, of those that are older than this moment.
  unseen(before) {
    return this.#open.filter(({ left, seen }) => left && seen < before).length;
  }
}
