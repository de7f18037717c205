// The twin of `core/chance.py`: anybody can redo every draw of a match. See docs/record-format.md.

import { ascii, bigEndian, joined, toHex } from "./bytes";
import { sha256 } from "./sha256";

export const SEED_BYTES = 32;
const WORDS = 65536; // values of a word

/** One labelled use of chance: what it gave is a number below `of`, or for a shuffle the order. */
export type Draw = [label: string, of: number, gave: number | number[]];

export class Chance {
  readonly draws: Draw[] = [];
  #block: DataView | null = null;

  constructor(
    readonly seed: Uint8Array,
    public position = 0, // words read so far
  ) {
    if (seed.length !== SEED_BYTES) throw new Error(`a seed has ${SEED_BYTES} bytes`);
  }

  /** An integer in [0, n), every one equally likely; n is at most 65536. */
  below(n: number, label: string): number {
    const gave = this.#below(n);
    this.draws.push([label, n, gave]);
    return gave;
  }

  /** The numbers below n in a random order. */
  order(n: number, label: string): number[] {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) swap(order, i, this.#below(i + 1));
    this.draws.push([label, n, [...order]]);
    return order;
  }

  /** The pieces in a random order. */
  shuffled<T>(items: readonly T[], label: string): T[] {
    return this.order(items.length, label).map((i) => items[i] as T);
  }

  #below(n: number): number {
    // Words above the last whole multiple of n would favour the small numbers: draw again.
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % n;
    }
  }

  #word(): number {
    const i = this.position % 16;
    if (i === 0 || this.#block === null) this.#block = this.#filled();
    this.position += 1;
    return this.#block.getUint16(2 * i);
  }

  #filled(): DataView {
    const counter = bigEndian(Math.floor(this.position / 16), 8);
    return new DataView(sha256(joined(this.seed, counter)).buffer);
  }
}

function swap(order: number[], i: number, j: number): void {
  [order[i], order[j]] = [order[j] as number, order[i] as number];
}

/** What a table published before it collected nonces. */
export function commitment(secret: Uint8Array): string {
  return toHex(sha256(joined(ascii("watatheque commitment"), secret)));
}

/** The seed of a match: the table's secret and one nonce from each seat, none can steer it. */
export function seedOf(secret: Uint8Array, nonces: Uint8Array[]): Uint8Array {
  const framed = [secret, ...nonces].map((part) => joined(bigEndian(part.length, 4), part));
  return sha256(joined(ascii("watatheque seed"), ...framed));
}
