// What one looks at: what the pointer is on or holds, else what is held, else where the keys are.
import type { Laid } from "../laid.svelte";
import type { Hand } from "./hand.svelte";
import type { Pointer } from "./pointer.svelte";
import type { Stop } from "./stops";

export class Regard {
  #over = $state("");
  #focused = $state("");
  stop: Stop | undefined = $derived.by(() => {
    const { pull } = this.pointer;
    if (pull) return pull.moves ? undefined : pull.stop; // a finger has nothing to hover with
    const keys = [this.#over, this.hand.held?.key, this.#focused];
    return this.laid.byKey.get(keys.find(Boolean) ?? "");
  });

  constructor(
    private readonly hand: Hand,
    private readonly pointer: Pointer,
    private readonly laid: Laid,
  ) {}

  over = (event: PointerEvent): void => {
    this.#over = keyOf(event.target);
  };

  away = (): void => {
    this.#over = "";
  };

  /** Only where the focus is shown: a click leaves it somewhere, too. */
  focus = (event: FocusEvent): void => {
    const shown = event.target instanceof Element && event.target.matches(":focus-visible");
    this.#focused = shown ? keyOf(event.target) : "";
  };

  blur = (): void => {
    this.#focused = "";
  };
}

function keyOf(target: EventTarget | null): string {
  const element = target instanceof Element ? target.closest("[data-stop]") : null;
  return element?.getAttribute("data-stop") ?? "";
}
