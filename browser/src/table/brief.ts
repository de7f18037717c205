// The beginning of a text, never cut off inside a sentence.
const ENOUGH = 150; // characters that are read in passing
const BETWEEN = /(?<=[.!?])\s+(?=\p{Lu})/u; // a sentence and the next one

/** Whole sentences as far as they are read in passing, the first one in any case. */
export function brief(text: string): string {
  const [first = "", ...rest] = text.trim().split(BETWEEN);
  let told = first;
  for (const sentence of rest) {
    if (told.length + sentence.length >= ENOUGH) break;
    told += ` ${sentence}`;
  }
  return told;
}
