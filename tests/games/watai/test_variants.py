"""WT-V1 to WT-V17."""

from typing import Any

import pytest

from tests.games.watai.table import (
    CODES,
    WATAI,
    act,
    all_names,
    dealt,
    due,
    go,
    held,
    idle,
    kinds,
    pile,
    race,
    refused,
    side,
    tick,
    tick_until,
)
from watatheque.core.game import CLOCK, TICK
from watatheque.core.scene import Notes
from watatheque.core.texts import Speaker
from watatheque.core.values import Ready
from watatheque.games.watai.state import BETWEEN, CHOOSE, PLAY, ROLL_VARIANT, Race
from watatheque.games.watai.values import (
    NEW,
    TOP,
    Announce,
    Call,
    Choose,
    Fill,
    Lay,
    Point,
    Roll,
    Slap,
    Turn,
)

BLUE_TO_6 = "lg-start lg-b2 lg-b3 lg-b4 lg-b5 lg-b6"


def blue_to(number: int, code: str = "lg") -> str:
    return " ".join([f"{code}-start", *(f"{code}-b{n}" for n in range(2, number + 1))])


def test_v0_the_first_round_has_no_variant() -> None:
    assert {dealt(seed=seed).variant for seed in range(10)} == {0}


# ---------------------------------------------------------------- one die


def test_wt_v1_the_table_is_mirrored_and_the_keys_change_sides() -> None:
    plain, mirrored = (go(dealt(variants=[variant])) for variant in (0, 1))
    here, there = (WATAI.scene(WATAI.view(state, 0)) for state in (plain, mirrored))
    assert [row.split()[::-1] for row in here.layout.wide] == [
        row.split() for row in there.layout.wide
    ]
    assert here.layout != there.layout
    keys = [{g.label.id: g.key for g in scene.gestures} for scene in (here, there)]
    assert keys[0]["wt-do-turn"] != keys[1]["wt-do-turn"]


def test_wt_v2_the_thrower_has_six_cards_from_the_stock() -> None:
    state = dealt(variants=[2])
    for seat in range(4):
        mine = held(state, seat)
        assert len(mine.row) == (6 if seat == state.leader else 5)
        assert len(mine.stock) == (33 if seat == state.leader else 34)
        assert len(mine.talon) == 13
    go(state)
    sixth = [a for a in WATAI.legal(state, state.leader) if isinstance(a, Lay) and a.source == 5]
    assert all(WATAI.check(state, state.leader, action) is None for action in sixth)


@pytest.mark.parametrize("own", [True, False])
def test_wt_v3_three_of_the_stock_go_on_the_talon_of_whom_the_thrower_names(own: bool) -> None:
    state = dealt(variants=[3])
    named = state.leader if own else (state.leader + 1) % 4
    before = held(state, named)
    act(state, state.leader, Choose(named))
    after = held(state, named)
    assert set(after.talon[:3]) == set(before.stock[:3])
    assert after.talon[3:] == before.talon
    assert after.stock == before.stock[3:]


@pytest.mark.parametrize("own", [True, False])
def test_wt_v4_three_of_the_talon_go_under_the_stock(own: bool) -> None:
    state = dealt(variants=[4])
    named = state.leader if own else (state.leader + 2) % 4
    before = held(state, named)
    act(state, state.leader, Choose(named))
    after = held(state, named)
    assert after.talon == before.talon[3:]
    assert after.stock[:34] == before.stock
    assert set(after.stock[34:]) == set(before.talon[:3])


def test_wt_v5_an_extra_stop_closes_a_pile_at_any_number_but_no_bare_start() -> None:
    state = race(side("dg-extra dg-b7 dg-r3", "dg-g2 dg-g3 dg-g4"), variant=5,
                 arena=(BLUE_TO_6, "or-start"))  # fmt: skip
    assert refused(state, 0, Lay(0, 1)) == "WT-5"
    assert refused(state, 0, Lay(0, NEW)) == "WT-5"
    act(state, 0, Lay(0, 0))
    assert WATAI.view(state, 0).arena[0].closed
    assert refused(state, 0, Lay(1, 0)) != ""
    assert state.laid[0] == 1  # it counts as a card of its pack


