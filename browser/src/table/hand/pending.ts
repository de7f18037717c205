// Pieces shown as done until the server answers.
import type { Piece, Scene } from "../../generated/wire";

export type Pending = ReadonlyMap<string, Partial<Piece>>; // by piece id, where it is shown

export function withPending(scene: Scene, pending: Pending): Scene {
  if (!pending.size) return scene;
  const pieces = { ...scene.pieces };
  for (const [id, shown] of pending) {
    const piece = pieces[id];
    if (!piece) continue;
    delete pieces[id]; // it comes last, and so lies on top
    pieces[id] = { ...piece, ...shown, marks: [...piece.marks, "pending"] };
  }
  return { ...scene, pieces };
}
