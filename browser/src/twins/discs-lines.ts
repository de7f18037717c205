// The twin of `core/discs_lines.py`: the board's edge, where a disc drops, and the rope.

import {
  ON_BOARD,
  ON_TABLE,
  OVER_ROPE,
  PAST_ROPE,
  glide,
  stop,
  type Bodies,
  type Body,
  type Laws,
} from "./discs-bodies";

const HALVINGS = 48; // of the time in which a line is crossed

/** Which disc crosses its next line first within `span`, and when; null for none. */
export function firstCrossing(
  movers: readonly Body[],
  laws: Laws,
  span: number,
): [number, Body | null] {
  let until = span;
  let crosser: Body | null = null;
  for (const b of movers) {
    const line = nextLine(laws, b);
    if (line > 0 && isOut(b, laws, until, line) && isOutward(b, laws, until)) {
      until = crossing(b, laws, until, line);
      crosser = b;
    }
  }
  return [until, crosser];
}

/** How far from the board a centre goes before something changes; 0 is for ever. */
function nextLine(laws: Laws, b: Body): number {
  if (b.level === ON_BOARD) return b.radius;
  if (laws.rope === 0 || b.level === PAST_ROPE) return 0;
  return b.level === ON_TABLE ? laws.rope - b.radius : laws.rope;
}

/** The square of the distance from a place to the board. */
export function offBoard(laws: Laws, x: number, y: number): number {
  let dx = Math.abs(x) - laws.halfWidth;
  let dy = Math.abs(y) - laws.halfHeight;
  if (dx < 0) dx = 0;
  if (dy < 0) dy = 0;
  return dx * dx + dy * dy;
}

function offBoardAfter(b: Body, laws: Laws, time: number): number {
  const share = glide(b.speed, b.slow, time);
  return offBoard(laws, b.x + b.vx * share, b.y + b.vy * share);
}

function isOut(b: Body, laws: Laws, time: number, line: number): boolean {
  return offBoardAfter(b, laws, time) >= line * line;
}

function isOutward(b: Body, laws: Laws, time: number): boolean {
  return offBoardAfter(b, laws, time) > offBoard(laws, b.x, b.y);
}

/** The last moment before a line: what it bounds is convex, so a straight way leaves it once. */
function crossing(b: Body, laws: Laws, span: number, line: number): number {
  let inside = 0;
  let outside = span;
  for (let i = 0; i < HALVINGS; i++) {
    const middle = 0.5 * (inside + outside);
    if (isOut(b, laws, middle, line)) outside = middle;
    else inside = middle;
  }
  return inside;
}

/** A disc drops from the board, stops at the rope or goes over it, or is past it. */
export function cross(bodies: Bodies, laws: Laws, b: Body): void {
  if (b.level === ON_TABLE && Math.sqrt(b.vx * b.vx + b.vy * b.vy) < laws.ropeSpeed) {
    stop(b);
    return;
  }
  if (b.level === ON_BOARD) bodies.dropped.push(b.index);
  if (b.level === OVER_ROPE) bodies.past.push(b.index);
  b.level += 1;
}
