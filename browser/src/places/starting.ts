// From a wish to a table: with bots on every other chair it begins at once.
import type { Offered, Plan } from "../generated/wire";
import { api } from "../wire/api";
import { nonce } from "../wire/chance";
import { me } from "../wire/me.svelte";

/** The level for somebody who has not said which: a fair one, else the middle one. */
export function fair(levels: readonly string[]): string {
  return levels.find((level) => level === "easy") ?? levels[Math.floor(levels.length / 2)] ?? "";
}

/** As many as make a good first game: two for a duel, else three. */
export function company(game: Pick<Offered, "least" | "most">): number {
  return Math.min(game.most, Math.max(game.least, 3));
}

export function withBots(game: Offered, seats: number, level: string): Plan {
  const others = Array.from({ length: seats - 1 }, (_, index) => [index + 1, level]);
  return { game: game.name, seats, bots: Object.fromEntries(others), private: true };
}

const SEATED = "watatheque.sit"; // tables at which we mean to sit down at once

export async function open(plan: Plan, begin: boolean): Promise<string> {
  const { id } = await api.open(plan, await me.ensure());
  sessionStorage.setItem(`${SEATED}.${id}`, begin ? "begin" : "sit");
  return `/table/${id}`;
}

/** What was meant when the table was opened here; asked once. */
export function meant(table: string): "begin" | "sit" | null {
  const key = `${SEATED}.${table}`;
  const said = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return said === "begin" || said === "sit" ? said : null;
}

export { nonce };
