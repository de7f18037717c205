// The twin of `core/discs_bodies.py`. Nothing but + - * / and square roots on doubles, in the very
// order of Python's sums: the bits are the same, and so no sum in here may change its order.

export const ON_BOARD = 0;
export const ON_TABLE = 1;
export const OVER_ROPE = 2; // its edge reached the rope fast enough; its centre is still inside
export const PAST_ROPE = 3;

const REST = 200; // um/s; slower is at rest: it would slide less than rounding shows

/** A board and the rope round it. */
export interface Laws {
  halfWidth: number;
  halfHeight: number;
  rope: number; // from the board's edge to the loop; 0 is no rope
  ropeSpeed: number;
  boardSlow: number; // decelerations
  tableSlow: number;
  restitution: number;
}

/** A disc under way; what `setOff` notes for the step comes last. */
export interface Body {
  readonly index: number;
  readonly radius: number;
  readonly mass: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  level: number;
  speed: number;
  slow: number;
  meanX: number;
  meanY: number;
}

/** All discs, and who left the board and the rope, in order. */
export interface Bodies {
  readonly all: readonly Body[];
  readonly dropped: number[];
  readonly past: number[];
}

/** Who moves in the coming `span`; the slowest come to rest here. */
export function setOff(bodies: Bodies, laws: Laws, span: number): Body[] {
  const movers: Body[] = [];
  for (const b of bodies.all) {
    // Who was stopped dead by a collision still has a speed noted: it is cleared below.
    if (b.vx === 0 && b.vy === 0 && b.speed === 0) continue;
    const speed = Math.sqrt(b.vx * b.vx + b.vy * b.vy);
    if (speed <= REST) {
      stop(b);
      continue;
    }
    b.speed = speed;
    b.slow = b.level === ON_BOARD ? laws.boardSlow : laws.tableSlow;
    const share = glide(speed, b.slow, span) / span;
    b.meanX = b.vx * share;
    b.meanY = b.vy * share;
    movers.push(b);
  }
  return movers;
}

export function stop(b: Body): void {
  b.vx = 0;
  b.vy = 0;
  b.speed = 0;
  b.meanX = 0;
  b.meanY = 0;
}

/** How far a disc slides in `time`, in units of its velocity: Coulomb's law, stop included. */
export function glide(speed: number, slow: number, time: number): number {
  if (slow * time >= speed) return speed > 0 ? (0.5 * speed) / slow : 0;
  return time * (1 - (0.5 * slow * time) / speed);
}

/** What is left of its velocity after `time`. */
export function pace(speed: number, slow: number, time: number): number {
  return slow * time >= speed ? 0 : 1 - (slow * time) / speed;
}

/** Move everybody on by `time`, in which nothing happens. */
export function slide(movers: readonly Body[], time: number): void {
  for (const b of movers) {
    const share = glide(b.speed, b.slow, time);
    const left = pace(b.speed, b.slow, time);
    b.x += b.vx * share;
    b.y += b.vy * share;
    if (left === 0) {
      stop(b);
    } else {
      b.vx *= left;
      b.vy *= left;
    }
  }
}
