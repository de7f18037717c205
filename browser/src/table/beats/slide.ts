// A flick as it really runs, on the twin of the server's discs.
import type { Beat, Piece, Scene } from "../../generated/wire";
import type { Ground } from "../../twins/discs";
import { Film } from "../../twins/film";

export type Spots = ReadonlyMap<string, [x: number, y: number]>; // by piece id

export interface Slide {
  film: Film;
  ids: string[];
}

/** From the table before the shot and the flick alone; null where a field has no such physics. */
export function slideOf(scene: Scene, beat: Beat): Slide | null {
  const zone = scene.zones[beat.target];
  const { dx, dy, strength } = beat.data;
  if (beat.kind !== "slide" || zone?.kind !== "field" || !("fastest" in zone.physics)) return null;
  const lying = Object.values(scene.pieces)
    .filter((piece) => piece.zone === zone.id && piece.at)
    .sort((a, b) => Number(a.ref) - Number(b.ref)); // as the server counts them
  const disc = lying.findIndex((piece) => piece.id === beat.piece);
  if (disc < 0) return null;
  const flick = { disc, dx: Number(dx), dy: Number(dy), strength: Number(strength) };
  const discs = lying.map((piece) => discOf(piece, zone.physics));
  const film = new Film(zone.physics as unknown as Ground, discs, flick);
  return { film, ids: lying.map((piece) => piece.id) };
}

/** The physics of a field gives a mass to every radius: `x_radius`, `x_mass`. */
function discOf(piece: Piece, physics: Record<string, number>) {
  const [x, y, radius] = piece.at ?? [0, 0, 1];
  const kind = Object.keys(physics).find(
    (name) => name.endsWith("_radius") && physics[name] === radius,
  );
  return { x, y, radius, mass: physics[kind?.replace("_radius", "_mass") ?? ""] ?? 1 };
}

export function spotsAt({ film, ids }: Slide, ms: number): Spots {
  return new Map(film.at(ms).map(({ x, y }, i) => [ids[i] ?? "", [x, y]]));
}

/** The scene with its discs where they are at this moment. */
export function sliding(scene: Scene, spots: Spots): Scene {
  if (!spots.size) return scene;
  const pieces = { ...scene.pieces };
  for (const [id, [x, y]] of spots) {
    const piece = pieces[id];
    if (piece?.at) pieces[id] = { ...piece, at: [x, y, piece.at[2]] };
  }
  return { ...scene, pieces };
}
