// What a hand can touch: a piece, a place, or a whole zone.
import type { Group, Piece, Scene, Zone } from "../../generated/wire";
import type { Arrangement } from "../layout/arrange";
import { type Box, inside, middle, shrunk, sizeOf } from "../layout/box";
import { placeKey } from "../layout/ground";
import { same } from "../layout/steady";

export interface Stop {
  key: string;
  zone: string;
  piece?: Piece;
  group?: Group;
  place: number | null;
  box: Box;
}

export const pieceKey = (id: string): string => `piece ${id}`;
export const slotKey = (zone: string, place: number): string => `place ${zone}/${place}`;
export const zoneKey = (id: string): string => `zone ${id}`;

/** Everything on the table that can be touched or read, zone by zone. */
export function stopsOf(scene: Scene, at: Arrangement): Stop[] {
  const found = new Map<string, Stop[]>(Object.keys(scene.zones).map((id) => [id, []]));
  const taken = new Set<string>();
  for (const piece of Object.values(scene.pieces)) {
    const stop = pieceStop(piece, at);
    if (stop) found.get(piece.zone)?.push(stop);
    if (stop && piece.place !== null) taken.add(placeKey(piece.zone, piece.place));
  }
  for (const [key, place] of at.places) {
    const zone = scene.zones[place.zone];
    if (zone && (zone.kind === "heap" || !taken.has(key))) {
      found.get(zone.id)?.push(placeStop(zone, place.place, place));
    }
  }
  return Object.values(scene.zones)
    .filter((zone) => at.zones.has(zone.id))
    .flatMap((zone) => inOrder(zone, found.get(zone.id) ?? [], at));
}

function inOrder(zone: Zone, stops: Stop[], at: Arrangement): Stop[] {
  return stops.length ? stops.sort((a, b) => readingOrder(a.box, b.box)) : [zoneStop(zone, at)];
}

function pieceStop(piece: Piece, at: Arrangement): Stop | null {
  const spot = at.pieces.get(piece.id);
  if (!spot) return null;
  const { width, height } = sizeOf(piece.face);
  const box = { x: spot.x, y: spot.y, width: width * spot.scale, height: height * spot.scale };
  return { key: pieceKey(piece.id), zone: piece.zone, piece, place: piece.place, box };
}

function placeStop(zone: Zone, place: number, box: Box): Stop {
  const stop: Stop = { key: slotKey(zone.id, place), zone: zone.id, place, box };
  const group = zone.kind === "heap" ? zone.groups[place] : undefined;
  return group ? { ...stop, group } : stop;
}

export function zoneStop(zone: Zone, at: Arrangement): Stop {
  const box = at.zones.get(zone.id) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { key: zoneKey(zone.id), zone: zone.id, place: null, box };
}

export function readingOrder(a: Box, b: Box): number {
  const level = Math.abs(a.y - b.y) < Math.min(a.height, b.height) / 2;
  return level ? a.x - b.x : a.y - b.y;
}

/** What lies under a point, the piece that is being dragged left out. */
export function stopAt(
  scene: Scene,
  at: Arrangement,
  stops: Stop[],
  x: number,
  y: number,
): Stop | null {
  const zone = Object.values(scene.zones).find((one) => {
    const box = at.zones.get(one.id);
    return box !== undefined && inside(box, x, y);
  });
  if (!zone) return null;
  const own = stops.filter((stop) => stop.zone === zone.id);
  const here = own.findLast((stop) => inside(stop.box, x, y));
  return here ?? nearMiss(zone, own, x, y) ?? zoneStop(zone, at);
}

const NEAR_MISS = 14; // pixels by which a fast hand may miss a pile

function nearMiss(zone: Zone, own: readonly Stop[], x: number, y: number): Stop | undefined {
  if (zone.kind !== "piles") return undefined;
  return own.findLast(({ box }) => inside(shrunk(box, -NEAR_MISS), x, y));
}

const NEAR = 16; // pixels beside a disc that a finger still means

/** The disc of a field that a finger beside it means. */
export function nearStop(scene: Scene, stops: readonly Stop[], x: number, y: number): Stop | null {
  const near = stops.flatMap((stop) => {
    if (!stop.piece || scene.zones[stop.zone]?.kind !== "field") return [];
    const [mx, my] = middle(stop.box);
    const gap = Math.hypot(x - mx, y - my) - stop.box.width / 2;
    return gap <= NEAR ? [{ stop, gap }] : [];
  });
  return near.sort((a, b) => a.gap - b.gap)[0]?.stop ?? null;
}

/** The old stop where piece and place are as they were. */
export function steadiedStops(
  old: ReadonlyMap<string, Stop>,
  next: Map<string, Stop>,
): Map<string, Stop> {
  for (const [key, stop] of next) {
    const before = old.get(key);
    if (
      before &&
      before.piece === stop.piece &&
      before.group === stop.group &&
      same(before.box, stop.box)
    ) {
      next.set(key, before);
    }
  }
  return next;
}
