// Focus is never lost: an element may have changed its id, or gone.
import { untrack } from "svelte";
import type { Stop } from "../hand/stops";
import type { Laid } from "../laid.svelte";
import { refuge } from "./roam";

export interface Focusable {
  laid: Laid;
  first: () => Stop | undefined; // where one begins
  idOf: (key: string) => string; // of its element
  changes: () => unknown; // what else may take an element away
}

export class Focus {
  #key = $state("");
  #last: Stop | null = null;
  /** The one stop that Tab leads to. */
  rover = $derived.by(() =>
    this.on.laid.byKey.has(this.#key) ? this.#key : (this.on.first()?.key ?? ""),
  );

  constructor(private readonly on: Focusable) {
    $effect(() => {
      const { stops } = on.laid;
      void on.changes();
      if (!this.#last || document.activeElement !== document.body) return;
      const next = refuge(stops, this.#last);
      if (next) untrack(() => this.to(next));
    });
  }

  get current(): Stop | undefined {
    return this.on.laid.byKey.get(this.#key) ?? this.on.first();
  }

  to = (stop: Stop): void => {
    this.#key = stop.key;
    document.getElementById(this.on.idOf(stop.key))?.focus({ preventScroll: false });
  };

  remember = (event: FocusEvent): void => {
    const stop = (event.target as HTMLElement).dataset["stop"];
    if (stop) this.#key = stop;
    this.#last = this.current ?? null;
  };

  forget = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (next instanceof Node && !(event.currentTarget as Node).contains(next)) this.#last = null;
  };
}
