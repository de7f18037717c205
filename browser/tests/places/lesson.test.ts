import { describe, expect, it, vi } from "vitest";
import type { Course, Scene, Try } from "../../src/generated/wire";
import { Lessons, stressed } from "../../src/places/tutorial/lesson.svelte";

const said = (what: string) => ({ fr: what, en: what });
const scene = (id: string) => ({ status: { id, args: {} }, gestures: [{}] }) as unknown as Scene;
const step = (name: string, moves: object[]) => ({
  title: said(name),
  say: said("say"),
  done: said("done"),
  wrong: said("wrong"),
  article: "XX-1",
  moves: moves as Record<string, unknown>[],
  scene: scene(name),
});
const course: Course = {
  game: "x",
  seats: 2,
  seat: 0,
  steps: [step("one", [{ do: "a" }]), step("two", [{ do: "a" }, { do: "b" }])],
};
const tried = (more: Partial<Try>): Try => ({
  refused: null,
  right: true,
  done: false,
  scene: scene("after"),
  beats: [],
  ...more,
});

describe("a lesson", () => {
  it("is done when the server says so, and nothing more can be done in it", async () => {
    const lessons = new Lessons(course, async () => tried({ done: true }));
    expect(lessons.scene.gestures).toHaveLength(1);
    expect(await lessons.act({ do: "a" })).toBeNull();
    expect(lessons.mood).toBe("done");
    expect(lessons.scene.status.id).toBe("after");
    expect(lessons.scene.gestures).toEqual([]);
  });

  it("hands a refusal on and changes nothing", async () => {
    const refused = { article: "XX-2", detail: "no" };
    const lessons = new Lessons(course, async () => tried({ refused, right: false }));
    expect(await lessons.act({ do: "a" })).toEqual(refused);
    expect(lessons.mood).toBe("asked");
    expect(lessons.scene.status.id).toBe("one");
  });

  it("lets one try again from its beginning", async () => {
    const attempt = vi.fn(async () => tried({ right: false }));
    const lessons = new Lessons(course, attempt);
    await lessons.act({ do: "z" });
    expect(lessons.mood).toBe("wrong");
    lessons.again();
    expect([lessons.mood, lessons.scene.status.id]).toEqual(["asked", "one"]);
    await lessons.act({ do: "a" });
    expect(attempt).toHaveBeenLastCalledWith(0, [{ do: "a" }]);
  });

  it("sends all that was done so far, and shows how it is done", async () => {
    const attempt = vi.fn(async (_: number, actions: unknown[]) =>
      tried({ done: actions.length === 2 }),
    );
    const lessons = new Lessons(course, attempt, 1);
    await lessons.show(async () => undefined);
    expect(attempt).toHaveBeenLastCalledWith(1, [{ do: "a" }, { do: "b" }]);
    expect(lessons.mood).toBe("done");
    expect(lessons.isLast).toBe(true);
  });

  it("starts at the first one where an address names none", () => {
    expect(new Lessons(course, async () => tried({}), NaN).number).toBe(0);
    expect(new Lessons(course, async () => tried({}), 9).number).toBe(1);
  });
});

it("stresses what stands between stars", () => {
  expect(stressed("with *Plus*, add")).toEqual([
    { text: "with ", strong: false },
    { text: "Plus", strong: true },
    { text: ", add", strong: false },
  ]);
});
