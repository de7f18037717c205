"""Puts into build/ what the bench runs: our Node parts with their packages, the compiled wheel."""

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NODE_PARTS = Path(__file__).parent / "node"
BENCH = ROOT / "build" / "bench"
PINS = "package-lock.json"


def node_parts() -> Path:
    """Our Node programs beside the packages they import, as Node looks for them there."""
    BENCH.mkdir(parents=True, exist_ok=True)
    with (BENCH / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        _packages()
        for part in NODE_PARTS.glob("*.js"):
            shutil.copy(part, BENCH)
    return BENCH


def _packages() -> None:
    stamp, want = BENCH / "stamp", (NODE_PARTS / PINS).read_text()
    if stamp.exists() and stamp.read_text() == want:
        return
    for name in ("package.json", PINS):
        shutil.copy(NODE_PARTS / name, BENCH)
    print(f"Installing the packages of {NODE_PARTS / PINS} …", file=sys.stderr)
    # No scripts: none of these packages needs to compile anything to run.
    quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(["npm", "ci", *quietly], cwd=BENCH, check=True, stdout=sys.stderr)
    stamp.write_text(want)


def ours(build: str) -> Path:
    """Where Python finds the package: the checkout, or the compiled wheel of it."""
    if build == "interpreted":
        return ROOT / "src"
    subprocess.run([ROOT / "check", "compiled"], check=True, stdout=sys.stderr)
    return ROOT / "build" / "compiled"
