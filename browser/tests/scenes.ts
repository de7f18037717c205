// The scenes that `scenes.setup.ts` has had written, by game.
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Scene } from "../src/generated/wire";

export interface Shown {
  name: string;
  seat: number | null;
  scene: Scene;
}

const folder = resolve(import.meta.dirname, "scenes");

export const shown: Shown[] = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(resolve(folder, file), "utf8")) as Shown[],
);
