import { expect, test } from "vitest";
import type { Scene } from "../../../src/generated/wire";
import { type Stops, stopsIn } from "../../../src/table/hand/stops";
import { type Arrangement, arrange, steady } from "../../../src/table/layout/arrange";
import { type Sight, sightOf } from "../../../src/table/layout/sight";
import { grid, piece, scene } from "../made";

const ROOM = { width: 1000, height: 700, leftHanded: false };
const before = scene(
  [grid("left", 3, 3), grid("right", 3, 3)],
  [piece("a", "left", { place: 0 }), piece("b", "left", { place: 1 }), piece("c", "right")],
);
const moved = piece("a", "left", { place: 5 });
const after: Scene = { ...before, pieces: { ...before.pieces, a: moved } };

interface Table {
  sight: Sight;
  at: Arrangement;
  stops: Stops;
}

function laid(shown: Scene, old: Table | null): Table {
  const sight = sightOf(shown, 0, new Map(), old?.sight);
  const at = steady(old?.at ?? null, arrange(sight, ROOM));
  return { sight, at, stops: stopsIn(shown, at, old?.stops) };
}

const stopOf = ({ stops }: Table, zone: string, key: string) =>
  stops.get(zone)?.find((stop) => stop.key === key);

test("what a patch leaves alone is the very same as before", () => {
  const old = laid(before, null);
  const now = laid(after, old);
  expect(now.sight.pieces.get("right")).toBe(old.sight.pieces.get("right"));
  expect(now.stops.get("right")).toBe(old.stops.get("right"));
  expect(now.at.pieces.get("b")).toBe(old.at.pieces.get("b"));
  expect(stopOf(now, "left", "piece b")).toBe(stopOf(old, "left", "piece b"));
  expect(stopOf(now, "left", "place left/4")).toBe(stopOf(old, "left", "place left/4"));
});

test("what a patch moves lies elsewhere, and its old place is free", () => {
  const old = laid(before, null);
  const now = laid(after, old);
  expect(now.at.pieces.get("a")).not.toEqual(old.at.pieces.get("a"));
  expect(stopOf(now, "left", "piece a")?.piece).toBe(moved);
  expect(stopOf(now, "left", "place left/0")).toBeDefined();
  expect(stopOf(now, "left", "place left/5")).toBeUndefined();
});

test("another room, seat or zone is laid out anew", () => {
  const old = laid(before, null);
  const zones = { ...before.zones, right: grid("right", 2, 2) };
  const fewer = laid({ ...before, zones }, old);
  expect(fewer.stops.get("right")).toHaveLength(4);
  const wide = arrange(old.sight, { ...ROOM, width: 1400 });
  expect(wide.zones.get("right")).not.toEqual(old.at.zones.get("right"));
});
