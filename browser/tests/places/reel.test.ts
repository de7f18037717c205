import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Beat, Scene, Story, StoryStep } from "../../src/generated/wire";
import { Reel } from "../../src/places/replay/reel.svelte";

const text = (id: string) => ({ id, args: {} });
const beat = (id: string, ms = 300) => ({ kind: "move", text: text(id), ms }) as Beat;
const scene = {
  status: text("start"),
  gestures: [{ kind: "tap" }],
  zones: {},
  pieces: { a: { id: "a", zone: "hand" }, b: { id: "b", zone: "hand" } },
} as unknown as Scene;
const step = (n: number, patch: unknown, beats: Beat[] = []) =>
  ({ n, at: n, seat: 0, action: null, articles: [], beats, scene: patch }) as StoryStep;
const story = {
  scene,
  steps: [
    step(1, { status: text("one"), pieces: { a: null } }, [beat("laid")]),
    step(2, { pieces: { c: { id: "c", zone: "board" } } }, [beat("taken", 2000)]),
    step(3, { status: text("three") }),
  ],
} as unknown as Story;

describe("a reel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the table after any entry, in any order, with nothing to do", () => {
    const reel = new Reel(story);
    reel.go(3);
    expect(reel.scene.status.id).toBe("three");
    expect(Object.keys(reel.scene.pieces)).toEqual(["b", "c"]);
    expect(reel.scene.gestures).toEqual([]);
    reel.go(1);
    expect(Object.keys(reel.scene.pieces)).toEqual(["b"]);
    reel.go(0);
    expect(Object.keys(reel.scene.pieces)).toEqual(["a", "b"]);
  });

  it("tells what happened only on the way of a single step forward", () => {
    const reel = new Reel(story);
    reel.next();
    expect(reel.beats.map(({ text }) => text.id)).toEqual(["laid"]);
    reel.go(3);
    expect(reel.beats).toEqual([]);
    reel.back();
    expect(reel.beats).toEqual([]);
  });

  it("stays within the match, whatever an address says", () => {
    expect(new Reel(story, 99).n).toBe(3);
    expect(new Reel(story, -4).n).toBe(0);
    expect(new Reel(story, NaN).n).toBe(0);
  });

  it("plays by itself as long as the telling takes, and stops at the end", () => {
    const reel = new Reel(story);
    reel.play();
    vi.advanceTimersByTime(750);
    expect(reel.n).toBe(1);
    vi.advanceTimersByTime(750);
    expect(reel.n).toBe(2);
    vi.advanceTimersByTime(1500);
    expect(reel.n).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(reel.n).toBe(3);
    expect(reel.playing).toBe(false);
    reel.play();
    expect(reel.n).toBe(0);
    reel.pause();
    vi.advanceTimersByTime(9000);
    expect(reel.n).toBe(0);
  });
});
