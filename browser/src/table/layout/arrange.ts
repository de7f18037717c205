// The whole table: areas, zones and pieces for a room of some width and height.
import type { Zone } from "../../generated/wire";
import { areaBlock, areaGround, plateBearers, type Shape, shapesOf } from "./areas";
import type { Block } from "./block";
import type { Size } from "./box";
import { flipped } from "./flip";
import { emptyGround, type Ground, spread } from "./ground";
import { absorbed, evened, type Plan, spans } from "./plan";
import { mirror, OWN, seated } from "./seats";
import { type Settled, settle } from "./settle";
import { isPaper, type Sight } from "./sight";
import { steadied, steadySet } from "./steady";
import { weight } from "./zones";

export interface Room extends Size {
  leftHanded: boolean;
}

export interface Arrangement extends Size, Ground {
  tall: boolean;
  pinned: number; // so much at the bottom of the window stays there when the table is scrolled
  pinnedZones: ReadonlySet<string>;
}

const LEAST_SCALE = 0.36; // below that a phone scrolls rather than shrink any further
const TALLEST = 3; // times the height of the room
const PINNED = 0.3; // of the window

export function isTall(room: Size): boolean {
  return room.width < room.height * 0.95;
}

interface Drafted {
  plan: Plan;
  areas: Map<string, Zone[]>;
  tall: boolean;
}

function draft(sight: Sight, room: Room): Drafted {
  const tall = isTall(room);
  const { layout } = sight.scene;
  const { rows, areas } = seated(sight.scene, sight.seat, tall ? layout.tall : layout.wide);
  for (const [name, zones] of areas) {
    const lying = zones.filter((zone) => zone.kind !== "bar" && !isPaper(zone));
    if (lying.length) areas.set(name, lying);
    else areas.delete(name);
  }
  const kept = rows.filter((row) => row.some((name) => areas.has(name)));
  const even = evened(absorbed(kept, new Set(areas.keys())));
  return { plan: spans(room.leftHanded ? mirror(even) : even, areas.keys()), areas, tall };
}

interface Kept {
  key: string;
  settled: Map<string, Settled>;
  height: number;
  pinned: number;
}

let kept: Kept = { key: "", settled: new Map(), height: 0, pinned: 0 };

export function arrange(sight: Sight, room: Room): Arrangement {
  const { plan, areas, tall } = draft(sight, room);
  const bearers = plateBearers(sight, areas);
  const at = (name: string, shape: Shape) =>
    areaBlock(sight, areas.get(name) ?? [], shape, bearers);
  const key = signature(sight, plan, areas, room);
  const mine = ownArea(sight, areas);
  if (kept.key !== key) kept = { key, ...fitted(plan, variantsOf(areas, at), room, mine) };
  const { settled, height, pinned } = kept;
  const ground = emptyGround();
  for (const [name, place] of settled) {
    const stays = pinned > 0 && name === mine;
    spread(ground, areaGround(sight, name, areas.get(name) ?? [], place, bearers, stays));
  }
  const own = pinned ? (areas.get(mine) ?? []).map((zone) => zone.id) : [];
  const { mirrored } = sight.scene.layout;
  const shown = mirrored ? flipped(ground, sight.scene, room.width) : ground;
  return { ...shown, tall, width: room.width, height, pinned, pinnedZones: new Set(own) };
}

const sized = ({ width, height }: Size): Size => ({ width, height });

/** Settling is the dear part, and most patches leave every size as it was. */
function signature(sight: Sight, plan: Plan, areas: Map<string, Zone[]>, room: Room): string {
  const zones = [...areas.values()].flat();
  const weights = zones.map((zone) => `${zone.id} ${zone.owner} ${weight(sight, zone)}`);
  return JSON.stringify([[...plan], weights, room, sight.seat, sight.scene.chairs.length]);
}

function variantsOf(
  areas: Map<string, Zone[]>,
  at: (name: string, shape: Shape) => Block,
): Map<string, Size[]> {
  const sizes = (name: string) =>
    shapesOf(areas.get(name) ?? []).map((shape) => sized(at(name, shape)));
  return new Map([...areas.keys()].map((name) => [name, sizes(name)]));
}

type Fitted = Omit<Kept, "key">;

/** Where one's own hand lies. */
function ownArea(sight: Sight, areas: ReadonlyMap<string, Zone[]>): string {
  if (areas.has(OWN) || sight.seat === null) return OWN;
  const isMine = ({ kind, owner }: Zone) => kind === "fan" && owner === sight.seat;
  return [...areas].find(([, zones]) => zones.some(isMine))?.[0] ?? OWN;
}

function fitted(plan: Plan, variants: Map<string, Size[]>, room: Room, own: string): Fitted {
  const settled = settle(plan, variants, { x: 0, y: 0, width: room.width, height: room.height });
  const fits = smallest(settled) >= LEAST_SCALE || !isTall(room);
  if (fits) return { settled, height: room.height, pinned: 0 };
  return variants.has(own) ? withPinned(plan, variants, room, own) : grown(plan, variants, room);
}

const smallest = (settled: Map<string, Settled>): number =>
  Math.min(...[...settled.values()].map((one) => one.scale));

/** As high as the room, or higher where things would become too small to play with. */
function grown(plan: Plan, variants: Map<string, Size[]>, room: Room): Fitted {
  for (let factor = 1; ; factor += 0.1) {
    const height = Math.round(room.height * factor);
    const settled = settle(plan, variants, { x: 0, y: 0, width: room.width, height });
    if (smallest(settled) >= LEAST_SCALE || factor > TALLEST) return { settled, height, pinned: 0 };
  }
}

/** Where the table scrolls, one's own things stay at the bottom of the window. */
function withPinned(plan: Plan, variants: Map<string, Size[]>, room: Room, own: string): Fitted {
  const pinned = Math.round(room.height * PINNED);
  const others = new Map([...variants].filter(([name]) => name !== own));
  const mine = new Map([...variants].filter(([name]) => name === own));
  const rows = new Map([...plan].filter(([name]) => name !== own));
  const rest = grown(rows, others, { ...room, height: room.height - pinned });
  const span = { top: 0, left: 0, bottom: 1, right: 1 };
  const foot = { x: 0, y: room.height - pinned, width: room.width, height: pinned };
  const hand = settle(new Map([[own, span]]), mine, foot);
  return { settled: new Map([...rest.settled, ...hand]), height: rest.height + pinned, pinned };
}

/** The same arrangement with the old boxes and spots where nothing has moved. */
export function steady(old: Arrangement | null, next: Arrangement): Arrangement {
  if (!old) return next;
  return {
    ...next,
    zones: steadied(old.zones, next.zones),
    captions: steadied(old.captions, next.captions),
    plates: steadied(old.plates, next.plates),
    pieces: steadied(old.pieces, next.pieces),
    pinnedZones: steadySet(old.pinnedZones, next.pinnedZones),
    backs: steadied(old.backs, next.backs),
    places: steadied(old.places, next.places),
  };
}
