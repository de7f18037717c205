"""A card that is laid is told without drawing, and rightly so."""

from random import Random
from typing import Any

import pytest

import watatheque
from tests.contract.cases import Case
from tests.contract.test_scenes import promise_touches_are_what_scenes_show
from watatheque.core.game import Event

GAME = watatheque.game("triple-wata")


@pytest.mark.parametrize(
    ("options", "known"), [({}, 9), ({"three_on_table": True}, 0), ({"sudden_death": True}, 0)]
)
def test_cards_of_closed_hands_are_told_without_drawing(
    options: dict[str, bool], known: int
) -> None:
    rng = Random(1)
    state = GAME.setup(options, 2, rng.randbytes(32))
    told = []
    for _ in range(9):
        news: list[Event] = []
        seat = GAME.prompts(state)[0].seat
        GAME.apply(state, seat, GAME.sample(state, seat, rng), 0, news)
        told.append(GAME.touched(state, [None, 0, 1], news) is not None)
    assert told == [True] * known + [False] * (9 - known)


def test_what_is_not_a_card_laid_is_drawn() -> None:
    state = GAME.setup({}, 2, bytes(32))
    assert GAME.touched(state, [None], []) is None
    assert GAME.touched(state, [None], [Event("began", {"round": 1, "starter": 0})]) is None


@pytest.mark.parametrize(
    "options", [{}, {"hands": "choose"}, {"plus": True, "identical": True, "inversion": True}]
)
def test_every_match_of_closed_hands_is_told_as_it_would_be_drawn(options: dict[str, Any]) -> None:
    promise_touches_are_what_scenes_show(Case(GAME, 2, options, "closed hands"))
