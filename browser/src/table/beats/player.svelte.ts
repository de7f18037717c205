// Tells beats in order and shows each scene when its beats have been told.
import type { Beat, Scene } from "../../generated/wire";
import { follow, type Keys } from "./identity";
import { type Slide, slideOf } from "./slide";
import { isLive, staged } from "./staging";

interface Act {
  beats: Beat[];
  scene: Scene;
}

export interface Told {
  beat: Beat;
  ms: number; // how long it takes at the present pace
  serial: number;
}

const PATIENCE = 1500; // ms of beats that may wait before all of them go faster
const HOPELESS = 12_000; // so much to tell, and only the end is shown
const STILL_MS = 350; // how long a beat stands where nothing moves

export class Player {
  shown: Scene = $state.raw() as Scene;
  keys: Keys = $state.raw(new Map());
  told: Told | null = $state.raw(null);
  slide: Slide | null = $state.raw(null);
  busy = $state(false);

  #acts: Act[] = [];
  #serial = 0;
  #wake: (() => void) | null = null;
  #hurried = false;

  constructor(
    scene: Scene,
    private readonly tell: (beat: Beat) => void,
    private readonly still: () => boolean,
    private readonly pause: (ms: number, wake: (stop: () => void) => void) => Promise<void> = wait,
  ) {
    this.show(scene, null);
  }

  show(scene: Scene, beat: Beat | null): void {
    this.keys = follow(this.keys, this.shown, scene, beat);
    this.shown = scene;
  }

  /** A seat's own part of the news follows at once: what has not begun is told as one act. */
  push(scene: Scene, beats: readonly Beat[]): void {
    this.#acts.push({ scene, beats: [...beats] });
    if (!this.busy) {
      this.busy = true;
      void this.#play();
    }
  }

  /** To the end of all that may be skipped. */
  skip(): void {
    if (!this.busy || this.told?.beat.gate) return;
    this.#hurried = true;
    this.#wake?.();
  }

  async #play(): Promise<void> {
    await this.pause(0, () => undefined);
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) {
      for (const beat of act.beats) await this.#beat(beat, act.scene);
      this.show(act.scene, act.beats.at(-1) ?? null);
    }
    this.told = null;
    this.busy = false;
    this.#hurried = false;
  }

  async #beat(beat: Beat, after: Scene): Promise<void> {
    const ms = this.#length(beat, after);
    this.tell(beat);
    if (this.#hurried && !beat.gate) return;
    this.slide = ms > 0 && !this.still() ? slideOf(this.shown, beat) : null;
    this.told = { beat, ms, serial: ++this.#serial };
    this.show(staged(this.shown, after, beat), beat);
    if (ms > 0) await this.pause(ms, (stop) => (this.#wake = stop));
    this.#wake = null;
    this.slide = null;
  }

  #length(beat: Beat, after: Scene): number {
    const waiting = this.#acts.flatMap((act) => act.beats).reduce((sum, one) => sum + one.ms, 0);
    if (waiting > HOPELESS) return 0;
    if (isLive(after) && !beat.gate) return 0; // hands are faster than any tale
    const nominal = this.still() ? Math.min(beat.ms, STILL_MS) : beat.ms;
    return waiting > PATIENCE && !beat.gate ? (nominal * PATIENCE) / waiting : nominal;
  }
}

function wait(ms: number, wake: (stop: () => void) => void): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    wake(() => {
      clearTimeout(timer);
      done();
    });
  });
}
