// One area of the table: its owners' zones, each with the plate that says whose they are.
import type { Zone } from "../../generated/wire";
import { type Block, below, scaled } from "./block";
import type { Box, Size } from "./box";
import { emptyGround, type Ground } from "./ground";
import { inOrder } from "./seats";
import { ASPECTS, type Settled } from "./settle";
import { lying, type Sight } from "./sight";
import { steadyList } from "./steady";
import { together, zoneBlock } from "./zones";

export const PLATE: Size = { width: 210, height: 42 };
const OTHERS = { duel: 0.82, table: 0.62 }; // how much smaller others' things are drawn

export function areaBlock(
  sight: Sight,
  zones: Zone[],
  aspect: number,
  plated: ReadonlySet<string>,
): Block {
  const owners = inOrder(
    zones.map((zone) => zone.owner),
    sight.seat,
    sight.scene.chairs.length,
  );
  const shared = owners.length > 1 ? Math.sqrt(aspect / owners.length) * 1.1 : aspect;
  const blocks = owners.map((owner) => {
    const own = zones.filter((zone) => zone.owner === owner);
    const block = together(
      own.map((zone) => zoneBlock(sight, zone, shared)),
      shared,
    );
    return ownerBlock(
      sight,
      owner,
      block,
      own.some((zone) => plated.has(zone.id)),
    );
  });
  return together(blocks, aspect);
}

function ownerBlock(sight: Sight, owner: number | null, block: Block, plated: boolean): Block {
  if (owner === null) return block;
  const mine = owner === sight.seat;
  const size = sight.scene.chairs.length > 2 ? OTHERS.table : OTHERS.duel;
  const drawn = mine ? block : scaled(block, size);
  if (!plated) return drawn;
  return below([plate(owner, Math.max(drawn.width, PLATE.width)), drawn], 4);
}

function plate(owner: number, width: number): Block {
  const { height } = PLATE;
  const put: Block["put"] = (x, y, scale, ground) => {
    ground.plates.set(owner, { x, y, width: width * scale, height: height * scale, scale });
  };
  return { width, height, put };
}

/** The first zone of each owner carries the plate with the name. */
export function plateBearers(sight: Sight, areas: ReadonlyMap<string, Zone[]>): Set<string> {
  const bearers = new Map<number, string>();
  const lying = [...areas.values()].flat();
  for (const chair of sight.scene.chairs) {
    const first = lying.find((zone) => zone.owner === chair.seat);
    if (first) bearers.set(chair.seat, first.id);
  }
  return new Set(bearers.values());
}

interface Known {
  from: readonly unknown[]; // all that it was made of
  ground: Ground;
}

const known = new Map<string, Known>();

/** Where everything of an area lies; one in which nothing has changed is not laid out again. */
export function areaGround(
  sight: Sight,
  name: string,
  zones: Zone[],
  settled: Settled,
  bearers: ReadonlySet<string>,
): Ground {
  const plated = zones.map((zone) => bearers.has(zone.id));
  const pieces = zones.map((zone) => lying(sight, zone.id));
  const from = [settled, sight.seat, sight.scene.chairs.length, ...zones, ...pieces, ...plated];
  const before = known.get(name);
  if (before && steadyList(before.from, from) === before.from) return before.ground;
  const ground = emptyGround();
  const block = areaBlock(sight, zones, ASPECTS[settled.variant] ?? 1, bearers);
  const [x, y] = centred(block, settled.room, settled.scale);
  block.put(x, y, settled.scale, ground);
  known.set(name, { from, ground });
  return ground;
}

function centred(block: Size, box: Box, scale: number): [number, number] {
  const x = box.x + (box.width - block.width * scale) / 2;
  return [x, box.y + (box.height - block.height * scale) / 2];
}
