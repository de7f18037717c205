// One's own order of the zones that one may sort.
import type { Scene } from "../../generated/wire";
import type { Laid } from "../laid.svelte";
import { lying } from "../layout/sight";
import { movedTo, type Order, stepped, tidied } from "./sorting";
import { pieceKey, type Stop } from "./stops";

const AFTER = 1000; // what has come since the sorting lies behind

export interface Sorted {
  scene: () => Scene;
  laid: Laid;
  keyOf: (piece: string) => number; // of its element
}

export class Sorter {
  #orders: ReadonlyMap<string, Order> = $state.raw(new Map());
  /** The rank of every piece that lies in an order of one's own. */
  ranks = $derived.by(() => {
    const found = new Map<string, number>();
    if (!this.#orders.size) return found;
    for (const piece of Object.values(this.on.scene().pieces)) {
      const order = this.#orders.get(piece.zone);
      if (order)
        found.set(piece.id, order.get(this.on.keyOf(piece.id)) ?? AFTER + (piece.place ?? 0));
    }
    return found;
  });
  zones = $derived.by(() =>
    this.on
      .scene()
      .gestures.filter((one) => one.kind === "sort")
      .flatMap((one) => one.source),
  );

  constructor(private readonly on: Sorted) {}

  /** True where it was a matter of sorting. */
  to = (zone: string, moved: Stop, x: number): boolean => {
    if (!this.zones.includes(zone) || !moved.piece) return false;
    const line = lying(this.on.laid.sight, zone).map((piece) => {
      const box = this.on.laid.byKey.get(pieceKey(piece.id))?.box;
      return { key: this.on.keyOf(piece.id), x: (box?.x ?? 0) + (box?.width ?? 0) / 2 };
    });
    this.#keep(zone, movedTo(line, this.on.keyOf(moved.piece.id), x));
    return true;
  };

  step = (stop: Stop, by: 1 | -1): void => {
    if (!this.zones.includes(stop.zone) || !stop.piece) return;
    const line = lying(this.on.laid.sight, stop.zone).map((piece) => this.on.keyOf(piece.id));
    this.#keep(stop.zone, stepped(line, this.on.keyOf(stop.piece.id), by));
  };

  tidy(zone: string): void {
    const pieces = lying(this.on.laid.sight, zone);
    this.#keep(
      zone,
      tidied(pieces, (piece) => this.on.keyOf(piece.id)),
    );
  }

  #keep(zone: string, order: Order): void {
    this.#orders = new Map([...this.#orders, [zone, order]]);
  }
}
