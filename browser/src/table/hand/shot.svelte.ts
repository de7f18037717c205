// A flick in the making: by the movement itself, by dragging back, or by keys.
import type { Field, Gesture, Scene } from "../../generated/wire";
import type { Action } from "../types";
import { flickOf } from "./fields";
import { filled, refOf } from "./holes";
import type { Stop } from "./stops";

interface Trace {
  x: number;
  y: number;
  at: number; // ms
}

const FASTEST = 2.6; // pixels a millisecond that count as full strength
const LOOKED_AT = 90; // the last milliseconds of a movement are the flick
const LONGEST_PULL = 170; // pixels
const TURN = Math.PI / 36;
const STEP = 0.05;

export class Shot {
  stop: Stop | null = $state.raw(null);
  angle = $state(-Math.PI / 2);
  strength = $state(0.5);
  aiming = $state(false); // drag back instead of flicking
  drawn = $state(false); // the arrow is to be seen
  #gesture: Gesture | null = null;
  #trace: Trace[] = [];

  constructor(
    private readonly scene: () => Scene,
    private readonly send: (action: Action, from: Stop) => void,
  ) {}

  begin(gesture: Gesture, stop: Stop, x: number, y: number, at: number): void {
    this.#gesture = gesture;
    this.stop = stop;
    this.#trace = [{ x, y, at }];
    this.drawn = false;
  }

  move(x: number, y: number, at: number): void {
    const first = this.#trace[0];
    if (!this.stop || !first) return;
    this.#trace.push({ x, y, at });
    if (!this.aiming) return;
    const [dx, dy] = [first.x - x, first.y - y];
    this.drawn = true;
    this.angle = Math.atan2(dy, dx);
    this.strength = Math.min(1, Math.hypot(dx, dy) / LONGEST_PULL);
  }

  /** The pointer is lifted: true where that was a shot. */
  end(): boolean {
    if (!this.stop) return false;
    const aimed = this.aiming && this.drawn && this.strength > 0.04;
    if (aimed || (!this.aiming && this.#read())) return this.shoot();
    this.cancel();
    return false;
  }

  /** Direction and strength from the last moments of the movement. */
  #read(): boolean {
    const last = this.#trace.at(-1);
    const since = this.#trace.find((one) => last && last.at - one.at <= LOOKED_AT);
    if (!last || !since || last === since) return false;
    const [dx, dy] = [last.x - since.x, last.y - since.y];
    const pace = Math.hypot(dx, dy) / Math.max(last.at - since.at, 8);
    if (pace < 0.12) return false;
    this.angle = Math.atan2(dy, dx);
    this.strength = Math.min(1, pace / FASTEST);
    return true;
  }

  // -------------------------------------------------------------- by keys

  take(gesture: Gesture, stop: Stop): void {
    this.#gesture = gesture;
    this.stop = stop;
    this.drawn = true;
    this.strength = 0.5;
  }

  turn(by: number): void {
    this.angle += by * TURN;
  }

  harder(by: number): void {
    this.strength = Math.min(1, Math.max(STEP, this.strength + by * STEP));
  }

  shoot(): boolean {
    const [gesture, stop] = [this.#gesture, this.stop];
    const zone = stop && this.scene().zones[stop.zone];
    this.cancel();
    if (!gesture || !stop || zone?.kind !== "field") return false;
    const flick = flickOf(zone as Field, Math.cos(this.angle), Math.sin(this.angle), this.strength);
    const ref = refOf(stop);
    if (!flick || ref === undefined) return false;
    const holes = { $piece: ref, $dx: flick.dx, $dy: flick.dy, $strength: flick.strength };
    const action = filled(gesture, holes);
    if (action) this.send(action, stop);
    return action !== null;
  }

  cancel(): void {
    this.stop = null;
    this.drawn = false;
    this.#trace = [];
  }
}
