// Answers that are given every time they are asked for, until the player says otherwise.
import type { Gesture, Text } from "../../generated/wire";
import type { Action } from "../types";
import { filled } from "./holes";

export class Standing {
  wishes: Text[] = $state.raw([]);
  #answered: readonly Gesture[] | null = null;

  has(wish: Text | null): boolean {
    return wish !== null && this.wishes.some((one) => one.id === wish.id);
  }

  toggle(wish: Text): void {
    const others = this.wishes.filter((one) => one.id !== wish.id);
    this.wishes = others.length < this.wishes.length ? others : [...others, wish];
  }

  /** What to send for these gestures; each question is answered once. */
  answer(gestures: readonly Gesture[]): Action | null {
    const wished = gestures.find((gesture) => this.has(gesture.standing));
    if (!wished || gestures === this.#answered) return null;
    this.#answered = gestures;
    return filled(wished, {});
  }
}
