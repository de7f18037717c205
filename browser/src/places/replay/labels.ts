// What a draw is called: in the words of its game, where it has some.
import type { GameWords } from "../../words/words.svelte";

/** `pack of seat 2` is `chance-pack-of-seat` with the seat as people count. */
export function labelled(words: Pick<GameWords, "knows" | "say">): (label: string) => string {
  return (label) => {
    const [, name = label, seat] = /^(.*?)(?: (\d+))?$/.exec(label) ?? [];
    const id = `chance-${name.replaceAll(" ", "-")}`;
    return words.knows(id) ? words.say({ id, args: { seat: Number(seat ?? 0) + 1 } }) : label;
  };
}
