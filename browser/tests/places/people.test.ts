import { expect, test, vi } from "vitest";
import { called, calledAll, isBot, seatedAt } from "../../src/places/people";

vi.mock("../../src/words/words.svelte", () => ({ t: (id: string) => id }));

test("a bot is called by its level", () => {
  expect(called("bot: easy")).toBe("bot-easy");
  expect(isBot("bot: easy")).toBe(true);
  expect(called("Ann")).toBe("Ann");
  expect(isBot("Ann")).toBe(false);
});

test("two who are called alike are told apart by their seats", () => {
  const names = ["Ann", "bot: easy", "", "bot: easy", ""];
  expect(calledAll(names)).toEqual(["Ann", "bot-easy 2", "", "bot-easy 4", ""]);
});

test("a chair's bot is called the same wherever the table is shown", () => {
  const chairs = ["Ann", "bot: easy", "bot: easy"].map((name) => ({ name }));
  expect(seatedAt(chairs)).toEqual(["Ann", "bot-easy 2", "bot-easy 3"]);
  expect(seatedAt(undefined)).toEqual([]);
});
