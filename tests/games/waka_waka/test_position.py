"""Positions load, are filled up, and are refused in words where they make no sense (TB-14)."""

from typing import Any

import pytest

from tests.games.waka_waka.table import BLUE, GAME, RED, SEED, Table, other_cards
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.games.waka_waka.actions import Gather

FIVE = {"levels": [5], "arrived": [RED]}


def test_what_is_named_nowhere_lies_under_deck_and_reserve() -> None:
    table = Table(hands=[["seer"]], deck=["fire", "elder"], reserve=["tea", "salt"])
    saved = GAME.save(table.state)
    assert saved.deck[:2] == ["fire", "elder"]
    assert len(saved.deck) == 65
    assert saved.reserve[:2] == ["tea", "salt"]
    assert GAME.audit(table.state) is None


def test_a_nested_use_survives_a_save() -> None:
    table = Table(hands=[["elder"], ["gatherer", "seer"]], village=["tea"], gold=[5, 5])
    table.play(RED, "elder")
    table.use(RED, "gatherer")
    again = GAME.setup({}, 2, SEED, codec.plain(GAME.save(table.state)))
    assert GAME.view(again, BLUE) == GAME.view(table.state, BLUE)
    for state in (table.state, again):
        GAME.apply(state, RED, Gather("tea"), 7)
    assert GAME.save(again) == GAME.save(table.state)
    assert GAME.prompts(again)[0].kind == "renew"


def test_who_looks_at_a_hand_knows_it_without_being_told() -> None:
    frame = {"ask": "seen", "seat": RED, "opponent": BLUE}
    table = Table(hands=[[], ["seer"]], slots=["elder"], stack=[frame])
    assert table.known(RED, BLUE) == ("seer",)


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ({"hands": [["griot"]]}, "there is no 'griot'"),
        ({"hands": [["fire"]]}, "there is no 'fire'"),
        ({"hands": [["elder"] * 5]}, "there are 5 cards elder, not 4"),
        ({"stocks": [["rum"]]}, "there is no 'rum'"),
        ({"stocks": [["tea"] * 7]}, "six spaces"),
        ({"hands": [[], [], []]}, "there are 2 seats"),
        ({"turn": 2}, "there is no seat 2"),
        ({"boats": [["tea"]]}, "their spaces are"),
        ({"peeked": [[0, 0, 0]]}, "does not lie face down"),
        ({"peeked": [[0, 9, 0]]}, "boat 9 has no space 0"),
        ({"peeked": [[3, 0, 1]]}, "looked who is not there"),
        ({"levels": [6]}, "there are 5 levels"),
        ({"levels": [5]}, "are not those on the top level"),
        ({"phase": "over"}, "before anybody is on the top level"),
        ({"phase": "over", "first": 1, **FIVE}, None),
        ({"phase": "over", **FIVE}, "the round is not played out"),
        ({"phase": "discard"}, "nothing to discard"),
        ({"phase": "replenish", "units": 3}, "not left to replenish"),
        ({"units": 1}, "units are left only while replenishing"),
        ({"slots": ["juggler"]}, "nothing to repeat"),
        ({"slots": ["veiled"]}, "three cards lie face down"),
        ({"slots": ["veiled"], "laid": ["merchant", "seer", "seer"]}, "a Merchant cannot"),
        ({"slots": ["seer", "seer", "seer"]}, "after three cards"),
        ({"slots": ["fire"]}, "there is no 'fire'"),
        ({"chosen": ["seer"]}, "exactly while three are wanted"),
        ({"bare": [True], "hands": [["merchant"]]}, "holds a Merchant after all"),
        ({"known": [{"where": 1, "seat": 0, "cards": ["seer"]}]}, "where there is none"),
        ({"known": [{"where": 0, "seat": 0, "cards": ["seer"]}], "hands": [["seer"]]}, "anyway"),
        ({"known": [{"where": 0, "cards": ["seer"]}], "hands": [["seer"]]}, "what everybody knows"),
        ({"top": "seer"}, "is not in it"),
        ({"stack": [{"ask": "gather", "seat": 0}]}, "nothing has been played"),
        ({"stack": [{"ask": "gather", "seat": 0}], "slots": ["gatherer"], "village": []},
         "has no answer"),
        ({"stack": [{"ask": "elder", "seat": 0}], "slots": ["seer"]}, "no Elder in that slot"),
        ({"stack": [{"ask": "seen", "seat": 0}], "slots": ["elder"]}, "hand of an opponent"),
        ({"stack": [{"ask": "share", "seat": 1, "card": "seer"}], "slots": ["elder"]},
         "does not lie there"),
        ({"stack": [{"ask": "share", "seat": 1, "card": "elder"}], "slots": ["elder"]},
         "no gold symbol"),
        ({"stack": [{"ask": "share", "seat": 0, "card": "seer"}], "slots": ["seer"]},
         "cannot share"),
        ({"stack": [{"ask": "renew", "seat": 1}], "slots": ["elder"]}, "no card to change"),
        ({"stack": [{"ask": "surplus", "seat": 0}], "slots": ["merchant"], "stocks": [["tea"]]},
         "six spaces"),
        ({"stack": [{"ask": "surplus", "seat": 0, "card": "gatherer", "good": "salt"}],
          "slots": ["gatherer"], "stocks": [["tea"] * 7]}, "took that good"),
        ({"stack": [{"ask": "drum", "seat": 0}, {"ask": "drum", "seat": 0}],
          "slots": ["drummer"]}, "cannot wait for one another"),
        ({"stack": [{"ask": "veil", "seat": 0}], "chosen": ["seer"], "hands": [["seer"] * 3]},
         "no Merchant in hand"),
        ({"last": [0, {"do": "dance"}]}, "unknown do 'dance'"),
        ({"gold": [-1]}, "Expected `int` >= 0"),
    ],
)  # fmt: skip
def test_a_position_that_makes_no_sense_is_refused(named: dict[str, Any], why: str | None) -> None:
    if why is None:
        GAME.setup({}, 2, SEED, named)
        return
    with pytest.raises(BadInput, match=why):
        GAME.setup({}, 2, SEED, named)


def test_options_are_refused_by_name() -> None:
    for options, why in (
        ({"order": "1"}, "order"),
        ({"share_ms": -1}, "share_ms"),
        ({"chimpanzee_draws": 1}, "chimpanzee_draws"),
        ({"data": {"boat": []}}, "boat"),
        ({"data": {"boats": []}}, "boats"),
        ({"data": {"orders": {"5": ["X"]}}}, "orders"),
    ):
        with pytest.raises(BadInput, match=why):
            GAME.setup(options, 2, SEED)


def test_a_discard_pile_may_be_all_there_is() -> None:
    table = Table(discard=other_cards())
    assert table.view().deck == 0
    assert table.view().top == "fire"
