// What a screen reader says of a stop.
import type { Chair, Field, Piece, Scene, Track, Zone } from "../generated/wire";
import { trueMinus } from "../words/minus";
import { type Bearing, edge, nearest } from "./hand/bearings";
import type { Stop } from "./hand/stops";
import type { Say, Sitter } from "./types";
import type { Own } from "./words/own";

export interface Voice {
  say: Say;
  own: Own;
  name: (seat: number) => string;
}

export function voiceOf(say: Say, own: Own, sitters: readonly Sitter[] | undefined): Voice {
  const name = (seat: number) =>
    sitters?.[seat]?.name || say({ id: "seat", args: { number: seat + 1 } });
  return { say, own, name };
}

/** As on a chess board: a1 is the lower left cell. */
export function placeName(zone: Zone, place: number): string {
  if (zone.kind !== "grid") return String(place + 1);
  const column = place % zone.columns;
  const row = Math.floor(place / zone.columns);
  return "abcdefghijklmnopqrstuvwxyz".charAt(column) + String(zone.rows - row);
}

export function spoken(scene: Scene, stop: Stop, voice: Voice): string {
  const zone = scene.zones[stop.zone];
  if (!zone) return "";
  if (stop.piece) return spokenPiece(scene, zone, stop, voice);
  if (stop.group) return `${voice.say(stop.group.label)} × ${String(stop.group.count)}`;
  if (stop.place !== null) return spokenPlace(zone, stop.place, voice);
  const [label, holds] = [voice.say(zone.label), content(zone, voice)];
  return holds ? voice.own("told-of", { what: label, told: holds }) : label;
}

/** What a piece does, where its game says so. */
export function spokenAbout({ piece }: Stop, voice: Voice): string {
  return piece?.about ? voice.say(piece.about) : "";
}

function spokenPiece(scene: Scene, zone: Zone, stop: Stop, voice: Voice): string {
  const { piece } = stop;
  if (!piece) return "";
  const parts = [voice.say(piece.label)];
  if (zone.kind === "grid" && piece.place !== null) parts.push(placeName(zone, piece.place));
  if (zone.kind === "piles") parts.push(pileOf(zone, piece.place ?? 0, voice));
  if (piece.owner !== null && piece.owner !== zone.owner) {
    parts.push(voice.own("owned-by", { name: voice.name(piece.owner) }));
  }
  parts.push(...piece.marks.map((mark) => voice.own(`mark-${mark}`)));
  if (zone.kind === "field" && piece.at)
    parts.push(...around(scene, zone, piece.at, voice, piece.id));
  return parts.filter(Boolean).join(", ");
}

function pileOf(zone: Zone & { kind: "piles" }, place: number, voice: Voice): string {
  const pile = zone.piles[place];
  if (!pile) return "";
  const shut = pile.closed ? `, ${voice.own("closed")}` : "";
  return voice.own("pile-of", { count: pile.count }) + shut;
}

/** What lies round a spot of a field: the nearest of each sort of disc, and the edge. */
export function around(
  scene: Scene,
  zone: Field,
  at: NonNullable<Piece["at"]>,
  voice: Voice,
  self = "",
): string[] {
  const lying = Object.values(scene.pieces).filter(
    (one) => one.zone === zone.id && one.id !== self && one.at,
  );
  const clock = ({ hour, mm }: Bearing) => ({ hour, mm });
  if (!zone.discs.length) {
    const found = nearest(zone, lying, at);
    const told = found && { piece: voice.say(found.piece.label), ...clock(found) };
    return told ? [voice.own("nearest", told)] : [];
  }
  const sorts = zone.discs.flatMap(({ label, radius }) => {
    const alike = lying.filter((one) => one.at?.[2] === radius);
    const found = nearest(zone, alike, at);
    return found ? [voice.own("nearest-of", { sort: voice.say(label), ...clock(found) })] : [];
  });
  const side = edge(zone, at);
  return [...sorts, voice.own(side.over ? "overhang" : "edge", clock(side))];
}

function spokenPlace(zone: Zone, place: number, voice: Voice): string {
  const hidden = (zone.kind === "row" || zone.kind === "grid") && zone.backs.includes(place);
  return voice.own(hidden ? "hidden-place" : "free-place", { place: placeName(zone, place) });
}

function content(zone: Zone, voice: Voice): string {
  switch (zone.kind) {
    case "stack":
      return voice.own("stack-of", { count: zone.count });
    case "fan":
      return voice.own("face-down", { count: zone.backs });
    case "meter":
      return trueMinus(zone.value);
    case "die":
      return zone.shows === null ? "–" : String(zone.shows);
    case "track":
      return [...figures(zone, voice), ...asked(zone, voice)].join("; ");
    default:
      return "";
  }
}

function figures(zone: Track, voice: Voice): string[] {
  return zone.figures.map(
    ({ seat, level }) => `${voice.name(seat)} ${said(zone.levels[level], voice)}`,
  );
}

function asked(zone: Track, voice: Voice): string[] {
  return zone.asks.flatMap((groups, level) => {
    const times = (count: number) => (count > 1 ? `${String(count)} × ` : "");
    const what = groups.map(({ label, count }) => times(count) + voice.say(label));
    if (!what.length) return [];
    return [
      voice.own("level-asks", { level: said(zone.levels[level], voice), what: what.join(", ") }),
    ];
  });
}

const said = (text: Parameters<Say>[0] | undefined, voice: Voice) => (text ? voice.say(text) : "");

export function spokenChair(chair: Chair, sitter: Sitter | undefined, voice: Voice): string {
  const parts = [voice.name(chair.seat)];
  if (sitter && sitter.kind !== "person")
    parts.push(voice.own(sitter.kind === "bot" ? "bot" : "empty-chair"));
  if (sitter?.kind === "person" && !sitter.present) parts.push(voice.own("absent"));
  if (chair.acts) parts.push(voice.own(`${chair.acts}-act`));
  return [...parts, ...chair.badges.map(voice.say)].join(", ");
}

/** What to say of each stop; spelt out again only where the piece or its zone has changed. */
export function labeller(scene: () => Scene, voice: Voice): (stop: Stop) => string {
  const said = new WeakMap<Stop, [Zone | undefined, string]>();
  return (stop) => {
    const zone = scene().zones[stop.zone];
    const known = said.get(stop);
    if (known && known[0] === zone && zone?.kind !== "field") return known[1];
    const text = spoken(scene(), stop, voice);
    said.set(stop, [zone, text]);
    return text;
  };
}
