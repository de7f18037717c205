import { expect, test } from "vitest";
import { Speaker } from "../../src/words/speaker";

const words = new Speaker("en", [
  "seat = Seat { $number }\nseat-called = { $called }\nred = Red\nturn = { $who } to play",
]);
const turn = (id: string, args: object) => ({
  id: "turn",
  args: { who: { id, args: { number: 2, ...args } } },
});

test("a seat is told by name where one sits there", () => {
  expect(words.say(turn("seat", {}), ["Ann", "Bob"])).toBe("Bob to play");
});

test("and else by number, or as the game calls it", () => {
  expect(words.say(turn("seat", {}), ["Ann"])).toBe("Seat 2 to play");
  expect(words.say(turn("seat-called", { called: { id: "red", args: {} } }))).toBe("Red to play");
});
