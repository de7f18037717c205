import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { StoryStep } from "../../src/generated/wire";
import { lineOf } from "../../src/places/replay/telling";
import { Speaker } from "../../src/words/speaker";

vi.mock("../../src/words/words.svelte", () => ({ t: (id: string) => id }));

const read = (path: string): string => readFileSync(`src/places/${path}.ftl`, "utf-8");
const word = new Speaker("en", [read("replay/en")]).word.bind(
  new Speaker("en", [read("replay/en")]),
);
const say = ({ id }: { id: string }): string => id;
const step = (more: object): StoryStep =>
  ({
    n: 1,
    at: 0,
    seat: 0,
    action: null,
    articles: [],
    beats: [],
    ...more,
  }) as unknown as StoryStep;

describe("a line of the log", () => {
  it("says what the beats say, with their articles", () => {
    const beats = [{ text: { id: "laid" } }, { text: { id: "taken" } }];
    const line = lineOf(step({ beats, articles: ["TW-7"] }), ["Ann"], say, word);
    expect(line).toEqual({ n: 1, texts: ["laid", "taken"], articles: ["TW-7"] });
  });

  it.each([
    [{ action: { do: "resign" } }, "Ann resigns"],
    [{ action: { do: "takeback", to: 3 } }, "Back to move 3"],
    [{ seat: -1, action: { do: "tick" } }, "The clock"],
    [{ seat: -1, action: { do: "abort", why: "" } }, "The match is closed unfinished"],
    [{ action: { do: "seat_taken", taken: 1, by: "bot: easy" } }, "bot-easy plays for Bob"],
    [{ action: null }, "Ann acts"],
  ])("tells what the table did: %j", (told, text) => {
    expect(lineOf(step(told), ["Ann", "Bob"], say, word).texts).toEqual([text]);
  });
});

describe.each(["replay", "tutorial"])("the words of the %s", (place) => {
  it("are the same in both languages", () => {
    const ids = (lang: string): string[] =>
      [...read(`${place}/${lang}`).matchAll(/^([a-z_-]+) =/gm)].map(([, id]) => id ?? "");
    expect(ids("fr")).toEqual(ids("en"));
    expect(ids("fr").length).toBeGreaterThan(5);
  });
});
