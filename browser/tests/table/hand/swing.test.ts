import { expect, test } from "vitest";
import { Swing } from "../../../src/table/hand/swing";

/** A hand that presses at the origin at time 0 and is seen at these places, each at its time. */
function swung(...path: [x: number, at: number][]): Swing {
  const swing = new Swing(0, 0, 0);
  for (const [x, at] of path) swing.move(x, 0, at);
  return swing;
}

test("a flick is over as soon as the hand slows down", () => {
  expect(swung([60, 16], [120, 32]).isPast(32)).toBe(false);
  expect(swung([60, 16], [120, 32], [122, 90]).isPast(90)).toBe(true);
});

test("a finger that is lifted in full swing has flicked", () => {
  const swing = swung([60, 16], [120, 32]);
  expect(swing.isFresh(40)).toBe(true);
  expect(swing.pace).toBeCloseTo(3.75);
});

test("a finger that rests after a flick and is lifted later means nothing", () => {
  expect(swung([60, 16], [120, 32]).isFresh(300)).toBe(false);
});

test("a hand that trembles as it presses and then creeps has flicked nothing", () => {
  const swing = new Swing(0, 0, 0);
  const creeping: [number, number][] = [
    [5, 2],
    [10, 203],
    [15, 404],
    [20, 605],
  ];
  for (const [x, at] of creeping) {
    swing.move(x, 0, at);
    expect(swing.isPast(at)).toBe(false);
  }
  expect(swing.isLong()).toBe(true);
  expect(swing.isFresh(806)).toBe(false);
});

test("a tremble is no flick, however fast", () => {
  expect(swung([8, 4]).isFresh(5)).toBe(false);
});
