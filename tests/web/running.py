"""A real server: its own process, a free port, a data folder that a test names."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

PYTHON = [sys.executable, "-m", "watatheque.cli"]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": ":".join(sys.path)}


class Running:
    def __init__(
        self, data: Path, *args: str, program: str = "watatheque.cli", port: int = 0
    ) -> None:
        self.data = data
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / "log.jsonl"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", program, "serve", "--port", str(port),
                 "--host", "127.0.0.1", "--data", str(data), *args],
                stdout=subprocess.PIPE, stderr=log, text=True, env=environment(),
            )  # fmt: skip
        self._answer()

    def _answer(self) -> None:
        """The server says where it is."""
        self.url = self._last_address()
        # A line that has been idle for long may be hung up just as it is used again.
        brief = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.Client(base_url=self.url, timeout=10, limits=brief)

    def _last_address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("http://127.0.0.1:"):
                return line.strip()
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def guest(self, name: str) -> dict[str, Any]:
        answer = self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def table(self, token: str, **plan: Any) -> str:
        wanted = {"game": "triple-wata", "seats": 2, **plan}
        answer = self.http.post("/api/tables", json=wanted, headers=bearer(token))
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def stop(self) -> int:
        self.http.close()
        self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        try:
            code = self.process.wait(20)
        finally:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@contextmanager
def running(data: Path, *args: str, program: str = "watatheque.cli") -> Iterator[Running]:
    server = Running(data, *args, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            assert server.stop() == 0, server.log.read_text()


def admin(data: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PYTHON, "admin", *args, "--data", str(data)],
        capture_output=True, text=True, env=environment(), timeout=60, check=False,
    )  # fmt: skip
