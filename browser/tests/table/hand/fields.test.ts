import { expect, test } from "vitest";
import type { Field } from "../../../src/generated/wire";
import { nearest } from "../../../src/table/hand/bearings";
import { flickOf, isFree, toField, toPixels } from "../../../src/table/hand/fields";
import { numberIn } from "../../../src/table/hand/voice";
import { named, piece } from "../made";

const outline = (kind: string, side: number) => ({ kind, width: side, height: side, corner: 0 });
const field: Field = {
  kind: "field",
  ...named("field"),
  width: 1000,
  height: 1000,
  unit: 10,
  outlines: [outline("rope", 900), outline("board", 400)],
  physics: {},
  discs: [],
  keys: [],
};
const disc = (id: string, x: number, y: number) => piece(id, "field", { at: [x, y, 20] });

test("a spot goes to pixels and back", () => {
  const box = { x: 30, y: 50, width: 390, height: 390, scale: 0.5 };
  const { x, y } = toPixels(field, box, { x: 120, y: -77 });
  expect(toField(field, box, x, y)).toEqual({ x: 120, y: -77 });
});

test("a disc lies on the board, touching nothing", () => {
  expect(isFree(field, [], { x: 180, y: 0 }, 20)).toBe(true);
  expect(isFree(field, [], { x: 181, y: 0 }, 20)).toBe(false);
  expect(isFree(field, [disc("a", 0, 0)], { x: 41, y: 0 }, 20)).toBe(true);
  expect(isFree(field, [disc("a", 0, 0)], { x: 40, y: 0 }, 20)).toBe(false);
});

test("a flick is a direction in whole numbers and a strength from 1", () => {
  expect(flickOf(field, 0, -3, 0.5)).toEqual({ dx: 0, dy: -1000, strength: 500 });
  expect(flickOf(field, 1, 0, 7)?.strength).toBe(1000);
  expect(flickOf(field, 1, 0, 0.0001)?.strength).toBe(1);
  expect(flickOf(field, 0, 0, 1)).toBeNull();
});

test("the nearest disc is told by the hour and the gap in millimetres", () => {
  const found = nearest(field, [disc("far", 0, -300), disc("near", 100, 0)], [0, 0, 20]);
  expect(found?.piece.id).toBe("near");
  expect(found).toMatchObject({ hour: 3, mm: 6 });
});

test("numbers are heard in digits and in words", () => {
  expect(numberIn("it is 12!", "en")).toBe(12);
  expect(numberIn("Sept", "fr")).toBe(7);
  expect(numberIn("hello", "en")).toBeNull();
});
