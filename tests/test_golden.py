"""The stories in tests/golden are what the rules still tell."""

from pathlib import Path

import pytest

from tests.playthrough import FOLDER, retold
from watatheque import GAMES

STORIES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", STORIES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_playthrough_is_told_again_word_for_word(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert retold(text) == text


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_playthroughs(name: str) -> None:
    assert [path for path in STORIES if path.parent.name == name]
