import { expect, test } from "vitest";
import { withPending } from "../../../src/table/hand/pending";
import { fan, grid, piece, scene } from "../made";

const before = scene(
  [fan("hand"), grid("board", 1, 2)],
  [piece("seven", "hand"), piece("eight", "hand", { marks: ["seen", "pending"] })],
);

test("a piece under way is shown where it was put, on top of the others", () => {
  const shown = withPending(before, new Map([["seven", { zone: "board", place: 1 }]]));
  expect(shown.pieces["seven"]).toMatchObject({ zone: "board", place: 1, marks: ["pending"] });
  expect(Object.keys(shown.pieces)).toEqual(["eight", "seven"]);
});

test("what the server calls pending too is marked once", () => {
  const shown = withPending(before, new Map([["eight", {}]]));
  expect(shown.pieces["eight"]?.marks).toEqual(["seen", "pending"]);
});

test("what has gone meanwhile does not come back", () => {
  expect(withPending(before, new Map([["nine", {}]])).pieces).toEqual(before.pieces);
});
