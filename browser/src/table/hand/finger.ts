// The events of the board: which spot of the table is touched, and what is meant there.
import type { Scene } from "../../generated/wire";
import type { Laid } from "../laid.svelte";
import type { Hand } from "./hand.svelte";
import type { Peek } from "./peek.svelte";
import type { Pointer } from "./pointer.svelte";
import type { Reach } from "./reach.svelte";
import { nearStop, type Stop, stopAt } from "./stops";

export interface Touched {
  board: () => HTMLElement | undefined;
  scene: () => Scene;
  laid: Laid;
  hand: Hand;
  pointer: Pointer;
  peek: Peek;
  reach: Reach;
  wake: () => void; // somebody is there
}

export class Finger {
  constructor(private readonly on: Touched) {}

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const { board, pointer, peek, reach, wake } = this.on;
    wake();
    const stop = this.#meant(event);
    if (stop && reach.veiled.has(stop.zone)) peek.hold(stop.zone);
    pointer.down(stop, ...this.#spot(event), event.timeStamp);
    if (stop) board()?.setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    this.on.pointer.move(...this.#spot(event), event.timeStamp);
  };

  up = (event: PointerEvent): void => {
    this.on.peek.hold(null);
    this.on.pointer.up(...this.#spot(event), event.timeStamp);
  };

  lost = (): void => {
    this.on.pointer.lost();
    this.on.peek.hold(null);
  };

  #meant(event: PointerEvent): Stop | null {
    const { hand, laid, scene } = this.on;
    const element = event.target instanceof Element ? event.target.closest("[data-stop]") : null;
    const stop = laid.byKey.get(element?.getAttribute("data-stop") ?? "");
    const spot = this.#spot(event);
    return stop ?? (hand.held ? this.#ground(spot) : nearStop(scene(), laid.stops, ...spot));
  }

  /** Open ground means something only to what is held and can be put there. */
  #ground(spot: [number, number]): Stop | null {
    const { hand, laid, scene } = this.on;
    const stop = stopAt(scene(), laid.at, laid.stops, ...spot);
    return stop && hand.canPut(stop) ? stop : null;
  }

  #spot(event: PointerEvent): [number, number] {
    const { laid } = this.on;
    const board = this.on.board();
    const box = board?.getBoundingClientRect();
    const y = event.clientY - (box?.y ?? 0);
    const stays = y > laid.height - laid.at.pinned; // what is pinned does not scroll
    return [event.clientX - (box?.x ?? 0), stays ? y : y + (board?.scrollTop ?? 0)];
  }
}
