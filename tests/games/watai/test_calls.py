"""WT-12 to WT-15: calling, calling too early, holding back, and rounds that are blocked."""

from random import Random
from typing import Any

import pytest

from tests.games.watai.table import (
    WATAI,
    act,
    dealt,
    due,
    go,
    held,
    idle,
    kinds,
    race,
    refused,
    side,
    tick,
    tick_until,
)
from watatheque.core.game import Refusal
from watatheque.games.watai.clocks import next_due
from watatheque.games.watai.piles import is_blocked
from watatheque.games.watai.state import BETWEEN, PLAY, Race
from watatheque.games.watai.values import (
    NEW,
    TOP,
    Call,
    Fill,
    Gather,
    Lay,
    Point,
    Turn,
)

BLUE_TO_6 = "lg-start lg-b2 lg-b3 lg-b4 lg-b5 lg-b6"


def last_card() -> Race:
    """Seat 0 is one card from the end of its Talon."""
    return race(
        side("dg-b7 dg-r9", "dg-g2", "dg-start dg-r2"),
        side("lg-b7 lg-r9", "lg-y9 lg-y10", "lg-r2"),
        arena=(BLUE_TO_6,),
    )


# ---------------------------------------------------------------- WT-12


def test_wt_12_who_has_turned_the_last_talon_card_can_only_call() -> None:
    state = last_card()
    assert "emptied" in kinds(act(state, 0, Lay(0, 0), at=100))
    assert WATAI.legal(state, 0) == [Call()]
    for action in (Turn(), Lay(1, 0), Fill(2), Point(1, 0), Gather()):
        assert refused(state, 0, action) == "WT-12"
    assert Turn() in WATAI.legal(state, 1)  # until then the others play on


def test_wt_12_after_three_seconds_the_app_calls() -> None:
    state = last_card()
    act(state, 0, Lay(0, 0), at=100)
    assert due(state) == 2600  # the clock looks round before (WT-15)
    assert "called" in kinds(tick_until(state, 3100))
    assert state.caller == 0
    assert state.phase == BETWEEN


def test_wt_12_the_first_call_counts_and_the_round_is_over() -> None:
    state = last_card()
    act(state, 0, Lay(0, 0), at=100)
    news = act(state, 0, Call(), at=900)
    assert kinds(news)[0] == "called"
    assert state.phase == BETWEEN
    assert refused(state, 1, Turn()) == "WT-12"
    assert refused(state, 1, Call()) == "WT-12"


def test_wt_12_of_two_that_are_due_the_quicker_has_it() -> None:
    state = race(side("dg-b7"), side("lg-r2"))
    act(state, 1, Call())
    assert (state.caller, state.leader) == (1, 1)


def test_wt_12_at_the_call_every_hole_is_filled_by_hand_too() -> None:
    state = race(
        side("dg-b7"),
        side("lg-r2", "lg-r3 lg-r4"),
        side("or-r2 or-r3 or-r4 or-r5", "or-r6 or-r7"),
        options={"fill": "manual"},
    )
    act(state, 0, Call())
    assert held(state, 1).row == ["lg-r2", "lg-r3", "lg-r4", None, None]
    assert held(state, 1).talon == []
    assert held(state, 2).row[4] == "or-r6"
    assert held(state, 2).talon == ["or-r7"]
    assert state.sheet[2][1] == -2  # counted after the holes are filled


# ---------------------------------------------------------------- WT-13


def test_wt_13_calling_with_a_talon_costs_five_points_and_the_round_goes_on() -> None:
    state = last_card()
    assert WATAI.blunders(state, 1) == [Call()]
    assert Call() not in WATAI.legal(state, 1)
    news = act(state, 1, Call())
    assert [(event.kind, event.article) for event in news] == [("miscalled", "WT-13")]
    beats = WATAI.beats(news[0])
    assert [(beat.kind, beat.seat) for beat in beats] == [("strike", 1)]
    assert state.phase == PLAY
    assert state.minus == [0, 5, 0, 0]


def test_wt_13_every_early_call_costs() -> None:
    state = last_card()
    for _ in range(3):
        act(state, 1, Call())
    assert state.minus[1] == 15


# ---------------------------------------------------------------- WT-14


def pointed() -> Race:
    """Seat 1 has pointed at the blue 7 of seat 0."""
    state = race(
        side("dg-b7 dg-r9", "dg-g2 dg-g3 dg-g4", "dg-start dg-r2 dg-r3", "dg-b8"),
        idle(1),
        arena=(BLUE_TO_6,),
        quiet_due=50_000,
    )
    news = act(state, 1, Point(0, 0), 1000)
    assert kinds(news) == ["pointed"]
    return state


def test_wt_14_a_card_still_held_back_after_five_seconds_costs_five_points() -> None:
    state = pointed()
    assert due(state) == 6000
    news = tick(state)
    assert [(event.kind, event.article) for event in news] == [("fined", "WT-14")]
    assert WATAI.beats(news[0])[0].kind == "strike"
    assert state.minus == [5, 0, 0, 0]


