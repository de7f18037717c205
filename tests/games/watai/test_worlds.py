"""What is hidden is dealt anew, and only among the places where it could be."""

from collections import Counter
from random import Random

import pytest

from tests.games.watai.table import WATAI, act, all_names, dealt, go, held, race, side
from watatheque.games.watai.pieces import EXTRA, KIND_MASK
from watatheque.games.watai.piles import is_blocked
from watatheque.games.watai.state import Race
from watatheque.games.watai.values import Choose, Turn


def worlds(state: Race, n: int = 20) -> list[Race]:
    found = []
    for seed in range(n):
        world = WATAI.resample(state, 0, Random(seed))
        assert isinstance(world, Race)
        assert WATAI.audit(world) is None
        found.append(world)
    return found


def test_talon_and_stock_are_dealt_anew_and_what_lies_open_stays() -> None:
    state = go(dealt())
    act(state, 0, Turn())
    tops = set()
    for world in worlds(state):
        assert [held(world, seat).row for seat in range(4)] == [
            held(state, seat).row for seat in range(4)
        ]
        assert held(world, 0).turned[0] == held(state, 0).turned[0]
        assert Counter(all_names(world, 1)) == Counter(all_names(state, 1))
        tops.add(held(world, 1).talon[0])
    assert len(tops) > 5


@pytest.mark.parametrize("variant", [6, 10])
def test_no_hidden_place_gets_a_card_of_another_border(variant: int) -> None:
    state = dealt(4, variants=[variant])
    if variant == 10:
        act(state, state.leader, Choose((state.leader + 1) % 4))
    for world in worlds(state):
        for seat in range(4):
            here, there = held(state, seat), held(world, seat)
            for mine, other in ((here.talon, there.talon), (here.stock, there.stock)):
                assert [name[:2] for name in mine] == [name[:2] for name in other]


def test_the_extra_stop_of_variant_13_is_never_dealt_face_up() -> None:
    state = go(dealt(3, 1, variants=[13]))
    seat = state.leader
    for _ in range(4):
        act(state, seat, Turn())
    assert state.frozen_until == 0  # it has not come up yet
    for world in worlds(state, 60):
        assert not any(card & KIND_MASK == EXTRA for card in world.turned[seat])


def test_a_round_that_goes_on_is_not_blocked_in_any_world() -> None:
    """Only the red 3 in a Stock keeps this one alive, and it could lie in a Talon, too."""
    talon = "dg-y2 dg-y3 dg-y4 dg-y5 dg-y6 dg-y7 dg-y8 dg-y9"
    rows = [f"{code}-g8 {code}-g9 {code}-g10 {code}-g11 {code}-g12" for code in ("dg", "lg", "or")]
    state = race(
        side(rows[0], talon, "dg-r3"),
        side(rows[1], "lg-y9"),
        side(rows[2], "or-y9"),
        arena=("or-start or-r2",),
        seats=3,
    )
    assert not is_blocked(state)
    for world in worlds(state, 60):
        assert not is_blocked(world)
