import { expect, test } from "vitest";
import { headlineOf } from "../../src/places/table/headline";

test("whoever shares a win is told with whom, and is not named to themselves", () => {
  expect(headlineOf([0, 2], 0, false)).toEqual({ id: "result-you-shared", seats: [2] });
  expect(headlineOf([0, 2], 1, false)).toEqual({ id: "result-shared", seats: [0, 2] });
  expect(headlineOf([0, 2], null, false)).toEqual({ id: "result-shared", seats: [0, 2] });
});

test("one winner, or none", () => {
  expect(headlineOf([1], 1, false)).toEqual({ id: "result-you", seats: [] });
  expect(headlineOf([1], 0, false)).toEqual({ id: "result-won", seats: [1] });
  expect(headlineOf([], 0, true).id).toBe("result-draw");
  expect(headlineOf([], 0, false).id).toBe("result-none");
});
