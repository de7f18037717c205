"""Every line of play counted, as plain text: docs for people, a tripwire for rules."""

from pathlib import Path

import pytest

from tests.games.triple_wata.table import GAME, SEED
from watatheque.games.triple_wata.state import Duel

COUNTS = Path(__file__).parent / "perft.txt"


def perft(duel: Duel, depth: int) -> int:
    moves = GAME.legal(duel, duel.turn)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = GAME.copy(duel)
        GAME.apply(after, duel.turn, move, 0)
        total += perft(after, depth - 1)
    return total


def counts() -> dict[int, int]:
    rows = [line.split() for line in COUNTS.read_text().splitlines() if line[:1].isdigit()]
    return {int(depth): int(lines) for depth, lines in rows}


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_lines_of_play(depth: int) -> None:
    assert perft(GAME.setup({}, 2, SEED), depth) == counts()[depth]


@pytest.mark.slow
def test_lines_of_play_to_depth_four() -> None:
    assert perft(GAME.setup({}, 2, SEED), 4) == counts()[4]
