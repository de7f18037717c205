"""Positions: short ones are filled up, wrong ones are refused in words."""

from typing import Any

import pytest

from tests.games.uno_wizz.table import GAME, SEED, A, Table
from watatheque.core import codec
from watatheque.core.errors import BadInput

HANDS = [["red-1", "red-2"], ["blue-1", "blue-2"]]


def load(**changes: Any) -> Any:
    return GAME.setup({}, 2, SEED, {"hands": HANDS, "discard": ["red-5"], **changes})


def test_what_is_not_named_lies_in_the_pile() -> None:
    table = Table("red-1 red-2", "blue-1", next=["green-9", "green-8"])
    assert len(table.now.pile or []) == 108 - 4
    assert (table.now.pile or [])[-2:] == ["green-8", "green-9"]


def test_a_position_is_written_and_read_back() -> None:
    table = Table("red-1 red-2", "blue-1", exposed=[1], grace=2000, scores=[20, 40])
    saved = GAME.save(table.match.state)
    again = GAME.setup({}, 2, SEED, codec.plain(saved))
    assert GAME.save(again) == saved


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hands": [["red-0", "red-0"], ["blue-1"]]}, "too many of red-0"),
        ({"hands": [["purple-1"], ["blue-1"]]}, "there is no card 'purple-1'"),
        ({"hands": [["red-1"]]}, "2 are needed"),
        ({"hands": [[], ["blue-1"]]}, "an empty hand ends the round"),
        ({"pile": []}, "108 cards"),
        ({"discard": []}, "a card is needed"),
        ({"discard": ["joker"]}, "a colour is to be named exactly"),
        ({"turn": 2}, "only 2 seats"),
        ({"phase": "drew"}, "exactly while it may be played"),
        ({"phase": "drew", "drawn": "blue-1"}, "not held"),
        ({"phase": "between"}, "sheet|round"),
        ({"phase": "opening", "discard": ["red-5"]}, "exactly when a Joker opens"),
        ({"phase": "wheel"}, "does not stand on the icon"),
        ({"phase": "shed", "icon": "a"}, "two cards are kept"),
        ({"phase": "shed", "icon": "b"}, "what is named"),
        ({"phase": "shed", "icon": "b", "named": 9}, "must be in the hand"),
        ({"phase": "top", "icon": "a"}, "no Joker was thrown off"),
        ({"phase": "swap", "icon": "f"}, "UNO is owed"),
        ({"phase": "war", "icon": "h"}, "needs a value"),
        ({"phase": "war", "icon": "h", "shown": [[], []]}, "nobody is at war"),
        ({"exposed": [0]}, "whoever has one card"),
        ({"grace": 10}, "nobody is given time"),
        ({"scores": [500, 0]}, "reached the target"),
        ({"scores": [-5, 0]}, "never negative"),
        ({"scores": [5]}, "a value for each seat"),
        ({"sheet": [[1, 2]], "scores": [1, 3]}, "not the sum"),
        ({"open": 1}, "on view for a turn"),
        ({"known": [{"holder": 0, "by": 1, "cards": ["red-9"]}]}, "must be in it"),
        ({"known": [{"holder": 0, "by": None, "cards": ["red-1"]}]}, "each seat knows"),
        ({"known": [{"holder": 0, "by": 5, "cards": ["red-1"]}]}, "no such seat"),
        ({"ready": [0]}, "between rounds"),
        ({"chance": -1}, "chance"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        load(**changes)


def test_a_sound_position_is_taken() -> None:
    assert GAME.legal(load(), A)
