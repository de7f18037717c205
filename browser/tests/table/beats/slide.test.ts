import { expect, test } from "vitest";
import { slideOf, sliding, spotsAt } from "../../../src/table/beats/slide";
import { shown } from "../../scenes";
import { beat } from "../made";

const willing = shown.find(({ scene }) =>
  Object.values(scene.zones).some((zone) => zone.kind === "field" && "fastest" in zone.physics),
);

test("a slide runs from the flick alone, and what is hit moves too or stays", () => {
  const scene = willing?.scene;
  if (!scene) throw new Error("no scene has a field with physics");
  const field = Object.values(scene.zones).find((zone) => zone.kind === "field");
  const disc = Object.values(scene.pieces).find((piece) => piece.zone === field?.id);
  const told = beat("slide", {
    piece: disc?.id ?? "",
    target: field?.id ?? "",
    data: { dx: 1000, dy: 0, strength: 400 },
  });
  const slide = slideOf(scene, told);
  if (!slide || !disc?.at) throw new Error("there is nothing to flick");
  expect(spotsAt(slide, 0).get(disc.id)).toEqual(disc.at.slice(0, 2));
  const soon = spotsAt(slide, 60).get(disc.id);
  expect(soon?.[0]).toBeGreaterThan(disc.at[0]);
  expect(sliding(scene, spotsAt(slide, 60)).pieces[disc.id]?.at?.[0]).toBe(soon?.[0]);
});

test("a field without physics of this kind shows only where things come to rest", () => {
  const sink = shown.find(({ name }) => name.startsWith("sink"))?.scene;
  if (!sink) throw new Error("the sink is missing");
  expect(slideOf(sink, beat("slide", { target: "field", piece: "disc-0" }))).toBeNull();
});
