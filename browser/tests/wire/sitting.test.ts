import { beforeEach, expect, test } from "vitest";
import type { About, Beat, Piece, Scene, SnapshotFrame } from "../../src/generated/wire";
import { Sitting } from "../../src/wire/sitting.svelte";

const about = (phase: About["phase"], match: string | null = "t.1") =>
  ({ id: "t", phase, match, chairs: [] }) as unknown as About;
const beat = (id: string) => ({ kind: "move", text: { id, args: {} } }) as unknown as Beat;
const piece = (id: string) => ({ id }) as unknown as Piece;
const scene = { status: { id: "s", args: {} }, zones: {}, pieces: {} } as unknown as Scene;
const snapshot: SnapshotFrame = {
  type: "snapshot",
  rev: 5,
  seat: 1,
  host: true,
  table: about("running"),
  clock: null,
  offers: [],
  chat: [],
  n: 2,
  lately: [
    { n: 1, beats: [beat("first")] },
    { n: 2, beats: [beat("second")] },
  ],
  scene,
  mine: { pieces: { secret: piece("secret") } },
};

let later: (() => void)[];
let sitting: Sitting;
const picture = () => later.splice(0).forEach((work) => work());

beforeEach(() => {
  later = [];
  sitting = new Sitting((work) => void later.push(work));
  sitting.turn("live");
  sitting.take(snapshot);
});

test("a snapshot shows the public scene with one's own on top", () => {
  expect(sitting.seat).toBe(1);
  expect(Object.keys(sitting.scene?.pieces ?? {})).toEqual(["secret"]);
});

test("news and what only we may know are shown as one", () => {
  const open = { pieces: { card: piece("card") } };
  sitting.take({ type: "news", rev: 6, n: 3, beats: [beat("a")], scene: open, clock: null });
  expect(sitting.scene?.pieces["card"]).toBeUndefined();
  sitting.take({
    type: "mine",
    rev: 6,
    n: 3,
    beats: [beat("b")],
    mine: { pieces: { secret: null } },
  });
  picture();
  expect(Object.keys(sitting.scene?.pieces ?? {})).toEqual(["card"]);
  expect(sitting.beats.map((one) => one.text.id)).toEqual(["a", "b"]);
});

test("an act is done when its news is shown; a refusal waits for no picture", async () => {
  const told: string[] = [];
  const act = (name: string) => sitting.act({}).then(() => told.push(name));
  const answered = () => new Promise((done) => setTimeout(done));
  sitting.take({ type: "news", rev: 6, n: 3, beats: [], scene: {}, clock: null });
  sitting.ask = () => Promise.resolve({ article: "TB-2", detail: "" });
  void act("refused");
  sitting.ask = () => Promise.resolve(null);
  void act("done");
  await answered();
  expect(told).toEqual(["refused"]);
  picture();
  await answered();
  expect(told).toEqual(["refused", "done"]);
  void act("again");
  await answered();
  expect(told).toEqual(["refused", "done", "again"]);
});

test("beats of several entries come in order with the scene that ends them", () => {
  sitting.take({ type: "news", rev: 6, n: 3, beats: [beat("a")], clock: null });
  sitting.take({ type: "news", rev: 7, n: 4, beats: [beat("b")], scene: {}, clock: null });
  picture();
  expect(sitting.beats.map((one) => one.text.id)).toEqual(["a", "b"]);
  expect(sitting.n).toBe(4);
});

test("an overlay that is not told anew stays", () => {
  sitting.take({ type: "news", rev: 6, n: 3, beats: [], scene: {}, clock: null });
  picture();
  expect(sitting.scene?.pieces["secret"]).toBeDefined();
});

test("what was missed while the line was cut is kept for a recap, and no more", () => {
  sitting.turn("lost");
  sitting.turn("live");
  sitting.take({ type: "news", rev: 6, n: 3, beats: [beat("missed")], clock: null });
  sitting.take({ type: "table", rev: 6, table: about("running"), clock: null });
  sitting.take({ type: "news", rev: 7, n: 4, beats: [beat("seen")], clock: null });
  expect(sitting.recap.map((one) => one.text.id)).toEqual(["missed"]);
});

const told = () => sitting.log.map(({ beat }) => beat.text.id);

test("a newcomer reads in the log what happened lately, without a recap", () => {
  expect(told()).toEqual(["first", "second"]);
  expect(sitting.recap).toEqual([]);
});

test("after a restart what was missed is told from the snapshot", () => {
  sitting.turn("lost");
  sitting.turn("live");
  const lately = [...snapshot.lately, { n: 3, beats: [beat("missed")] }];
  sitting.take({ ...snapshot, rev: 9, n: 3, lately });
  expect(sitting.recap.map((one) => one.text.id)).toEqual(["missed"]);
  expect(told()).toEqual(["first", "second", "missed"]);
});

test("what happened in another match is no recap of this one", () => {
  sitting.turn("lost");
  sitting.turn("live");
  const lately = [{ n: 3, beats: [beat("elsewhere")] }];
  sitting.take({ ...snapshot, rev: 9, n: 3, table: about("running", "t.2"), lately });
  expect(sitting.recap).toEqual([]);
  expect(told()).toEqual(["elsewhere"]);
});

test("a new match begins with an empty log", () => {
  sitting.take({ type: "news", rev: 6, n: 3, beats: [beat("old")], clock: null });
  sitting.take({ type: "table", rev: 7, table: about("running", "t.2"), clock: null });
  expect(sitting.log).toEqual([]);
});

test("chat, emotes and offers", () => {
  const line = { n: 1, seat: 0, name: "Ann", text: "hello" };
  sitting.take({ type: "chat", rev: 6, line });
  sitting.take({ type: "emote", rev: 7, seat: 0, name: "wow" });
  const offer = { what: "pause", by: 0, to: 0, agreed: [0] };
  sitting.take({ type: "offer", rev: 8, offers: [offer] });
  expect(sitting.chat).toEqual([line]);
  expect(sitting.wave).toMatchObject({ seat: 0, name: "wow" });
  expect(sitting.offers).toEqual([offer]);
});
