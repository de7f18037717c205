// Keys that stand on the table: each touches what lies in one place.
import type { Scene, Zone } from "../../generated/wire";
import type { Stop } from "../hand/stops";

/** The stop that a key touches, by key; one's own places and those that are nobody's. */
export function touchKeys(
  scene: Scene,
  seat: number | null,
  stops: readonly Stop[],
): Map<string, Stop> {
  const found = new Map<string, Stop>();
  if (seat === null) return found;
  for (const zone of Object.values(scene.zones)) {
    if (!zone.keys.length || (zone.owner !== null && zone.owner !== seat)) continue;
    const here = stops.filter((stop) => stop.zone === zone.id);
    zone.keys.forEach((key, place) => {
      const stop = key ? at(zone, here, place) : undefined;
      if (stop) found.set(key, stop);
    });
  }
  return found;
}

function at(zone: Zone, here: readonly Stop[], place: number): Stop | undefined {
  return zone.kind === "stack" ? here.at(-1) : here.findLast((stop) => stop.place === place);
}

/** What to write on a stop: its own key, or that of a gesture that begins there. */
export function capsOf(
  scene: Scene,
  keys: ReadonlyMap<string, Stop>,
  stops: readonly Stop[],
): Map<string, string> {
  const caps = new Map([...keys].map(([key, stop]) => [stop.key, key]));
  for (const gesture of scene.gestures) {
    if (!gesture.key || gesture.bar) continue;
    const first = stops.find((stop) => gesture.source.includes(stop.zone));
    if (first && !caps.has(first.key)) caps.set(first.key, gesture.key);
  }
  return caps;
}
