// The twin of `core/discs_rest.py`: at rest on whole micrometres, and no two of a layer overlap.

import { ON_BOARD, ON_TABLE, type Bodies, type Body, type Laws } from "./discs-bodies";
import { offBoard } from "./discs-lines";

const SWEEPS = 64; // of pushing neighbours apart, before the whole layer is spread
const CLEARANCE = 2; // um; rounding brings two discs nearer by sqrt(2) at most

/** Round all places and part what overlaps then; who hangs on by less than that has dropped. */
export function settle(bodies: Bodies, laws: Laws): void {
  for (const b of bodies.all) {
    b.x = nearest(b.x);
    b.y = nearest(b.y);
  }
  part(bodies, true);
  for (const b of bodies.all) {
    if (b.level === ON_BOARD && offBoard(laws, b.x, b.y) >= b.radius * b.radius) {
      b.level = ON_TABLE;
      bodies.dropped.push(b.index);
    }
  }
  part(bodies, false);
}

/** Halves away from zero, so that mirrored places round alike; never -0. */
export function nearest(value: number): number {
  return value < 0 ? 0 - Math.floor(0.5 - value) : 0 + Math.floor(value + 0.5);
}

/** Push overlapping discs of a layer apart; where that does not end, spread the layer. */
function part(bodies: Bodies, board: boolean): void {
  const layer = bodies.all.filter((b) => (b.level === ON_BOARD) === board);
  for (let sweep = 0; sweep < SWEEPS; sweep++) if (!push(layer)) return;
  spread(layer);
}

function* pairs(layer: readonly Body[]): Generator<[Body, Body]> {
  for (const [i, one] of layer.entries()) {
    for (const other of layer.slice(i + 1)) yield [one, other];
  }
}

function push(layer: readonly Body[]): boolean {
  let pushed = false;
  for (const [one, other] of pairs(layer)) {
    const dx = other.x - one.x;
    const dy = other.y - one.y;
    const reach = one.radius + other.radius;
    // Whole numbers: this comparison is exact.
    if (dx * dx + dy * dy >= reach * reach) continue;
    const distance = Math.sqrt(dx * dx + dy * dy);
    const share = (reach + CLEARANCE - distance) / (distance * (one.mass + other.mass));
    one.x = nearest(one.x - dx * (share * other.mass));
    one.y = nearest(one.y - dy * (share * other.mass));
    other.x = nearest(other.x + dx * (share * one.mass));
    other.y = nearest(other.y + dy * (share * one.mass));
    pushed = true;
  }
  return pushed;
}

/** Draw a layer out from the middle until its tightest pair is clear: this always ends. */
function spread(layer: readonly Body[]): void {
  let tightest = 1;
  for (const [one, other] of pairs(layer)) {
    const dx = other.x - one.x;
    const dy = other.y - one.y;
    const room = Math.sqrt(dx * dx + dy * dy) / (one.radius + other.radius + CLEARANCE);
    if (room < tightest) tightest = room;
  }
  for (const b of layer) {
    b.x = nearest(b.x / tightest);
    b.y = nearest(b.y / tightest);
  }
}
