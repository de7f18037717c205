// Zones of cards and tokens: stack, fan, row, grid, piles.
import type { Fan, Grid, Piece, Piles, Row, Stack } from "../../generated/wire";
import { type Block, below, flow, lines } from "./block";
import { CARD, TOKEN, type Size, sizeOf } from "./box";
import { type Ground, placeKey } from "./ground";
import { lying, lyingAt, roughly, type Sight } from "./sight";

const EDGE = 3; // how far the cards under a top one look out
export const THICKEST = 4;
const TRAY = 12;

type At = [x: number, y: number, scale: number, ground: Ground];

function putPiece(piece: Piece, [x, y, scale, ground]: At, z = 0, turn = 0): void {
  ground.pieces.set(piece.id, { x, y, scale, turn, z });
}

export function thickness(count: number): number {
  return Math.min(Math.max(count - 1, 0), THICKEST) * EDGE;
}

function backAt(
  zone: Stack | Fan | Row | Grid | Piles,
  place: number,
  [x, y, scale, ground]: At,
  z = 0,
  turn = 0,
): void {
  const token = zone.kind === "row" && zone.back === "token";
  const back = {
    x,
    y,
    scale,
    turn,
    z,
    zone: zone.id,
    place,
    token,
    owner: zone.owner,
    pinned: false,
  };
  ground.backs.set(placeKey(zone.id, place), back);
}

export function stack(sight: Sight, zone: Stack): Block {
  const put: Block["put"] = (x, y, scale, ground) => {
    const tops = lying(sight, zone.id);
    const at: At = [x, y, scale, ground];
    if (tops.length) tops.forEach((top, i) => putPiece(top, fitted(top, CARD, at), i + 1));
    else if (zone.count) backAt(zone, 0, at, 1);
  };
  return { width: CARD.width + EDGE * THICKEST, height: CARD.height + EDGE * THICKEST, put };
}

/** A piece of another size in the middle of a place. */
function fitted(piece: Piece, room: Size, [x, y, scale, ground]: At): At {
  const size = sizeOf(piece.face);
  const factor = Math.min(room.width / size.width, room.height / size.height, 1.4);
  const dx = (room.width - size.width * factor) / 2;
  const dy = (room.height - size.height * factor) / 2;
  return [x + dx * scale, y + dy * scale, scale * factor, ground];
}

// ---------------------------------------------------------------- fan

const OPEN_STEP = 0.74; // how much of a card the next one leaves to see
const WHOLE_STEP = 1 + 8 / CARD.width;
const WHOLE_WORTH = 0.8; // how small cards may become, beside what they would be, to be seen whole
const SHUT_STEP = 0.3;
const SHUT_LINE = 8; // so many backs are not broken into lines

/** A hand has room for about its cards, and squeezes them into it. */
export function fan(sight: Sight, zone: Fan, aspect: number): Block {
  const open = lying(sight, zone.id).length > 0 || zone.owner === sight.seat;
  const room = roughly(lying(sight, zone.id).length + zone.backs, open ? 5 : 4, open ? 4 : 5);
  const tight = folded(room, open ? OPEN_STEP : SHUT_STEP, open, aspect);
  const whole = open && zone.whole ? folded(room, WHOLE_STEP, open, aspect) : tight;
  const roomy = fits(whole.size, aspect) >= fits(tight.size, aspect) * WHOLE_WORTH;
  const { size, rows } = roomy ? whole : tight;
  return {
    ...size,
    put: (x, y, scale, ground) => spread(sight, zone, size, rows, [x, y, scale, ground]),
  };
}

/** So many cards in as many lines as make them largest. */
function folded(room: number, part: number, open: boolean, aspect: number) {
  const step = CARD.width * part;
  const line = (count: number): Block => ({
    width: CARD.width + step * (count - 1),
    height: CARD.height,
    put: () => undefined,
  });
  const lineCounts = [1, 2, 3, 4, 5].filter((n) => open || n === 1 || room / n >= SHUT_LINE);
  const tries = lineCounts.map((n) => below(new Array(n).fill(line(Math.ceil(room / n))), 8));
  const best = tries.reduce((a, b) => (fits(b, aspect) > fits(a, aspect) * 1.15 ? b : a));
  return { size: best, rows: tries.indexOf(best) + 1 };
}

