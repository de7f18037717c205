import { expect, test } from "vitest";
import type { About, Scene, Told } from "../../src/generated/wire";
import { found, readable } from "../../src/places/table/found";
import { left, spelled } from "../../src/places/table/time";
import { isMyTurn } from "../../src/places/table/turn";

test("time runs only for whom it runs, and never below nothing", () => {
  expect(left(10_000, true, 4_000)).toBe(6_000);
  expect(left(10_000, false, 4_000)).toBe(10_000);
  expect(left(1_000, true, 4_000)).toBe(0);
});

test("time is read as on a clock", () => {
  expect(spelled(61_000)).toBe("1:01");
  expect(spelled(500)).toBe("0:01");
  expect(spelled(600_000)).toBe("10:00");
});

const rules: Told[] = [
  { id: "TW-1", title: "Les côtés", text: "quatre nombres" },
  { id: "TW-2", title: "La main", text: "cinq cartes" },
];

test("rules are found by id and by words, whatever the accents", () => {
  expect(found(rules, "tw-2").map((one) => one.id)).toEqual(["TW-2"]);
  expect(found(rules, "COTES nombres").map((one) => one.id)).toEqual(["TW-1"]);
  expect(found(rules, " ")).toHaveLength(2);
});

test("an article reads without its makers' signs", () => {
  expect(readable("**[F]** Draw *two* (`plus`). **[R]** Then stop.")).toBe(
    "Draw two (plus). Then stop.",
  );
});

const scene = {
  chairs: [
    { seat: 0, acts: "must" },
    { seat: 1, acts: "may" },
  ],
} as unknown as Scene;
const running = { phase: "running", paused: false } as About;

test("it is my turn where I must act, in a match that runs", () => {
  expect(isMyTurn(scene, 0, running)).toBe(true);
  expect(isMyTurn(scene, 1, running)).toBe(false);
  expect(isMyTurn(scene, null, running)).toBe(false);
  expect(isMyTurn(scene, 0, { ...running, paused: true })).toBe(false);
  expect(isMyTurn(scene, 0, { ...running, phase: "over" })).toBe(false);
});
