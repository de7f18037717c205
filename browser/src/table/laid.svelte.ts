// What lies where: a scene laid out for a board of some size.
import type { Scene } from "../generated/wire";
import { type Stops, stopsIn } from "./hand/stops";
import { arrange, type Arrangement, isTall, steady } from "./layout/arrange";
import { type Sight, sightOf } from "./layout/sight";
import { steadyMap } from "./layout/steady";

const LEAST = 200; // pixels: of a board that has not been measured yet
const SETTLING = 100; // ms
const ROOM_FOR_PAPERS = 980; // pixels, of board and papers

export interface Lying {
  scene: () => Scene;
  seat: () => number | null;
  ranks: () => ReadonlyMap<string, number>; // of pieces in an order of one's own
  leftHanded: () => boolean;
}

export class Laid {
  width = $state(0);
  height = $state(0);
  total = $state(0); // the width with the papers beside it: it does not change when they come or go
  resized = $state(false);
  #sight: Sight | null = null;
  sight = $derived.by(() => {
    const { scene, seat, ranks } = this.of;
    return (this.#sight = sightOf(scene(), seat(), ranks(), this.#sight));
  });
  #lastAt: Arrangement | null = null;
  at = $derived.by(() => (this.#lastAt = steady(this.#lastAt, arrange(this.sight, this.#room()))));
  #byZone: Stops = new Map();
  byZone = $derived.by(() => {
    const stops = stopsIn(this.of.scene(), this.at, this.#byZone);
    return (this.#byZone = steadyMap(this.#byZone, stops));
  });
  stops = $derived.by(() => [...this.byZone.values()].flat());
  byKey = $derived.by(() => new Map(this.stops.map((stop) => [stop.key, stop])));
  roomForPapers = $derived.by(
    () => !isTall({ width: this.total, height: this.height }) && this.total > ROOM_FOR_PAPERS,
  );

  constructor(private readonly of: Lying) {
    // A table of another size is laid out anew: nothing on it has been moved by anybody.
    $effect.pre(() => {
      void [this.width, this.height];
      this.resized = true;
      const timer = setTimeout(() => (this.resized = false), SETTLING);
      return () => clearTimeout(timer);
    });
  }

  #room() {
    const [width, height] = [Math.max(this.width, LEAST), Math.max(this.height, LEAST)];
    return { width, height, leftHanded: this.of.leftHanded() };
  }
}