def test_wt_v5_everybody_has_one_extra_stop() -> None:
    for seats in (2, 4):
        state = dealt(seats, variants=[5])
        for seat in range(seats):
            assert sum(name.endswith("extra") for name in all_names(state, seat)) == 1


def test_wt_v5_on_a_12_both_a_stop_and_an_extra_stop_go() -> None:
    state = race(side("dg-extra dg-stop", "dg-g2 dg-g3"), variant=5, arena=(blue_to(12),))
    assert {Lay(0, 0), Lay(1, 0)} <= set(WATAI.legal(state, 0))


def test_wt_v6_every_stock_goes_to_the_left_neighbour() -> None:
    state = dealt(variants=[6])
    for seat in range(4):
        mine = held(state, seat)
        giver = CODES[(seat - 1) % 4]
        assert {name[:2] for name in mine.stock} == {giver}
        assert {name[:2] for name in (*mine.row, *mine.talon) if name} == {CODES[seat]}


def test_wt_v6_the_count_goes_by_the_border() -> None:
    state = race(side("dg-g2", "dg-g3 dg-g4", "", "ye-b7 ye-b9"), variant=6, arena=(BLUE_TO_6,))
    act(state, 0, Lay(TOP, 0))
    assert state.laid == [0, 6, 0, 1]


def test_wt_v7_talon_and_devidoir_must_both_be_empty() -> None:
    state = race(side("dg-b7 dg-b8", "", "dg-start"), variant=7, arena=(BLUE_TO_6,))
    assert WATAI.blunders(state, 0) == [Call()]
    act(state, 0, Lay(0, 0), at=10)
    act(state, 0, Call(), at=20)
    assert state.minus[0] == 5  # WT-13
    assert "emptied" in kinds(act(state, 0, Lay(1, 0), at=30))
    assert WATAI.legal(state, 0) == [Call()]
    act(state, 0, Call(), at=40)
    assert state.caller == 0


def test_wt_v8_the_same_number_in_another_suit_changes_the_suit() -> None:
    state = race(side("dg-r6 dg-r7 dg-b7 dg-b6", "dg-g2 dg-g3 dg-g4 dg-g5"), variant=8,
                 arena=(BLUE_TO_6,))  # fmt: skip
    assert refused(state, 0, Lay(3, 0)) == "WT-11"  # the suit it has already
    act(state, 0, Lay(0, 0))
    assert refused(state, 0, Lay(2, 0)) == "WT-11"
    act(state, 0, Lay(1, 0))
    assert pile(state, 0)[-2:] == ["dg-r6", "dg-r7"]


def test_wt_v8_only_in_that_variant() -> None:
    state = race(side("dg-r6", "dg-g2 dg-g3"), arena=(BLUE_TO_6,))
    assert refused(state, 0, Lay(0, 0)) == "WT-5"


# ---------------------------------------------------------------- two dice


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


# ---------------------------------------------------------------- WT-V13


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


# ---------------------------------------------------------------- V14 to V17


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


def test_slow_tables_have_twice_the_time() -> None:
    state = dealt(pace="slow")
    assert due(state) == 6000
    assert WATAI.scene(WATAI.view(state, 0)).hints == "on_request"
    assert WATAI.scene(WATAI.view(dealt(), 0)).hints == "never"


def test_a_round_of_every_variant_ends() -> None:
    for variant in range(17):
        state = go(dealt(5, variants=[variant]))
        while state.phase == PLAY:
            tick(state)
        assert state.phase == BETWEEN
        WATAI.apply(state, CLOCK, TICK, 200_000)
        assert refused(state, 0, Ready()) == "TB-12"
