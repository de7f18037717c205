import { expect, test } from "vitest";
import type { Piece, Scene, Zone } from "../../src/generated/wire";
import { patched } from "../../src/wire/patch";

const zone = (id: string, count: number) => ({ id, kind: "stack", count }) as unknown as Zone;
const piece = (id: string) => ({ id }) as unknown as Piece;
const scene = {
  status: { id: "before", args: {} },
  zones: { deck: zone("deck", 5), hand: zone("hand", 1) },
  pieces: { a: piece("a"), b: piece("b") },
  hints: "always",
} as unknown as Scene;

test("only what changed is replaced", () => {
  const after = patched(scene, { zones: { deck: zone("deck", 4) } });
  expect(after.zones["deck"]).toMatchObject({ count: 4 });
  expect(after.zones["hand"]).toBe(scene.zones["hand"]);
  expect(after.pieces).toBe(scene.pieces);
});

test("null takes away", () => {
  const after = patched(scene, { pieces: { a: null, c: piece("c") } });
  expect(Object.keys(after.pieces)).toEqual(["b", "c"]);
});

test("neither argument is touched", () => {
  const before = structuredClone(scene);
  patched(scene, { status: { id: "after", args: {} }, pieces: { a: null } });
  expect(scene).toEqual(before);
});
