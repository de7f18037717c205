"""Cores, memory and processor time of processes, read from /proc."""

import os
import shutil
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE_KIB = os.sysconf("SC_PAGE_SIZE") // 1024

# The last core for the server, as the first tends to serve interrupts.
SERVER_CORE = (os.cpu_count() or 1) - 1
LOAD_CORE = 0


def pinned(core: int, command: list[str]) -> list[str]:
    if shutil.which("taskset") is None:
        return command
    return ["taskset", "-c", str(core), *command]


def stolen_seconds(core: int) -> float:
    """What the machine that this one is a guest of has taken from a core."""
    for line in Path("/proc/stat").read_text().splitlines():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            return int(ticks[7]) / TICKS
    return 0.0


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        told = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    except OSError:
        return [pid]
    return [pid, *(member for child in told.split() for member in family(int(child)))]


def memory_kib(pid: int) -> int:
    """Resident, of a process and its children."""
    return sum(_resident(member) for member in family(pid))


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_KIB
    except OSError:
        return 0


def cpu_seconds(pid: int) -> float:
    return sum(_ticks(member) for member in family(pid)) / TICKS


def _ticks(pid: int) -> int:
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return 0
    user, system = told.rpartition(")")[2].split()[11:13]
    return int(user) + int(system)
