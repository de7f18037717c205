// Small scenes made by hand.
import type { Beat, Chair, Gesture, Piece, Scene, Zone } from "../../src/generated/wire";
import type { Stop } from "../../src/table/hand/stops";

const text = (id: string) => ({ id, args: {} });

export function gesture(kind: Gesture["kind"], more: Partial<Gesture> = {}): Gesture {
  const whole: Gesture = {
    kind,
    label: text(kind),
    action: {},
    first: {},
    source: [],
    only: [],
    target: [],
    least: 1,
    most: 1,
    ordered: false,
    choices: [],
    bar: "",
    aside: false,
    key: "",
    standing: null,
  };
  return { ...whole, ...more };
}

export function piece(id: string, zone: string, more: Partial<Piece> = {}): Piece {
  const face = { kind: "card", attributes: { value: id } };
  const whole: Piece = {
    id,
    zone,
    face,
    label: text(id),
    ref: id,
    place: null,
    at: null,
    owner: null,
    marks: [],
    about: null,
  };
  return { ...whole, ...more };
}

export const named = (id: string) => ({ id, label: text(id), area: id, owner: null, keys: [] });

export function grid(id: string, rows: number, columns: number): Zone {
  return { kind: "grid", ...named(id), rows, columns, backs: [] };
}

export function fan(id: string): Zone {
  return { kind: "fan", ...named(id), backs: 0, whole: false };
}

export function chair(seat: number, acts: Chair["acts"] = ""): Chair {
  return { seat, colour: "red", shape: "circle", acts, badges: [] };
}

export function scene(
  zones: Zone[],
  pieces: Piece[],
  gestures: Gesture[] = [],
  chairs = [chair(0), chair(1)],
): Scene {
  return {
    status: text("status"),
    chairs,
    zones: Object.fromEntries(zones.map((zone) => [zone.id, zone])),
    pieces: Object.fromEntries(pieces.map((one) => [one.id, one])),
    gestures,
    layout: { wide: [], tall: [], mirrored: false },
    hints: "always",
  };
}

export function beat(kind: Beat["kind"], more: Partial<Beat> = {}): Beat {
  const whole: Beat = {
    kind,
    text: text(kind),
    ms: 300,
    gate: false,
    article: "",
    seat: null,
    piece: "",
    source: "",
    target: "",
    data: {},
  };
  return { ...whole, ...more };
}

export function stop(zone: string, more: Partial<Stop> = {}, x = 0, y = 0): Stop {
  const key = `${zone}/${more.piece?.id ?? String(more.place ?? "")}`;
  return { key, zone, place: null, box: { x, y, width: 10, height: 10 }, ...more };
}
