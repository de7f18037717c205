// What the layout needs to know of a scene: its pieces by zone, and whose eyes look at it.
import type { Notes, Piece, Scene, Sheet, Zone } from "../../generated/wire";
import { steadyList } from "./steady";

export interface Sight {
  scene: Scene;
  seat: number | null;
  pieces: ReadonlyMap<string, readonly Piece[]>; // those of one zone, in the order of their places
}

/**
 * `order` says how a hand was sorted by its owner, by piece id; the others keep their places.
 * A zone with the same in it as before has the same list as before.
 */
export function sightOf(
  scene: Scene,
  seat: number | null,
  order: ReadonlyMap<string, number> = new Map(),
  before: Sight | null = null,
): Sight {
  const found = new Map<string, Piece[]>();
  for (const piece of Object.values(scene.pieces)) add(found, piece.zone, piece);
  const rank = (piece: Piece) => order.get(piece.id) ?? piece.place ?? Infinity;
  const pieces = new Map<string, readonly Piece[]>();
  for (const [zone, there] of found) {
    there.sort((a, b) => compare(rank(a), rank(b)));
    pieces.set(zone, steadyList(before?.pieces.get(zone) ?? NOTHING, there));
  }
  return { scene, seat, pieces };
}

function add<K>(to: Map<K, Piece[]>, key: K, piece: Piece): void {
  const there = to.get(key);
  if (there) there.push(piece);
  else to.set(key, [piece]);
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

const NOTHING: readonly Piece[] = [];

export function lying(sight: Sight, zone: string): readonly Piece[] {
  return sight.pieces.get(zone) ?? NOTHING;
}

type Placed = ReadonlyMap<number | null, readonly Piece[]>;

const placed = new WeakMap<readonly Piece[], Placed>();

/** What lies in one place of a zone. */
export function lyingAt(sight: Sight, zone: string, place: number): readonly Piece[] {
  const pieces = lying(sight, zone);
  const known = placed.get(pieces) ?? byPlace(pieces);
  placed.set(pieces, known);
  return known.get(place) ?? NOTHING;
}

function byPlace(pieces: readonly Piece[]): Placed {
  const found = new Map<number | null, Piece[]>();
  for (const piece of pieces) add(found, piece.place, piece);
  return found;
}

/** Papers are read, not played on: they lie beside the table. */
export function isPaper(zone: Zone): zone is Sheet | Notes {
  return zone.kind === "sheet" || zone.kind === "notes";
}

/** Those on which something is written. */
export function papersOf(sight: Sight): (Sheet | Notes)[] {
  return Object.values(sight.scene.zones)
    .filter(isPaper)
    .filter((paper) => !isBlank(sight, paper));
}

function isBlank(sight: Sight, zone: Zone): boolean {
  if (zone.kind === "notes") return !zone.lines.length && !lying(sight, zone.id).length;
  return zone.kind === "sheet" && !zone.lines.length;
}

/** Counts rounded up, so that a table does not shift with every card that comes or goes. */
export function roughly(count: number, least: number, step: number): number {
  return Math.max(least, Math.ceil(count / step) * step);
}
