// The files that Python's tests wrote, for the twins to meet.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export function golden<T>(name: string): T {
  // Vitest runs in `browser/`.
  return JSON.parse(readFileSync(resolve("../tests/golden", name), "utf-8")) as T;
}
