// People by their names in a game's texts, which only know seats.
import type { Chair, Text } from "../generated/wire";

type Say = (text: Text) => string;
type Args = Text["args"];

/** What the texts of a game call each seat. */
export function seatTexts(chairs: readonly Chair[]): Text[] {
  return chairs.map(({ seat, name }) => name ?? { id: "seat", args: { number: seat + 1 } });
}

/** `say`, with the name of whoever sits there in place of what the game calls a seat. */
export function naming(say: Say, seats: readonly Text[], names: readonly string[]): Say {
  const known = new Map<string, string>();
  seats.forEach((seat, i) => {
    const name = names[i];
    if (name) known.set(signOf(seat), alone(name, names) ? name : `${name} (${say(seat)})`);
  });
  const named = (text: Text): Text | string =>
    known.get(signOf(text)) ?? { ...text, args: all(text.args) };
  const all = (args: Args): Args =>
    Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        typeof value === "object" ? named(value) : value,
      ]),
    );
  return (text) => {
    const told = named(text);
    return typeof told === "string" ? told : say(told);
  };
}

const signOf = ({ id, args }: Text): string => `${id} ${String(args["number"] ?? "")}`;
const alone = (name: string, names: readonly string[]) =>
  names.filter((one) => one === name).length === 1;
