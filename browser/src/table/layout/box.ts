// Rectangles and the sizes that pieces have before they are scaled.
import type { Face } from "../../generated/wire";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export const CARD: Size = { width: 120, height: 160 };
export const TOKEN: Size = { width: 64, height: 64 };

/** Cards and their backs are upright; every other kind of face fills a square. */
export function sizeOf(face: Face): Size {
  return face.kind === "card" || face.kind === "back" ? CARD : TOKEN;
}

export function inside(box: Box, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

export function middle(box: Box): [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What the lines that lie on one another at the edges do not count as an overlap. */
export function shrunk(box: Box, by: number): Box {
  const { x, y, width, height } = box;
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
