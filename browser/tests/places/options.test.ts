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
  ]);
  expect(all[2]).toMatchObject({ least: 1, most: 1000, start: 500 });
});

test("only what differs from the rulebook travels", () => {
  expect(changed(all, { plus: true, hands: "random", target: 200 })).toEqual({
    plus: true,
    target: 200,
  });
});
