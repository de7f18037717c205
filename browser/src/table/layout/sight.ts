// What the layout needs to know of a scene: its pieces by zone, and whose eyes look at it.
import type { Notes, Piece, Scene, Sheet, Zone } from "../../generated/wire";
import { placeKey } from "./ground";

export interface Sight {
  scene: Scene;
  seat: number | null;
  pieces: ReadonlyMap<string, Piece[]>; // those of one zone, in the order of their places
  placed: ReadonlyMap<string, Piece[]>; // those of one place
}

/** `order` says how a hand was sorted by its owner, by piece id; the others keep their places. */
export function sightOf(
  scene: Scene,
  seat: number | null,
  order: ReadonlyMap<string, number> = new Map(),
): Sight {
  const pieces = new Map<string, Piece[]>();
  const placed = new Map<string, Piece[]>();
  for (const piece of Object.values(scene.pieces)) {
    add(pieces, piece.zone, piece);
    if (piece.place !== null) add(placed, placeKey(piece.zone, piece.place), piece);
  }
  const rank = (piece: Piece) => order.get(piece.id) ?? piece.place ?? Infinity;
  for (const there of pieces.values()) there.sort((a, b) => compare(rank(a), rank(b)));
  return { scene, seat, pieces, placed };
}

function add(to: Map<string, Piece[]>, key: string, piece: Piece): void {
  const there = to.get(key);
  if (there) there.push(piece);
  else to.set(key, [piece]);
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

export function lying(sight: Sight, zone: string): readonly Piece[] {
  return sight.pieces.get(zone) ?? [];
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
