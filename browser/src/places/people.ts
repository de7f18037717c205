// People as they stand in records, bots by what they are called here.
import { t } from "../words/words.svelte";

const BOT = /^bot: (.+)$/; // as a record names it (TB-11)

export function isBot(name: string): boolean {
  return BOT.test(name);
}

export function called(name: string): string {
  const level = BOT.exec(name)?.[1];
  return level ? t(`bot-${level}`) : name;
}

/** Those of one table: two who are called alike are told apart by their seats. */
export function calledAll(names: readonly string[]): string[] {
  const all = names.map(called);
  const alike = (name: string) => name && all.indexOf(name) !== all.lastIndexOf(name);
  return all.map((name, seat) => (alike(name) ? `${name} ${String(seat + 1)}` : name));
}

/** Whoever sits on these chairs, called the same wherever the table is shown. */
export function seatedAt(chairs: readonly { name: string }[] | undefined): string[] {
  return calledAll((chairs ?? []).map(({ name }) => name));
}
