// Every shuffle and draw of a match, redone here by the twin of the server's chance.
import type { Chances, Header } from "../../generated/wire";
import { fromHex, toHex } from "../../twins/bytes";
import { Chance, commitment, seedOf, type Draw } from "../../twins/chance";

export interface Checked {
  draw: Draw;
  redone: number | number[];
  right: boolean;
  entry: number; // after which it was made; 0: the deal
}

export interface Verdict {
  commitment: boolean; // the secret is the one that was promised
  seed: boolean; // the seed comes from the secret and everybody's numbers
  draws: Checked[];
  right: boolean;
}

export function check(header: Header, chances: Chances): Verdict {
  const secret = fromHex(chances.secret);
  const promised = commitment(secret) === header.commitment;
  const seed = seedOf(secret, chances.nonces.map(fromHex));
  const same = toHex(seed) === chances.seed;
  const draws = redo(seed, firstWord(header), chances);
  const right = promised && same && draws.every((one) => one.right);
  return { commitment: promised, seed: same, draws, right };
}

/** A match that began from a position goes on reading where the position says. */
function firstWord(header: Header): number {
  const read = header.position?.["chance"];
  return typeof read === "number" ? read : 0;
}

function redo(seed: Uint8Array, from: number, { draws, drawn }: Chances): Checked[] {
  const chance = new Chance(seed, from);
  return draws.map((draw, i) => {
    const [label, of, gave] = draw;
    const redone = typeof gave === "number" ? chance.below(of, label) : chance.order(of, label);
    const entry = drawn.findIndex((count) => count > i);
    return { draw, redone, right: String(redone) === String(gave), entry };
  });
}
