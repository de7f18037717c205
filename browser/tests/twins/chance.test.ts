import { describe, expect, it } from "vitest";
import { fromHex, toHex } from "../../src/twins/bytes";
import { Chance, commitment, seedOf, type Draw } from "../../src/twins/chance";
import { golden } from "../golden";

interface Stream {
  secret: string;
  nonces: string[];
  commitment: string;
  seed: string;
  start: number;
  end: number;
  draws: Draw[];
}

const streams = golden<Stream[]>("chance-parity.json");

describe("chance, as Python drew it", () => {
  it("has streams to redo", () => {
    expect(streams.length).toBeGreaterThanOrEqual(12);
  });

  it.each(streams)("redoes the stream from word $start", (stream) => {
    const secret = fromHex(stream.secret);
    expect(commitment(secret)).toBe(stream.commitment);
    const seed = seedOf(secret, stream.nonces.map(fromHex));
    expect(toHex(seed)).toBe(stream.seed);
    const chance = new Chance(seed, stream.start);
    for (const [label, of, gave] of stream.draws) {
      expect(typeof gave === "number" ? chance.below(of, label) : chance.order(of, label)).toEqual(
        gave,
      );
    }
    expect(chance.draws).toEqual(stream.draws);
    expect(chance.position).toBe(stream.end);
  });

  it("shuffles pieces by the order it tells", () => {
    const chance = new Chance(new Uint8Array(32));
    const pieces = [..."abcdefgh"];
    const shuffled = chance.shuffled(pieces, "deck");
    const order = chance.draws[0]?.[2] as number[];
    expect(shuffled).toEqual(order.map((i) => pieces[i]));
    expect([...shuffled].sort()).toEqual(pieces);
  });

  it("refuses a seed of another length", () => {
    expect(() => new Chance(new Uint8Array(31))).toThrow();
  });
});
