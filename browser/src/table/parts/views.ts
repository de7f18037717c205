// Each piece as its element needs it; one that looks as before is the same object as before.
import type { Chair, Mark, Piece, Scene } from "../../generated/wire";
import { backUrl, faceUrl } from "../faces";
import { type Stop, pieceKey } from "../hand/stops";
import type { Arrangement } from "../layout/arrange";
import { type Size, sizeOf, TOKEN } from "../layout/box";
import type { Spot } from "../layout/ground";
import { same } from "../layout/steady";

export interface PieceView {
  key: number;
  id: string; // of the element
  stop: string;
  spot: Spot;
  size: Size;
  src: string;
  label: string;
  shape: "card" | "disc" | "cut"; // what its shadow follows
  marks: Mark[];
  focusable: boolean;
  raised: boolean;
  able: boolean;
  lit: boolean;
  pinned: boolean;
  pulse: boolean;
  chosen: number; // its number among those picked, from 1
  pulledX: number; // how far it has been pulled by the pointer
  pulledY: number;
  cap: string; // the key that touches it
}

export interface Looks {
  scene: Scene;
  at: Arrangement;
  keys: ReadonlyMap<string, number>;
  stops: ReadonlyMap<string, Stop>;
  veiled: ReadonlySet<string>;
  peeking: string | null;
  language: string;
  idOf: (key: string) => string;
  label: (stop: Stop) => string;
  able: (stop: Stop) => boolean;
  targets: ReadonlySet<string>;
  rover: string;
  heldKey: string;
  picked: readonly Stop[];
  pulse: string;
  pull: { stop: Stop; dx: number; dy: number; moves: boolean } | null;
  caps: ReadonlyMap<string, string>;
}

export class Views {
  #last = new Map<number, PieceView>();

  of(looks: Looks): PieceView[] {
    const next = new Map<number, PieceView>();
    for (const piece of Object.values(looks.scene.pieces)) {
      const view = viewOf(piece, looks);
      if (!view) continue;
      const before = this.#last.get(view.key);
      next.set(view.key, before && same(before, view) ? before : view);
    }
    this.#last = next;
    return [...next.values()].sort((a, b) => a.key - b.key); // elements keep their order
  }
}

function viewOf(piece: Piece, looks: Looks): PieceView | null {
  const stopKey = pieceKey(piece.id);
  const [spot, stop] = [looks.at.pieces.get(piece.id), looks.stops.get(stopKey)];
  if (!spot || !stop) return null;
  const hidden = isHidden(piece, looks);
  const pulled = looks.pull?.moves && looks.pull.stop.key === stopKey ? looks.pull : null;
  return {
    key: looks.keys.get(piece.id) ?? -1,
    id: looks.idOf(stopKey),
    stop: stopKey,
    spot,
    size: sizeOf(piece.face),
    src: source(piece, hidden, looks),
    label: hidden ? "" : looks.label(stop),
    shape: shapeOf(piece, hidden),
    marks: piece.marks,
    focusable: looks.rover === stopKey,
    raised: looks.heldKey === stopKey,
    able: looks.able(stop),
    lit: looks.targets.has(stopKey),
    pinned: looks.at.pinnedZones.has(piece.zone),
    pulse: looks.pulse === piece.id,
    chosen: looks.picked.findIndex((one) => one.key === stopKey) + 1,
    pulledX: pulled?.dx ?? 0,
    pulledY: pulled?.dy ?? 0,
    cap: looks.caps.get(stopKey) ?? "",
  };
}

/** What is only looked at on purpose lies face down until then. */
function isHidden(piece: Piece, { veiled, peeking }: Looks): boolean {
  return veiled.has(piece.zone) && peeking !== piece.zone && !piece.marks.includes("seen");
}

function source(piece: Piece, hidden: boolean, { scene, language }: Looks): string {
  const owner: Chair | undefined = scene.chairs[piece.owner ?? -1];
  if (hidden) return backUrl(sizeOf(piece.face) === TOKEN, owner);
  return faceUrl(piece.face, owner, language);
}

function shapeOf(piece: Piece, hidden: boolean): PieceView["shape"] {
  if (sizeOf(piece.face) !== TOKEN) return "card";
  return piece.face.kind === "disc" && !hidden ? "disc" : "cut";
}
