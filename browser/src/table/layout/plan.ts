// A layout's rows of area names, as rectangles on the table.
import type { Box, Size } from "./box";

/** The rows and columns an area covers, ends excluded. */
export interface Span {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export type Plan = Map<string, Span>;

const MOST_COLUMNS = 24;

/** Rows of different lengths are all as wide as the table. */
export function evened(rows: readonly string[][]): string[][] {
  const columns = rows.reduce((all, row) => multiple(all, Math.max(row.length, 1)), 1);
  if (columns > MOST_COLUMNS) return [...rows];
  return rows.map((row) =>
    row.flatMap((name) => new Array<string>(columns / row.length).fill(name)),
  );
}

function multiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y ? divisor(y, x % y) : x);
  return (a * b) / divisor(a, b);
}

/** The room of an area that is not there goes to its neighbour in the line, if that has only this line. */
export function absorbed(rows: readonly string[][], present: ReadonlySet<string>): string[][] {
  const only = (name: string) => rows.filter((row) => row.includes(name)).length === 1;
  return rows.map((row) => {
    const heir = (x: number) =>
      row.slice(0, x).findLast((name) => present.has(name)) ??
      row.slice(x).find((name) => present.has(name)) ??
      ".";
    return row.map((name, x) => (present.has(name) ? name : only(heir(x)) ? heir(x) : "."));
  });
}

/** Every area of the rows; areas the rows forgot get a row of their own at the bottom. */
export function spans(rows: readonly string[][], also: Iterable<string>): Plan {
  const found: Plan = new Map();
  rows.forEach((row, y) => row.forEach((name, x) => name !== "." && join(found, name, y, x)));
  const missing = [...new Set(also)].filter((name) => !found.has(name));
  const columns = Math.max(1, missing.length, ...rows.map((row) => row.length));
  missing.forEach((name, i) => {
    const [left, right] = [i, i + 1].map((n) => Math.floor((n * columns) / missing.length));
    found.set(name, {
      top: rows.length,
      left: left ?? 0,
      bottom: rows.length + 1,
      right: right ?? 1,
    });
  });
  return found;
}

function join(plan: Plan, name: string, y: number, x: number): void {
  const span = plan.get(name) ?? { top: y, left: x, bottom: y + 1, right: x + 1 };
  plan.set(name, {
    top: Math.min(span.top, y),
    left: Math.min(span.left, x),
    bottom: Math.max(span.bottom, y + 1),
    right: Math.max(span.right, x + 1),
  });
}

/** Whether the plan is the same from the right: then its middle should stay in the middle. */
function mirrored(plan: Plan, columns: number): boolean {
  const key = (s: Span, left: number, right: number) => `${s.top} ${left} ${s.bottom} ${right}`;
  const boxes = new Set([...plan.values()].map((s) => key(s, s.left, s.right)));
  return [...plan.values()].every((s) => boxes.has(key(s, columns - s.right, columns - s.left)));
}

/** How wide each column (or high each row) is: what it needs, then all stretched to the room. */
function tracks(
  count: number,
  needs: [start: number, end: number, need: number][],
  room: number,
  even: boolean,
): number[] {
  let sizes = new Array<number>(count).fill(1);
  for (const [start, end, need] of needs.sort((a, b) => a[1] - a[0] - (b[1] - b[0]))) {
    const lacking = need - sum(sizes, start, end);
    if (lacking > 0) {
      sizes = sizes.map((size, i) => size + (i >= start && i < end ? lacking / (end - start) : 0));
    }
  }
  if (even) sizes = sizes.map((size, i) => Math.max(size, sizes[count - 1 - i] ?? 0));
  const factor = room / sum(sizes, 0, count);
  return sizes.map((size) => size * factor);
}

function sum(sizes: readonly number[], start: number, end: number): number {
  let total = 0;
  for (let i = start; i < end; i++) total += sizes[i] ?? 0;
  return total;
}

/** Where each area lies when it needs about so much. */
export function rooms(plan: Plan, needs: ReadonlyMap<string, Size>, whole: Box): Map<string, Box> {
  const used = [...plan].filter(([name]) => needs.has(name));
  const columns = Math.max(0, ...[...plan.values()].map((span) => span.right));
  const rows = Math.max(0, ...[...plan.values()].map((span) => span.bottom));
  const need = (name: string) => needs.get(name) ?? { width: 0, height: 0 };
  const across = used.map(([name, s]): [number, number, number] => [
    s.left,
    s.right,
    need(name).width,
  ]);
  const down = used.map(([name, s]): [number, number, number] => [
    s.top,
    s.bottom,
    need(name).height,
  ]);
  const widths = tracks(columns, across, whole.width, mirrored(plan, columns));
  const heights = tracks(rows, down, whole.height, false);
  return new Map(used.map(([name, span]) => [name, room(span, widths, heights, whole)]));
}

function room(span: Span, widths: number[], heights: number[], whole: Box): Box {
  return {
    x: whole.x + sum(widths, 0, span.left),
    y: whole.y + sum(heights, 0, span.top),
    width: sum(widths, span.left, span.right),
    height: sum(heights, span.top, span.bottom),
  };
}
