// The whole game by keys.
import type { Field, Gesture, Scene } from "../../generated/wire";
import type { Hand } from "../hand/hand.svelte";
import { filled } from "../hand/holes";
import { waysToShoot } from "../hand/offers";
import type { Shot } from "../hand/shot.svelte";
import type { Stop } from "../hand/stops";
import { type Arrow, isArrow, leap, roam } from "./roam";

export interface Desk {
  scene: () => Scene;
  stops: () => Stop[];
  keys: () => ReadonlyMap<string, Stop>; // keys that touch one place
  current: () => Stop | undefined;
  focus: (stop: Stop) => void;
  hand: Hand;
  shot: Shot;
  skip: () => void;
  sort: (stop: Stop, by: 1 | -1) => void;
  peek: (zone: string | null) => void;
  veiled: () => ReadonlySet<string>;
  help: () => void;
  hint: () => void;
  onlyByHand: () => void; // keys cannot flick here
  inside: () => boolean; // whether focus is on the board
}

const NEAR = 60; // parts of a field that one press moves a piece
const FAR = 12;

export class Keyboard {
  constructor(private readonly desk: Desk) {}

  down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || isWriting(event)) return;
    if (this.#handled(event)) event.preventDefault();
  }

  up(event: KeyboardEvent): void {
    if (event.key === " ") this.desk.peek(null);
  }

  #handled(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === "Escape") return this.#escape();
    if (isArrow(key)) return this.#arrow(key, event);
    if ((key === "Enter" || key === " ") && this.desk.inside()) return this.#enter(key);
    if (event.altKey) return false;
    const plain = digitOf(event) ?? key.toLowerCase();
    return this.#gestureKey(plain) || this.#touchKey(plain) || this.#digit(plain) || this.#own(key);
  }

  #escape(): boolean {
    const { hand, shot } = this.desk;
    const busy = hand.held ?? hand.picking ?? hand.refusal ?? shot.stop ?? hand.menu[0];
    hand.cancel();
    shot.cancel();
    hand.refusal = null;
    if (!busy) this.desk.skip();
    return true;
  }

  #own(key: string): boolean {
    if (key === "?") this.desk.help();
    else if (key.toLowerCase() === "h") this.desk.hint();
    else return false;
    return true;
  }

  // -------------------------------------------------------------- arrows

  #arrow(arrow: Arrow, event: KeyboardEvent): boolean {
    const current = this.desk.current();
    const side = arrow === "ArrowLeft" ? -1 : 1;
    if (this.desk.shot.stop) return this.#aim(arrow, event.shiftKey);
    if (this.desk.hand.aimed) return this.#nudge(arrow, event.shiftKey);
    const free = this.desk.inside() || document.activeElement === document.body;
    if (!current || !free) return false;
    if (event.altKey && (arrow === "ArrowLeft" || arrow === "ArrowRight")) {
      this.desk.sort(current, side);
      return true;
    }
    this.desk.focus(this.desk.inside() ? this.#next(current, arrow, event) : current);
    return true;
  }

  #next(current: Stop, arrow: Arrow, event: KeyboardEvent): Stop {
    const back = arrow === "ArrowUp" || arrow === "ArrowLeft";
    return event.shiftKey
      ? leap(this.desk.stops(), current, back)
      : roam(this.desk.stops(), current, arrow);
  }

  #aim(arrow: Arrow, fine: boolean): boolean {
    const { shot } = this.desk;
    if (arrow === "ArrowLeft") shot.turn(-1, fine);
    else if (arrow === "ArrowRight") shot.turn(1, fine);
    else shot.harder(arrow === "ArrowUp" ? 1 : -1, fine);
    return true;
  }

  #nudge(arrow: Arrow, far: boolean): boolean {
    const { hand } = this.desk;
    const zone = hand.aimed && this.desk.scene().zones[hand.aimed.zone];
    if (!hand.aimed || zone?.kind !== "field") return false;
    const step = Math.max(1, Math.round(zone.width / (far ? FAR : NEAR)));
    const dx = arrow === "ArrowLeft" ? -step : arrow === "ArrowRight" ? step : 0;
    const dy = arrow === "ArrowUp" ? -step : arrow === "ArrowDown" ? step : 0;
    hand.aim(zone, { x: hand.aimed.x + dx, y: hand.aimed.y + dy });
    return true;
  }

  // -------------------------------------------------------------- Enter

  #enter(key: string): boolean {
    const { hand, shot } = this.desk;
    const stop = this.desk.current();
    if (shot.stop) return shot.shoot() || true;
    if (hand.aimed) hand.placeHere();
    else if (stop && key === " " && this.desk.veiled().has(stop.zone)) this.desk.peek(stop.zone);
    else if (hand.picking && key === "Enter" && hand.picked.length === hand.picking.most)
      void hand.confirm();
    else if (stop) this.#touch(stop);
    return true;
  }

  #touch(stop: Stop): void {
    const { hand, shot } = this.desk;
    const ways = waysToShoot(this.desk.scene().gestures, stop);
    if (ways?.aim) return shot.take(ways.aim, stop);
    if (ways) return this.desk.onlyByHand();
    const place = hand.placing(hand.held);
    const field = this.#fieldOf(place);
    if (field && (hand.held || this.desk.scene().zones[stop.zone]?.kind === "field")) {
      return hand.aim(field, { x: 0, y: 0 });
    }
    hand.touch(stop);
    const held = this.#fieldOf(hand.held ? hand.placing(hand.held) : undefined);
    const at = hand.held?.piece?.at;
    if (held) hand.aim(held, at ? { x: at[0], y: at[1] } : { x: 0, y: 0 });
  }

  #fieldOf(gesture: Gesture | undefined): Field | null {
    const zone = this.desk.scene().zones[gesture?.target[0] ?? ""];
    return zone?.kind === "field" ? zone : null;
  }

  // -------------------------------------------------------------- keys of gestures

  #gestureKey(key: string): boolean {
    const gesture = this.desk.scene().gestures.find((one) => one.key.toLowerCase() === key);
    if (!gesture) return false;
    const action = filled(gesture, this.#firstFree(gesture));
    if (action) void this.desk.hand.send(action, null);
    return true;
  }

  #touchKey(key: string): boolean {
    const stop = this.desk.keys().get(key);
    if (stop) this.desk.hand.touch(stop);
    return stop !== undefined;
  }

  /** A key leaves no time to point: it means the first free place. */
  #firstFree(gesture: Gesture): { $place?: number } {
    const free = this.desk
      .stops()
      .find((stop) => gesture.target.includes(stop.zone) && !stop.piece && stop.place !== null);
    return free?.place === null || free === undefined ? {} : { $place: free.place };
  }

  #digit(key: string): boolean {
    if (!/^[0-9]$/.test(key)) return false;
    const { gestures } = this.desk.scene();
    const offer = this.desk.hand.menu[Number(key) - 1];
    if (offer) this.desk.hand.answer(offer);
    if (offer || this.desk.hand.menu.length) return true;
    const says = gestures.find((one) => one.kind === "say");
    if (says?.choices.length) return this.desk.hand.spell(says, key);
    if (says) return startSaying(key);
    const gesture = gestures.find((one) => one.kind === "choose" && one.choices.length);
    const choice = gesture?.choices[Number(key) - 1];
    if (gesture && choice) this.desk.hand.choose(gesture, choice);
    return choice !== undefined;
  }
}

function isWriting(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement) || document.querySelector("dialog[open]"))
    return event.key !== "Escape" || !!document.querySelector("dialog[open]");
  return target.matches(
    "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]",
  );
}

function startSaying(key: string): boolean {
  const input = document.querySelector<HTMLInputElement>("input[data-says]");
  if (!input) return false;
  input.focus();
  input.value = key;
  input.dispatchEvent(new Event("input"));
  return true;
}

/** On many keyboards the row of digits writes them only with Shift. */
function digitOf(event: KeyboardEvent): string | undefined {
  return /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
}
