"""Where the CPU time of a running server goes, sampled from outside by py-spy."""

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bench.server_parts.machine import LOAD_CORE, pinned

RATE = 200  # samples a second
SHOWN = 12


def where(pid: int, seconds: float) -> list[str]:
    spy = Path(sys.executable).with_name("py-spy")
    if not spy.exists() and shutil.which("py-spy") is None:
        return ["(py-spy is not installed: nothing is known of where the CPU time goes)"]
    with tempfile.NamedTemporaryFile(suffix=".raw") as file:
        # It reads the process as it runs: a sample may be torn, but nobody is made to wait.
        command = [str(spy) if spy.exists() else "py-spy", "record", "--nonblocking",
                   "--pid", str(pid), "--duration", str(max(1, round(seconds))),
                   "--rate", str(RATE), "--format", "raw", "--output", file.name]  # fmt: skip
        done = subprocess.run(
            pinned(LOAD_CORE, command), capture_output=True, text=True, check=False
        )
        if done.returncode:
            return [f"(py-spy failed: {done.stderr.strip().splitlines()[-1]})"]
        return summary(Path(file.name).read_text().splitlines())


def summary(stacks: list[str]) -> list[str]:
    """Of stacks as py-spy writes them, `outer;inner COUNT`."""
    packages: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for line in stacks:
        stack, _, count = line.rpartition(" ")
        place = _place(stack.split(";"))
        packages[_package(place)] += int(count)
        functions[place] += int(count)
    total = packages.total() or 1
    return [
        f"CPU time by package ({total} samples):",
        *(f"  {count / total:6.1%}  {name}" for name, count in packages.most_common(SHOWN)),
        "and by function, with what it calls outside of ours:",
        *(f"  {count / total:6.1%}  {name}" for name, count in functions.most_common(SHOWN)),
    ]


def _place(frames: list[str]) -> str:
    """The innermost function that is ours, or else the innermost of all, without its line."""
    ours = [frame for frame in frames if "watatheque/" in frame]
    return re.sub(r":\d+\)$", ")", (ours or frames)[-1])


def _package(place: str) -> str:
    found = re.search(r"watatheque/\w+", place) or re.search(r"(?<=\()[\w.<>-]+", place)
    return found[0].removesuffix(".py") if found else place