const fits = (size: Size, aspect: number) => Math.min(aspect / size.width, 1 / size.height);

function spread(
  sight: Sight,
  zone: Fan,
  size: Size,
  rows: number,
  [x, y, scale, ground]: At,
): void {
  const held = hand(sight, zone);
  const each = Math.ceil(held.length / rows);
  held.forEach((piece, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, held.length - row * each);
    const step = Math.min(CARD.width + 8, (size.width - CARD.width) / Math.max(inRow - 1, 1));
    const left = (size.width - CARD.width - step * (inRow - 1)) / 2;
    const dx = left + step * (i - row * each);
    const at: At = [x + dx * scale, y + row * (CARD.height + 8) * scale, scale, ground];
    if (piece) putPiece(piece, fitted(piece, CARD, at), i + 1);
    else backAt(zone, i, at, i + 1);
  });
}

/** Faces where they stand, backs in the places between. */
function hand(sight: Sight, zone: Fan): (Piece | null)[] {
  const faces = lying(sight, zone.id);
  const mine = zone.owner === sight.seat;
  const slots: (Piece | null | undefined)[] = [];
  for (const piece of faces) {
    if (mine || piece.place === null || slots[piece.place]) slots.push(piece);
    else slots[piece.place] = piece;
  }
  let backs = zone.backs;
  const filled = Array.from(slots, (slot) => slot ?? (backs-- > 0 ? null : undefined));
  while (backs-- > 0) filled.push(null);
  return filled.filter((slot) => slot !== undefined);
}

// ---------------------------------------------------------------- row, grid, piles

export function roundOnly(sight: Sight, zone: Row | Grid): boolean {
  const pieces = lying(sight, zone.id);
  if (zone.kind === "row" && zone.back === "token") return true;
  return pieces.length > 0 && pieces.every((piece) => sizeOf(piece.face) === TOKEN);
}

function placeBlock(sight: Sight, zone: Row | Grid | Piles, place: number, size: Size): Block {
  const put: Block["put"] = (x, y, scale, ground) => {
    const { width, height } = size;
    const box = { x, y, width: width * scale, height: height * scale };
    ground.places.set(placeKey(zone.id, place), { ...box, zone: zone.id, place, pinned: false });
    const pieces = lyingAt(sight, zone.id, place);
    const at: At = [x, y, scale, ground];
    if (pieces.length)
      pieces.forEach((piece, i) => putPiece(piece, fitted(piece, size, at), i + 1));
    else if (zone.kind === "piles" || zone.backs.includes(place)) backAt(zone, place, at, 1);
  };
  return { ...size, put };
}

function placeBlocks(sight: Sight, zone: Row | Grid, count: number): Block[] {
  const size = roundOnly(sight, zone) ? TOKEN : CARD;
  return Array.from({ length: count }, (_, place) => placeBlock(sight, zone, place, size));
}

const TOGETHER = 6; // a row of so many places is not broken, where there is any room

export function row(sight: Sight, zone: Row, aspect: number): Block {
  const places = placeBlocks(sight, zone, zone.places);
  if (!places.length) return { ...TOKEN, put: () => undefined };
  const room = zone.places <= TOGETHER && aspect > 0.6 ? Math.max(aspect, 3) : aspect;
  return flow(places, room, 8);
}

export function grid(sight: Sight, zone: Grid): Block {
  const board = lines(placeBlocks(sight, zone, zone.rows * zone.columns), zone.columns, 8);
  const put: Block["put"] = (x, y, scale, ground) =>
    board.put(x + TRAY * scale, y + TRAY * scale, scale, ground);
  return { width: board.width + 2 * TRAY, height: board.height + 2 * TRAY, put };
}

/** Room for some piles more than there are, so that a new one does not shift the others. */
export function piles(sight: Sight, zone: Piles, aspect: number): Block {
  const room = roughly(zone.piles.length + 1, 6, 4);
  const size = { width: CARD.width + EDGE * 2, height: CARD.height + EDGE * 2 };
  const blocks = Array.from({ length: room }, (_, place) =>
    place < zone.piles.length || lyingAt(sight, zone.id, place).length
      ? placeBlock(sight, zone, place, size)
      : { ...size, put: () => undefined },
  );
  return flow(blocks, aspect, 10);
}
