// What people call a seat: a person by name, a bot by its level, in the reader's language.
import type { Arguments } from "../../words/speaker";

type Word = (id: string, args?: Arguments) => string;
const BOT = /^bot: (.+)$/; // as a record names it (TB-11)

export function isBot(name: string): boolean {
  return BOT.test(name);
}

export function called(name: string, seat: number, word: Word, level: Word): string {
  const known = BOT.exec(name)?.[1];
  if (known) return word("robot", { level: level(`level-${known}`) });
  return name || word("nobody", { seat: seat + 1 });
}
