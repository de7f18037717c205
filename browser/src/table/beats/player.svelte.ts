// Tells beats in order and shows each scene when its beats have been told.
import type { Beat, Scene } from "../../generated/wire";
import { follow, type Keys } from "./identity";
import { atRest, type Slide, slideOf, strayed, unslid } from "./slide";
import { isLive, staged, stillAsked } from "./staging";

interface Act {
  beats: Beat[];
  scene: Scene;
  begun: (() => void)[]; // who waits until it is being told
}

export interface Told {
  beat: Beat;
  ms: number; // how long it takes at the present pace
  serial: number;
  slide: Slide | null; // a flick under way
}

const PATIENCE = 1500; // ms of beats that may wait before all of them go faster
const HOPELESS = 12_000; // so much to tell, and only the end is shown
const STILL_MS = 350; // how long a beat stands where nothing moves

export class Player {
  shown: Scene = $state.raw() as Scene;
  keys: Keys = $state.raw(new Map());
  told: Told | null = $state.raw(null);
  busy = $state(false);
  slides = $state({ played: 0, strayed: 0 }); // flicks shown, and those the server ended otherwise

  #acts: Act[] = [];
  #serial = 0;
  #wake: (() => void) | null = null;
  #hurried = false;
  #left = false;

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

  /** One act: what happened, and the scene that it led to. */
  push(scene: Scene, beats: readonly Beat[]): void {
    this.#acts.push({ scene, beats: [...beats], begun: [] });
    if (this.busy) return this.#withdraw(scene);
    this.busy = true;
    void this.#play();
  }

  /** Nobody is asked any longer what somebody has answered, whatever is still being told. */
  #withdraw(newest: Scene): void {
    const gestures = stillAsked(this.shown, newest.gestures);
    if (gestures.length < this.shown.gestures.length) this.shown = { ...this.shown, gestures };
  }

  /** When all that has been pushed is told or being told. */
  begun(): Promise<void> {
    const last = this.#acts.at(-1);
    return last ? new Promise((done) => last.begun.push(done)) : Promise.resolve();
  }

  /** To the end of all that may be skipped. */
  skip(): void {
    if (!this.busy || this.told?.beat.gate) return;
    this.#hurried = true;
    this.#wake?.();
  }

  /** Nobody looks any more: what has not been told remains untold. */
  leave(): void {
    this.#left = true;
    this.#wake?.();
  }

  async #play(): Promise<void> {
    await this.pause(0, () => undefined);
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) {
      for (const done of act.begun) done();
      for (const [i, beat] of act.beats.entries())
        if (!this.#left) await this.#beat(beat, act.scene, act.beats.slice(i + 1));
      if (this.#left) return;
      this.show(act.scene, act.beats.at(-1) ?? null);
    }
    this.told = null;
    this.busy = false;
    this.#hurried = false;
  }

  async #beat(beat: Beat, after: Scene, then: readonly Beat[]): Promise<void> {
    const flick = then.find((one) => one.kind === "slide"); // that has not moved anything yet
    const ms = this.#length(beat, after);
    this.tell(beat);
    if (this.#hurried && !beat.gate) return;
    const slide = this.#slide(beat, flick ? null : after);
    this.told = { beat, ms, serial: ++this.#serial, slide };
    // What is moved by hand has to leave its old place all the same.
    const seen = flick && beat.kind !== "move" ? unslid(this.shown, after, flick.target) : after;
    const next = staged(this.shown, seen, beat, this.#acts.at(-1)?.scene);
    this.show(slide ? atRest(next, slide) : next, beat);
    if (ms > 0) await this.pause(ms, (stop) => (this.#wake = stop));
    this.#wake = null;
  }

  /** The flick on our own discs; if the server's came to rest elsewhere, it is right.
   * Of several at once only the last ends in the scene that came with them. */
  #slide(beat: Beat, after: Scene | null): Slide | null {
    const slide = slideOf(this.shown, beat);
    if (!slide) return null;
    const apart = after ? strayed(slide, after) : [];
    const { played, strayed: before } = this.slides;
    this.slides = { played: played + 1, strayed: before + (apart.length ? 1 : 0) };
    if (apart.length) console.warn("a shot ended elsewhere at the server:", apart.join(" "));
    return apart.length ? null : slide;
  }

  #length(beat: Beat, after: Scene): number {
    const waiting = this.#acts.flatMap((act) => act.beats).reduce((sum, one) => sum + one.ms, 0);
    if (waiting > HOPELESS) return 0;
    if (isLive(after) && !beat.gate) return 0; // hands are faster than any tale
    const nominal = this.still() ? Math.min(beat.ms, STILL_MS) : beat.ms;
    const ownPace = beat.gate || beat.kind === "slide"; // a faster slide would look like another shot
    return waiting > PATIENCE && !ownPace ? (nominal * PATIENCE) / waiting : nominal;
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
