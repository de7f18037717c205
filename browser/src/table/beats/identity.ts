// Which element shows which piece: a piece that only changes its id stays the same thing on the table.
import type { Beat, Piece, Scene } from "../../generated/wire";
import { steadyMap } from "../layout/steady";

export type Keys = ReadonlyMap<string, number>; // by piece id

let last = 0;

/** Keys for a new scene; what vanished and what appeared with the same face are one piece. */
export function follow(keys: Keys, before: Scene | null, after: Scene, beat: Beat | null): Keys {
  const next = new Map<string, number>();
  const gone = Object.values(before?.pieces ?? {}).filter((piece) => !(piece.id in after.pieces));
  for (const piece of Object.values(after.pieces)) {
    const same = keys.get(piece.id);
    if (same !== undefined) next.set(piece.id, same);
    else next.set(piece.id, inherited(keys, gone, piece, beat) ?? ++last);
  }
  return steadyMap(keys, next);
}

function inherited(keys: Keys, gone: Piece[], piece: Piece, beat: Beat | null): number | undefined {
  const face = faceOf(piece);
  const alike = gone.filter((one) => faceOf(one) === face);
  const told = beat?.piece === piece.id ? beat.source : "";
  const moved = gone.find((one) => one.zone === told && looksLike(one, piece));
  const found =
    moved ??
    alike.find((one) => one.zone === piece.zone) ??
    alike.find((one) => one.zone === told) ??
    alike[0];
  if (!found) return undefined;
  gone.splice(gone.indexOf(found), 1);
  return keys.get(found.id);
}

/** An action may call a piece otherwise where it has gone. */
const looksLike = (a: Piece, b: Piece): boolean =>
  JSON.stringify(a.face) === JSON.stringify(b.face);

const faceOf = (piece: Piece): string => JSON.stringify([piece.face, piece.ref]);
