// Whose zones go where: one's own seat at the bottom, the others round the table.
import type { Scene, Zone } from "../../generated/wire";

export const SEAT = "seat"; // the area that repeats for each seat
export const OWN = "seat own";

export interface Seated {
  rows: string[][];
  areas: Map<string, Zone[]>;
}

/** The drawn plan turned so that its reader sits where it puts the first seat. */
export function seated(scene: Scene, seat: number | null, rows: readonly string[]): Seated {
  const named = rows.map((row) => row.split(/\s+/).filter(Boolean));
  const turned = named.map((row) => row.map((name) => facing(scene, seat, name)));
  const areas = new Map<string, Zone[]>();
  for (const zone of Object.values(scene.zones)) {
    const name = zone.area === SEAT && zone.owner === seat && seat !== null ? OWN : zone.area;
    areas.set(name, [...(areas.get(name) ?? []), zone]);
  }
  return { rows: areas.has(OWN) ? withOwn(turned) : turned, areas };
}

/** `hand-0` in the plan is where the reader's own hand lies, `hand-1` the next one's, and so on. */
function facing(scene: Scene, seat: number | null, name: string): string {
  const found = /^(.*-)(\d+)$/.exec(name);
  const count = scene.chairs.length;
  if (!found || !seat || Number(found[2]) >= count) return name;
  return `${found[1] ?? ""}${(Number(found[2]) + seat) % count}`;
}

/** A column of seats ends with one's own; a line of seats leaves the bottom of the table for it. */
function withOwn(rows: string[][]): string[][] {
  const across = Math.max(...rows.map((row) => row.filter((name) => name === SEAT).length));
  const column = rows.filter((row) => row.includes(SEAT)).length > across;
  if (!column) {
    const width = Math.max(...rows.map((row) => row.length));
    return [...rows, new Array<string>(width).fill(OWN)];
  }
  const last = rows.findLastIndex((row) => row.includes(SEAT));
  const half = last - Math.floor(rows.filter((row) => row.includes(SEAT)).length / 2) + 1;
  const own = (row: string[], y: number) =>
    y < half ? row : row.map((name) => (name === SEAT ? OWN : name));
  return rows.map(own);
}

/** The others in the order of play, from whoever comes after the reader. */
export function inOrder(
  owners: (number | null)[],
  seat: number | null,
  count: number,
): (number | null)[] {
  const turn = (owner: number | null) =>
    owner === null ? -1 : (owner - (seat ?? -1) - 1 + 2 * count) % count;
  return [...new Set(owners)].sort((a, b) => turn(a) - turn(b));
}

export const mirror = (rows: readonly string[][]): string[][] =>
  rows.map((row) => [...row].reverse());
