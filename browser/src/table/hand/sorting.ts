// The order of one's own hand is one's own affair: nobody is told.
import type { Piece } from "../../generated/wire";

export type Order = ReadonlyMap<number, number>; // element key → rank

/** A piece put before whatever lies right of `x`. */
export function movedTo(
  line: readonly { key: number; x: number }[],
  moved: number,
  x: number,
): Order {
  const others = line.filter((one) => one.key !== moved);
  const index = others.findIndex((one) => one.x > x);
  const keys = others.map((one) => one.key);
  keys.splice(index < 0 ? keys.length : index, 0, moved);
  return new Map(keys.map((key, rank) => [key, rank]));
}

/** One step to the left or right. */
export function stepped(line: readonly number[], moved: number, by: 1 | -1): Order {
  const keys = [...line];
  const from = keys.indexOf(moved);
  const to = Math.min(keys.length - 1, Math.max(0, from + by));
  keys.splice(to, 0, ...keys.splice(from, 1));
  return new Map(keys.map((key, rank) => [key, rank]));
}

/** By what the pieces wear: colours or suits together, then by value. */
export function tidied(pieces: readonly Piece[], keyOf: (piece: Piece) => number): Order {
  const worn = (piece: Piece, name: string) => String(piece.face.attributes[name] ?? "");
  const value = (piece: Piece) =>
    Number(piece.face.attributes["value"] ?? piece.face.attributes["rank"] ?? NaN);
  const sorted = [...pieces].sort(
    (a, b) =>
      worn(a, "colour").localeCompare(worn(b, "colour")) ||
      worn(a, "suit").localeCompare(worn(b, "suit")) ||
      (value(a) || 0) - (value(b) || 0) ||
      String(a.ref).localeCompare(String(b.ref)),
  );
  return new Map(sorted.map((piece, rank) => [keyOf(piece), rank]));
}
