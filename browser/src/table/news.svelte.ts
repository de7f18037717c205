// What is told in words: the beats one after the other, and what cannot wait.
import type { Text } from "../generated/wire";
import type { Hand } from "./hand/hand.svelte";
import type { Voice } from "./labels";
import type { Article } from "./types";

const KEPT = 30;

/** A line keeps its number: what a page has told once, it must not tell again. */
export interface Line {
  n: number;
  text: Text;
}

export class News {
  log: Line[] = $state.raw([]);
  alarm: () => string = $state.raw(() => ""); // spelt out anew in another language

  add(text: Text): void {
    const n = (this.log.at(-1)?.n ?? 0) + 1;
    this.log = [...this.log.slice(1 - KEPT), { n, text }];
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
  article: ((id: string) => Article | undefined) | undefined,
): string {
  const { refusal } = hand;
  return refusal ? `${refusal.article} ${article?.(refusal.article)?.text ?? refusal.detail}` : "";
}
