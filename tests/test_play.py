"""`./play` in a fresh copy of the project: what a newcomer does first."""

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
MADE = shutil.ignore_patterns(".*", "build", "dist", "node_modules", "__pycache__", "browser")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Without the browser's table, whose build has tests of its own."""
    fresh = tmp_path_factory.mktemp("fresh") / "watatheque"
    shutil.copytree(ROOT, fresh, ignore=MADE)
    return fresh


@contextmanager
def played(copy: Path, *args: str) -> Iterator[subprocess.Popen[str]]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    process = subprocess.Popen(
        [copy / "play", *args], cwd="/", env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    with process:
        try:
            yield process
        finally:
            process.kill()


def welcome(process: subprocess.Popen[str]) -> list[str]:
    """All lines up to the one that names the data folder."""
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or not lines[-1].startswith("data in "):
        line = process.stdout.readline()
        assert line, process.stderr.read() if process.stderr else ""
        lines.append(line.rstrip("\n"))
    return lines


@pytest.mark.slow
@pytest.mark.live
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_play_serves_says_where_and_stops_when_asked(
    copy: Path, tmp_path: Path, number: int
) -> None:
    data = tmp_path / "data"
    with played(copy, "--port", "0", "--no-browser", "--data", str(data)) as process:
        local, *lan, folder = welcome(process)
        assert re.fullmatch(r"http://localhost:\d+", local)
        assert all(re.fullmatch(r"http://[\d.]+:\d+", address) for address in lan)
        assert folder == f"data in {data}"
        for address in (local, *lan):
            assert httpx.get(f"{address}/healthz").status_code == 200
        process.send_signal(number)
        assert process.wait(20) == 0
    assert (data / "watatheque.db").exists()


@pytest.mark.slow
@pytest.mark.live
def test_play_passes_everything_on(copy: Path, tmp_path: Path) -> None:
    with played(
        copy, "--port=0", f"--data={tmp_path}", "--no-browser", "--host=127.0.0.1",
        "--public-url=https://games.example.org", "--trust-proxy=127.0.0.1",
    ) as process:  # fmt: skip
        public, local, _ = welcome(process)
        assert public == "https://games.example.org"
        assert local.startswith("http://127.0.0.1:")
        process.terminate()
        assert process.wait(20) == 0
