// A frame that is kept as it came, and parsed when somebody reads it.
export class Unread {
  #frame;

  constructor(data) {
    this.data = Buffer.from(data);
  }

  get frame() {
    return (this.#frame ??= JSON.parse(this.data));
  }
}
