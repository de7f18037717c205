"""WT-V14 to WT-V17: twos, slaps, announcements, and cards that change hands."""

from typing import Any

import pytest

from tests.games.watai.table import (
    BLUE_TO_6,
    WATAI,
    act,
    all_names,
    blue_to,
    dealt,
    due,
    held,
    idle,
    kinds,
    race,
    refused,
    side,
    tick_until,
)
from watatheque.games.watai.state import CHOOSE, Race
from watatheque.games.watai.values import (
    NEW,
    TOP,
    Announce,
    Call,
    Choose,
    Fill,
    Lay,
    Slap,
    Turn,
)


def test_wt_v14_stocks_are_turned_in_twos() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-b2 dg-b3 dg-b4 dg-start dg-b6"), variant=14)
    act(state, 0, Turn())
    assert held(state, 0).turned == ["dg-b3", "dg-b2"]
    act(state, 0, Turn())
    act(state, 0, Turn())
    assert held(state, 0).locked  # WT-9: the last one


def test_wt_v14_a_stock_of_one_is_played_normally() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-start"), variant=14)
    act(state, 0, Turn())
    act(state, 0, Lay(TOP, NEW))


ABOUT_TO_CALL = side("or-y2", call_due=40_000)  # for seat 2


def ten(*others: Any, **more: Any) -> Race:
    """A 10 has been laid at 1000."""
    state = race(
        side("dg-b10 dg-b11", "dg-g2 dg-g3 dg-g4", "dg-start"),
        *others,
        arena=(blue_to(9),),
        variant=15,
        quiet_due=50_000,
        **more,
    )
    assert "ten" in kinds(act(state, 0, Lay(0, 0), at=1000))
    return state


def test_wt_v15_everybody_slaps_a_10_once_for_a_point() -> None:
    state = ten()
    for seat in range(4):
        assert Slap(0) in WATAI.legal(state, seat)
        act(state, seat, Slap(0), at=1100)
        assert refused(state, seat, Slap(0)) == "WT-V15"
    assert state.slapped == [1, 1, 1, 1]


def test_wt_v15_for_three_seconds_whatever_lies_on_it() -> None:
    state = ten()
    act(state, 0, Lay(1, 0), at=1500)
    act(state, 1, Slap(0), at=3999)
    tick_until(state, 4000)
    assert refused(state, 2, Slap(0)) == "WT-V15"


def test_wt_v15_any_other_slap_does_nothing() -> None:
    state = ten()
    assert refused(state, 1, Slap(1)) == "WT-V15"
    assert refused(state, 1, Slap(-1)) == "WT-V15"
    state = race(idle(0), arena=(blue_to(9),))
    assert refused(state, 1, Slap(0)) == "WT-V15"


def test_wt_v15_slaps_are_counted_and_not_doubled() -> None:
    state = ten(idle(1), ABOUT_TO_CALL, count=6)
    act(state, 1, Slap(0), at=1100)
    act(state, 2, Call(), at=1200)
    assert state.sheet[1][4] == 1


def said(*others: Any) -> Race:
    """Seat 0 has laid a 7 at 1000 and has not said so yet."""
    state = race(
        side("dg-b7 dg-b8 dg-start", "dg-g2 dg-g3 dg-g4 dg-g5", "dg-stop"),
        *others,
        arena=(BLUE_TO_6,),
        variant=16,
        quiet_due=50_000,
    )
    act(state, 0, Lay(0, 0), at=1000)
    return state


def test_wt_v16_the_number_is_announced_within_three_seconds() -> None:
    state = said()
    assert Announce(7) in WATAI.legal(state, 0)
    act(state, 0, Announce(7), at=3999)
    assert refused(state, 0, Announce(7)) == "WT-V16"
    tick_until(state, 9000)
    assert state.lapsed == [0, 0, 0, 0]


