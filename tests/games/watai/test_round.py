"""WT-4 to WT-11: going, laying, filling, turning, gathering."""

import pytest

from tests.games.watai.table import (
    WATAI,
    act,
    dealt,
    due,
    held,
    idle,
    kinds,
    pile,
    race,
    refused,
    side,
    tick,
)
from watatheque.games.watai.values import NEW, TOP, Call, Fill, Gather, Lay, Point, Turn

BLUE_TO_6 = "lg-start lg-b2 lg-b3 lg-b4 lg-b5 lg-b6"


def test_wt_4_the_app_counts_down_and_then_everybody_may_play() -> None:
    state = dealt()
    assert [prompt.kind for prompt in WATAI.prompts(state)] == ["go"]
    assert due(state) == 3000
    assert refused(state, 0, Turn()) == "WT-4"
    assert "go" in kinds(tick(state))
    assert [prompt.seat for prompt in WATAI.prompts(state)] == [-1, 0, 1, 2, 3]


def test_wt_4_the_first_go_is_by_lot() -> None:
    assert {dealt(seed=seed).leader for seed in range(30)} == {0, 1, 2, 3}


def test_wt_4_the_next_go_is_said_by_whoever_called() -> None:
    state = race(idle(0), side("lg-b2"), leader=0)
    act(state, 1, Call())
    assert state.leader == 1


def test_wt_5_a_start_opens_a_pile_and_nothing_else_does() -> None:
    state = race(side("dg-start dg-b2 dg-stop", "dg-y9 dg-y10 dg-y11"))
    assert refused(state, 0, Lay(1, NEW)) == "WT-5"
    assert refused(state, 0, Lay(2, NEW)) == "WT-5"
    act(state, 0, Lay(0, NEW))
    assert pile(state, 0) == ["dg-start"]


@pytest.mark.parametrize("two", ["dg-b2", "dg-r2", "dg-g2", "dg-y2"])
def test_wt_5_any_two_goes_on_any_start_and_sets_the_suit(two: str) -> None:
    state = race(side(f"{two} dg-b3 dg-r3 dg-g3 dg-y3", "dg-y9 dg-y10 dg-y11"), arena=("lg-start",))
    act(state, 0, Lay(0, 0))
    going = [action for action in WATAI.legal(state, 0) if isinstance(action, Lay)]
    assert going == [Lay("brgy".index(two[3]) + 1, 0)]


def test_wt_5_numbers_go_up_one_at_a_time_in_the_suit() -> None:
    state = race(side("dg-b7 dg-b8 dg-r7 dg-b6 dg-stop", "dg-y9 dg-y10 dg-y11"), arena=(BLUE_TO_6,))
    for wrong in (1, 2, 4):
        assert refused(state, 0, Lay(wrong, 0)) == "WT-5"
    act(state, 0, Lay(0, 0))
    act(state, 0, Lay(1, 0))
    assert pile(state, 0)[-2:] == ["dg-b7", "dg-b8"]


def test_wt_5_a_stop_closes_a_pile_after_12() -> None:
    numbers = " ".join(f"lg-b{number}" for number in range(2, 13))
    state = race(side("dg-stop dg-b2", "dg-y9 dg-y10 dg-y11"), arena=(f"lg-start {numbers}",))
    act(state, 0, Lay(0, 0))
    assert WATAI.view(state, 0).arena[0].closed
    assert refused(state, 0, Lay(1, 0)) == "WT-5"


def test_wt_3_with_two_players_a_stop_goes_on_an_8() -> None:
    numbers = " ".join(f"or-b{number}" for number in range(2, 9))
    state = race(side("dg-stop", "dg-y8"), side("or-r8", "or-y8"), seats=2,
                 arena=(f"or-start {numbers}",))  # fmt: skip
    act(state, 0, Lay(0, 0))
    assert WATAI.view(state, 0).arena[0].closed


def test_wt_5_there_is_no_such_pile() -> None:
    state = race(side("dg-start", "dg-y9 dg-y10 dg-y11"))
    assert refused(state, 0, Lay(0, 0)) == "WT-5"
    assert refused(state, 0, Lay(0, -2)) == "WT-5"


def test_wt_6_cards_come_from_the_devidoir_or_the_turned_up_top() -> None:
    state = race(side("dg-r9", "dg-b7", "dg-start", "dg-b8"), arena=(BLUE_TO_6,))
    assert refused(state, 0, Lay(TOP, 0)) == "WT-5"  # an 8 on a 6
    assert refused(state, 0, Lay(1, 0)) == "WT-6"  # a hole
    assert refused(state, 0, Lay(5, 0)) == "WT-6"  # no such place
    assert refused(state, 0, Lay(-1, 0)) == "WT-6"
    assert refused(state, 1, Lay(TOP, 0)) == "WT-6"  # nothing is turned up


def test_wt_7_a_hole_is_filled_at_once_from_the_talon() -> None:
    state = race(side("dg-b7 dg-r9", "dg-g2 dg-g3 dg-g4", "dg-start"), arena=(BLUE_TO_6,))
    news = act(state, 0, Lay(0, 0))
    assert kinds(news) == ["laid", "filled"]
    assert held(state, 0).row[0] == "dg-g2"
    assert held(state, 0).talon == ["dg-g3", "dg-g4"]


