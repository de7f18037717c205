// Spots and flicks on a field: from pixels to its units and back, and what may lie where.
import type { Field, Piece } from "../../generated/wire";
import type { Placed } from "../layout/ground";
import { fieldFactor } from "../layout/zones";

export interface Point {
  x: number;
  y: number;
}

export function toField(zone: Field, box: Placed, x: number, y: number): Point {
  const scale = box.scale * fieldFactor(zone);
  const fx = (x - box.x - box.width / 2) / scale;
  const fy = (y - box.y - box.height / 2) / scale;
  return { x: Math.floor(fx + 0.5), y: Math.floor(fy + 0.5) };
}

export function toPixels(zone: Field, box: Placed, point: Point): Point {
  const scale = box.scale * fieldFactor(zone);
  return {
    x: box.x + box.width / 2 + point.x * scale,
    y: box.y + box.height / 2 + point.y * scale,
  };
}

/** The innermost outline is where things may lie; a field without any is free up to its edge. */
export function groundOf(zone: Field): { width: number; height: number } {
  const sizes = [...zone.outlines].sort((a, b) => a.width * a.height - b.width * b.height);
  const board = zone.outlines.find((line) => line.kind === "board");
  return board ?? (sizes[0] && zone.outlines.length > 1 ? sizes[0] : zone);
}

/** Whether a disc of this radius can lie here: on the ground, touching nothing. */
export function isFree(zone: Field, others: readonly Piece[], at: Point, radius: number): boolean {
  const { width, height } = groundOf(zone);
  const within = Math.abs(at.x) <= width / 2 - radius && Math.abs(at.y) <= height / 2 - radius;
  return within && others.every((other) => apart(other, at, radius));
}

function apart(other: Piece, at: Point, radius: number): boolean {
  if (!other.at) return true;
  const [x, y, r] = other.at;
  return (x - at.x) ** 2 + (y - at.y) ** 2 > (r + radius) ** 2;
}

/** What another disc of this kind measures, or the commonest on the field. */
export function radiusOf(piece: Piece | undefined, field: Field, discs: readonly Piece[]): number {
  if (piece?.at) return piece.at[2];
  const alike = discs.find(
    (disc) => piece && disc.face.kind === piece.face.kind && sameLook(disc, piece),
  );
  return (alike ?? discs[0])?.at?.[2] ?? Math.min(field.width, field.height) / 20;
}

const sameLook = (a: Piece, b: Piece): boolean =>
  a.face.attributes["emblem"] === b.face.attributes["emblem"];

// ---------------------------------------------------------------- flicks

export interface Flick {
  dx: number;
  dy: number;
  strength: number;
}

/** Directions have a longest reach, which a field may name; otherwise a thousand will do. */
export function mostPull(zone: Field): number {
  return zone.physics["pull"] ?? 1000;
}

/** A direction in whole numbers and a strength from 1 to the field's most. */
export function flickOf(zone: Field, dx: number, dy: number, part: number): Flick | null {
  const length = Math.hypot(dx, dy);
  if (!length || part <= 0) return null;
  const most = mostPull(zone);
  const unit = (value: number) => Math.round((value / length) * most);
  return {
    dx: unit(dx),
    dy: unit(dy),
    strength: Math.max(1, Math.round(Math.min(part, 1) * most)),
  };
}

const FASTEST = 2.6; // pixels a millisecond that count as full strength where a field has no physics

/** Which part of the hardest flick a hand's speed is, in pixels a millisecond; null: too slow. */
export function partOf(zone: Field, box: Placed, pace: number): number | null {
  const { slowest, fastest } = zone.physics;
  if (!slowest || !fastest) return pace < 0.15 ? null : Math.min(1, pace / FASTEST);
  const speed = (pace * 1000) / (box.scale * fieldFactor(zone)); // a disc leaves as fast as the hand
  if (speed < slowest) return null;
  return Math.min(1, Math.max(0.001, (speed - slowest) / (fastest - slowest)));
}
