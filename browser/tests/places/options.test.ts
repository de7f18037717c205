import { expect, test } from "vitest";
import { changed, fields, type Schema } from "../../src/places/friends/options";

const schema: Schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      properties: {
        plus: { type: "boolean", default: false },
        hands: { enum: ["random", "fixed"], default: "random" },
        target: { type: "integer", minimum: 1, maximum: 1000, default: 500 },
        bring: { anyOf: [{ type: "array" }, { type: "null" }], default: null },
        weights: {
          type: "array",
          prefixItems: [1, 2, 3].map(() => ({ type: "integer", minimum: 1, maximum: 9 })),
          items: false,
          default: [1, 1, 1],
        },
        rounds: {
          type: "array",
          items: { type: "integer", minimum: 0, maximum: 3 },
          maxItems: 5,
          default: [],
        },
        names: { type: "array", items: { type: "string" }, default: [] },
        hidden: { type: "boolean", default: true },
      },
    },
  },
};
const all = fields(schema, (name) => name !== "hidden");

test("switches, choices and numbers that have a name become fields", () => {
  expect(all.map(({ name, kind }) => [name, kind])).toEqual([
    ["plus", "switch"],
    ["hands", "choice"],
    ["target", "number"],
    ["weights", "numbers"],
    ["rounds", "list"],
  ]);
  expect(all[2]).toMatchObject({ least: 1, most: 1000, start: 500 });
});

test("only what differs from the rulebook travels", () => {
  expect(changed(all, { plus: true, hands: "random", target: 200 })).toEqual({
    plus: true,
    target: 200,
  });
});

test("several numbers are as many as the schema says, a list has its values", () => {
  expect(all[3]).toMatchObject({ longest: 3, least: 1, most: 9, start: [1, 1, 1] });
  expect(all[4]).toMatchObject({ longest: 5, values: ["0", "1", "2", "3"], start: [] });
});

test("lists that say the same as the rulebook do not travel", () => {
  expect(changed(all, { weights: [1, 1, 1], rounds: [2, 0] })).toEqual({ rounds: [2, 0] });
});
