// The twin of `core/discs_motion.py`: from event to event, every collision at its time of impact.

import {
  ON_BOARD,
  glide,
  pace,
  setOff,
  slide,
  stop,
  type Bodies,
  type Body,
  type Laws,
} from "./discs-bodies";
import { cross, firstCrossing } from "./discs-lines";

const CALM = 10_000; // um/s; slower contacts do not bounce, or piles would rattle on and on
const PRESS = 10; // um/s; touching discs that near each other more slowly are let be
const TOUCH = 0.01; // um; nearer discs touch
const EVENTS = 20_000; // a fuse: after so many in one step everything stops where it is

interface Hit {
  time: number;
  one: Body;
  other: Body;
}

/** Move on by `span`, from event to event; false when everything was at rest. */
export function step(bodies: Bodies, laws: Laws, span: number): boolean {
  let left = span;
  for (let event = 0; event < EVENTS; event++) {
    const movers = setOff(bodies, laws, left);
    if (movers.length === 0) return left < span;
    const hit = firstHit(bodies, movers, left);
    const guess = hit ? refined(hit) : left;
    const [until, crosser] = firstCrossing(movers, laws, guess);
    slide(movers, until);
    if (crosser) cross(bodies, laws, crosser);
    else if (hit) collide(laws, hit.one, hit.other);
    left -= until;
    if (left <= 0) return true;
  }
  bodies.all.forEach(stop);
  return true;
}

/** Who meets first within `span`, at mean velocities; of those who touch already, the fastest. */
function firstHit(bodies: Bodies, movers: readonly Body[], span: number): Hit | null {
  let best = span;
  let hardest = PRESS;
  let first: Hit | null = null;
  for (const one of movers) {
    for (const other of bodies.all) {
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const wx = other.meanX - one.meanX;
      const wy = other.meanY - one.meanY;
      const closing = -(dx * wx + dy * wy);
      if (closing <= 0) continue;
      const reach = one.radius + other.radius;
      const gap = dx * dx + dy * dy - reach * reach;
      // Closing the gap takes gap / (2 closing) at least: most pairs leave here, rootless.
      if (gap > 2 * closing * best && gap > 2 * TOUCH * reach) continue;
      if ((one.level === ON_BOARD) !== (other.level === ON_BOARD)) continue;
      if (gap <= 2 * TOUCH * reach) {
        const speed = approach(one, other);
        if (speed > hardest) {
          [best, hardest] = [0, speed];
          first = { time: 0, one, other };
        }
        continue;
      }
      const root = closing * closing - (wx * wx + wy * wy) * gap;
      if (root <= 0) continue;
      const time = gap / (closing + Math.sqrt(root));
      if (time < best) {
        best = time;
        first = { time, one, other };
      }
    }
  }
  return first;
}

/** How fast two discs near each other along the line of their centres. */
function approach(one: Body, other: Body): number {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const wx = other.vx - one.vx;
  const wy = other.vy - one.vy;
  return -(dx * wx + dy * wy) / Math.sqrt(dx * dx + dy * dy);
}

/** When two slowing discs really meet, by Newton's method; never later than the guess. */
function refined({ time: guess, one, other }: Hit): number {
  const reach = one.radius + other.radius;
  let time = guess;
  for (let round = 0; round < 3; round++) {
    const [g1, g2] = [glide(one.speed, one.slow, time), glide(other.speed, other.slow, time)];
    const [p1, p2] = [pace(one.speed, one.slow, time), pace(other.speed, other.slow, time)];
    const dx = other.x + other.vx * g2 - (one.x + one.vx * g1);
    const dy = other.y + other.vy * g2 - (one.y + one.vy * g1);
    const wx = other.vx * p2 - one.vx * p1;
    const wy = other.vy * p2 - one.vy * p1;
    const closing = -(dx * wx + dy * wy);
    const gap = dx * dx + dy * dy - reach * reach;
    if (closing <= 0) return time;
    time += (0.5 * gap) / closing;
    if (time < 0) time = 0;
    if (time > guess) return guess;
  }
  return time;
}

/** An impulse along the line of centres; discs that overlap a little are set apart. */
function collide(laws: Laws, one: Body, other: Body): void {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const overlap = one.radius + other.radius - distance;
  const speed = approach(one, other);
  if (speed <= PRESS || overlap < -TOUCH) return;
  const [nx, ny] = [dx / distance, dy / distance];
  const toOne = other.mass / (one.mass + other.mass);
  const toOther = one.mass / (one.mass + other.mass);
  const kick = speed > CALM ? speed * (1 + laws.restitution) : speed;
  one.vx -= kick * toOne * nx;
  one.vy -= kick * toOne * ny;
  other.vx += kick * toOther * nx;
  other.vy += kick * toOther * ny;
  if (overlap > TOUCH) {
    one.x -= overlap * toOne * nx;
    one.y -= overlap * toOne * ny;
    other.x += overlap * toOther * nx;
    other.y += overlap * toOther * ny;
  }
}
