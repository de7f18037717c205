// What is told in words: the beats one after the other, and what cannot wait.
import type { Text } from "../generated/wire";
import type { Hand } from "./hand/hand.svelte";
import type { Voice } from "./labels";

const KEPT = 30;

export class News {
  log: Text[] = $state.raw([]);
  alarm: () => string = $state.raw(() => ""); // spelt out anew in another language

  add(text: Text): void {
    this.log = [...this.log.slice(-KEPT), text];
  }
}

/** What the menu asks, and its answers by their digits. */
export function askedText(hand: Hand, voice: Voice): string {
  const answers = hand.menu.map(
    ({ gesture, choice }, i) => `${i + 1} ${voice.say(choice?.label ?? gesture.label)}`,
  );
  return answers.join(", ");
}

export function refusalText(
  hand: Hand,
  article: ((id: string) => string | undefined) | undefined,
): string {
  const { refusal } = hand;
  return refusal ? `${refusal.article} ${article?.(refusal.article) ?? refusal.detail}` : "";
}
