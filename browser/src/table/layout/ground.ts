// Everything that has found its place on the table, in pixels.
import type { Box } from "./box";

/** A piece or a back: its top left corner, how much it is scaled and turned, how high it lies. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
  turn: number;
  z: number;
}

export interface Back extends Spot {
  zone: string;
  place: number;
  token: boolean;
  owner: number | null;
}

/** A place in a zone where something can be put, whether or not anything lies there. */
export interface Place extends Box {
  zone: string;
  place: number;
}

export interface Placed extends Box {
  scale: number; // of what lies in it
}

export interface Ground {
  zones: Map<string, Placed>;
  captions: Map<string, Placed>;
  plates: Map<number, Placed>;
  pieces: Map<string, Spot>;
  backs: Map<string, Back>;
  places: Map<string, Place>;
}

export function emptyGround(): Ground {
  return {
    zones: new Map(),
    captions: new Map(),
    plates: new Map(),
    pieces: new Map(),
    backs: new Map(),
    places: new Map(),
  };
}

/** Puts all that lies on one ground on another. */
export function spread(ground: Ground, more: Ground): void {
  for (const [id, box] of more.zones) ground.zones.set(id, box);
  for (const [id, box] of more.captions) ground.captions.set(id, box);
  for (const [seat, box] of more.plates) ground.plates.set(seat, box);
  for (const [id, spot] of more.pieces) ground.pieces.set(id, spot);
  for (const [key, back] of more.backs) ground.backs.set(key, back);
  for (const [key, place] of more.places) ground.places.set(key, place);
}

export const placeKey = (zone: string, place: number): string => `${zone}/${place}`;
