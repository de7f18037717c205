// Where the arrow keys lead from one stop to the next.
import type { Box } from "../layout/box";
import type { Stop } from "../hand/stops";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isArrow = (key: string): key is Arrow => key.startsWith("Arrow");

const WAY: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** First inside the zone, then to whatever lies nearest that way; else one stays. */
export function roam(stops: readonly Stop[], from: Stop, arrow: Arrow): Stop {
  const near = (some: readonly Stop[]) => nearestThatWay(some, from, arrow);
  const own = near(stops.filter((stop) => stop.zone === from.zone));
  return own ?? near(stops) ?? from;
}

function nearestThatWay(stops: readonly Stop[], from: Stop, arrow: Arrow): Stop | null {
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop.key === from.key) continue;
    const far = distance(from.box, stop.box, WAY[arrow]);
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

/** How far along the way, with what lies aside counted double; nothing behind counts. */
function distance(from: Box, to: Box, [wx, wy]: [number, number]): number {
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const along = dx * wx + dy * wy;
  const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
  return along <= 1 || aside > 3 * along ? Infinity : along + 2 * aside;
}

/** Where focus goes when its stop has gone: the nearest one left in the zone, then anywhere. */
export function refuge(stops: readonly Stop[], lost: Stop): Stop | null {
  const own = stops.filter((stop) => stop.zone === lost.zone);
  const some = own.length ? own : stops;
  const far = (stop: Stop) => Math.hypot(stop.box.x - lost.box.x, stop.box.y - lost.box.y);
  return some.reduce<Stop | null>((a, b) => (a && far(a) <= far(b) ? a : b), null);
}

/** The first and the last stop of a zone, and the zone after or before it in reading order. */
export function leap(stops: readonly Stop[], from: Stop, back: boolean): Stop {
  const zones = [...new Set(stops.map((stop) => stop.zone))];
  const step = back ? -1 : 1;
  const next = zones[(zones.indexOf(from.zone) + step + zones.length) % zones.length];
  return stops.find((stop) => stop.zone === next) ?? from;
}
