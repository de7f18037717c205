// Has Python write scenes of every game for the tests: `tests/browser/scenes.py`.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";

export default function setup(): void {
  const root = resolve(import.meta.dirname, "../..");
  const own = resolve(root, ".venv/bin/python");
  const python = process.env["PYTHON"] ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: `${root}/src:${root}` };
  execFileSync(python, ["-m", "tests.browser.scenes", "browser/tests/scenes"], { cwd: root, env });
}
