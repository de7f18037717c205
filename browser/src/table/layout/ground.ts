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

export const placeKey = (zone: string, place: number): string => `${zone}/${place}`;
