// What a hand can touch: a piece, a place, or a whole zone.
import type { Group, Piece, Scene, Zone } from "../../generated/wire";
import type { Arrangement } from "../layout/arrange";
import { type Box, inside, middle, shrunk, sizeOf } from "../layout/box";
import type { Place, Placed, Spot } from "../layout/ground";
import { steadyList } from "../layout/steady";

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

export type Stops = ReadonlyMap<string, readonly Stop[]>; // by zone

/** Everything on the table that can be touched or read; a zone as it was has the same list. */
export function stopsIn(scene: Scene, at: Arrangement, old: Stops = new Map()): Stops {
  const lying = Object.values(scene.zones).filter((zone) => at.zones.has(zone.id));
  const found = new Map(lying.map((zone) => [zone.id, { zone, ...emptyZone() }]));
  for (const piece of Object.values(scene.pieces)) {
    const [there, stop] = [found.get(piece.zone), pieceStop(piece, at)];
    if (stop) there?.stops.push(stop);
    if (stop) there?.taken.add(piece.place);
  }
  for (const place of at.places.values()) {
    const there = found.get(place.zone);
    if (there && (there.zone.kind === "heap" || !there.taken.has(place.place)))
      there.stops.push(placeStop(there.zone, place));
  }
  const listed = [...found].map(([id, { zone, stops }]): [string, readonly Stop[]] => {
    return [id, steadyList(old.get(id) ?? [], inOrder(zone, stops, at))];
  });
  return new Map(listed);
}

const emptyZone = () => ({ stops: [] as Stop[], taken: new Set<number | null>() });

export const stopsOf = (scene: Scene, at: Arrangement): Stop[] =>
  [...stopsIn(scene, at).values()].flat();

function inOrder(zone: Zone, stops: Stop[], at: Arrangement): Stop[] {
  return stops.length ? stops.sort((a, b) => readingOrder(a.box, b.box)) : [zoneStop(zone, at)];
}

// What lies as it lay is the same stop: nobody need look at it again.
const known = new WeakMap<Spot | Place | Placed, Stop>();

function pieceStop(piece: Piece, at: Arrangement): Stop | null {
  const spot = at.pieces.get(piece.id);
  const before = spot && known.get(spot);
  if (!spot || before?.piece === piece) return before ?? null;
  const { width, height } = sizeOf(piece.face);
  const box = { x: spot.x, y: spot.y, width: width * spot.scale, height: height * spot.scale };
  const stop = { key: pieceKey(piece.id), zone: piece.zone, piece, place: piece.place, box };
  known.set(spot, stop);
  return stop;
}

function placeStop(zone: Zone, place: Place): Stop {
  const group = zone.kind === "heap" ? zone.groups[place.place] : undefined;
  const before = known.get(place);
  if (before && before.group === group) return before;
  const key = slotKey(zone.id, place.place);
  const stop: Stop = { key, zone: zone.id, place: place.place, box: place };
  if (group) stop.group = group;
  known.set(place, stop);
  return stop;
}

export function zoneStop(zone: Zone, at: Arrangement): Stop {
  const box = at.zones.get(zone.id) ?? { x: 0, y: 0, width: 0, height: 0, scale: 1 };
  const stop = known.get(box) ?? { key: zoneKey(zone.id), zone: zone.id, place: null, box };
  known.set(box, stop);
  return stop;
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
