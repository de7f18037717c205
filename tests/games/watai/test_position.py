"""TB-14: a position is the whole state, and one that makes no sense is refused in words."""

from typing import Any

import pytest

from tests.games.watai.table import WATAI, idle, side
from watatheque.core.errors import BadInput

GOOD = [idle(seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("why", "position"),
    [
        ("3 are needed", {"seats": GOOD[:2]}),
        ("nobody plays with the pack", {"seats": [side("ye-b2", "dg-b2"), *GOOD[1:]]}),
        ("too many", {"seats": [side("dg-b2 dg-b2", "dg-b3"), *GOOD[1:]]}),
        ("variants 5 and 13", {"seats": [side("dg-extra", "dg-b3"), *GOOD[1:]]}),
        ("does not open a pile", {"seats": GOOD, "arena": [["dg-b2"]]}),
        ("does not go on", {"seats": GOOD, "arena": [["dg-start", "dg-b3"]]}),
        ("a pile is empty", {"seats": GOOD, "arena": [[]]}),
        ("no seat 5", {"seats": GOOD, "leader": 5}),
        ("5 places", {"seats": [side("dg-b2 dg-b3 dg-b4 dg-b5 dg-b6 dg-b7", "dg-r3"), *GOOD[1:]]}),
        ("6 places", {"seats": GOOD, "variant": 2}),
        ("not at its end", {"seats": [side("dg-b2", "dg-b3", locked=True), *GOOD[1:]]}),
        ("against its Talon", {"seats": [{**GOOD[0], "call_due": 500}, *GOOD[1:]]}),
        ("nobody is frozen", {"seats": GOOD, "frozen_until": 500}),
        ("nothing is there to slap", {"seats": GOOD, "slaps": [{"pile": 0, "due": 9}]}),
        ("nothing is there to announce",
         {"seats": GOOD, "owed": [{"seat": 0, "number": 3, "due": 9}]}),
        ("nobody to choose", {"seats": GOOD, "phase": "choose"}),
        ("before Go", {"seats": GOOD, "phase": "countdown", "arena": [["dg-start"]]}),
        ("only counts in variant 11", {"seats": GOOD, "emptied": [1]}),
        ("ready in a round", {"seats": [{**GOOD[0], "ready": True}, *GOOD[1:]]}),
    ],
)  # fmt: skip
def test_a_position_that_makes_no_sense_is_refused(why: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=why):
        WATAI.setup({}, 3, bytes(32), position)


def test_a_short_position_is_enough() -> None:
    state = WATAI.setup({}, 3, bytes(32), {"seats": GOOD})
    assert WATAI.audit(state) is None


def test_an_empty_talon_means_that_a_call_is_due() -> None:
    state = WATAI.setup({}, 3, bytes(32), {"seats": [side("dg-b2"), *GOOD[1:]]})
    assert WATAI.view(state, 0).sides[0].call_due == 3000


def test_options_are_refused_by_name() -> None:
    for name, value in (("fill", "never"), ("pace", 3), ("variants", [17]), ("boxes", "red")):
        with pytest.raises(BadInput, match=name):
            WATAI.setup({name: value}, 3, bytes(32))
    with pytest.raises(BadInput, match="unheard"):
        WATAI.setup({"unheard": 1}, 3, bytes(32))
