// Pieces shown as done until the table shows it, or the server refuses.
import type { Mark, Piece, Scene } from "../../generated/wire";

export type Pending = ReadonlyMap<string, Partial<Piece>>; // by piece id, where it is shown

export function withPending(scene: Scene, pending: Pending): Scene {
  if (!pending.size) return scene;
  const still = Object.entries(scene.pieces).filter(([id]) => !pending.has(id));
  const pieces = Object.fromEntries(still);
  for (const [id, shown] of pending) {
    const piece = scene.pieces[id];
    if (!piece) continue;
    const marks = [...new Set<Mark>([...piece.marks, "pending"])]; // it may be so already
    pieces[id] = { ...piece, ...shown, marks }; // last, and so on top
  }
  return { ...scene, pieces };
}
