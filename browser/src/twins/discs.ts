// The twin of `core/discs.py`: what a flick does, to the bit as the server sees it.

import { ON_BOARD, stop, type Bodies, type Body, type Laws } from "./discs-bodies";
import { step } from "./discs-motion";
import { nearest, settle } from "./discs-rest";

export const STEP_MS = 4;
const STEPS = 15_000; // a fuse of one minute: then everything stops where it is
const STRENGTHS = 1000;
const GRAVITY = 9_806.65; // um/s², a thousandth of it

/** As it stands in the `physics` of a field, in the names of Python. */
export interface Ground {
  half_width: number;
  half_height: number;
  rope: number;
  rope_speed: number;
  board_friction: number;
  table_friction: number;
  restitution: number;
  slowest: number;
  fastest: number;
}

export interface Disc {
  x: number;
  y: number;
  radius: number;
  mass: number;
}

export interface Flick {
  disc: number;
  dx: number;
  dy: number;
  strength: number;
}

export type Place = [x: number, y: number];

/** Where everything came to rest, and what left the board and the rope, in order. */
export interface Shot {
  rest: Place[];
  dropped: number[];
  past: number[];
  millis: number;
}

/** A shot under way, step by step. */
export class Motion {
  readonly bodies: Bodies;
  readonly #laws: Laws;
  steps = 0;
  over = false;

  constructor(ground: Ground, discs: readonly Disc[], flick: Flick) {
    this.bodies = launch(ground, discs, flick);
    this.#laws = lawsOf(ground);
  }

  /** One step of four milliseconds; false when all has come to rest and settled. */
  step(): boolean {
    if (this.over) return false;
    if (this.steps === STEPS) this.bodies.all.forEach(stop);
    else if (step(this.bodies, this.#laws, STEP_MS / 1000)) {
      this.steps += 1;
      return true;
    }
    settle(this.bodies, this.#laws);
    this.over = true;
    return false;
  }

  shot(): Shot {
    while (this.step());
    return {
      rest: this.bodies.all.map((b) => [nearest(b.x), nearest(b.y)]),
      dropped: [...this.bodies.dropped],
      past: [...this.bodies.past],
      millis: this.steps * STEP_MS,
    };
  }
}

/** Flick a disc and let everything come to rest. */
export function shoot(ground: Ground, discs: readonly Disc[], flick: Flick): Shot {
  return new Motion(ground, discs, flick).shot();
}

function launch(ground: Ground, discs: readonly Disc[], flick: Flick): Bodies {
  const all = discs.map(laid);
  const pushed = all[flick.disc];
  if (!pushed) throw new Error(`there is no disc ${flick.disc}`);
  const speed = launchSpeed(ground, flick.strength);
  const length = Math.sqrt(flick.dx * flick.dx + flick.dy * flick.dy);
  pushed.vx = speed * (flick.dx / length);
  pushed.vy = speed * (flick.dy / length);
  return { all, dropped: [], past: [] };
}

function laid({ x, y, radius, mass }: Disc, index: number): Body {
  const still = { vx: 0, vy: 0, speed: 0, slow: 0, meanX: 0, meanY: 0 };
  return { index, x, y, radius, mass, level: ON_BOARD, ...still };
}

/** Linear in the strength. */
function launchSpeed(ground: Ground, strength: number): number {
  return ground.slowest + ((ground.fastest - ground.slowest) * (strength - 1)) / (STRENGTHS - 1);
}

function lawsOf(ground: Ground): Laws {
  return {
    halfWidth: ground.half_width,
    halfHeight: ground.half_height,
    rope: ground.rope,
    ropeSpeed: ground.rope_speed,
    boardSlow: ground.board_friction * GRAVITY,
    tableSlow: ground.table_friction * GRAVITY,
    restitution: ground.restitution / 1000,
  };
}
