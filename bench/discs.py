"""Shots a second on full boards, on one core, in every runtime at hand.

`python -m bench.discs`; the compiled line needs `./check compiled` before, the numba line numba.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import process_time

from tests.core.discs_boards import GROUND, random_flick, scatter
from watatheque.core import discs

ROOT = Path(__file__).parents[1]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
BOARDS = 500


def shots_a_second(shoot: Callable[..., discs.Shot], seconds: float) -> float:
    rng = Random(1)
    work = [(scatter(rng), random_flick(rng)) for _ in range(BOARDS)]
    shoot(GROUND, *work[0])  # The first shot pays for jitting.
    count, start = 0, process_time()
    while process_time() - start < seconds:
        shoot(GROUND, *work[count % BOARDS])
        count += 1
    return count / (process_time() - start)


def runtime(name: str) -> Callable[..., discs.Shot]:
    if name == "numba":
        from watatheque.core import discs_kernel  # noqa: PLC0415

        return discs_kernel.shoot
    assert (discs.__file__ or "").endswith(".so") == (name == "compiled"), discs.__file__
    return discs.shoot


def measure(name: str, seconds: float) -> None:
    rate = shots_a_second(runtime(name), seconds)
    print(f"{name:12} {rate:8,.0f} shots/s {1000 / rate:8.3f} ms a shot", flush=True)


def measure_apart(name: str, build: Path, seconds: float) -> None:
    """In a process of its own, as a process sees one build only."""
    command = [sys.executable, "-m", "bench.discs", "--only", name, "--seconds", str(seconds)]
    path = os.pathsep.join([str(build), str(ROOT)])
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, check=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--only", choices=[*BUILDS, "numba"])
    asked = parser.parse_args()
    if asked.only:
        measure(asked.only, asked.seconds)
        return
    for name, build in BUILDS.items():
        if build.is_dir():
            measure_apart(name, build, asked.seconds)
    if find_spec("numba"):
        measure_apart("numba", BUILDS["interpreted"], asked.seconds)


if __name__ == "__main__":
    main()
