// A newcomer at a lesson: what they have done so far, what came of it, what is said to them.
import type { Beat, Course, LessonStep, Scene, Try } from "../../generated/wire";
import type { Action, Refused } from "../../table/types";

export type Mood = "asked" | "wrong" | "done";
type Attempt = (lesson: number, actions: Action[]) => Promise<Try>;

export class Lessons {
  number = $state(0);
  mood = $state<Mood>("asked");
  beats = $state.raw<Beat[]>([]);
  #after = $state.raw<Scene | null>(null);
  /** Once a lesson is decided, nothing more can be done in it. */
  readonly scene: Scene = $derived.by(() => {
    const scene = this.#after ?? this.step.scene;
    return this.mood === "asked" ? scene : { ...scene, gestures: [] };
  });
  #actions: Action[] = [];

  constructor(
    readonly course: Course,
    readonly attempt: Attempt,
    number = 0,
  ) {
    this.go(number);
  }

  get step(): LessonStep {
    return this.course.steps[this.number] as LessonStep;
  }

  get isLast(): boolean {
    return this.number === this.course.steps.length - 1;
  }

  go(number: number): void {
    this.number = Math.min(this.course.steps.length - 1, Math.max(0, number || 0));
    this.again();
  }

  again(): void {
    this.#actions = [];
    this.#after = null;
    this.beats = [];
    this.mood = "asked";
  }

  /** The server judges by the real rules; null: it is done, be it right or wrong. */
  act = async (action: Action): Promise<Refused | null> => {
    const lesson = this.number;
    const tried = await this.attempt(lesson, [...this.#actions, action]);
    if (tried.refused || lesson !== this.number) return tried.refused;
    this.#actions.push(action);
    this.#after = tried.scene;
    this.beats = tried.beats;
    if (!tried.right) this.mood = "wrong";
    else if (tried.done) this.mood = "done";
    return null;
  };

  /** One way to do it, from the beginning. */
  async show(pause: (ms: number) => Promise<void>): Promise<void> {
    this.again();
    const lesson = this.number;
    for (const action of this.step.moves) {
      await pause(700);
      if (lesson !== this.number) return;
      await this.act(action);
    }
  }
}

/** The parts of a text, every second one to be stressed: `with *Plus*, add`. */
export function stressed(text: string): { text: string; strong: boolean }[] {
  return text.split("*").map((part, i) => ({ text: part, strong: i % 2 === 1 }));
}
