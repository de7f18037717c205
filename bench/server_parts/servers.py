"""The servers that are measured, each pinned to the same one core."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.server_parts.install import BENCH
from bench.server_parts.machine import SERVER_CORE, cpu_seconds, memory_kib, pinned

# The same freedom that the opponents give; what limits cost is measured by `flood`.
UNLIMITED = """
messages_a_second = 1000000
message_burst = 1000000
requests_a_second = 1000000
request_burst = 1000000
"""


@dataclass
class Server:
    process: "subprocess.Popen[str]"
    url: str
    data: Path  # where ours keeps everything

    def memory_kib(self) -> int:
        return memory_kib(self.process.pid)

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.process.pid)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def ours(package: Path, settings: str = UNLIMITED) -> Iterator[Server]:
    """`watatheque serve` on SQLite, in a new folder on the disk of the checkout."""
    with _folder() as data:
        (data / "settings.toml").write_text(settings)
        command = [sys.executable, "-m", "watatheque.cli", "serve", "--port", "0",
                   "--host", "127.0.0.1", "--data", str(data),
                   "--settings", str(data / "settings.toml")]  # fmt: skip
        with _running(command, {"PYTHONPATH": str(package)}, data) as server:
            yield server


@contextmanager
def node(program: str) -> Iterator[Server]:
    """One of the opponents."""
    with (
        _folder() as data,
        _running(["node", program], {"NODE_ENV": "production"}, data) as server,
    ):
        yield server


@contextmanager
def _folder() -> Iterator[Path]:
    # Not in /tmp, which may lie in memory.
    BENCH.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BENCH, prefix="data-") as data:
        yield Path(data)


@contextmanager
def _running(command: list[str], env: dict[str, str], data: Path) -> Iterator[Server]:
    with (data / "log").open("w") as log:
        process = subprocess.Popen(
            pinned(SERVER_CORE, command), cwd=BENCH, env={**os.environ, **env},
            stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
    try:
        yield Server(process, _address(process, data), data)
    finally:
        _stop(process)


def _address(process: "subprocess.Popen[str]", data: Path) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith("http://127.0.0.1:"):
            return line.strip()
    raise RuntimeError(f"the server did not start: {(data / 'log').read_text()}")


def _stop(process: "subprocess.Popen[str]") -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
