import { expect, test } from "vitest";
import { brief } from "../../src/table/brief";

const long =
  "This sentence alone is longer than anybody reads in passing, ".repeat(4) + "so there.";

test("as many whole sentences as are read in passing", () => {
  expect(brief("One. Two! Three?")).toBe("One. Two! Three?");
  expect(brief(`One. Two! ${long} Four.`)).toBe("One. Two!");
});

test("the first sentence is told to its end, however long", () => {
  expect(brief(`${long} Two.`)).toBe(long);
});

test("a point inside a number or a word, and a space before a mark, end nothing", () => {
  const french = `Suivent 3, 4 … 12 ; comptez 2.5 cm. Criez WATAÏ !!! ${long}`;
  expect(brief(french)).toBe("Suivent 3, 4 … 12 ; comptez 2.5 cm. Criez WATAÏ !!!");
  expect(brief("")).toBe("");
});
