// A client that also keeps the scene, as its own seat sees it, for whoever looks at it.
import { Client } from './client.js';
import { Unread } from './unread.js';

export class Viewer extends Client {
  about = null; // the table
  #scene = null;
  #unread = []; // what changed it, not parsed as long as nobody looks

  get scene() {
    for (const { frame } of this.#unread.splice(0)) {
      for (const [key, value] of Object.entries(frame.scene ?? frame.mine ?? {})) {
        if (key === 'zones' || key === 'pieces') patch(this.#scene[key], value);
        else this.#scene[key] = value;
      }
    }
    return this.#scene;
  }

  // What all are told alike is parsed once for all of them.
  hearNews(news) {
    this.#unread.push(news);
  }

  hearMine(data) {
    this.#unread.push(new Unread(data));
  }

  hearSnapshot(data) {
    const { table, scene, mine } = JSON.parse(data);
    this.about = table;
    this.#scene = scene;
    this.#unread = scene ? [{ frame: { mine } }] : [];
  }

  hearTable(data) {
    this.about = JSON.parse(data).table;
  }
}

function patch(things, changes) {
  for (const [id, told] of Object.entries(changes)) {
    if (told === null) delete things[id];
    else things[id] = told;
  }
}
