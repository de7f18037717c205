// Focus is never lost: an element may have changed its id, or gone.
import { tick } from "svelte";
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
      void [on.laid.stops, on.changes()];
      void tick().then(() => this.#mend()); // by then what has gone has gone
    });
  }

  #mend(): void {
    if (!this.#last || document.activeElement !== document.body) return;
    const next = refuge(this.on.laid.stops, this.#last);
    if (next) this.to(next);
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
