// Listens for numbers, and only as long as one may say any: no microphone is left open.
import { onDestroy } from "svelte";
import type { Gesture } from "../../generated/wire";
import { listen } from "./voice";

const PATIENCE = 3000; // ms; while something is told there is nothing to say for a moment

export class Ear {
  #stop: (() => void) | null = $state.raw(null);

  constructor(
    private readonly says: () => Gesture | undefined,
    private readonly language: () => string,
    private readonly said: (gesture: Gesture, number: number) => void,
  ) {
    $effect(() => {
      if (says()) return;
      const closing = setTimeout(() => this.#close(), PATIENCE);
      return () => clearTimeout(closing);
    });
    onDestroy(() => this.#close());
  }

  get open(): boolean {
    return this.#stop !== null;
  }

  toggle = (): void => {
    if (this.#stop) this.#close();
    else this.#stop = listen(this.language(), (number) => this.#heard(number));
  };

  #heard(number: number): void {
    const gesture = this.says();
    if (gesture) this.said(gesture, number);
  }

  #close(): void {
    this.#stop?.();
    this.#stop = null;
  }
}
