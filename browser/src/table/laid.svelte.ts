// What lies where: a scene laid out for a board of some size.
import type { Scene } from "../generated/wire";
import { steadiedStops, type Stop, stopsOf } from "./hand/stops";
import { arrange, type Arrangement, isTall, steady } from "./layout/arrange";
import { sightOf } from "./layout/sight";

const LEAST = 200; // pixels: of a board that has not been measured yet
const SETTLING = 100; // ms
const ROOM_FOR_PAPERS = 760; // pixels

export interface Lying {
  scene: () => Scene;
  seat: () => number | null;
  ranks: () => ReadonlyMap<string, number>; // of pieces in an order of one's own
  leftHanded: () => boolean;
}

export class Laid {
  width = $state(0);
  height = $state(0);
  resized = $state(false);
  sight = $derived.by(() => sightOf(this.of.scene(), this.of.seat(), this.of.ranks()));
  #lastAt: Arrangement | null = null;
  at = $derived.by(() => (this.#lastAt = steady(this.#lastAt, arrange(this.sight, this.#room()))));
  #lastStops = new Map<string, Stop>();
  stops = $derived.by(() => {
    const next = new Map(stopsOf(this.of.scene(), this.at).map((stop) => [stop.key, stop]));
    this.#lastStops = steadiedStops(this.#lastStops, next);
    return [...this.#lastStops.values()];
  });
  byKey = $derived.by(() => new Map(this.stops.map((stop) => [stop.key, stop])));
  roomForPapers = $derived.by(() => !isTall(this) && this.width > ROOM_FOR_PAPERS);

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
