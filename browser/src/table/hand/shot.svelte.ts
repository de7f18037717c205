// A flick in the making: by the movement itself, by dragging back, or by keys.
import type { Field, Gesture, Scene } from "../../generated/wire";
import type { Placed } from "../layout/ground";
import type { Action } from "../types";
import { flickOf, partOf } from "./fields";
import { filledBoth, refOf } from "./holes";
import type { Ways } from "./offers";
import type { Stop } from "./stops";
import { Swing } from "./swing";

const LONGEST_PULL = 170; // pixels
const LEAST_PULL = 0.04;
const TURN = Math.PI / 36;
const FINE = 5; // times finer
const STEP = 0.05;

export class Shot {
  stop: Stop | null = $state.raw(null);
  angle = $state(-Math.PI / 2);
  strength = $state(0.5);
  preferred: "flick" | "aim" = $state("flick"); // where the table leaves the choice
  drawn = $state(false); // the arrow is to be seen
  feeble = $state(false); // the last movement was too slow for a flick
  #gesture: Gesture | null = null;
  #swing: Swing | null = null;

  constructor(
    private readonly scene: () => Scene,
    private readonly boxOf: (zone: string) => Placed | undefined,
    private readonly send: (actions: Action[], from: Stop) => void,
  ) {}

  begin({ flick, aim }: Ways, stop: Stop, x: number, y: number, at: number): void {
    this.#gesture = (this.preferred === "aim" ? aim : flick) ?? flick ?? aim ?? null;
    this.stop = stop;
    this.#swing = new Swing(x, y, at);
    this.drawn = this.feeble = false;
  }

  /** True where the movement was a flick that is over already. */
  move(x: number, y: number, at: number): boolean {
    const swing = this.#swing;
    if (!this.stop || !swing) return false;
    swing.move(x, y, at);
    if (this.#gesture?.kind === "flick") return swing.isPast(at) && this.#flick(swing);
    const [dx, dy] = swing.back();
    const pull = Math.hypot(dx, dy);
    this.drawn = pull > LONGEST_PULL * LEAST_PULL;
    if (this.drawn) this.angle = Math.atan2(dy, dx);
    this.strength = Math.min(1, pull / LONGEST_PULL);
    return false;
  }

  /** The pointer is lifted: true where that was a shot, or was meant to be one. */
  end(at: number): boolean {
    const swing = this.#swing;
    if (!this.stop || !swing) return false;
    if (this.#gesture?.kind === "aim" ? this.drawn : swing.isFresh(at)) {
      if (this.#gesture?.kind === "aim" ? this.shoot() : this.#flick(swing)) return true;
    }
    this.feeble = this.#gesture?.kind === "flick" && swing.isLong();
    this.cancel();
    return this.feeble;
  }

  /** Direction and strength from the fastest moment of the movement. */
  #flick(swing: Swing): boolean {
    const [zone, box] = [this.#field(), this.boxOf(this.stop?.zone ?? "")];
    const part = zone && box ? partOf(zone, box, swing.pace) : null;
    if (part === null) return false;
    this.angle = swing.angle;
    this.strength = part;
    return this.shoot();
  }

  #field(): Field | null {
    const zone = this.scene().zones[this.stop?.zone ?? ""];
    return zone?.kind === "field" ? zone : null;
  }

  // -------------------------------------------------------------- by keys

  take(aim: Gesture, stop: Stop): void {
    this.#gesture = aim;
    this.stop = stop;
    this.drawn = true;
    this.strength = 0.5;
  }

  turn(by: number, fine: boolean): void {
    this.angle += (by * TURN) / (fine ? FINE : 1);
  }

  harder(by: number, fine: boolean): void {
    const step = STEP / (fine ? FINE : 1);
    this.strength = Math.min(1, Math.max(step, this.strength + by * step));
  }

  shoot(): boolean {
    const [gesture, stop, zone] = [this.#gesture, this.stop, this.#field()];
    const ref = stop ? refOf(stop) : undefined;
    this.cancel();
    if (!gesture || !stop || !zone || ref === undefined) return false;
    const flick = flickOf(zone, Math.cos(this.angle), Math.sin(this.angle), this.strength);
    if (!flick) return false;
    const holes = { $piece: ref, $dx: flick.dx, $dy: flick.dy, $strength: flick.strength };
    const actions = filledBoth(gesture, holes);
    if (actions.length) this.send(actions, stop);
    return actions.length > 0;
  }

  cancel(): void {
    this.stop = null;
    this.drawn = false;
    this.#swing = null;
  }
}
