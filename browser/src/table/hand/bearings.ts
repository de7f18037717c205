// Geometry as one says it: the hour on the clock, and how many millimetres.
import type { Field, Piece } from "../../generated/wire";
import { groundOf } from "./fields";

export interface Bearing {
  hour: number;
  mm: number;
}

export function hourOf(dx: number, dy: number): number {
  return (Math.round((Math.atan2(dx, -dy) / Math.PI) * 6) + 12) % 12 || 12;
}

const whole = (zone: Field, gap: number): number => Math.max(0, Math.round(gap / zone.unit));

type Disc = readonly [x: number, y: number, radius: number];

/** The nearest other disc, rim to rim. */
export function nearest(
  zone: Field,
  discs: readonly Piece[],
  from: Disc,
): (Bearing & { piece: Piece }) | null {
  const [x, y, r] = from;
  let best: { piece: Piece; dx: number; dy: number; gap: number } | null = null;
  for (const piece of discs) {
    if (!piece.at) continue;
    const [dx, dy] = [piece.at[0] - x, piece.at[1] - y];
    const gap = Math.hypot(dx, dy) - r - piece.at[2];
    if (!best || gap < best.gap) best = { piece, dx, dy, gap };
  }
  return best && { piece: best.piece, hour: hourOf(best.dx, best.dy), mm: whole(zone, best.gap) };
}

/** The nearest edge of the ground, rim to edge, and whether the disc sticks out over it. */
export function edge(zone: Field, [x, y, r]: Disc): Bearing & { over: boolean } {
  const { width, height } = groundOf(zone);
  const sides: Bearing[] = [
    { hour: 3, mm: width / 2 - x },
    { hour: 9, mm: width / 2 + x },
    { hour: 6, mm: height / 2 - y },
    { hour: 12, mm: height / 2 + y },
  ];
  const { hour, mm } = sides.reduce((a, b) => (b.mm < a.mm ? b : a));
  return { hour, mm: whole(zone, Math.abs(mm - r)), over: mm < r };
}

/** What a disc would meet first if it slid straight in a direction. */
export function inLine(
  zone: Field,
  discs: readonly Piece[],
  [x, y, r]: Disc,
  angle: number,
): { piece: Piece; mm: number } | null {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const met = discs.flatMap((piece) => {
    if (!piece.at) return [];
    const [dx, dy] = [piece.at[0] - x, piece.at[1] - y];
    const [along, aside, reach] = [dx * ux + dy * uy, dx * uy - dy * ux, r + piece.at[2]];
    if (along <= 0 || Math.abs(aside) >= reach) return [];
    return [{ piece, gap: along - Math.sqrt(reach * reach - aside * aside) }];
  });
  const first = met.sort((a, b) => a.gap - b.gap)[0];
  return first ? { piece: first.piece, mm: whole(zone, first.gap) } : null;
}
