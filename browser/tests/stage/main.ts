// A stage for the renderer alone: `?scene=uno-wizz&at=9` shows a written scene,
// `?table=ID&token=…` plays at a real one. Only for tests.
import { mount } from "svelte";
import type { Scene } from "../../src/generated/wire";
import { Line, type Shown } from "./line";
import Stage from "./Stage.svelte";
import { speaker } from "./words";

const asked = new URLSearchParams(location.search);
const language = asked.get("lang") === "fr" ? "fr" : "en";
document.documentElement.dataset["theme"] = asked.get("theme") ?? "dark";
const settings = {
  language,
  leftHanded: asked.has("left"),
  sounds: false,
  motion: asked.has("still") ? "reduced" : "system",
  keysShown: !asked.has("nokeys"),
} as const;
const target = document.getElementById("stage") as HTMLElement;
let update: ((shown: Shown) => void) | null = null;

function show(shown: Shown, act: Line["act"] = () => Promise.resolve(null)): void {
  if (update) return update(shown);
  const props = {
    first: shown,
    act,
    say: speaker(language),
    settings,
    ready: (to: typeof update) => (update = to),
  };
  mount(Stage, { target, props });
}

async function written(game: string, at: number): Promise<void> {
  const scenes = (await (await fetch(`/tests/scenes/${game}.json`)).json()) as {
    seat: number | null;
    scene: Scene;
  }[];
  const one = scenes.at(at);
  if (one) show({ scene: one.scene, beats: [], seat: one.seat, chairs: [], clock: null });
}

const line = asked.has("table")
  ? new Line(asked.get("table") ?? "", asked.get("token") ?? "", (shown) => show(shown, line?.act))
  : null;
const game = asked.get("scene");
if (game) void written(game, Number(asked.get("at") ?? 0));
Object.assign(window, { stage: { show: (shown: Shown) => show(shown), line } });
