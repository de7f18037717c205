import { describe, expect, it } from "vitest";
import type { Chances, Header } from "../../src/generated/wire";
import { check } from "../../src/places/replay/checking";
import { labelled } from "../../src/places/replay/labels";
import type { Draw } from "../../src/twins/chance";
import { golden } from "../golden";

interface Stream {
  secret: string;
  nonces: string[];
  commitment: string;
  seed: string;
  start: number;
  draws: Draw[];
}

const streams = golden<Stream[]>("chance-parity.json");

function told(stream: Stream): [Header, Chances] {
  const { secret, nonces, seed, draws, commitment, start } = stream;
  const header = { game: "x", version: "1", seats: 2, commitment, position: { chance: start } };
  const drawn = [2, 2, draws.length];
  return [header, { seed, secret, nonces, draws, drawn }];
}

describe("checking a shuffle", () => {
  it.each(streams)("verifies an honest match that begins at word $start", (stream) => {
    const verdict = check(...told(stream));
    expect(verdict.right).toBe(true);
    expect(verdict.draws).toHaveLength(stream.draws.length);
    expect(verdict.draws.slice(0, 3).map(({ entry }) => entry)).toEqual([0, 0, 2]);
  });

  const [header, chances] = told(streams[0] as Stream);

  it("finds a secret that was not the one promised", () => {
    const verdict = check({ ...header, commitment: "00".repeat(32) }, chances);
    expect([verdict.commitment, verdict.right]).toEqual([false, false]);
  });

  it("finds a seed that somebody steered", () => {
    const verdict = check(header, { ...chances, seed: "00".repeat(32) });
    expect([verdict.seed, verdict.right]).toEqual([false, false]);
  });

  it("finds the one draw that is another", () => {
    const draws = chances.draws.map((draw) => [...draw] as Draw);
    const bent = draws.findIndex(([, of, gave]) => typeof gave === "number" && of > 1);
    const [label, of, gave] = draws[bent] as Draw;
    draws[bent] = [label, of, ((gave as number) + 1) % of];
    const verdict = check(header, { ...chances, draws });
    expect(verdict.draws.flatMap(({ right }, i) => (right ? [] : [i]))).toEqual([bent]);
    expect(verdict.right).toBe(false);
  });
});

describe("the name of a draw", () => {
  const words = {
    knows: (id: string) => id === "chance-pack-of-seat",
    say: ({ id, args }: { id: string; args: Record<string, unknown> }) => `${id} ${args["seat"]}`,
  };

  it("is the game's own where it has one, counted as people count", () => {
    expect(labelled(words)("pack of seat 2")).toBe("chance-pack-of-seat 3");
    expect(labelled(words)("deck")).toBe("deck");
  });
});
