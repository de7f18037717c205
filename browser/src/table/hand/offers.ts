// Which gestures a stop takes part in.
import type { Choice, Gesture, Scene } from "../../generated/wire";
import type { Action } from "../types";
import { asks, carrying, type Filling, filled, refOf, tapping } from "./holes";
import type { Stop } from "./stops";

export interface Offer {
  gesture: Gesture;
  action: Action;
  choice?: Choice; // what it still asks, answered
}

/** What a gesture would do with these holes filled; one offer for each of its choices, if it asks. */
export function offersOf(gesture: Gesture, filling: Filling): Offer[] {
  if (!asks(gesture, "$choice")) {
    const action = filled(gesture, filling);
    return action ? [{ gesture, action }] : [];
  }
  return gesture.choices.flatMap((choice) => {
    const action = filled(gesture, { ...filling, $choice: choice.value });
    return action ? [{ gesture, action, choice }] : [];
  });
}

/** Gestures that are meant for this very piece come before those for any. */
function foremost(gestures: Gesture[]): Gesture[] {
  const own = gestures.filter((one) => one.only.length);
  return own.length ? own : gestures;
}

const TAPS = new Set(["tap", "point"]);
const CARRIES = new Set(["drag", "place"]);

/** What touching this stop alone would do. */
export function taps(gestures: readonly Gesture[], stop: Stop): Offer[] {
  const touched = gestures.filter((one) => TAPS.has(one.kind) && touches(one, stop));
  return foremost(touched).flatMap((gesture) => offersOf(gesture, tapping(stop)));
}

/** Whether it can begin with this stop. */
export function takes(gesture: Gesture, stop: Stop): boolean {
  const ref = refOf(stop);
  const meant = !gesture.only.length || (ref !== undefined && gesture.only.includes(ref));
  return meant && gesture.source.includes(stop.zone);
}

function touches(gesture: Gesture, stop: Stop): boolean {
  return takes(gesture, stop) || gesture.target.includes(stop.zone);
}

/** What can be done by carrying this stop somewhere. */
export function carries(gestures: readonly Gesture[], stop: Stop): Gesture[] {
  const carrying = gestures.filter(
    (gesture) =>
      CARRIES.has(gesture.kind) &&
      takes(gesture, stop) &&
      (refOf(stop) !== undefined || !asks(gesture, "$piece")),
  );
  return foremost(carrying);
}

/** What putting it there would do; fields are asked by `spots.ts`. */
export function puts(gestures: readonly Gesture[], from: Stop, to: Stop): Offer[] {
  return carries(gestures, from).flatMap((gesture) => {
    if (gesture.kind !== "drag" || !gesture.target.includes(to.zone)) return [];
    return offersOf(gesture, carrying(from, to));
  });
}

/** How this stop can be shot: by the hand's own movement, by aiming, or both. */
export interface Ways {
  flick: Gesture | undefined;
  aim: Gesture | undefined;
}

export function waysToShoot(gestures: readonly Gesture[], stop: Stop): Ways | null {
  const way = (kind: Gesture["kind"]) =>
    gestures.find((gesture) => gesture.kind === kind && takes(gesture, stop));
  const ways = { flick: way("flick"), aim: way("aim") };
  return refOf(stop) !== undefined && (ways.flick ?? ways.aim) ? ways : null;
}

export function picks(gestures: readonly Gesture[], stop: Stop): Gesture | undefined {
  return gestures.find(
    (gesture) => gesture.kind === "pick" && takes(gesture, stop) && refOf(stop) !== undefined,
  );
}

/** A pick needs no button of its own where nothing else can be done with its pieces. */
export function standsAlone(pick: Gesture, gestures: readonly Gesture[]): boolean {
  return !gestures.some(
    (other) =>
      other !== pick &&
      (TAPS.has(other.kind) || CARRIES.has(other.kind) || other.kind === "pick") &&
      other.source.some((zone) => pick.source.includes(zone)),
  );
}

/** Gestures that are buttons: those of a bar, calls, and whatever has no place on the table. */
export function buttons(scene: Scene): Gesture[] {
  return scene.gestures.filter(
    (gesture) =>
      gesture.bar !== "" ||
      ["call", "choose", "say"].includes(gesture.kind) ||
      (gesture.kind === "tap" && !gesture.source.length && !gesture.target.length) ||
      (gesture.kind === "pick" && !standsAlone(gesture, scene.gestures)),
  );
}

/** Zones and places to light up for what is held: free places first, where there are any. */
export function targetsOf(
  gestures: readonly Gesture[],
  from: Stop,
  stops: readonly Stop[],
): Stop[] {
  const open = stops.filter((to) => puts(gestures, from, to).length > 0);
  const free = open.filter((to) => to.piece === undefined && to.place !== null);
  return free.length ? free : open;
}
