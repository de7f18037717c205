// People as they stand in records, bots by what they are called here.
import { t } from "../words/words.svelte";

export function called(name: string): string {
  const level = /^bot: (.+)$/.exec(name)?.[1];
  return level ? t(`bot-${level}`) : name;
}
