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
FRAME = re.compile(r"^(?P<name>.+) \((?P<file>[^:()]+)(?::\d+)?\)$")


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
    """By package, and by the functions in which most samples fell; a call counts where it is."""
    packages: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for line in stacks:
        stack, _, count = line.rpartition(" ")
        frames = [frame for frame in stack.split(";") if not frame.startswith("thread")]
        if frames:
            packages[_package(frames)] += int(count)
            functions[_function(frames[-1])] += int(count)
    total = packages.total() or 1
    return [
        f"CPU time by place ({total} samples):",
        *(f"  {count / total:6.1%}  {name}" for name, count in packages.most_common(SHOWN)),
        "and by function:",
        *(f"  {count / total:6.1%}  {name}" for name, count in functions.most_common(SHOWN)),
    ]


def _package(frames: list[str]) -> str:
    """The innermost place that is ours, or else the library itself."""
    for frame in reversed(frames):
        found = re.search(r"watatheque/(\w+)/", frame)
        if found:
            return f"watatheque.{found[1]}"
    found = re.search(r"\(([\w-]+)/", frames[-1])
    return found[1] if found else frames[-1]


def _function(frame: str) -> str:
    found = FRAME.match(frame)
    return f"{found['name']}  {found['file']}" if found else frame
