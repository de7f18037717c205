"""What the docs show, works."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from watatheque import GAMES
from watatheque.web import limits

ROOT = Path(__file__).parents[1]


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.S | re.M)


def test_the_python_of_the_readme_runs() -> None:
    for code in blocks("README.md", "python"):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "Outcome(" in done.stdout


def positions() -> list[tuple[str, str]]:
    """The first JSON block under each game's heading in docs/positions.md."""
    text = (ROOT / "docs/positions.md").read_text(encoding="utf-8")
    found = []
    for name in GAMES:
        section = re.search(rf"^## .*\(`{name}`\)$(.*?)(?=^## |\Z)", text, re.S | re.M)
        assert section is not None, f"docs/positions.md has no section for {name}"
        block = re.search(r"^```json\n(.*?)^```", section[1], re.S | re.M)
        assert block is not None, f"docs/positions.md shows no position of {name}"
        found.append((name, block[1]))
    return found


@pytest.mark.parametrize(("name", "block"), positions())
def test_the_positions_of_the_docs_can_be_played(name: str, block: str) -> None:
    game = GAMES[name]
    shown = json.loads(block)
    state = game.setup(shown["options"], shown["seats"], bytes(32), shown["position"])
    assert game.prompts(state)
    assert game.audit(state) is None


def test_every_page_that_the_readme_names_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / link).exists(), link


def test_the_settings_of_the_hosting_page_are_the_defaults(tmp_path: Path) -> None:
    (block,) = blocks("docs/hosting.md", "toml")
    file = tmp_path / "settings.toml"
    file.write_text(block, encoding="utf-8")
    assert limits.read(file) == limits.Limits()
