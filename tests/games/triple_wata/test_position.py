"""Positions people send: what makes no sense is refused in words (TB-14)."""

from typing import Any

import pytest

from tests.games.triple_wata.table import BLUE, GAME, RED, SEED, Table
from watatheque.core.errors import BadInput

CARDS = {"rat": "1 2 3 4", "cat": "4 3 2 1"}


def given() -> dict[str, Any]:
    table = Table(CARDS, {"b2": ("rat", BLUE), "a1": ("cat", RED)})
    return {"options": table.options, "position": dict(table.position)}


def setup(position: dict[str, Any], **options: Any) -> None:
    GAME.setup(given()["options"] | options, 2, SEED, position)


def test_a_sound_position_is_taken() -> None:
    setup(given()["position"])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"hands": [["rat"] * 4, ["cat"] * 4]}, "a card is there twice"),
        ({"hands": [[], []]}, "seat 0 must hold 4"),
        ({"hands": [["unicorn"] * 4, []]}, "no card 'unicorn'"),
        ({"hands": 3}, "Expected `array`, got `int` - at `$.hands`"),
        ({"board": [None] * 8}, "length >= 9"),
        ({"board": [{"card": "rat", "colour": 2}] + [None] * 8}, "at `$.board[0].colour`"),
        ({"phase": "over"}, "a round is played exactly while there are free cells"),
        ({"round": 3}, "only sudden death has a second round"),
        ({"round": 10**40}, "round"),
        ({"shown": [["rat"], []]}, "a card is shown that is not in the hand"),
        ({"tiers": [11]}, "a tier is not 1 to 10"),
        ({"lot": 1}, "the lot names a winner exactly after"),
        ({"due": -5}, "before the match"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"starter": None}, "starter"),
    ],
)
def test_a_broken_position_is_refused_in_words(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput) as refused:
        setup(given()["position"] | change)
    assert why in str(refused.value)


def test_a_position_of_hands_being_chosen_is_judged_too() -> None:
    options = {"hands": "choose"}
    saved = GAME.save(GAME.setup(options, 2, SEED))
    data = {"hands": [[], []], "board": [None] * 9, "phase": "pick"}
    with pytest.raises(BadInput, match="not five different cards or more"):
        GAME.setup(options, 2, SEED, data)
    collections = [list(cards) for cards in saved.collections]
    with pytest.raises(BadInput, match="has picked a card twice or one it does not own"):
        GAME.setup(options, 2, SEED, data | {"collections": collections, "hands": [["x"], []]} | {
            "hands": [[collections[0][0]] * 2, []]
        })  # fmt: skip
