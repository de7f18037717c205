// A flick played again on the twin of the server's discs: where everything slides, and where it rests.
import type { Beat, Field, Piece, Scene } from "../../generated/wire";
import type { Flick, Ground, Shot } from "../../twins/discs";
import { Film } from "../../twins/film";

export interface Slide {
  field: Field;
  discs: Piece[]; // as they lay before, in the order of the server
  film: Film;
  end: Shot;
}

const GROUND: (keyof Ground)[] = [
  "half_width",
  "half_height",
  "rope",
  "rope_speed",
  "board_friction",
  "table_friction",
  "restitution",
  "slowest",
  "fastest",
];
const SUNK = 0.88; // what has fallen lies deeper, and looks a little smaller

/** Null where the field does not say by which physics. */
export function slideOf(before: Scene, beat: Beat): Slide | null {
  const field = before.zones[beat.target];
  if (beat.kind !== "slide" || field?.kind !== "field" || !isGround(field.physics)) return null;
  const discs = discsOf(before, field);
  const flick = flickOf(discs, beat);
  if (!flick) return null;
  const mass = field.physics["mass"] ?? 1;
  const bodies = discs.map(({ at }) => {
    const [x, y, radius] = at ?? [0, 0, 0];
    return { x, y, radius, mass: mass * (radius / field.unit) ** 2 };
  });
  const film = new Film(field.physics, bodies, flick);
  return { field, discs, film, end: film.end() };
}

function isGround(physics: Record<string, number>): physics is Record<string, number> & Ground {
  return GROUND.every((name) => name in physics);
}

function discsOf(scene: Scene, field: Field): Piece[] {
  const lying = Object.values(scene.pieces).filter((one) => one.zone === field.id && one.at);
  return lying.sort((a, b) => Number(a.ref) - Number(b.ref));
}

function flickOf(discs: readonly Piece[], beat: Beat): Flick | null {
  const disc = discs.findIndex((one) => one.id === beat.piece);
  const [dx, dy, strength] = ["dx", "dy", "strength"].map((name) => Number(beat.data[name]));
  if (disc < 0 || dx === undefined || dy === undefined || !strength) return null;
  return { disc, dx, dy, strength };
}

/** Everything where it came to rest; what is off the board lies beside it until it is told of. */
export function atRest(before: Scene, { discs, end }: Slide): Scene {
  const fallen = new Set(end.dropped);
  const rested = discs.map((disc, i): [string, Piece] => {
    const [x, y] = end.rest[i] ?? [0, 0];
    const r = disc.at?.[2] ?? 0;
    return [disc.id, { ...disc, at: [x, y, fallen.has(i) ? Math.round(r * SUNK) : r] }];
  });
  return { ...before, pieces: { ...before.pieces, ...Object.fromEntries(rested) } };
}

/** What comes after a flick, while it has not been told: all that it moves lies where it lay. */
export function unslid(before: Scene, after: Scene, field: string): Scene {
  const pieces = { ...after.pieces };
  for (const { id, zone, at } of Object.values(before.pieces)) {
    const piece = after.pieces[id];
    if (zone === field && piece?.zone === field) pieces[id] = { ...piece, at };
  }
  return { ...after, pieces };
}

/** The discs that stayed on the board but that the server has elsewhere: there must be none. */
export function strayed({ discs, end }: Slide, after: Scene): string[] {
  const fallen = new Set(end.dropped);
  return discs.flatMap((disc, i) => {
    const told = after.pieces[disc.id];
    const [x, y] = end.rest[i] ?? [];
    if (fallen.has(i)) return [];
    return told?.at && told.at[0] === x && told.at[1] === y ? [] : [disc.id];
  });
}

// ---------------------------------------------------------------- for the eye

export interface Stand {
  x: number;
  y: number;
  scale: number; // 1 on the board
}

const FRAME = 8; // ms; between two frames the display's own rate fills in

/** The way of each disc that moves, frame by frame, in the units of the field. */
export function waysOf({ discs, film, end }: Slide): Map<string, Stand[]> {
  const frames = Math.max(1, Math.ceil(end.millis / FRAME));
  const ways = discs.map((): Stand[] => []);
  for (let n = 0; n <= frames; n++) {
    const all = film.at(Math.min(n * FRAME, end.millis));
    all.forEach(({ x, y, dropped }, i) => ways[i]?.push({ x, y, scale: dropped ? SUNK : 1 }));
  }
  return new Map(discs.flatMap((disc, i) => (moves(ways[i]) ? [[disc.id, ways[i] ?? []]] : [])));
}

function moves(way: Stand[] | undefined): boolean {
  const [first, last] = [way?.[0], way?.at(-1)];
  return first !== undefined && last !== undefined && (first.x !== last.x || first.y !== last.y);
}
