// The card of a hand that lies on all the others.
import type { Scene } from "../../generated/wire";
import type { Ground, Spot } from "./ground";

export function lastIn(scene: Scene, at: Ground, zone: string): Spot | undefined {
  const spots: Spot[] = [...at.backs.values()].filter((back) => back.zone === zone);
  for (const piece of Object.values(scene.pieces)) {
    const spot = piece.zone === zone ? at.pieces.get(piece.id) : undefined;
    if (spot) spots.push(spot);
  }
  return spots.sort((a, b) => a.z - b.z).at(-1);
}
