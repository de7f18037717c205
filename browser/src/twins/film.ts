// A shot for the eye: where every disc is at any moment, at the rate of the display.

import { ON_BOARD, PAST_ROPE, type Body } from "./discs-bodies";
import { Motion, STEP_MS, type Disc, type Flick, type Ground, type Shot } from "./discs";

export interface Glimpse {
  x: number;
  y: number;
  dropped: boolean;
  past: boolean;
}

/** Runs only as far as it is looked at; between two steps a disc is on the straight line. */
export class Film {
  readonly #motion: Motion;
  readonly #frames: Glimpse[][];

  constructor(ground: Ground, discs: readonly Disc[], flick: Flick) {
    this.#motion = new Motion(ground, discs, flick);
    this.#frames = [this.#glimpse()];
  }

  /** All discs so many milliseconds after the flick; where they lie, once it is over. */
  at(ms: number): Glimpse[] {
    const exact = Math.max(0, ms) / STEP_MS;
    const whole = Math.floor(exact);
    this.#runTo(whole + 1);
    const last = this.#frames.length - 1;
    const before = this.#frames[Math.min(whole, last)] ?? [];
    const after = this.#frames[Math.min(whole + 1, last)] ?? [];
    return before.map((from, i) => between(from, after[i] ?? from, exact - whole));
  }

  /** Whether nothing moves any more by then. */
  isOver(ms: number): boolean {
    this.#runTo(Math.ceil(ms / STEP_MS));
    return this.#motion.over && ms >= this.#motion.steps * STEP_MS;
  }

  /** Where all of it comes to rest: the server must say the same. */
  end(): Shot {
    this.#runTo(Infinity);
    return this.#motion.shot();
  }

  #runTo(step: number): void {
    while (!this.#motion.over && this.#frames.length <= step) {
      this.#motion.step();
      if (this.#motion.over) this.#frames.pop(); // the last step ends settled
      this.#frames.push(this.#glimpse());
    }
  }

  #glimpse(): Glimpse[] {
    return this.#motion.bodies.all.map(seen);
  }
}

function seen({ x, y, level }: Body): Glimpse {
  return { x, y, dropped: level !== ON_BOARD, past: level === PAST_ROPE };
}

function between(from: Glimpse, to: Glimpse, share: number): Glimpse {
  return { ...to, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
