// A patch holds only what changed; in zones and pieces null removes. docs/protocol.md
import type { Patch, Scene } from "../generated/wire";

function merged<T>(before: Record<string, T>, changes?: Record<string, T | null>) {
  if (!changes) return before;
  const after: Record<string, T> = {};
  for (const [id, told] of Object.entries({ ...before, ...changes }))
    if (told !== null) after[id] = told;
  return after;
}

/** The scene after a patch; neither argument is touched. */
export function patched(scene: Scene, patch: Patch): Scene {
  const { zones, pieces, ...whole } = patch;
  return {
    ...scene,
    ...whole,
    zones: merged(scene.zones, zones),
    pieces: merged(scene.pieces, pieces),
  };
}
