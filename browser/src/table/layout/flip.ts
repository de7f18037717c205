// The table as in a mirror: everything changes sides, nothing is written backwards.
import type { Scene } from "../../generated/wire";
import { CARD, sizeOf, TOKEN } from "./box";
import type { Ground } from "./ground";

export function flipped(ground: Ground, scene: Scene, width: number): Ground {
  const box = <T extends { x: number; width: number }>(one: T): T => ({
    ...one,
    x: width - one.x - one.width,
  });
  const spot = <T extends { x: number; scale: number }>(one: T, wide: number): T => ({
    ...one,
    x: width - one.x - wide * one.scale,
  });
  const wide = (id: string) => {
    const piece = scene.pieces[id];
    return (piece ? sizeOf(piece.face) : CARD).width;
  };
  return {
    zones: each(ground.zones, box),
    captions: each(ground.captions, box),
    plates: each(ground.plates, box),
    places: each(ground.places, box),
    pieces: each(ground.pieces, (one, id) => spot(one, wide(id))),
    backs: each(ground.backs, (one) => spot(one, (one.token ? TOKEN : CARD).width)),
  };
}

function each<K, V>(map: ReadonlyMap<K, V>, change: (value: V, key: K) => V): Map<K, V> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}
