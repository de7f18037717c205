import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { trueMinus } from "../../src/words/minus";
import { Speaker } from "../../src/words/speaker";

const read = (path: string) => readFileSync(path, "utf8");
const ids = (source: string) => new FluentResource(source).body.map((entry) => entry.id).sort();

test("an argument may itself be a text", () => {
  const speaker = new Speaker("en", ["seat = Seat { $number }\nturn = { $who } to play"]);
  const who = { id: "seat", args: { number: 2 } };
  expect(speaker.say({ id: "turn", args: { who } })).toBe("Seat 2 to play");
});

test("numbers take the form that the language has for them", () => {
  const source = "points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}";
  expect(new Speaker("fr", [source]).word("points", { n: 0 })).toBe("0 point");
  expect(new Speaker("en", [source]).word("points", { n: 0 })).toBe("0 points");
});

test("a number below nothing has a true minus, an article its hyphen", () => {
  const speaker = new Speaker("en", ["lost = { $who }: { $n } by { $article }"]);
  const args = { who: "Jean-3", n: -11, article: "WT-13" };
  expect(speaker.word("lost", args)).toBe("Jean-3: −11 by WT-13");
  expect(trueMinus(-2)).toBe("−2");
});

test("what nobody has written stands there by its id", () => {
  expect(new Speaker("fr", []).word("nothing")).toBe("nothing");
});

test("the house says the same in both languages", () => {
  expect(ids(read("src/words/fr.ftl"))).toEqual(ids(read("src/words/en.ftl")));
});

test("every word that a place asks for is there", () => {
  const known = new Set(ids(read("src/words/en.ftl")));
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const mine = files.filter((file) =>
    /^(App|places\/(?!replay|tutorial)).*\.(svelte|ts)$/.test(file),
  );
  const asked = mine.flatMap((file) => {
    const found = read(`src/${file}`).matchAll(/\bt\("([a-z-]+)"/g);
    return Array.from(found, (match) => match[1] ?? "");
  });
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
