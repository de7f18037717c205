import { beforeEach, expect, test } from "vitest";
import { Hand } from "../../../src/table/hand/hand.svelte";
import type { Zone } from "../../../src/generated/wire";
import type { Action, Refused } from "../../../src/table/types";
import { fan, gesture, grid, named, piece, scene, stop } from "../made";

let sent: Action[];
let answer: Refused | null;
let told: Promise<void>;
const settled = () => new Promise((done) => setTimeout(done, 5));

const seven = piece("seven", "hand", { ref: 7 });
const eight = piece("eight", "hand", { ref: 8 });
const lay = gesture("drag", {
  action: { do: "lay", card: "$piece", cell: "$place" },
  source: ["hand"],
  target: ["board"],
});
const pick = gesture("pick", {
  action: { do: "shed", card: "$piece" },
  source: ["hand"],
  least: 2,
  most: 2,
});

beforeEach(() => {
  sent = [];
  answer = null;
  told = Promise.resolve();
});

function handWith(...gestures: Parameters<typeof scene>[2] & object) {
  const piles: Zone = { kind: "piles", ...named("piles"), piles: [] };
  const shown = scene([fan("hand"), grid("board", 1, 2), piles], [seven, eight], gestures);
  return new Hand(
    () => shown,
    (action) => {
      sent.push(action);
      return Promise.resolve(answer);
    },
    () => undefined,
    () => told,
  );
}

test("tap the piece, tap the place", () => {
  const hand = handWith(lay);
  hand.touch(stop("hand", { piece: seven }));
  expect(hand.held?.piece).toBe(seven);
  hand.touch(stop("board", { place: 1 }));
  expect(sent).toEqual([{ do: "lay", card: 7, cell: 1 }]);
  expect(hand.held).toBeNull();
});

test("it lies where it was put until the answer, and comes back when refused", async () => {
  const hand = handWith(lay);
  answer = { article: "KS-1", detail: "no" };
  const done = hand.send({}, stop("hand", { piece: seven }), "board", 1);
  expect(hand.pending.get("seven")).toMatchObject({ zone: "board", place: 1 });
  expect(await done).toBe(true);
  expect(hand.pending.size).toBe(0);
  expect(hand.refusal).toEqual(answer);
});

test("what was done lies where it was put until the table shows it there", async () => {
  const hand = handWith(lay);
  let show = (): void => undefined;
  told = new Promise((done) => (show = done));
  expect(await hand.send({}, stop("hand", { piece: seven }), "board", 1)).toBe(false);
  await settled();
  expect(hand.pending.get("seven")).toMatchObject({ zone: "board", place: 1 });
  show();
  await settled();
  expect(hand.pending.size).toBe(0);
});

test("open ground between piles takes what opens one, and no other ground does", () => {
  const open = gesture("tap", { action: { do: "open", card: "$piece" }, source: ["hand"] });
  const onPile = gesture("drag", {
    action: { do: "lay", card: "$piece", pile: "$place" },
    source: ["hand"],
    target: ["piles"],
  });
  const hand = handWith(open, onPile, lay);
  expect(hand.canPut(stop("piles"))).toBe(false); // nothing is held
  hand.touch(stop("hand", { piece: seven }));
  expect(hand.canPut(stop("board"))).toBe(false);
  expect(hand.canPut(stop("board", { place: 1 }))).toBe(true);
  expect(hand.canPut(stop("piles"))).toBe(true);
  hand.touch(stop("piles"));
  expect(sent).toEqual([{ do: "open", card: 7 }]);
});

test("another piece of one's own is taken instead", () => {
  const hand = handWith(lay);
  hand.touch(stop("hand", { piece: seven }));
  hand.touch(stop("hand", { piece: eight }));
  expect(hand.held?.piece).toBe(eight);
  expect(sent).toEqual([]);
});

test("a second tap on the same piece taps it, or plays it where it can only go", () => {
  const open = gesture("tap", { action: { do: "open", card: "$piece" }, source: ["hand"] });
  const both = handWith(lay, open);
  both.touch(stop("hand", { piece: seven }));
  both.touch(stop("hand", { piece: seven }));
  const only = handWith(
    gesture("drag", { action: { do: "play", card: "$piece" }, source: ["hand"], target: ["pile"] }),
  );
  only.touch(stop("hand", { piece: eight }));
  only.touch(stop("hand", { piece: eight }));
  expect(sent).toEqual([
    { do: "open", card: 7 },
    { do: "play", card: 8 },
  ]);
});

test("picks are sent one by one in the order in which they were made, once there are enough", async () => {
  const hand = handWith(pick);
  hand.touch(stop("hand", { piece: eight }));
  await hand.confirm();
  expect(sent).toEqual([]);
  hand.touch(stop("hand", { piece: seven }));
  await hand.confirm();
  expect(sent).toEqual([
    { do: "shed", card: 8 },
    { do: "shed", card: 7 },
  ]);
});

test("a refused pick stops those after it", async () => {
  const hand = handWith(pick);
  hand.touch(stop("hand", { piece: eight }));
  hand.touch(stop("hand", { piece: seven }));
  answer = { article: "KS-1", detail: "no" };
  await hand.confirm();
  expect(sent).toHaveLength(1);
});

test("where a tap could mean several things, one is asked", () => {
  const look = (first: number) =>
    gesture("tap", { action: { do: "look", first }, source: ["board"] });
  const hand = handWith(look(0), look(1));
  hand.touch(stop("board", { place: 0 }));
  expect(sent).toEqual([]);
  expect(hand.menu).toHaveLength(2);
});

test("the piece first, then what is asked about it; another touch takes the question away", () => {
  const choices = [1, 2].map((value) => ({
    value,
    label: { id: "", args: {} },
    face: null,
    seat: null,
  }));
  const action = { do: "lay", card: "$piece", as: "$choice" };
  const hand = handWith(gesture("drag", { ...lay, action, choices }));
  hand.put(stop("hand", { piece: seven }), stop("board", { place: 1 }));
  expect(sent).toEqual([]);
  expect(hand.menu).toHaveLength(2);
  hand.touch(stop("hand", { piece: eight }));
  expect(hand.menu).toEqual([]);
  hand.put(stop("hand", { piece: seven }), stop("board", { place: 1 }));
  const [, second] = hand.menu;
  if (second) hand.answer(second);
  expect(sent).toEqual([{ do: "lay", card: 7, as: 2 }]);
  expect(hand.pending.get("seven")).toMatchObject({ zone: "board", place: 1 });
});
