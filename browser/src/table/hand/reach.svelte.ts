// What can be touched now, and where what is held can go.
import type { Scene } from "../../generated/wire";
import type { Laid } from "../laid.svelte";
import { steadySet } from "../layout/steady";
import type { Hand } from "./hand.svelte";
import { refOf } from "./holes";
import { carries, takes, taps, targetsOf, waysToShoot } from "./offers";
import type { Stop } from "./stops";

const NONE: ReadonlySet<string> = new Set();

export interface Ground {
  scene: () => Scene;
  laid: Laid;
}

export class Reach {
  hinting = $state(false); // asked for, where hints are shown on request
  #gestures = $derived.by(() => this.on.scene().gestures);
  onRequest = $derived.by(() => this.on.scene().hints === "on_request");
  hints = $derived.by(() => this.on.scene().hints === "always" || (this.onRequest && this.hinting));
  /** What lies face down until one looks. */
  #veiled = NONE;
  veiled = $derived.by(() => {
    const peeks = this.#gestures.filter((one) => one.kind === "peek");
    return (this.#veiled = steadySet(this.#veiled, new Set(peeks.flatMap((one) => one.source))));
  });
  /** The stops that take what is held. */
  targets = $derived.by(() => {
    const { held } = this.hand;
    if (!held || !this.hints) return NONE;
    return new Set(targetsOf(this.#gestures, held, this.on.laid.stops).map((one) => one.key));
  });
  /** The zones that take it as a whole. */
  zones = $derived.by(() => {
    const { held } = this.hand;
    if (!held || !this.hints) return NONE;
    const aims = carries(this.#gestures, held).flatMap((gesture) => gesture.target);
    return new Set(aims.filter((zone) => !this.#hasPlaceIn(zone)));
  });
  /** Whether anything begins with a stop; asked once for all that are alike. */
  able = $derived.by(() => {
    const known = new Map<string, boolean>();
    const choosy = this.#gestures.some((one) => one.only.length);
    return (stop: Stop): boolean => {
      const ref = choosy ? refOf(stop) : refOf(stop) === undefined;
      const kind = `${stop.zone} ${ref} ${stop.place === null}`;
      if (!known.has(kind)) known.set(kind, this.#isAble(stop));
      return known.get(kind) ?? false;
    };
  });
  shoots = $derived.by(() =>
    this.#gestures.some((one) => one.kind === "flick" || one.kind === "aim"),
  );

  constructor(
    private readonly hand: Hand,
    private readonly on: Ground,
  ) {}

  #hasPlaceIn(zone: string): boolean {
    return [...this.targets].some((key) => {
      const stop = this.on.laid.byKey.get(key);
      return stop?.zone === zone && stop.place !== null;
    });
  }

  #isAble(stop: Stop): boolean {
    return (
      carries(this.#gestures, stop).length > 0 ||
      taps(this.#gestures, stop).length > 0 ||
      waysToShoot(this.#gestures, stop) !== null ||
      this.#gestures.some((one) => one.kind === "pick" && takes(one, stop))
    );
  }
}
