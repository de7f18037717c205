// How large each kind of zone is for a room of some aspect, and where its pieces go.
import type { Field, Heap, Piece, Track, Zone } from "../../generated/wire";
import { beside, type Block, below, flow } from "./block";
import { type Size, sizeOf } from "./box";
import { fan, grid, piles, row, roundOnly, stack } from "./cards";
import { placeKey } from "./ground";
import { lying, roughly, type Sight } from "./sight";

export const CAPTION = 26;
export const GROUP: Size = { width: 92, height: 58 };
const LONGEST = 780; // the longer side of a field
export const MOST_NAMED = 13; // more levels than that and a track is drawn as a ruler

const still = (width: number, height: number): Block => ({ width, height, put: () => undefined });

function drawn(sight: Sight, zone: Zone, aspect: number): Block {
  switch (zone.kind) {
    case "stack":
      return stack(sight, zone);
    case "fan":
      return fan(sight, zone, aspect);
    case "row":
      return row(sight, zone, aspect);
    case "grid":
      return grid(sight, zone);
    case "piles":
      return piles(sight, zone, aspect);
    case "heap":
      return heap(sight, zone, aspect);
    case "field":
      return field(sight, zone);
    case "track":
      return track(zone, aspect);
    case "meter":
      return still(92, 58);
    case "spot":
    case "die":
      return still(84, 84);
    case "wheel":
      return still(236, 242);
    default:
      return still(0, 0); // bars and papers do not lie on the table
  }
}

/** A zone that nobody owns carries its name; what belongs to a seat stands by its plate. */
export function zoneBlock(sight: Sight, zone: Zone, aspect: number): Block {
  const inner = framed(zone, drawn(sight, zone, aspect));
  return zone.owner === null ? captioned(zone, inner) : inner;
}

function framed(zone: Zone, inner: Block): Block {
  const { width, height } = inner;
  return {
    width,
    height,
    put: (x, y, scale, ground) => {
      ground.zones.set(zone.id, { x, y, width: width * scale, height: height * scale, scale });
      inner.put(x, y, scale, ground);
    },
  };
}

const NARROWEST = 128; // for a name to be read
const NARROWEST_SPOT = 200; // a token's name says what it now means

function captioned(zone: Zone, inner: Block): Block {
  const width = Math.max(inner.width, zone.kind === "spot" ? NARROWEST_SPOT : NARROWEST);
  const name: Block = {
    width,
    height: CAPTION,
    put: (x, y, scale, ground) => {
      const box = { x, y, width: width * scale, height: CAPTION * scale, scale };
      ground.captions.set(zone.id, box);
    },
  };
  return below([name, inner], 2);
}

// ---------------------------------------------------------------- heap, field, track

function heap(sight: Sight, zone: Heap, aspect: number): Block {
  const room = roughly(zone.groups.length, zone.owner === null ? 3 : 1, 1);
  const groups = Array.from({ length: room }, (_, i) => groupBlock(zone, i));
  const loose = lying(sight, zone.id).map(looseBlock);
  return flow([...groups, ...loose], aspect, 8);
}

function groupBlock(zone: Heap, place: number): Block {
  return {
    ...GROUP,
    put: (x, y, scale, ground) => {
      if (place >= zone.groups.length) return;
      const { width, height } = GROUP;
      const box = { x, y, width: width * scale, height: height * scale };
      const put = { ...box, zone: zone.id, place, pinned: false };
      ground.places.set(placeKey(zone.id, place), put);
    },
  };
}

function looseBlock(piece: Piece): Block {
  const factor = 0.7;
  const { width, height } = sizeOf(piece.face);
  return {
    width: width * factor,
    height: height * factor,
    put: (x, y, scale, ground) =>
      ground.pieces.set(piece.id, { x, y, scale: scale * factor, turn: 0, z: 1 }),
  };
}

export function fieldFactor(zone: Field): number {
  return LONGEST / Math.max(zone.width, zone.height, 1);
}

const SMALLEST_DISC = 3;

function field(sight: Sight, zone: Field): Block {
  const factor = fieldFactor(zone);
  const [width, height] = [zone.width * factor, zone.height * factor];
  const put: Block["put"] = (x, y, scale, ground) => {
    for (const piece of lying(sight, zone.id)) {
      const [px, py, r] = piece.at ?? [0, 0, 1];
      const size = sizeOf(piece.face);
      const radius = Math.max(r * factor, SMALLEST_DISC);
      const grown = (2 * radius) / Math.max(size.width, size.height);
      const left = x + (width / 2 + px * factor - (size.width * grown) / 2) * scale;
      const top = y + (height / 2 + py * factor - (size.height * grown) / 2) * scale;
      ground.pieces.set(piece.id, { x: left, y: top, scale: scale * grown, turn: 0, z: 1 });
    }
  };
  return { width, height, put };
}

export const ASKING = 150; // figures, line and level, before what is asked
export const ASKED = 50;

function mostAsked(zone: Track): number {
  const sums = zone.asks.map((groups) => groups.reduce((sum, group) => sum + group.count, 0));
  return Math.max(...sums);
}

function track(zone: Track, aspect: number): Block {
  const count = zone.levels.length;
  if (count > MOST_NAMED) return still(560, 92);
  if (zone.asks.length) return still(ASKING + ASKED * mostAsked(zone), 50 * count);
  return aspect < 0.8 ? still(190, 44 * count) : still(Math.max(84 * count, 200), 92);
}

/** Zones side by side, stacked, or in two lines, whichever fills a room of this aspect best. */
export function together(blocks: readonly Block[], aspect: number): Block {
  if (blocks.length === 1 && blocks[0]) return blocks[0];
  const split = (at: number) =>
    below([beside(blocks.slice(0, at), 16), beside(blocks.slice(at), 16)], 10);
  const splits = blocks.slice(1).map((_, i) => split(i + 1));
  const tries = [beside(blocks, 16), below(blocks, 10), flow(blocks, aspect, 16), ...splits];
  const size = (block: Block) => Math.min(aspect / block.width, 1 / block.height);
  return tries.reduce((a, b) => (size(b) > size(a) ? b : a));
}

/** All that the size of a zone depends on; two zones of one weight are equally large. */
export function weight(sight: Sight, zone: Zone): string {
  const count = lying(sight, zone.id).length;
  switch (zone.kind) {
    case "fan":
      return `fan ${roughly(count + zone.backs, 4, 1)} ${count > 0}`;
    case "row":
      return `row ${zone.places} ${roundOnly(sight, zone)}`;
    case "grid":
      return `grid ${zone.rows} ${zone.columns} ${roundOnly(sight, zone)}`;
    case "piles":
      return `piles ${zone.piles.length}`;
    case "heap":
      return `heap ${zone.groups.length} ${count}`;
    case "field":
      return `field ${zone.width} ${zone.height}`;
    case "track":
      return `track ${zone.levels.length} ${zone.asks.length && mostAsked(zone)}`;
    default:
      return zone.kind;
  }
}
