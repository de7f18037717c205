import { expect, test } from "vitest";
import type { Beat, Gesture, Scene } from "../../../src/generated/wire";
import { Player } from "../../../src/table/beats/player.svelte";
import { beat, chair, fan, gesture, grid, piece, scene } from "../made";

const zones = [fan("hand"), grid("board", 1, 3)];
const card = (id: string, zone: string, place: number, face = id) =>
  piece(id, zone, { place, ref: face, face: { kind: "card", attributes: { value: face } } });
const before = scene(zones, [card("hand-a", "hand", 0, "a"), card("cell-1", "board", 1, "x")]);
const after = scene(zones, [
  card("cell-0", "board", 0, "a"),
  { ...card("cell-1", "board", 1, "x"), owner: 0 },
]);
const placed = beat("move", { piece: "cell-0", source: "hand", target: "board" });
const owned = beat("own", { piece: "cell-1" });

/** A player whose pauses are written down, and last no time unless held. */
function watched(first: Scene, still = false) {
  const heard: string[] = [];
  const pauses: { ms: number; shown: Scene }[] = [];
  const wakes: (() => void)[] = [];
  let hold = false;
  const player: Player = new Player(
    first,
    (one: Beat) => heard.push(one.kind),
    () => still,
    (ms, wake) => {
      pauses.push({ ms, shown: player.shown });
      return new Promise((done) => {
        wakes.push(done);
        wake(done);
        if (!hold || !ms) queueMicrotask(done);
      });
    },
  );
  return { player, heard, pauses, wakes, held: () => (hold = true) };
}

const settled = () => new Promise((done) => setTimeout(done, 5));

test("beats are told in order, each showing only its own part, and the scene comes last", async () => {
  const { player, heard, pauses } = watched(before);
  player.push(after, [placed, owned]);
  await settled();
  expect(heard).toEqual(["move", "own"]);
  const first = pauses[1]?.shown.pieces;
  expect(Object.keys(first ?? {}).sort()).toEqual(["cell-0", "cell-1"]);
  expect(first?.["cell-1"]?.owner).toBeNull();
  expect(pauses[2]?.shown.pieces["cell-1"]?.owner).toBe(0);
  expect(player.shown).toBe(after);
  expect(player.busy).toBe(false);
});

test("a card that changes its id stays the same element", async () => {
  const { player } = watched(before);
  const key = player.keys.get("hand-a");
  player.push(after, [placed, owned]);
  await settled();
  expect(player.keys.get("cell-0")).toBe(key);
});

test("nothing is asked while a beat is told, but one may look and sort", async () => {
  const lay = gesture("drag", { action: { do: "lay" } });
  const { player, pauses } = watched({ ...before, gestures: [lay, gesture("sort")] });
  player.push({ ...after, gestures: [lay] }, [placed]);
  await settled();
  expect(pauses[1]?.shown.gestures.map((one) => one.kind)).toEqual(["sort"]);
  expect(player.shown.gestures).toEqual([lay]);
});

test("what somebody does out of turn leaves the others what they are asked", async () => {
  const [lay, draw, object] = ["lay", "draw", "object"].map((what) =>
    gesture("drag", { action: { do: what } }),
  ) as [Gesture, Gesture, Gesture];
  const chairs = [chair(0, "must"), chair(1, "may")];
  const asked = { ...before, chairs, gestures: [lay, object] };
  const told = async (one: Partial<Beat>, ...then: Scene[]): Promise<Gesture[] | undefined> => {
    const { player, pauses } = watched(asked);
    player.push({ ...asked, gestures: [lay, draw] }, [beat("banner", one)]);
    for (const scene of then) player.push(scene, [placed]);
    await settled();
    return pauses[1]?.shown.gestures;
  };
  expect(await told({ seat: 1 })).toEqual([lay]);
  expect(await told({ seat: 0 })).toEqual([]);
  expect(await told({ seat: null })).toEqual([]);
  expect(await told({ seat: 1, gate: true })).toEqual([]);
  expect(await told({ seat: 1 }, after)).toEqual([]); // somebody has answered meanwhile
});

test("what is answered while a beat is told is asked no more", async () => {
  const [lay, draw] = ["lay", "draw"].map((what) => gesture("drag", { action: { do: what } })) as [
    Gesture,
    Gesture,
  ];
  const chairs = [chair(0, "must"), chair(1, "may")];
  const asked = { ...before, chairs, gestures: [lay, draw] };
  const { player, held } = watched(asked);
  held();
  player.push(asked, [beat("banner", { seat: 1 })]);
  await settled();
  expect(player.shown.gestures).toEqual([lay, draw]);
  player.push({ ...asked, gestures: [draw] }, [placed]);
  expect(player.shown.gestures).toEqual([draw]);
});

test("it says when what has been pushed is being told", async () => {
  const { player, held, wakes } = watched(before);
  held();
  const begun: string[] = [];
  const wait = (name: string) => player.begun().then(() => begun.push(name));
  void wait("nothing");
  player.push(before, [owned]);
  player.push(after, [placed]);
  void wait("both");
  await settled();
  expect(begun).toEqual(["nothing"]); // the first is being told
  wakes.at(-1)?.();
  await settled();
  expect(begun).toEqual(["nothing", "both"]);
  expect(player.shown.pieces["hand-a"]).toBeUndefined();
});

test("skipping tells the rest at once", async () => {
  const { player, heard, held } = watched(before);
  held();
  player.push(after, [placed, owned]);
  await settled();
  expect(heard).toEqual(["move"]);
  player.skip();
  await settled();
  expect(heard).toEqual(["move", "own"]);
  expect(player.shown).toBe(after);
});

test("whoever has left is told nothing more", async () => {
  const { player, heard, held } = watched(before);
  held();
  player.push(after, [placed, owned]);
  await settled();
  player.leave();
  await settled();
  expect(heard).toEqual(["move"]);
  expect(player.shown).not.toBe(after);
});

test("a gate is not skipped", async () => {
  const { player, heard, held, wakes } = watched(before);
  held();
  player.push(after, [beat("countdown", { gate: true, ms: 3000 }), owned]);
  await settled();
  player.skip();
  await settled();
  expect(heard).toEqual(["countdown"]);
  wakes.at(-1)?.();
  await settled();
  expect(heard).toEqual(["countdown", "own"]);
});

test("where everybody acts at once nobody waits", async () => {
  const live = { ...after, chairs: [chair(0, "may"), chair(1, "may")] };
  const { player, heard, pauses } = watched(before);
  player.push(live, [placed, owned]);
  await settled();
  expect(heard).toEqual(["move", "own"]);
  expect(pauses.filter(({ ms }) => ms > 0)).toEqual([]);
});

test("under reduced motion no beat lasts long", async () => {
  const { player, pauses } = watched(before, true);
  player.push(after, [beat("spin", { ms: 3000, gate: true })]);
  await settled();
  expect(Math.max(...pauses.map(({ ms }) => ms))).toBeLessThanOrEqual(350);
});

test("what has piled up is told faster", async () => {
  const { player, pauses } = watched(before);
  const many = Array.from({ length: 20 }, () => beat("banner"));
  player.push(after, [placed]);
  player.push(after, many);
  await settled();
  expect(pauses[1]?.ms).toBeLessThan(100);
});