def test_wt_14_a_card_laid_in_time_costs_nothing() -> None:
    state = pointed()
    act(state, 0, Lay(0, 0), at=5999)
    assert "fined" not in kinds(tick_until(state, 9000))
    assert state.minus == [0, 0, 0, 0]


def test_wt_14_a_new_card_on_the_same_place_is_another_card() -> None:
    state = race(side("dg-b7 dg-r9", "dg-b8 dg-g3 dg-g4", "dg-start"), idle(1), arena=(BLUE_TO_6,))
    act(state, 1, Point(0, 0), 1000)
    act(state, 0, Lay(0, 0), at=1500)  # the blue 8 that fills the hole goes as well
    assert "fined" not in kinds(tick_until(state, 6000))


def test_wt_14_a_card_that_goes_nowhere_any_more_costs_nothing() -> None:
    state = race(
        side("dg-b7 dg-r9", "dg-g2 dg-g3 dg-g4", "dg-start"),
        side("lg-b7 lg-r9", "lg-y9 lg-y10 lg-y11", "lg-r2"),
        arena=(BLUE_TO_6,),
    )
    act(state, 1, Point(0, 0), 1000)
    act(state, 1, Lay(0, 0), at=1500)
    assert "fined" not in kinds(tick_until(state, 6000))


def test_wt_14_pointing_wrongly_does_nothing() -> None:
    state = pointed()
    tick(state)
    assert refused(state, 1, Point(0, 1)) == "WT-14"  # a red 9 goes nowhere
    assert refused(state, 1, Point(0, TOP)) == "WT-14"  # nor does the blue 8
    assert refused(state, 1, Point(0, 3)) == "WT-14"  # a hole
    assert refused(state, 1, Point(0, 40)) == "WT-14"
    assert refused(state, 1, Point(0, -1)) == "WT-14"
    assert refused(state, 0, Point(0, 0)) == "WT-14"  # one's own
    assert refused(state, 1, Point(7, 0)) == "TB-1"


def test_wt_14_one_is_pointed_at_once_in_five_seconds() -> None:
    state = pointed()
    assert refused(state, 2, Point(0, 0)) == "WT-14"
    act(state, 0, Lay(0, 0), at=1500)  # played, and yet not again before the five are over
    assert refused(state, 2, Point(0, TOP)) == "WT-14"
    tick_until(state, 6000)
    act(state, 2, Point(0, TOP), at=6001)


def test_wt_14_the_turned_up_top_can_be_pointed_at_while_it_is_in_view() -> None:
    for cover in (False, True):
        state = race(
            side("dg-r9", "dg-g2 dg-g3", "dg-start dg-r2 dg-r3", "dg-b7"),
            idle(1),
            arena=(BLUE_TO_6,),
        )
        act(state, 1, Point(0, TOP), 1000)
        if cover:
            act(state, 0, Turn(), at=2000)
        assert ("fined" in kinds(tick_until(state, 6000))) == (not cover)


def test_wt_14_the_five_seconds_never_end_for_who_can_only_call() -> None:
    state = race(
        side("dg-b7 dg-r2", "dg-g2", "dg-start"), idle(1), arena=(BLUE_TO_6, "or-start"),
        options={"pace": "slow"},
    )  # fmt: skip
    act(state, 1, Point(0, 0), 1)
    act(state, 0, Lay(1, 1), at=9999)
    assert refused(state, 1, Point(0, 0)) == "WT-14"
    assert "fined" not in kinds(tick_until(state, 12_000))


# ---------------------------------------------------------------- WT-15


def stuck(*stocks: str, **more: Any) -> Race:
    """The Arène wants a blue 7 or a Start, and who has one is said by the Stocks."""
    rows = ["dg-r2 dg-r8", "lg-r8 lg-r9", "or-r8 or-r9", "ye-r8 ye-r9"]
    talons = ["dg-r9 dg-b7", "lg-r10 lg-b7", "or-r10 or-b7", "ye-r10 ye-b7"]
    sides = [
        side(row + " " + " ".join(f"{row[:2]}-y{n}" for n in (8, 9, 10)), talon, stock)
        for row, talon, stock in zip(rows, talons, [*stocks, "", "", "", ""], strict=False)
    ]
    return race(*sides, arena=(BLUE_TO_6, "or-start"), **more)


def test_wt_15_a_round_is_blocked_when_nothing_goes_anywhere_any_more() -> None:
    state = stuck("dg-r10")
    news = act(state, 0, Lay(0, 1))  # the hole is filled with a red 9; red 3 and blue 7 are wanted
    assert "blocked" in kinds(news)
    assert state.phase == BETWEEN
    assert state.caller == -1
    assert all(line[2] == 0 for line in state.sheet)  # no bonus


def test_wt_15_a_card_deep_in_a_stock_keeps_the_round_alive() -> None:
    state = stuck("dg-r10", "lg-r12 lg-g2 lg-b8 lg-r3")
    assert "blocked" not in kinds(act(state, 0, Lay(0, 1)))


def test_wt_15_a_start_anywhere_keeps_the_round_alive() -> None:
    state = stuck("dg-r10", "", "or-start")
    assert "blocked" not in kinds(act(state, 0, Lay(0, 1)))


