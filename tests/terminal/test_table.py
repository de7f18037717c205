"""Every scene can be drawn in letters, in both languages."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.pictures.tables import NAMES, TABLES, moments, viewers
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.texts import Speaker
from watatheque.games import GAMES
from watatheque.terminal import table as letters
from watatheque.terminal.session import MESSAGES


def drawn(match: Any, seat: int | None, language: str, width: int = 100) -> str:
    game = match.game
    out = Console(file=StringIO(), width=width)
    speaker = Speaker(language, [game.messages, MESSAGES])
    scene = game.scene(game.view(match.state, seat))
    out.print(letters.draw(scene, speaker, seat, width))
    assert isinstance(out.file, StringIO)
    return out.file.getvalue()


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_every_scene_is_drawn_within_the_width(table: Any, language: str) -> None:
    game, options = table
    for number, match in enumerate(moments(game, options, luck=1)):
        for seat in viewers(match) if number % 4 == 0 else ():
            lines = drawn(match, seat, language).splitlines()
            assert lines
            assert max(map(len, lines)) <= 100


def test_a_board_shows_sides_and_the_names_of_empty_cells() -> None:
    every = moments(GAMES["triple-wata"], {}, luck=1)
    match = next(match for match in every if len(match.entries) == 7)
    text = drawn(match, match.prompts()[0].seat, "en")
    empty = [
        cell for cell in ("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3") if cell in text
    ]
    assert len(empty) == 2
    assert "● " in text
    assert "◆ " in text


def test_ones_own_hand_is_at_the_bottom_and_numbered() -> None:
    match = next(moments(GAMES["triple-wata"], {}, luck=1))
    seat = match.prompts()[0].seat
    text = drawn(match, seat, "en")
    mine, other = ("Red’s hand", "Blue’s hand") if seat == 0 else ("Blue’s hand", "Red’s hand")
    assert text.index(other) < text.index("Board") < text.index(mine)
    assert "─ 5 ─" in text
    assert "▒▒ ▒▒ ▒▒ ▒▒ ▒▒" in text
