// Finds how wide or high each area should be drawn so that all of them come out large.
import { fill } from "./block";
import type { Box, Size } from "./box";
import { rooms, type Plan } from "./plan";

export const ASPECTS = [0.3, 0.5, 0.8, 1.2, 1.7, 2.4, 3.4, 5, 8, 12]; // the rooms an area is tried for
export const LARGEST = 1.25; // how far an area may be blown up
const PADDING = 7;
const SWEEPS = 3;

/** For each area the sizes it would have, one for each shape. */
export type Variants = ReadonlyMap<string, readonly Size[]>;

export interface Settled {
  variant: number;
  room: Box;
  scale: number;
}

function scaleIn(size: Size, room: Box): number {
  const width = Math.max(room.width - 2 * PADDING, 1);
  return Math.min(LARGEST, fill(size, width, Math.max(room.height - 2 * PADDING, 1)));
}

function placed(plan: Plan, chosen: ReadonlyMap<string, Size>, whole: Box): Map<string, Box> {
  const pad = 2 * PADDING;
  const needs = new Map<string, Size>();
  for (const [name, size] of chosen) {
    needs.set(name, { width: size.width + pad, height: size.height + pad });
  }
  return rooms(plan, needs, whole);
}

/** What is drawn too small to see costs far more than what is drawn large gains. */
function loss(plan: Plan, chosen: ReadonlyMap<string, Size>, whole: Box): number {
  const at = placed(plan, chosen, whole);
  let total = 0;
  for (const [name, size] of chosen) {
    const room = at.get(name);
    if (room) total += Math.sqrt(size.width * size.height) / scaleIn(size, room) ** 2;
  }
  return total;
}

/** One variant of each area, its room and its scale, bettered one area at a time. */
export function settle(plan: Plan, variants: Variants, whole: Box): Map<string, Settled> {
  const picked = new Map([...variants.keys()].map((name) => [name, 0]));
  const chosen = new Map<string, Size>();
  for (const [name, sizes] of variants) if (sizes[0]) chosen.set(name, sizes[0]);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [name, sizes] of variants) better(name, sizes, { plan, chosen, picked, whole });
  }
  const at = placed(plan, chosen, whole);
  const found = new Map<string, Settled>();
  for (const [name, size] of chosen) {
    const room = at.get(name);
    if (room) found.set(name, { variant: picked.get(name) ?? 0, room, scale: scaleIn(size, room) });
  }
  return found;
}

interface Search {
  plan: Plan;
  chosen: Map<string, Size>;
  picked: Map<string, number>;
  whole: Box;
}

function better(name: string, sizes: readonly Size[], search: Search): void {
  const { plan, chosen, picked, whole } = search;
  let least = Infinity;
  let best = picked.get(name) ?? 0;
  sizes.forEach((size, i) => {
    if (sizes.findIndex((s) => s.width === size.width && s.height === size.height) < i) return;
    chosen.set(name, size);
    const lost = loss(plan, chosen, whole);
    if (lost < least) [least, best] = [lost, i];
  });
  const size = sizes[best];
  if (size) chosen.set(name, size);
  picked.set(name, best);
}