def test_wt_v16_who_forgets_loses_a_point() -> None:
    state = said(idle(1), ABOUT_TO_CALL)
    act(state, 0, Lay(1, 0), at=1500)
    news = tick_until(state, 4000)
    assert [(event.kind, event.article) for event in news] == [("lapsed", "WT-V16")]
    assert WATAI.beats(news[0])[0].kind == "strike"
    assert state.lapsed[0] == 1
    act(state, 0, Announce(8), at=4400)
    act(state, 2, Call(), at=4500)
    assert state.sheet[0][5] == -1


def test_wt_v16_a_wrong_number_and_somebody_elses_do_nothing() -> None:
    state = said()
    assert refused(state, 0, Announce(8)) == "WT-V16"
    assert refused(state, 1, Announce(7)) == "WT-V16"
    assert refused(state, 0, Announce(2**70)) == "WT-V16"


def test_wt_v16_start_and_stop_need_no_number() -> None:
    state = said()
    act(state, 0, Announce(7), at=1100)
    act(state, 0, Lay(2, NEW), at=1200)
    assert state.owed == []


def test_wt_v16_is_only_for_that_round() -> None:
    state = race(side("dg-b7", "dg-g2 dg-g3"), arena=(BLUE_TO_6,))
    act(state, 0, Lay(0, 0))
    assert refused(state, 0, Announce(7)) == "WT-V16"


@pytest.mark.parametrize("variant", [3, 4, 10])
def test_wt_v17_the_thrower_chooses_after_the_layout_and_before_go(variant: int) -> None:
    state = dealt(variants=[variant])
    assert state.phase == CHOOSE
    (prompt,) = WATAI.prompts(state)
    assert (prompt.seat, prompt.kind) == (state.leader, "choose")
    other = (state.leader + 1) % 4
    assert refused(state, other, Choose(0)) == "WT-V17"
    assert refused(state, state.leader, Choose(4)) == "TB-1"
    assert refused(state, state.leader, Turn()) == "WT-4"
    assert isinstance(prompt.default, Choose)
    news = act(state, state.leader, prompt.default, at=5)
    assert kinds(news) == ["chosen", "countdown"]
    assert due(state) == 3005
    assert refused(state, state.leader, Choose(0)) == "WT-V17"


def test_wt_v17_cards_change_places_unseen() -> None:
    for variant in (3, 4, 10):
        state = dealt(variants=[variant])
        news = act(state, state.leader, Choose((state.leader + 1) % 4))
        assert not any("card" in event.data for event in news)


def test_wt_v17_a_given_card_costs_its_holder_and_counts_for_its_border() -> None:
    state = race(
        side("dg-g2"), side("lg-r2", "dg-g3 dg-g4 dg-r3 lg-g5"), arena=("or-start",), variant=10,
        options={"fill": "manual"},
    )  # fmt: skip
    act(state, 1, Lay(0, 0), at=1)
    act(state, 1, Fill(0), at=2)
    act(state, 0, Call(), at=3)
    assert state.sheet[1][1] == 0  # four holes took the rest of the Talon
    state = race(side("dg-g2"), side("lg-r2 lg-r3 lg-r4 lg-r5 lg-r6", "dg-g3 lg-g5"), variant=10)
    act(state, 0, Call(), at=3)
    assert state.sheet[1][1] == -4
    assert state.sheet[0][1] == 0


def test_wt_v17_with_two_players_no_10_ever_asks_for_a_slap() -> None:
    state = race(side("dg-b8", "dg-g2 dg-g3"), side("or-r8", "or-y8"), seats=2, variant=15,
                 arena=("or-start or-b2 or-b3 or-b4 or-b5 or-b6 or-b7",))  # fmt: skip
    act(state, 0, Lay(0, 0))
    assert state.slaps == []
    assert "dg-b10" not in all_names(dealt(2, variants=[15]), 0)


def test_wt_v17_the_default_names_the_thrower_for_a_lighter_talon() -> None:
    state = dealt(variants=[4])
    assert WATAI.prompts(state)[0].default == Choose(state.leader)
