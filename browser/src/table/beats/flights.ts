// What flies when a beat moves pieces that have no face here.
import type { Beat, Face, Scene } from "../../generated/wire";
import type { Arrangement } from "../layout/arrange";
import { CARD, type Size, TOKEN } from "../layout/box";
import type { Placed } from "../layout/ground";

interface End {
  x: number;
  y: number;
  scale: number;
}

export interface Flight {
  from: End;
  to: End;
  delay: number; // ms
  token: boolean;
  face: Face | null; // none: its back is seen
}

const MOST = 5;
const APART = 70; // ms between two cards

export function flights(scene: Scene, at: Arrangement, beat: Beat): Flight[] {
  if (beat.kind === "pass") return round(scene, at);
  if (beat.kind === "shuffle" && beat.source) return carried(scene, at, beat, 4);
  if (beat.kind !== "move" || beat.piece in scene.pieces) return [];
  const count = Number(beat.data["count"] ?? 1) || 1;
  return carried(scene, at, beat, Math.min(count, MOST));
}

function carried(scene: Scene, at: Arrangement, beat: Beat, count: number): Flight[] {
  const [source, target] = [at.zones.get(beat.source), at.zones.get(beat.target)];
  if (!source || !target) return [];
  const token = isRound(scene, beat.source) || isRound(scene, beat.target);
  const face = heaped(scene, beat.target) ?? heaped(scene, beat.source);
  const ends = { from: end(source, token), to: end(target, token), token, face };
  return Array.from({ length: count }, (_, i) => ({ ...ends, delay: i * APART }));
}

/** Hands go to the next seat, all at once. */
function round(scene: Scene, at: Arrangement): Flight[] {
  const hands = Object.values(scene.zones).filter(
    (zone) => zone.kind === "fan" && zone.owner !== null,
  );
  return hands.flatMap((hand, i) => {
    const [source, next] = [at.zones.get(hand.id), hands[(i + 1) % hands.length]];
    const target = next && at.zones.get(next.id);
    if (!source || !target || source === target) return [];
    const ends = { from: end(source, false), to: end(target, false), token: false, face: null };
    return [0, 1, 2].map((card) => ({ ...ends, delay: card * APART }));
  });
}

/** What everything in a heap looks like, where it is all of one kind. */
function heaped(scene: Scene, id: string): Face | null {
  const zone = scene.zones[id];
  const [group, ...others] = zone?.kind === "heap" ? zone.groups : [];
  return group && !others.length ? group.face : null;
}

function isRound(scene: Scene, id: string): boolean {
  const zone = scene.zones[id];
  return (
    zone?.kind === "heap" ||
    zone?.kind === "field" ||
    (zone?.kind === "row" && zone.back === "token")
  );
}

function end(box: Placed, token: boolean): End {
  const size: Size = token ? TOKEN : CARD;
  const x = box.x + box.width / 2 - (size.width * box.scale) / 2;
  return { x, y: box.y + box.height / 2 - (size.height * box.scale) / 2, scale: box.scale };
}
