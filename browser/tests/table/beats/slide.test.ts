import { expect, test } from "vitest";
import type { Scene } from "../../../src/generated/wire";
import { flights } from "../../../src/table/beats/flights";
import { Player } from "../../../src/table/beats/player.svelte";
import { atRest, slideOf, strayed, waysOf } from "../../../src/table/beats/slide";
import { shown } from "../../scenes";
import { beat } from "../made";

const willing = shown.find(({ scene }) =>
  Object.values(scene.zones).some((zone) => zone.kind === "field" && "fastest" in zone.physics),
);

function flicked(scene: Scene, dx: number) {
  const field = Object.values(scene.zones).find((zone) => zone.kind === "field");
  const disc = Object.values(scene.pieces).find((piece) => piece.zone === field?.id);
  const told = beat("slide", {
    piece: disc?.id ?? "",
    target: field?.id ?? "",
    data: { dx, dy: 0, strength: 400 },
  });
  const slide = slideOf(scene, told);
  if (!slide || !disc?.at) throw new Error("there is nothing to flick");
  return { told, slide, disc: { ...disc, at: disc.at } };
}

function someScene(): Scene {
  if (!willing) throw new Error("no scene has a field with physics");
  return willing.scene;
}

test("a slide runs from the flick alone, and what is hit moves too or stays", () => {
  const scene = someScene();
  const { slide, disc } = flicked(scene, 1000);
  const way = waysOf(slide).get(disc.id) ?? [];
  expect([way[0]?.x, way[0]?.y]).toEqual(disc.at.slice(0, 2));
  expect(way.at(-1)?.x).toBeGreaterThan(disc.at[0]);
  const rested = atRest(scene, slide);
  expect(rested.pieces[disc.id]?.at?.slice(0, 2)).toEqual([way.at(-1)?.x, way.at(-1)?.y]);
  expect(strayed(slide, rested)).toEqual([]);
  expect(strayed(slide, scene)).toContain(disc.id);
});

test("a field without physics of this kind shows only where things come to rest", () => {
  const sink = shown.find(({ name }) => name.startsWith("sink"))?.scene;
  if (!sink) throw new Error("the sink is missing");
  expect(slideOf(sink, beat("slide", { target: "field", piece: "disc-0" }))).toBeNull();
});

test("of two flicks that are told at once, both slide and only the last is checked", async () => {
  const before = someScene();
  const first = flicked(before, 1000);
  const between = atRest(before, first.slide);
  const second = flicked(between, -1000);
  const player = new Player(
    before,
    () => undefined,
    () => false,
    () => Promise.resolve(),
  );
  player.push(atRest(between, second.slide), [first.told, second.told]);
  await new Promise((done) => setTimeout(done, 5));
  expect(player.slides).toEqual({ played: 2, strayed: 0 });
  player.push(before, [flicked(player.shown, 500).told]);
  await new Promise((done) => setTimeout(done, 5));
  expect(player.slides).toEqual({ played: 3, strayed: 1 });
});

test("a flick that is told together with its announcement starts where the disc lay", async () => {
  const before = someScene();
  const { told, slide, disc } = flicked(before, 1000);
  const announced = beat("show", { piece: disc.id, source: told.target });
  const seen: Scene[] = [];
  const player: Player = new Player(
    before,
    () => undefined,
    () => false,
    () => Promise.resolve(void seen.push(player.shown)),
  );
  player.push(atRest(before, slide), [announced, told]);
  await new Promise((done) => setTimeout(done, 5));
  expect(seen.map((one) => one.pieces[disc.id]?.at?.[0])).toEqual([
    disc.at[0],
    disc.at[0],
    player.shown.pieces[disc.id]?.at?.[0],
  ]);
  expect(player.slides).toEqual({ played: 1, strayed: 0 });
});

test("what flies into a heap of one kind shows its face, anything else its back", () => {
  const scene = someScene();
  const heap = Object.values(scene.zones).find((zone) => zone.kind === "heap");
  if (!heap) throw new Error("nothing is heaped up");
  const box = { x: 0, y: 0, width: 90, height: 90, scale: 1 };
  const at = {
    zones: new Map([
      ["field", box],
      [heap.id, box],
    ]),
  } as never;
  const move = beat("move", { source: "field", target: heap.id, piece: "gone" });
  const kind = { kind: "food", attributes: {} };
  const group = { face: kind, label: { id: "x", args: {} }, count: 2, ref: null };
  const heaped = (groups: (typeof group)[]): Scene => ({
    ...scene,
    zones: { ...scene.zones, [heap.id]: { ...heap, groups } },
  });
  expect(flights(heaped([group]), at, move)[0]?.face).toEqual(kind);
  expect(flights(heaped([group, group]), at, move)[0]?.face).toBeNull();
});
