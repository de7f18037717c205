// The mouse or the finger: taps, drags, flicks and holding down to look.
import type { Field, Scene } from "../../generated/wire";
import type { Laid } from "../laid.svelte";
import { toField } from "./fields";
import type { Hand } from "./hand.svelte";
import { carries, waysToShoot } from "./offers";
import type { Shot } from "./shot.svelte";
import { type Stop, stopAt } from "./stops";

const SLACK = 7; // pixels before a touch is a drag

export interface Surface {
  scene: () => Scene;
  laid: Laid;
  sort: (zone: string, moved: Stop, x: number) => boolean; // true where it was a matter of sorting
}

interface Pull {
  stop: Stop;
  x: number;
  y: number;
  dx: number;
  dy: number;
  moves: boolean;
}

export class Pointer {
  pull: Pull | null = $state.raw(null);

  constructor(
    private readonly hand: Hand,
    private readonly shot: Shot,
    private readonly on: Surface,
  ) {}

  down(stop: Stop | null, x: number, y: number, at: number): void {
    if (!stop) return;
    const ways = waysToShoot(this.on.scene().gestures, stop);
    if (ways) this.shot.begin(ways, stop, x, y, at);
    this.pull = { stop, x, y, dx: 0, dy: 0, moves: false };
  }

  move(x: number, y: number, at: number): void {
    if (this.shot.move(x, y, at)) this.pull = null;
    if (!this.pull) return this.#hover(x, y);
    const [dx, dy] = [x - this.pull.x, y - this.pull.y];
    const moves = this.pull.moves || (Math.hypot(dx, dy) > SLACK && this.#canPull(this.pull.stop));
    if (moves && !this.pull.moves) this.hand.take(this.pull.stop);
    this.pull = { ...this.pull, dx, dy, moves };
    if (moves) this.#hover(x, y);
  }

  #canPull(stop: Stop): boolean {
    const { gestures } = this.on.scene();
    const sorts = gestures.some((one) => one.kind === "sort" && one.source.includes(stop.zone));
    return carries(gestures, stop).length > 0 || (sorts && stop.piece !== undefined);
  }

  /** Over a field, what is held shows whether it may lie there. */
  #hover(x: number, y: number): void {
    const field = this.#fieldAt(x, y);
    if (field) this.hand.aim(field, this.#spot(field, x, y));
  }

  #fieldAt(x: number, y: number): Field | null {
    const gesture = this.hand.placing();
    if (!gesture) return null;
    const stop = stopAt(this.on.scene(), this.on.laid.at, [], x, y);
    const zone = stop && gesture.target.includes(stop.zone) && this.on.scene().zones[stop.zone];
    return zone && zone.kind === "field" ? zone : null;
  }

  #spot(field: Field, x: number, y: number) {
    const box = this.on.laid.at.zones.get(field.id) ?? {
      x: 0,
      y: 0,
      width: 1,
      height: 1,
      scale: 1,
    };
    return toField(field, box, x, y);
  }

  up(x: number, y: number, at: number): void {
    const pull = this.pull;
    this.pull = null;
    if (this.shot.stop && this.shot.end(at)) return;
    const field = this.#fieldAt(x, y);
    if (
      field &&
      (this.hand.held === null || pull?.moves || pull?.stop.key !== this.hand.held.key)
    ) {
      this.hand.aim(field, this.#spot(field, x, y));
      return this.hand.placeHere();
    }
    if (!pull) return;
    if (!pull.moves) return this.hand.touch(pull.stop);
    this.#drop(pull, x, y);
  }

  #drop(pull: Pull, x: number, y: number): void {
    const stops = this.on.laid.stops.filter((stop) => stop.key !== pull.stop.key);
    const to = stopAt(this.on.scene(), this.on.laid.at, stops, x, y);
    if (to?.zone === pull.stop.zone && this.on.sort(to.zone, pull.stop, x))
      return this.hand.cancel();
    if (to) this.hand.put(pull.stop, to);
    else this.hand.cancel();
  }

  lost(): void {
    this.pull = null;
    this.shot.cancel();
  }
}
