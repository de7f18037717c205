import { expect, test } from "vitest";
import {
  buttons,
  carries,
  puts,
  standsAlone,
  taps,
  targetsOf,
} from "../../../src/table/hand/offers";
import { fan, gesture, piece, scene, stop } from "../made";

const lay = gesture("drag", {
  action: { do: "lay", card: "$piece", cell: "$place" },
  source: ["hand"],
  target: ["board"],
});
const card = stop("hand", { piece: piece("seven", "hand", { ref: 7 }) });

test("a drag is filled with the piece's ref and the place it goes to", () => {
  const [offer] = puts([lay], card, stop("board", { place: 4 }));
  expect(offer?.action).toEqual({ do: "lay", card: 7, cell: 4 });
});

test("a place outside the target fills nothing", () => {
  expect(puts([lay], card, stop("hand", { place: 4 }))).toEqual([]);
});

test("a hole that nothing fills leaves no offer", () => {
  expect(puts([lay], card, stop("board"))).toEqual([]);
});

test("a tap on a zone without pieces fills a template without holes", () => {
  const draw = gesture("tap", { action: { do: "draw" }, source: ["deck"] });
  expect(taps([draw], stop("deck")).map((offer) => offer.action)).toEqual([{ do: "draw" }]);
});

test("a tap on a hidden piece is known by its place alone", () => {
  const take = gesture("tap", { action: { do: "take", place: "$place" }, source: ["laid"] });
  expect(taps([take], stop("laid", { place: 2 }))[0]?.action).toEqual({ do: "take", place: 2 });
});

test("pointing takes the ref from the target or from the source, as the template asks", () => {
  const board = stop("board", { piece: piece("nine", "board", { ref: 9 }), place: 3 });
  const at = gesture("point", { action: { do: "point", card: "$target" }, target: ["board"] });
  const from = gesture("point", { action: { do: "point", place: "$piece" }, source: ["board"] });
  expect(taps([at], board)[0]?.action).toEqual({ do: "point", card: 9 });
  expect(taps([from], board)[0]?.action).toEqual({ do: "point", place: 9 });
});

test("a group of a heap is swapped by its ref", () => {
  const swap = gesture("drag", {
    action: { do: "swap", give: "$piece", take: "$target" },
    source: ["stock"],
    target: ["village"],
  });
  const from = stop("stock", { piece: piece("tea", "stock") });
  const group = {
    face: { kind: "token", attributes: {} },
    label: { id: "salt", args: {} },
    count: 2,
    ref: "salt",
  };
  const [offer] = puts([swap], from, stop("village", { group, place: 0 }));
  expect(offer?.action).toEqual({ do: "swap", give: "tea", take: "salt" });
});

test("a ref of zero is a ref", () => {
  const zero = stop("hand", { piece: piece("zero", "hand", { ref: 0 }) });
  expect(carries([lay], zero)).toHaveLength(1);
  expect(puts([lay], zero, stop("board", { place: 0 }))[0]?.action).toEqual({
    do: "lay",
    card: 0,
    cell: 0,
  });
});

test("a pick stands alone unless something else can be done with its pieces", () => {
  const pick = gesture("pick", {
    action: { do: "shed", card: "$piece" },
    source: ["hand"],
    most: 2,
  });
  expect(standsAlone(pick, [pick])).toBe(true);
  expect(standsAlone(pick, [pick, lay])).toBe(false);
  expect(buttons(scene([fan("hand")], [], [pick, lay]))).toEqual([pick]);
});

test("free places are lit before taken ones", () => {
  const stops = [
    stop("board", { place: 0, piece: piece("x", "board", { place: 0 }) }),
    stop("board", { place: 1 }),
  ];
  expect(targetsOf([lay], card, stops).map((one) => one.place)).toEqual([1]);
  expect(targetsOf([lay], card, stops.slice(0, 1)).map((one) => one.place)).toEqual([0]);
});

const any = gesture("drag", {
  action: { do: "play", card: "$piece", colour: "" },
  source: ["hand"],
  target: ["pile"],
});
const coloured = gesture("drag", {
  ...any,
  action: { do: "play", card: "$piece", colour: "$choice" },
  only: ["joker"],
  choices: ["red", "blue"].map((value) => ({
    value,
    label: { id: value, args: {} },
    face: null,
    seat: null,
  })),
});
const joker = stop("hand", { piece: piece("j", "hand", { ref: "joker" }) });

test("a gesture for this very piece comes before those for any", () => {
  expect(carries([any, coloured], joker)).toEqual([coloured]);
  expect(carries([any, coloured], card)).toEqual([any]);
});

test("a drag that asks makes one offer for each choice, and no button", () => {
  const offers = puts([any, coloured], joker, stop("pile"));
  expect(offers.map((offer) => [offer.choice?.value, offer.action["colour"]])).toEqual([
    ["red", "red"],
    ["blue", "blue"],
  ]);
  expect(buttons(scene([fan("hand")], [], [any, coloured]))).toEqual([]);
});
