"""WT-V9 to WT-V12: the variants rolled with two dice that change piles and calls."""

from typing import Any

import pytest

from tests.games.watai.table import (
    BLUE_TO_6,
    WATAI,
    act,
    blue_to,
    dealt,
    held,
    kinds,
    pile,
    race,
    refused,
    side,
    tick_until,
)
from watatheque.core.scene import Notes
from watatheque.core.texts import Speaker
from watatheque.games.watai.state import PLAY, ROLL_VARIANT, Race
from watatheque.games.watai.values import (
    NEW,
    Call,
    Choose,
    Lay,
    Roll,
)


def test_v9_to_v16_are_rolled_with_two_dice() -> None:
    seen = set()
    for seed in range(250):
        state = dealt(5, seed)
        state.phase = ROLL_VARIANT
        act(state, state.leader, Roll())
        assert sum(state.dice) == state.variant
        assert len(state.dice) == 2
        seen.add(state.variant)
    assert seen == set(range(2, 17))


def test_v1_to_v8_are_rolled_with_one_die() -> None:
    seen = set()
    for seed in range(80):
        state = dealt(4, seed)
        state.phase = ROLL_VARIANT
        act(state, state.leader, Roll())
        seen.add(state.variant)
    assert seen == set(range(1, 9))


def test_wt_v9_piles_run_from_stop_down_to_start() -> None:
    down = "lg-stop " + " ".join(f"lg-b{number}" for number in range(12, 3, -1))
    state = race(side("dg-b3 dg-b2 dg-start dg-stop dg-r12", "dg-g2 dg-g3 dg-g4 dg-g5 dg-g6 dg-g7"),
                 variant=9, arena=(down,))  # fmt: skip
    assert refused(state, 0, Lay(2, NEW)) == "WT-V9"
    for place in (0, 1, 2):
        act(state, 0, Lay(place, 0))
    assert WATAI.view(state, 0).arena[0].closed
    act(state, 0, Lay(3, NEW))
    act(state, 0, Lay(4, 1))
    assert pile(state, 1) == ["dg-stop", "dg-r12"]


def test_wt_v9_with_two_players_from_8() -> None:
    state = race(side("dg-b8", "dg-g2 dg-g3"), side("or-r8", "or-y8"), seats=2, variant=9,
                 arena=("or-stop",))  # fmt: skip
    act(state, 0, Lay(0, 0))


def notes(state: Race) -> list[str]:
    """What the table says of the round."""
    zones = WATAI.scene(WATAI.view(state, 0)).zones
    speaker = Speaker("en", [WATAI.messages])
    return [speaker.say(line) for zone in zones if isinstance(zone, Notes) for line in zone.lines]


@pytest.mark.parametrize(("seats", "high"), [(2, 8), (3, 12)])
def test_wt_v9_the_table_says_from_where_piles_run_down(seats: int, high: int) -> None:
    state = dealt(seats, variants=[9])
    assert notes(state)[0] == f"Piles run down: Stop, {high} to 2, Start."


@pytest.mark.parametrize(("count", "worth"), [(1, 20), (2, 20), (4, 20), (6, 40)])
def test_wt_v11_the_table_says_what_the_call_is_worth(count: int, worth: int) -> None:
    assert notes(dealt(variants=[11], counts=[count]))[1].endswith(f"WATAÏ +{worth}.")


def test_wt_v10_three_of_the_throwers_talon_go_on_another_talon() -> None:
    state = dealt(variants=[10])
    giver, taker = state.leader, (state.leader + 1) % 4
    before = held(state, giver).talon, held(state, taker).talon
    assert refused(state, giver, Choose(giver)) == "WT-V17"
    act(state, giver, Choose(taker))
    assert held(state, giver).talon == before[0][3:]
    assert set(held(state, taker).talon[:3]) == set(before[0][:3])
    assert held(state, taker).talon[3:] == before[1]


def waiting(**more: Any) -> Race:
    """Two players are one card from the end of their Talons."""
    return race(
        side("dg-b7 dg-r2 dg-r9", "dg-g2", "dg-start"),
        side("lg-b8 lg-r9", "lg-g2", "lg-start"),
        arena=(blue_to(6, "or"), "or-start"),
        variant=11,
        **more,
    )


def test_wt_v11_the_first_empty_talon_waits_and_plays_on() -> None:
    state = waiting()
    assert kinds(act(state, 0, Lay(0, 0), at=10))[-1] == "waits"
    assert WATAI.blunders(state, 0) == [Call()]
    act(state, 0, Lay(1, 1), at=20)
    act(state, 0, Call(), at=30)
    assert state.minus[0] == 5  # WT-13
    assert state.phase == PLAY


@pytest.mark.parametrize("caller", [0, 1])
def test_wt_v11_then_the_quicker_of_the_two_has_it_and_twenty_points(caller: int) -> None:
    state = waiting()
    act(state, 0, Lay(0, 0), at=10)
    assert kinds(act(state, 1, Lay(0, 0), at=20)).count("emptied") == 2
    assert WATAI.legal(state, 0) == WATAI.legal(state, 1) == [Call()]
    act(state, caller, Call(), at=30)
    assert state.caller == caller
    assert state.sheet[caller][2] == 20


def test_wt_v11_if_neither_calls_the_app_calls_for_the_first() -> None:
    state = waiting()
    act(state, 0, Lay(0, 0), at=10)
    act(state, 1, Lay(0, 0), at=20)
    tick_until(state, 3020)
    assert state.caller == 0


@pytest.mark.parametrize(("count", "worth"), [(2, 20), (4, 20), (6, 40)])
def test_wt_v11_the_larger_bonus_counts(count: int, worth: int) -> None:
    state = waiting(count=count)
    act(state, 0, Lay(0, 0), at=10)
    act(state, 1, Lay(0, 0), at=20)
    act(state, 1, Call(), at=30)
    assert state.sheet[1][2] == worth


def test_wt_v11_a_third_empty_talon_is_none_of_the_two() -> None:
    state = race(
        side("dg-b7"), side("lg-b8"), side("or-b9 or-r2", "or-g2", "or-start"),
        variant=11, emptied=[0, 1], arena=("ye-start",),
    )  # fmt: skip
    act(state, 2, Lay(1, 0))
    assert refused(state, 2, Call()) == "WT-V11"


def test_wt_v12_suits_do_not_count() -> None:
    state = race(side("dg-r7 dg-y8 dg-g8", "dg-g2 dg-g3 dg-g4"), variant=12, arena=(BLUE_TO_6,))
    assert refused(state, 0, Lay(1, 0)) == "WT-5"
    act(state, 0, Lay(0, 0))
    act(state, 0, Lay(1, 0))
    assert refused(state, 0, Lay(2, 0)) == "WT-11"