def test_wt_15_cards_in_a_talon_do_not_count() -> None:
    state = stuck()  # every Talon has a blue 7
    assert "blocked" in kinds(act(state, 0, Lay(0, 1)))


def test_wt_15_who_can_fill_keeps_the_round_alive() -> None:
    state = stuck(options={"fill": "manual"})
    assert "blocked" not in kinds(act(state, 0, Lay(0, 1)))
    assert "blocked" in kinds(act(state, 0, Fill(0)))


def test_wt_15_a_due_call_comes_first() -> None:
    state = race(
        side("dg-r2 dg-r8", "dg-r9"),
        *(side(f"{code}-r8", f"{code}-r10") for code in ("lg", "or", "ye")),
        arena=("or-start",),
        options={"fill": "manual"},
    )
    act(state, 0, Lay(0, 0), at=10)
    news = act(state, 0, Fill(0), at=20)
    assert "blocked" not in kinds(news)
    assert "called" in kinds(tick_until(state, 3020))
    assert state.caller == 0


def test_wt_15_a_due_call_comes_before_the_sixty_seconds_too() -> None:
    """The last Talon card is turned by hand a little before the minute is over."""
    state = race(
        side("dg-r2 dg-r8", "dg-r9", "dg-start"), arena=("or-start",), options={"fill": "manual"}
    )
    act(state, 0, Lay(0, 0), at=0)
    tick_until(state, 58_000)
    act(state, 0, Fill(0), at=58_000)
    assert "blocked" not in kinds(tick_until(state, 60_999))
    assert state.phase == PLAY
    assert "called" in kinds(tick_until(state, 61_000))
    assert state.caller == 0


def test_wt_15_no_hole_is_filled_where_nobody_calls() -> None:
    """WT-12 fills them at the call; a blocked round is counted as it lies."""
    state = race(
        side("dg-r2 dg-r8", "dg-r9", "dg-start"), arena=("or-start",), options={"fill": "manual"}
    )
    act(state, 0, Lay(0, 0), at=0)
    assert "blocked" in kinds(tick_until(state, 60_000))
    assert held(state, 0).talon == ["dg-r9"]
    assert state.sheet[0][:3] == [1, -2, 0]


def test_wt_15_sixty_seconds_without_a_card_block_a_round() -> None:
    state = go(dealt())
    start = 3000
    news = tick_until(state, start + 59_999)
    assert [event.data["seconds"] for event in news] == [30, 15, 5]  # it is said beforehand
    assert state.phase == PLAY
    assert WATAI.view(state, None).blocks_at == start + 60_000
    assert "blocked" in kinds(tick_until(state, start + 60_000))
    assert state.phase == BETWEEN


def test_wt_15_every_card_laid_starts_the_sixty_seconds_anew() -> None:
    state = race(side("dg-start dg-r9", "dg-r2 dg-r3 dg-r4"))
    act(state, 0, Lay(0, NEW), at=40_000)
    assert WATAI.view(state, None).blocks_at == 100_000
    act(state, 1, Turn(), at=50_000)  # that is no card laid
    assert WATAI.view(state, None).blocks_at == 100_000


def test_wt_15_the_best_of_a_blocked_round_has_won_it_and_rolls() -> None:
    state = stuck()
    act(state, 0, Lay(0, 1))
    points = [sum(line) for line in state.sheet]
    assert points[1] == max(points)  # five light green cards lie in the Arène
    assert state.leader == 1


def test_wt_15_level_ones_draw_lots() -> None:
    winners = set()
    for seed in range(30):
        sides = [side(f"{code}-start", f"{code}-r9") for code in ("dg", "lg", "or", "ye")]
        position = {"seats": sides, "quiet": 23}
        state = WATAI.setup({}, 4, bytes([seed]) * 32, position)
        assert isinstance(state, Race)
        assert "blocked" in kinds(tick(state))
        winners.add(state.leader)
    assert winners == {0, 1, 2, 3}


@pytest.mark.long
def test_wt_15_the_closed_form_is_what_it_says() -> None:
    """Against the article, word by word, along random rounds."""
    rng = Random(15)
    for _ in range(8):
        state = go(dealt(3, rng.randrange(250), rounds=1, fill="manual"))
        while state.phase == PLAY:
            assert is_blocked(state) == _says_so(state) is False
            seat = rng.randrange(3)
            WATAI.apply(state, seat, WATAI.sample(state, seat, rng), next_due(state)[0] - 1)
            if rng.random() < 0.05:
                tick_until(state, due(state))


def _says_so(state: Race) -> bool:
    for seat in range(state.seats):
        if not state.talons[seat] or -1 in state.rows[seat]:
            return False
        for card in (*state.rows[seat], *state.stocks[seat], *state.turned[seat]):
            twin = state.copy()
            twin.turned[seat], twin.locked[seat] = [card], False
            for number in range(-1, len(state.piles)):
                refusal: Refusal | None = WATAI.check(twin, seat, Lay(TOP, number))
                if refusal is None:
                    return False
    return True
