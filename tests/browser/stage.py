"""The renderer's stage, built and served beside a real server, and a browser to look at it."""

import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BROWSER = Path(__file__).parents[2] / "browser"
VITE = str(BROWSER / "node_modules" / ".bin" / "vite")
CONFIG = ("-c", "tests/stage/vite.config.ts")


def build(folder: Path) -> None:
    env = {**os.environ, "STAGE": str(folder)}
    subprocess.run([VITE, "build", *CONFIG], cwd=BROWSER, env=env, check=True, capture_output=True)


@contextmanager
def served(folder: Path, api: str = "http://127.0.0.1:9") -> Iterator[str]:
    """The built stage with `/api` passed on; its address."""
    env = {**os.environ, "STAGE": str(folder), "API": api, "NO_COLOR": "1"}
    command = [VITE, "preview", *CONFIG, "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(command, cwd=BROWSER, env=env, stdout=subprocess.PIPE, text=True) as vite:
        assert vite.stdout is not None
        try:
            yield next(found[0] for line in vite.stdout if (found := _address(line)))
        finally:
            vite.terminate()


def _address(line: str) -> list[str]:
    return re.findall(r"http://127\.0\.0\.1:\d+", line)
