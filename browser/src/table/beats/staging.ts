// What of the next scene one beat already shows.
import type { Beat, Gesture, Piece, Scene } from "../../generated/wire";

/** The scene before, with what this beat tells of applied from the scene after; `newest` is asked now.
 * The old questions are answered and the next ones not yet asked, but what somebody does out of turn
 * answers nobody else's. */
export function staged(before: Scene, after: Scene, beat: Beat, newest: Scene = after): Scene {
  const zones = { ...before.zones };
  for (const id of [beat.source, beat.target]) {
    const zone = after.zones[id];
    if (zone) zones[id] = zone;
  }
  const pieces = stagedPieces(before, after, beat);
  const aside = beat.seat !== null && before.chairs[beat.seat]?.acts !== "must" && !beat.gate;
  return { ...before, zones, pieces, gestures: stillAsked(before, aside ? newest.gestures : []) };
}

/** Of what this scene asks, what is asked now; to look and to sort nobody need be asked. */
export function stillAsked({ gestures }: Scene, now: readonly Gesture[]): Gesture[] {
  const asked = new Set(now.map((one) => JSON.stringify(one)));
  return gestures.filter((one) => isClientOnly(one) || asked.has(JSON.stringify(one)));
}

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
  const others = (beat.data["pieces"] ?? []) as string[]; // that go with it
  return [beat.piece, ...others].reduce(
    (pieces, id) => stagedPiece(pieces, before, after, id, beat.source),
    before.pieces,
  );
}

function stagedPiece(
  pieces: Scene["pieces"],
  before: Scene,
  after: Scene,
  id: string,
  source: string,
): Scene["pieces"] {
  const moved = after.pieces[id];
  if (!id || (!moved && !(id in before.pieces))) return pieces;
  // The same card under its old id leaves when the new one comes.
  const stays = (old: Piece) => old.id !== id && !(moved && leavesFor(old, moved, after, source));
  const kept = Object.entries(pieces).filter(([, old]) => stays(old));
  return Object.fromEntries(moved ? [...kept, [moved.id, moved]] : kept);
}

function leavesFor(old: Piece, moved: Piece, after: Scene, source: string): boolean {
  const replaced = old.zone === moved.zone && old.place === moved.place && old.id !== moved.id;
  const same = (old.ref !== null && old.ref === moved.ref) || old.zone === source;
  return !(old.id in after.pieces) && (replaced || (same && sameFace(old, moved)));
}

const sameFace = (a: Piece, b: Piece): boolean => JSON.stringify(a.face) === JSON.stringify(b.face);

/** Whoever may act need not wait for their turn: then nobody waits for a beat to end. */
export function isLive(scene: Scene): boolean {
  const count = (acts: string) => scene.chairs.filter((chair) => chair.acts === acts).length;
  return count("may") > 1 || (count("may") === 1 && count("must") === 0);
}