def test_wt_7_by_hand_it_is_an_action() -> None:
    options = {"fill": "manual"}
    state = race(side("dg-b7 dg-r9 dg-r10 dg-r11 dg-r12", "dg-g2 dg-g3", "dg-start"),
                 arena=(BLUE_TO_6,), options=options)  # fmt: skip
    act(state, 0, Lay(0, 0))
    assert held(state, 0).row[0] is None
    assert refused(state, 0, Fill(1)) == "WT-7"
    assert refused(state, 0, Fill(9)) == "WT-7"
    act(state, 0, Fill(0))
    assert held(state, 0).row[0] == "dg-g2"


def test_wt_7_a_card_of_the_stock_leaves_no_hole() -> None:
    state = race(side("dg-r9", "dg-g2 dg-g3", "dg-start", "dg-b7 dg-r8"), arena=(BLUE_TO_6,))
    act(state, 0, Lay(TOP, 0))
    assert len(held(state, 0).talon) == 2


def test_wt_8_three_are_turned_together_and_the_third_is_on_top() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-b2 dg-b3 dg-b4 dg-start dg-r2 dg-r3 dg-r4"))
    news = act(state, 0, Turn())
    assert held(state, 0).turned == ["dg-b4", "dg-b3", "dg-b2"]
    assert held(state, 0).stock[0] == "dg-start"
    assert [(event.kind, event.data["card"]) for event in news] == [("turned", "dg-b4")]
    act(state, 0, Turn())
    assert held(state, 0).turned[0] == "dg-r3"


def test_wt_8_a_card_laid_uncovers_the_one_under_it() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-start", "dg-b7 dg-b8 dg-b9"), arena=(BLUE_TO_6,))
    for uncovered in ("dg-b8", "dg-b9", None):
        act(state, 0, Lay(TOP, 0))
        assert WATAI.view(state, 1).sides[0].top == uncovered


def test_wt_8_nobody_is_stopped_from_turning_while_a_card_would_go() -> None:
    state = race(side("dg-b7", "dg-g2", "dg-start dg-r2 dg-r3"), arena=(BLUE_TO_6,))
    assert Turn() in WATAI.legal(state, 0)


def test_wt_9_the_last_one_or_two_do_not_open_play() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-r8 dg-b7", "dg-b9 dg-b10"), arena=(BLUE_TO_6,))
    news = act(state, 0, Turn())
    assert news[0].article == "WT-9"
    assert held(state, 0).turned[0] == "dg-b7"
    assert refused(state, 0, Lay(TOP, 0)) == "WT-9"
    assert refused(state, 1, Point(0, TOP)) == "WT-14"
    act(state, 0, Gather())
    act(state, 0, Turn())
    assert not held(state, 0).locked


def test_wt_9_a_full_three_at_the_end_does_open_play() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-r8 dg-r7 dg-b7", "dg-b9"), arena=(BLUE_TO_6,))
    act(state, 0, Turn())
    act(state, 0, Lay(TOP, 0))


def test_wt_9_a_stock_of_two_in_all_is_played_normally() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-r8 dg-b7"), arena=(BLUE_TO_6,))
    act(state, 0, Turn())
    act(state, 0, Lay(TOP, 0))


def test_wt_10_gathering_puts_the_first_turned_on_top_and_then_under() -> None:
    state = race(side("dg-r9", "dg-g2", "dg-b2 dg-b3 dg-b4 dg-b5 dg-b6"))
    assert refused(state, 0, Gather()) == "WT-10"
    act(state, 0, Turn())
    act(state, 0, Turn())
    assert refused(state, 0, Turn()) == "WT-10"
    act(state, 0, Gather())
    assert held(state, 0).stock == ["dg-b3", "dg-b4", "dg-b5", "dg-b6", "dg-b2"]
    assert held(state, 0).turned == []
    assert refused(state, 0, Gather()) == "WT-10"


def test_wt_10_the_shift_brings_every_card_up_in_time() -> None:
    stock = "dg-b2 dg-b3 dg-b4 dg-b5 dg-b6 dg-b7 dg-b8"
    state = race(side("dg-r9", "dg-g2", stock))
    shown = set()
    for _ in range(40):
        act(state, 0, Turn() if held(state, 0).stock else Gather())
        mine = held(state, 0)
        if mine.turned and not mine.locked:
            shown.add(mine.turned[0])
    assert shown == set(stock.split())


def test_wt_10_there_is_nothing_to_gather() -> None:
    state = race(side("dg-r9", "dg-g2"))
    assert refused(state, 0, Gather()) == "WT-10"


def test_wt_11_the_first_card_down_has_the_place() -> None:
    state = race(
        side("dg-b7", "dg-g2 dg-g3"),
        side("lg-b7", "lg-g2 lg-g3"),
        arena=("or-start or-b2 or-b3 or-b4 or-b5 or-b6",),
    )
    act(state, 0, Lay(0, 0))
    assert refused(state, 1, Lay(0, 0)) == "WT-11"
    assert held(state, 1).row[0] == "lg-b7"  # it is back at once, and nothing is lost
    assert state.minus == [0, 0, 0, 0]
