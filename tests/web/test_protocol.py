"""docs/protocol.md: its client plays, and it leaves out no command and no frame."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

from tests.web.running import Running, environment
from watatheque.table.commands import AnyCommand

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_client_of_the_docs_plays_a_match(server: Running) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.S | re.M)
    done = subprocess.run(
        [sys.executable, "-c", code, server.url],
        capture_output=True, text=True, env=environment(), timeout=120, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "'winners': [" in done.stdout
    assert len([line for line in code.splitlines() if line]) <= 34


def test_every_command_is_described() -> None:
    table = PAGE.split("## Commands")[1].split("## Frames")[0]
    told = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.*?) \|", table, re.M))))
    assert {cls.__name__.lower() for cls in get_args(AnyCommand)} <= told


def test_every_way_to_part_is_described() -> None:
    source = (Path(__file__).parents[2] / "src/watatheque/web/connection.py").read_text()
    codes = set(re.findall(r"\b(4\d{3}|1012)\b", source))
    assert len(codes) >= 6
    assert codes <= set(re.findall(r"^\| (\d{4}) \|", PAGE, re.M))
