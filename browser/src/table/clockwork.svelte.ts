// The match clock as it runs on between two frames of the server.
import type { Scene } from "../generated/wire";
import type { MatchClock } from "./types";

const TICK = 250; // ms

export class Clockwork {
  #now = $state(performance.now());
  #stamped = { at: 0, when: 0 };

  constructor(
    private readonly clock: () => MatchClock | null | undefined,
    private readonly scene: () => Scene,
  ) {
    $effect(() => {
      const told = clock();
      if (told) this.#stamped = { at: told.at, when: performance.now() };
    });
    const ticking = $derived(!!clock()?.left || hasDeadline(scene()));
    $effect(() => {
      if (!ticking) return;
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  #passed(): number {
    return this.clock()?.runs ? this.#now - this.#stamped.when : 0;
  }

  /** Milliseconds until a moment of the match. */
  leftOf = (deadline: number): number | null =>
    this.clock() ? deadline - this.#stamped.at - this.#passed() : null;

  /** The thinking time of a seat, as on a chess clock. */
  thinking = (seat: number): string => {
    const left = this.clock()?.left?.[seat];
    if (left === null || left === undefined) return "";
    const runs = this.scene().chairs[seat]?.acts === "must" ? this.#passed() : 0;
    const seconds = Math.max(0, Math.ceil((left - runs) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
}

function hasDeadline(scene: Scene): boolean {
  return Object.values(scene.zones).some((zone) => zone.kind === "bar" && zone.deadline !== null);
}
