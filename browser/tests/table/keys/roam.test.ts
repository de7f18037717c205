import { describe, expect, test } from "vitest";
import { arrange } from "../../../src/table/layout/arrange";
import { sightOf } from "../../../src/table/layout/sight";
import { stopsOf } from "../../../src/table/hand/stops";
import { type Arrow, leap, refuge, roam } from "../../../src/table/keys/roam";
import { shown } from "../../scenes";
import { stop } from "../made";

const cell = (place: number) =>
  stop("board", { place }, (place % 3) * 20, Math.floor(place / 3) * 20);
const board = Array.from({ length: 9 }, (_, place) => cell(place));
const hand = [0, 1, 2].map((place) => stop("hand", { place }, place * 20, 100));
const all = [...board, ...hand];
const from = (place: number) => board[place] ?? cell(place);

test("arrows move over a board as the eye does", () => {
  expect(roam(all, from(4), "ArrowUp").place).toBe(1);
  expect(roam(all, from(4), "ArrowRight").place).toBe(5);
  expect(roam(all, from(4), "ArrowLeft").place).toBe(3);
});

test("past the last row the next zone begins", () => {
  expect(roam(all, from(7), "ArrowDown")).toMatchObject({ zone: "hand", place: 1 });
});

test("at the edge one stays", () => {
  expect(roam(all, from(0), "ArrowUp")).toBe(board[0]);
});

test("shift leaps from zone to zone and round again", () => {
  expect(leap(all, from(4), false).zone).toBe("hand");
  expect(leap(all, leap(all, from(4), false), false).zone).toBe("board");
});

test("who loses their stop is taken to the nearest one left in the zone, then anywhere", () => {
  const lost = stop("hand", { place: 9 }, 38, 100);
  expect(refuge(all, lost)?.place).toBe(2);
  expect(refuge(board, lost)?.zone).toBe("board");
  expect(refuge([], lost)).toBeNull();
});

describe("every stop of every table can be reached by arrows and leaps", () => {
  const ARROWS: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  test.each(shown.filter((_, i) => i % 5 === 1))("$name", ({ scene, seat }) => {
    const at = arrange(sightOf(scene, seat), { width: 1000, height: 690, leftHanded: false });
    const stops = stopsOf(scene, at);
    const reached = new Set(stops.slice(0, 1));
    for (const here of reached) {
      for (const arrow of ARROWS) reached.add(roam(stops, here, arrow));
      reached.add(leap(stops, here, false));
    }
    const missed = stops.filter((one) => !reached.has(one)).map((one) => one.key);
    expect(missed).toEqual([]);
  });
});
