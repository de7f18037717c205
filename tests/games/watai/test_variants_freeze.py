"""WT-V13: the Extra Stop that freezes everybody else."""

from typing import Any

from tests.games.watai.table import (
    BLUE_TO_6,
    WATAI,
    act,
    all_names,
    blue_to,
    dealt,
    due,
    held,
    kinds,
    race,
    refused,
    side,
    tick,
    tick_until,
)
from watatheque.core.game import CLOCK
from watatheque.games.watai.state import Race
from watatheque.games.watai.values import (
    Call,
    Lay,
    Point,
    Turn,
)


def frozen(**more: Any) -> Race:
    """Seat 0 has thrown 13, and its Extra Stop comes up at 1000."""
    state = race(
        side("dg-b7 dg-r9", "dg-extra dg-g2 dg-g3 dg-g4", "dg-start"),
        arena=(BLUE_TO_6,),
        variant=13,
        leader=0,
        **more,
    )
    assert "frozen" in kinds(act(state, 0, Lay(0, 0), at=1000))
    return state


def test_wt_v13_only_the_thrower_has_an_extra_stop() -> None:
    for seats in (2, 5):
        state = dealt(seats, variants=[13])
        extras = [
            [name for name in all_names(state, seat) if name.endswith("extra")]
            for seat in range(seats)
        ]
        assert [len(found) for found in extras] == [
            int(seat == state.leader) for seat in range(seats)
        ]


def test_wt_v13_when_it_comes_up_everybody_else_is_frozen_for_ten_seconds() -> None:
    state = frozen()
    assert [prompt.seat for prompt in WATAI.prompts(state)] == [CLOCK, 0]
    assert due(state) == 11_000
    for action in (Turn(), Call(), Point(0, 0)):
        assert refused(state, 1, action) == "WT-V13"
    act(state, 0, Turn(), at=2000)
    assert kinds(tick(state)) == ["thawed"]
    assert len(WATAI.prompts(state)) == 5


def test_wt_v13_it_leaves_the_round_and_the_hole_is_filled() -> None:
    state = frozen()
    assert held(state, 0).row[0] == "dg-g2"
    assert held(state, 0).talon == ["dg-g3", "dg-g4"]
    assert not any(name.endswith("extra") for name in all_names(state, 0))


def test_wt_v13_it_comes_up_anywhere_among_cards_just_turned() -> None:
    state = race(
        side("dg-r9", "dg-g2 dg-g3", "dg-b2 dg-extra dg-b4 dg-start"), variant=13, leader=0
    )
    news = act(state, 0, Turn(), at=500)
    assert {"extra", "frozen"} <= set(kinds(news))
    assert held(state, 0).turned == ["dg-b4", "dg-b2"]


def test_wt_v13_at_the_layout_it_comes_up_at_go() -> None:
    for seed in range(200):
        state = dealt(4, seed, variants=[13])
        if any(name and name.endswith("extra") for name in held(state, state.leader).row):
            break
    assert state.frozen_until == 0
    news = tick(state)
    assert {"go", "extra", "frozen", "filled"} <= set(kinds(news))
    assert state.frozen_until == 13_000
    assert None not in held(state, state.leader).row


def test_wt_v13_all_other_clocks_stand_still() -> None:
    state = race(
        side("dg-b7 dg-r9", "dg-extra dg-g2 dg-g3 dg-g4", "dg-start"),
        side("lg-b8 lg-y2"),  # an empty Talon: its call is due at 3000
        arena=(blue_to(6, "or"),),
        variant=13,
        leader=0,
    )
    act(state, 2, Point(0, 0), at=500)  # and a fine at 5500
    act(state, 0, Lay(0, 0), at=1000)
    assert state.call_due[1] == 13_000
    assert state.fine_due[0] == 15_500
    act(state, 0, Turn(), at=2000)
    assert WATAI.view(state, None).blocks_at == 71_000  # the card at 1000, and ten seconds more
    assert kinds(tick(state)) == ["thawed"]
    assert "called" in kinds(tick_until(state, 13_000))


def test_wt_v13_the_thrower_may_point_and_the_five_seconds_wait() -> None:
    state = race(
        side("dg-b7 dg-r9", "dg-extra dg-g2 dg-g3 dg-g4", "dg-start"),
        side("lg-r2 lg-r9", "lg-y9 lg-y10"),
        arena=(blue_to(6, "or"), "or-start"),
        variant=13,
        leader=0,
    )
    act(state, 0, Lay(0, 0), at=1000)
    act(state, 0, Point(1, 0), at=2000)
    assert state.fine_due[1] == 16_000


def test_wt_v13_at_two_players_too_the_thrower_has_one() -> None:
    state = dealt(2, variants=[13])
    assert sum(name.endswith("extra") for name in all_names(state, state.leader)) == 1
