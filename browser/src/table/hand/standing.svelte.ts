// Answers that are given every time they are asked for, until the player says otherwise.
import type { Gesture, Text } from "../../generated/wire";
import type { Action } from "../types";
import { filled } from "./holes";

const KEY = "watatheque.wishes";

/** Wishes hold for the table at this address, in this tab, however often it is loaded again. */
function kept(): Text[] {
  try {
    return JSON.parse(sessionStorage.getItem(`${KEY}.${location.pathname}`) ?? "[]") as Text[];
  } catch {
    return [];
  }
}

export class Standing {
  wishes: Text[] = $state.raw(kept());
  #answered: readonly Gesture[] | null = null;

  has(wish: Text | null): boolean {
    return wish !== null && this.wishes.some((one) => one.id === wish.id);
  }

  toggle(wish: Text): void {
    const others = this.wishes.filter((one) => one.id !== wish.id);
    this.wishes = others.length < this.wishes.length ? others : [...others, wish];
    sessionStorage.setItem(`${KEY}.${location.pathname}`, JSON.stringify(this.wishes));
  }

  /** What to send for these gestures; each question is answered once. */
  answer(gestures: readonly Gesture[]): Action | null {
    const wished = gestures.find((gesture) => this.has(gesture.standing));
    if (!wished || gestures === this.#answered) return null;
    this.#answered = gestures;
    return filled(wished, {});
  }
}
