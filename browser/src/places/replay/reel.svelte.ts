// A story under the thumb: which entry one stands at, and what lies on the table then.
import type { Beat, Scene, Story, StoryStep } from "../../generated/wire";
import { patched } from "../../wire/patch";

const LEAST = 700; // ms that a step stays on the table while it plays by itself
const MOST = 4000;

export class Reel {
  n = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** What is told on the way to this scene: only where one came by a single step. */
  beats = $state.raw<Beat[]>([]);
  /** The table after entry n; nothing can be done there any more. */
  readonly scene: Scene = $derived({ ...this.#sceneAt(this.n), gestures: [] });
  readonly #scenes: Scene[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly story: Story,
    n = 0,
  ) {
    this.#scenes = [story.scene];
    this.n = this.#within(n);
  }

  get last(): number {
    return this.story.steps.length;
  }

  get step(): StoryStep | null {
    return this.story.steps[this.n - 1] ?? null;
  }

  #sceneAt(n: number): Scene {
    for (let i = this.#scenes.length; i <= n; i++) {
      const before = this.#scenes[i - 1] as Scene;
      const step = this.story.steps[i - 1];
      this.#scenes.push(step ? patched(before, step.scene) : before);
    }
    return this.#scenes[n] as Scene;
  }

  #within(n: number): number {
    return Math.min(this.last, Math.max(0, Number.isFinite(n) ? Math.trunc(n) : 0));
  }

  go(n: number): void {
    const to = this.#within(n);
    const one = to === this.n + 1;
    this.n = to;
    this.beats = one ? (this.step?.beats ?? []) : [];
  }

  next(): void {
    this.go(this.n + 1);
  }

  back(): void {
    this.go(this.n - 1);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.n === this.last) this.go(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#onwards(), this.#pause() / this.speed);
  }

  /** As long as what is being told takes. */
  #pause(): number {
    const told = this.beats.reduce((sum, beat) => sum + beat.ms, 0);
    return Math.min(MOST, Math.max(LEAST, told + 300));
  }

  #onwards(): void {
    if (!this.playing) return;
    this.next();
    if (this.n === this.last) this.pause();
    else this.#later();
  }
}
