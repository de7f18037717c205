// Filling the holes of a gesture's template.
import type { Gesture } from "../../generated/wire";
import type { Action } from "../types";
import type { Stop } from "./stops";

export type Filling = Partial<
  Record<
    | "$piece"
    | "$place"
    | "$target"
    | "$choice"
    | "$x"
    | "$y"
    | "$dx"
    | "$dy"
    | "$strength"
    | "$number",
    number | string
  >
>;

/** The action, or null where a hole stays open. */
export function filled(gesture: Gesture, filling: Filling): Action | null {
  return filledIn(gesture.action, filling);
}

/** All that one movement does, in order. */
export function filledBoth(gesture: Gesture, filling: Filling): Action[] {
  const templates = [gesture.first, gesture.action].filter((one) => Object.keys(one).length);
  const actions = templates.map((template) => filledIn(template, filling));
  return actions.includes(null) ? [] : (actions as Action[]);
}

function filledIn(template: Gesture["action"], filling: Filling): Action | null {
  const action: Action = {};
  for (const [name, value] of Object.entries(template)) {
    const put = isHole(value) ? filling[value as keyof Filling] : value;
    if (put === undefined) return null;
    action[name] = put;
  }
  return action;
}

export function isHole(value: unknown): boolean {
  return typeof value === "string" && value.startsWith("$");
}

export function asks(gesture: Gesture, hole: keyof Filling): boolean {
  return Object.values(gesture.action).includes(hole);
}

/** What an action calls a thing: pieces and groups have a name of their own. */
export function refOf(stop: Stop): number | string | undefined {
  return stop.piece?.ref ?? stop.group?.ref ?? undefined;
}

function known(filling: Record<string, number | string | null | undefined>): Filling {
  return Object.fromEntries(
    Object.entries(filling).filter(([, value]) => value !== undefined && value !== null),
  ) as Filling;
}

/** A tap or a pointed finger: one stop fills everything. */
export function tapping(stop: Stop): Filling {
  const ref = refOf(stop);
  return known({ $piece: ref, $target: ref ?? stop.zone, $place: stop.place });
}

/** From one stop to another. */
export function carrying(from: Stop, to: Stop): Filling {
  return known({ $piece: refOf(from), $target: refOf(to) ?? to.zone, $place: to.place });
}

export function chosen(gesture: Gesture, value: number | string): Action | null {
  return filled(gesture, { $choice: value });
}
