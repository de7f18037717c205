import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  Motion,
  shoot,
  type Disc,
  type Flick,
  type Ground,
  type Shot,
} from "../../src/twins/discs";
import { Film } from "../../src/twins/film";
import { golden } from "../golden";

type Four = [number, number, number, number];
interface Wanted extends Shot {
  flick: Four;
  digest: string;
}
interface Parity {
  ground: Ground;
  boards: { discs: Four[]; shots: Wanted[] }[];
}

const { ground, boards } = golden<Parity>("discs-parity.json");
const shots = boards.flatMap(({ discs, shots }) => shots.map((wanted) => ({ discs, wanted })));
const discOf = ([x, y, radius, mass]: Four): Disc => ({ x, y, radius, mass });
const flickOf = ([disc, dx, dy, strength]: Four): Flick => ({ disc, dx, dy, strength });

const ended = ({ rest, dropped, past, millis }: Shot): Shot => ({ rest, dropped, past, millis });

/** Over x, y, vx, vy of every disc as little-endian doubles after every step, as Python has it. */
function digest(motion: Motion): string {
  const seen = createHash("sha256");
  const look = (): void => {
    const values = motion.bodies.all.flatMap((b) => [b.x + 0, b.y + 0, b.vx + 0, b.vy + 0]);
    seen.update(new Uint8Array(Float64Array.from(values).buffer));
  };
  while (motion.step()) look();
  look();
  return seen.digest("hex");
}

describe("discs, as Python slid them", () => {
  it("meets all golden shots to the bit, at every step", () => {
    expect(shots.length).toBeGreaterThanOrEqual(240);
    const wrong = shots.filter(({ discs, wanted }) => {
      const laid = discs.map(discOf);
      const motion = new Motion(ground, laid, flickOf(wanted.flick));
      const same = digest(motion) === wanted.digest;
      return !same || JSON.stringify(motion.shot()) !== JSON.stringify(ended(wanted));
    });
    expect(wrong.map(({ wanted }) => wanted.flick)).toEqual([]);
  });

  it("notices a fault in the last bit", () => {
    const bent = { ...ground, restitution: ground.restitution + 2e-13 };
    const wrong = shots.filter(({ discs, wanted }) => {
      const motion = new Motion(bent, discs.map(discOf), flickOf(wanted.flick));
      return digest(motion) !== wanted.digest;
    });
    expect(wrong.length).toBeGreaterThan(100);
  });

  it("refuses to flick a disc that is not there", () => {
    expect(() => shoot(ground, [], { disc: 0, dx: 1, dy: 0, strength: 1 })).toThrow();
  });
});

describe("a film of a shot", () => {
  it.each(shots.slice(0, 8))("ends where the shot does", ({ discs, wanted }) => {
    const film = new Film(ground, discs.map(discOf), flickOf(wanted.flick));
    for (let ms = 0; !film.isOver(ms); ms += 1000 / 60) film.at(ms);
    const places = film.at(wanted.millis).map(({ x, y }) => [x, y]);
    expect(places).toEqual(wanted.rest);
    expect(film.end().rest).toEqual(wanted.rest);
    expect(film.end().millis).toBe(wanted.millis);
  });

  it("is the same at any rate of looking, and starts where the discs lie", () => {
    const { discs, wanted } = shots[0] ?? expect.fail();
    const make = (): Film => new Film(ground, discs.map(discOf), flickOf(wanted.flick));
    const [smooth, abrupt] = [make(), make()];
    expect(smooth.at(0).map(({ x, y }) => [x, y])).toEqual(discs.map(([x, y]) => [x, y]));
    for (let ms = 0; ms <= 200; ms += 7) smooth.at(ms);
    expect(abrupt.at(200)).toEqual(smooth.at(200));
    expect(smooth.at(50)).toEqual(abrupt.at(50));
  });

  it("shows what has dropped only once it has", () => {
    const falling = shots.find(({ wanted }) => wanted.dropped.length > 0) ?? expect.fail();
    const film = new Film(ground, falling.discs.map(discOf), flickOf(falling.wanted.flick));
    expect(film.at(0).some(({ dropped }) => dropped)).toBe(false);
    const end = film.at(60_000);
    expect(falling.wanted.dropped.every((i) => end[i]?.dropped)).toBe(true);
  });
});
