// Places and whole zones as their elements need them; one that looks as before is the same object.
import type { Stop } from "../hand/stops";
import type { Box } from "../layout/box";
import { same, steadyList } from "../layout/steady";
import { type Looks, type Touch, touchOf } from "./views.svelte";

export interface SlotView extends Touch {
  element: number;
  key: string;
  id: string;
  box: Box;
  label: string;
  pinned: boolean;
}

export class Slots {
  #last: readonly SlotView[] = [];
  #elements = 0;

  /** In the order of their elements: what is neither added nor taken away costs no layout. */
  of(stops: readonly Stop[], looks: Looks): readonly SlotView[] {
    const before = new Map(this.#last.map((slot) => [slot.key, slot]));
    const free = this.#free(stops);
    const next = stops.map((stop) => {
      const old = before.get(stop.key);
      const element = old?.element ?? free.pop() ?? ++this.#elements;
      const slot = slotOf(stop, element, looks);
      return old && same(old, slot) ? old : slot;
    });
    next.sort((a, b) => a.element - b.element);
    return (this.#last = steadyList(this.#last, next));
  }

  /** Elements to be handed on; one with the focus goes, so that the focus is looked after. */
  #free(stops: readonly Stop[]): number[] {
    const stay = new Set(stops.map((stop) => stop.key));
    const gone = this.#last.filter((slot) => !stay.has(slot.key) && !slot.focusable);
    return gone.map((slot) => slot.element);
  }
}

function slotOf(stop: Stop, element: number, looks: Looks): SlotView {
  const { key, box } = stop;
  const [label, pinned] = [looks.label(stop), looks.at.pinnedZones.has(stop.zone)];
  return { element, key, id: looks.idOf(key), box, label, pinned, ...touchOf(stop, looks) };
}
