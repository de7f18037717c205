// What of the next scene one beat already shows.
import type { Beat, Gesture, Piece, Scene } from "../../generated/wire";

/** The scene before, with what this beat tells of applied from the scene after. */
export function staged(before: Scene, after: Scene, beat: Beat): Scene {
  const zones = { ...before.zones };
  for (const id of [beat.source, beat.target]) {
    const zone = after.zones[id];
    if (zone) zones[id] = zone;
  }
  const pieces = stagedPieces(before, after, beat);
  return { ...before, zones, pieces, gestures: before.gestures.filter(isClientOnly) };
}

/** While a beat is told the old questions are answered and the next ones not yet asked. */
function isClientOnly(gesture: Gesture): boolean {
  return Object.keys(gesture.action).length === 0;
}

/** A flick moves everything it touches: all that still lies on the field lies where it came to rest. */
function slid(before: Scene, after: Scene, zone: string): Scene["pieces"] {
  const moved = Object.values(after.pieces).filter(
    (piece) => piece.zone === zone && before.pieces[piece.id]?.zone === zone,
  );
  return { ...before.pieces, ...Object.fromEntries(moved.map((piece) => [piece.id, piece])) };
}

function stagedPieces(before: Scene, after: Scene, beat: Beat): Scene["pieces"] {
  if (beat.kind === "slide") return slid(before, after, beat.target);
  const moved = after.pieces[beat.piece];
  if (!beat.piece || (!moved && !(beat.piece in before.pieces))) return before.pieces;
  // The same card under its old id leaves when the new one comes.
  const stays = (old: Piece) => old.id !== beat.piece && !(moved && leavesFor(old, moved, after));
  const kept = Object.entries(before.pieces).filter(([, old]) => stays(old));
  return Object.fromEntries(moved ? [...kept, [moved.id, moved]] : kept);
}

function leavesFor(old: Piece, moved: Piece, after: Scene): boolean {
  const replaced = old.zone === moved.zone && old.place === moved.place && old.id !== moved.id;
  const same = old.ref !== null && old.ref === moved.ref && !(old.id in after.pieces);
  return (same && sameFace(old, moved)) || (replaced && !(old.id in after.pieces));
}

const sameFace = (a: Piece, b: Piece): boolean => JSON.stringify(a.face) === JSON.stringify(b.face);

/** Everybody may act at once: then nobody waits for a beat to end. */
export function isLive(scene: Scene): boolean {
  return scene.chairs.filter((chair) => chair.acts === "may").length > 1;
}
