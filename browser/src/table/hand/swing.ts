// The movement of a hand that flicks: how fast it was at its fastest, and which way.

interface Moment {
  x: number;
  y: number;
  at: number; // ms
}

const LOOKED_AT = 50; // ms over which a pace is measured
const SHORTEST = 12; // pixels that are more than a tremble
const SLOWED = 0.55; // of the fastest: then the flick is over, though the finger may go on
const STALE = 250; // ms after which what was fast is forgotten: a hand that trembled and then creeps flicks nothing

export class Swing {
  pace = 0; // pixels a millisecond
  angle = 0;
  #peakAt = 0;
  #now = 0;
  readonly #first: Moment;
  #recent: Moment[];

  constructor(x: number, y: number, at: number) {
    this.#first = { x, y, at };
    this.#recent = [this.#first];
  }

  move(x: number, y: number, at: number): void {
    const kept = this.#recent.filter((one) => at - one.at <= LOOKED_AT);
    this.#recent = [...(kept.length ? kept : this.#recent.slice(-1)), { x, y, at }];
    const since = this.#recent[0] ?? this.#first;
    const [dx, dy] = [x - since.x, y - since.y];
    this.#now = Math.hypot(dx, dy) / Math.max(at - since.at, 8);
    if (this.#now < this.pace) return;
    this.pace = this.#now;
    this.angle = Math.atan2(dy, dx);
    this.#peakAt = at;
  }

  /** From where it is now back to where it began. */
  back(): [number, number] {
    const last = this.#recent.at(-1) ?? this.#first;
    return [this.#first.x - last.x, this.#first.y - last.y];
  }

  /** The finger has left with a flick and only slows down. */
  isPast(at: number): boolean {
    return this.isFresh(at) && at - this.#peakAt > 16 && this.#now < SLOWED * this.pace;
  }

  /** Lifted now, the finger means the flick before. */
  isFresh(at: number): boolean {
    return this.isLong() && at - this.#peakAt <= STALE;
  }

  /** More than a tremble of the hand. */
  isLong(): boolean {
    return Math.hypot(...this.back()) >= SHORTEST;
  }
}
