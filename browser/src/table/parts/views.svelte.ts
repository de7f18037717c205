// Each piece as its element needs it; one that looks as before is the same object as before.
import type { Chair, Mark, Piece, Scene, Zone } from "../../generated/wire";
import { backUrl, faceUrl } from "../faces";
import { type Stop, pieceKey } from "../hand/stops";
import type { Arrangement } from "../layout/arrange";
import { type Size, sizeOf, TOKEN } from "../layout/box";
import type { Spot } from "../layout/ground";
import { same, steadyList } from "../layout/steady";

/** What hands and keys are doing with a piece. */
export interface Touch {
  focusable: boolean;
  raised: boolean;
  able: boolean;
  lit: boolean;
  pulse: boolean;
  chosen: number; // its number among those picked, from 1
  pulledX: number; // how far it has been pulled by the pointer
  pulledY: number;
  cap: string; // the key that touches it
}

export interface PieceView extends Touch {
  key: number;
  id: string; // of the element
  stop: string;
  spot: Spot;
  size: Size;
  src: string;
  label: string;
  about: string; // what it does
  shape: "card" | "disc" | "cut"; // what its shadow follows
  marks: Mark[];
  pinned: boolean;
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
  about: (stop: Stop) => string;
  able: (stop: Stop) => boolean;
  covered: string; // what is said of a piece that lies face down until one looks
  targets: ReadonlySet<string>;
  rover: string;
  heldKey: string;
  picked: readonly Stop[];
  pulse: string;
  pull: { stop: Stop; dx: number; dy: number; moves: boolean } | null;
  caps: ReadonlyMap<string, string>;
}

/** One piece for its life on the table: only its own element hears that it looks different. */
export class Shown {
  view: PieceView = $state.raw() as PieceView;

  constructor(
    readonly key: number,
    view: PieceView,
  ) {
    this.view = view;
  }
}

export class Views {
  shown: readonly Shown[] = $state.raw([]);
  #last = new Map<number, Shown>();
  #seen = new Map<string, Seen>();
  #looks: Looks | null = null;

  /** Looks again at what may have changed, and leaves every other piece alone. */
  update(looks: Looks): void {
    const next = new Map<number, Shown>();
    const seen = new Map<string, Seen>();
    const known = this.#looks && alikeForAll(this.#looks, looks) ? this.#seen : null;
    for (const piece of Object.values(looks.scene.pieces)) {
      const before = known?.get(piece.id);
      const now = before && isUnchanged(before, piece, looks) ? before : this.#see(piece, looks);
      if (!now) continue;
      next.set(now.shown.key, now.shown);
      seen.set(piece.id, now);
    }
    [this.#last, this.#seen, this.#looks] = [next, seen, looks];
    const inOrder = [...next.values()].sort((a, b) => a.key - b.key); // elements keep their order
    this.shown = steadyList(this.shown, inOrder);
  }

  #see(piece: Piece, looks: Looks): Seen | null {
    const [spot, stop] = [looks.at.pieces.get(piece.id), looks.stops.get(pieceKey(piece.id))];
    if (!spot || !stop) return null;
    const view = viewOf(piece, stop, spot, looks);
    const shown = this.#last.get(view.key) ?? new Shown(view.key, view);
    if (!same(shown.view, view)) shown.view = view;
    return { stop, zone: looks.scene.zones[piece.zone], shown };
  }
}

/** What a piece's view was made of, besides its spot and its key. */
interface Seen {
  stop: Stop;
  zone: Zone | undefined;
  shown: Shown;
}

/** On a field a piece is told by its neighbours, which may have moved. */
function isUnchanged({ stop, zone, shown }: Seen, now: Piece, looks: Looks): boolean {
  return (
    stop.piece === now &&
    zone === looks.scene.zones[now.zone] &&
    zone?.kind !== "field" &&
    shown.view.spot === looks.at.pieces.get(now.id) &&
    shown.key === looks.keys.get(now.id) &&
    same(touchOf(stop, looks), shown.view)
  );
}

/** What would make every piece look different. */
function alikeForAll(a: Looks, b: Looks): boolean {
  const names = ["veiled", "peeking", "language", "idOf", "label", "covered"] as const;
  const pinned = a.at.pinnedZones === b.at.pinnedZones && a.scene.chairs === b.scene.chairs;
  return pinned && names.every((name) => a[name] === b[name]);
}

function viewOf(piece: Piece, stop: Stop, spot: Spot, looks: Looks): PieceView {
  const hidden = isHidden(piece, looks);
  return {
    key: looks.keys.get(piece.id) ?? -1,
    id: looks.idOf(stop.key),
    stop: stop.key,
    spot,
    size: sizeOf(piece.face),
    src: source(piece, hidden, looks),
    label: hidden ? looks.covered : looks.label(stop),
    about: hidden ? "" : looks.about(stop),
    shape: shapeOf(piece, hidden),
    marks: piece.marks,
    pinned: looks.at.pinnedZones.has(piece.zone),
    ...touchOf(stop, looks),
  };
}

export function touchOf(stop: Stop, looks: Looks): Touch {
  const { key } = stop;
  const pulled = looks.pull?.moves && looks.pull.stop.key === key ? looks.pull : null;
  return {
    focusable: looks.rover === key,
    raised: looks.heldKey === key,
    able: looks.able(stop),
    lit: looks.targets.has(key),
    pulse: looks.pulse === stop.piece?.id,
    chosen: looks.picked.findIndex((one) => one.key === key) + 1,
    pulledX: pulled?.dx ?? 0,
    pulledY: pulled?.dy ?? 0,
    cap: looks.caps.get(key) ?? "",
  };
}

/** What is only looked at on purpose lies face down until then. */
export function isHidden(
  piece: Piece,
  { veiled, peeking }: Pick<Looks, "veiled" | "peeking">,
): boolean {
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
