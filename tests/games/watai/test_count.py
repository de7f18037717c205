"""WT-16 to WT-18: points, winning, and the counting die."""

from typing import Any

import pytest

from tests.games.watai.table import WATAI, act, dealt, go, held, idle, kinds, race, refused, side
from tests.games.watai.table import tick as clock
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK, TICK
from watatheque.core.match import Match
from watatheque.core.scene import Sheet
from watatheque.core.values import Draw, Ready
from watatheque.games.watai.state import BETWEEN, OVER, PLAY, ROLL_COUNT, ROLL_VARIANT, Race
from watatheque.games.watai.values import Call, Point, Roll

BLUE_TO_12 = "{0}-start {1}-b2 " + " ".join(f"{{1}}-b{n}" for n in range(3, 13))


def fifteen_and_four(**more: Any) -> Race:
    """The article's example: seat 1 has 15 cards in the Arène and 4 in its Talon."""
    arena = (
        BLUE_TO_12.format("lg", "lg") + " lg-stop",  # 13
        "lg-start dg-r2 dg-r3 lg-r4",  # 2, and 2 of seat 0
    )
    return race(side("dg-g2"), side("lg-g2 lg-g3 lg-g4 lg-g5 lg-g6", "lg-y2 lg-y3 lg-y4 lg-y5"),
                arena=arena, **more)  # fmt: skip


def test_wt_16_fifteen_laid_and_four_left_are_seven() -> None:
    state = fifteen_and_four()
    act(state, 0, Call())
    assert sum(state.sheet[1]) == 7


def test_wt_16_the_call_is_worth_five_and_cards_count_for_their_border() -> None:
    state = fifteen_and_four()
    act(state, 0, Call())
    assert state.sheet[0] == [2, 0, 5, 0, 0, 0]
    assert state.totals[0] == 7


def test_wt_16_stock_and_devidoir_are_worth_nothing() -> None:
    state = race(side("dg-g2", "", "dg-g3 dg-g4", "dg-g5"))
    act(state, 0, Call())
    assert state.sheet[0] == [0, 0, 5, 0, 0, 0]


def test_wt_16_penalties_are_added() -> None:
    state = fifteen_and_four()
    act(state, 1, Call())  # WT-13
    act(state, 0, Call())
    assert state.sheet[1] == [15, -8, 0, -5, 0, 0]
    assert state.totals[1] == 2


def test_wt_16_the_sheet_names_both_articles_of_penalties() -> None:
    state = fifteen_and_four()
    act(state, 1, Call())  # WT-13, and no WT-14
    act(state, 0, Call())
    zones = WATAI.scene(WATAI.view(state, 0)).zones
    sheet = next(zone for zone in zones if isinstance(zone, Sheet))
    line = next(line for line in sheet.lines if line.label.id == "wt-line-penalties")
    assert [cell.value for cell in line.cells] == ["0", "-5", "0", "0"]
    assert line.cells[1].articles == ("WT-13", "WT-14")


def test_wt_16_with_two_players_both_packs_count() -> None:
    state = race(side("dg-g2"), side("or-g2", "or-g3"), seats=2, arena=("dg-start lg-b2 or-b3",))
    act(state, 0, Call())
    assert [line[0] for line in state.sheet] == [2, 1]


# ---------------------------------------------------------------- WT-17


def with_totals(*totals: int, **more: Any) -> Race:
    sides = [side("dg-g2", total=totals[0]), side("lg-g2", "lg-g3", total=totals[1])]
    return race(*sides, **more)


def test_wt_17_the_first_at_150_has_won() -> None:
    state = with_totals(145, 0)
    act(state, 0, Call())  # five points for the call
    outcome = WATAI.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.article, outcome.scores[0]) == ((0,), "WT-17", 150)
    assert WATAI.prompts(state) == []
    assert refused(state, 0, Call()) == "TB-5"


def test_wt_17_at_149_the_match_goes_on() -> None:
    state = with_totals(144, 0)
    act(state, 0, Call())
    assert WATAI.outcome(state) is None


def test_wt_17_of_several_the_highest_total_wins() -> None:
    state = with_totals(150, 170)
    act(state, 0, Call())
    outcome = WATAI.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_wt_17_level_ones_play_another_round() -> None:
    state = with_totals(153, 158)  # the hole of seat 1 takes its last Talon card
    act(state, 0, Call())
    assert state.totals[:2] == [158, 158]
    assert state.phase == BETWEEN


def test_wt_17_a_table_may_choose_its_target() -> None:
    state = with_totals(45, 0, options={"target": 50})
    act(state, 0, Call())
    assert WATAI.outcome(state) is not None
    with pytest.raises(BadInput, match="target"):
        WATAI.setup({"target": 0}, 4, bytes(32))


def test_wt_17_a_table_may_play_a_single_round() -> None:
    state = race(side("dg-g2"), options={"rounds": 1})
    act(state, 0, Call())
    assert state.phase == OVER
    outcome = WATAI.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.article) == ((0,), "WT-16")


# ---------------------------------------------------------------- WT-18


def rolled(face: int, **more: Any) -> Race:
    """After a round that seat 0 has won, with the counting die on a face."""
    for seed in range(200):
        state = with_totals(0, 0, **more)
        state.chance = WATAI.setup({}, 4, bytes([seed]) * 32).chance
        act(state, 0, Call())
        for seat in range(4):
            act(state, seat, Ready())
        assert state.phase == ROLL_COUNT
        act(state, 0, Roll())
        if state.count == face:
            return state
    raise AssertionError(f"no seed rolls {face}")


def test_wt_18_the_caller_rolls_and_nobody_else() -> None:
    state = with_totals(0, 0)
    act(state, 0, Call(), at=100)
    assert state.phase == BETWEEN
    assert refused(state, 0, Roll()) == "WT-18"
    for seat in range(4):
        act(state, seat, Ready(), at=200)
    assert refused(state, 1, Roll()) == "WT-18"
    prompt = WATAI.prompts(state)[0]
    assert (prompt.seat, prompt.kind, prompt.deadline, prompt.default) == (
        0,
        "roll",
        10_200,
        Roll(),
    )
    act(state, 0, Roll(), at=300)
    assert state.phase == ROLL_VARIANT
    act(state, 0, Roll(), at=400)
    assert state.round == 2


def test_wt_18_the_rolls_are_labelled_draws_of_a_d8() -> None:
    match = Match(WATAI, {"target": 1000, "rounds": 3}, 3, bytes(32))
    while match.state.round < 2:
        entry = match.due()
        assert entry is not None
        match.expire(entry.at)
    dice = [draw for draw in match.draws if draw.label in ("counting die", "variant die")]
    assert dice == [
        Draw("counting die", 8, match.state.count - 1),
        Draw("variant die", 8, match.state.variant - 1),
    ]


@pytest.mark.parametrize(("face", "worth"), [(1, 5), (3, 5), (5, 5), (7, 5), (2, 10), (4, 20)])
def test_wt_18_what_the_call_is_worth(face: int, worth: int) -> None:
    state = fifteen_and_four(count=face)
    act(state, 0, Call())
    assert state.sheet[0] == [2, 0, worth, 0, 0, 0]
    assert sum(state.sheet[1]) == 7


def test_wt_18_a_six_doubles_cards_talon_and_call_but_no_penalty() -> None:
    state = fifteen_and_four(count=6)
    act(state, 1, Call())  # WT-13
    act(state, 0, Call())
    assert state.sheet[0] == [4, 0, 10, 0, 0, 0]
    assert state.sheet[1] == [30, -16, 0, -5, 0, 0]


def test_wt_18_an_eight_costs_the_roller_ten_at_once_and_then_counts_classic() -> None:
    state = rolled(8)
    assert state.totals[0] == 5 - 10
    state = fifteen_and_four(count=8)
    act(state, 0, Call())
    assert state.sheet[0][2] == 5


def test_wt_18_a_seven_costs_nothing() -> None:
    assert rolled(7).totals[0] == 5


def test_wt_18_one_die_for_the_count_with_both_boxes_too() -> None:
    faces = {rolled(face, options={"boxes": "both"}).count for face in (1, 8)}
    assert faces == {1, 8}


def test_wt_18_a_table_may_fix_counts_and_variants() -> None:
    state = go(dealt(4, counts=[2, 6], variants=[12, 0]))
    assert (state.count, state.variant) == (2, 12)
    for expected in ((6, 0), (2, 12)):
        state.talons[0] = []  # as though it were played out
        WATAI.apply(state, 0, Call(), 0)
        WATAI.apply(state, CLOCK, TICK, 20_000)
        assert (state.count, state.variant) == expected
        go(state)


def test_wt_18_an_eight_cannot_be_fixed() -> None:
    with pytest.raises(BadInput, match="counts"):
        WATAI.setup({"counts": [8]}, 4, bytes(32))


def test_between_rounds_people_look_at_the_count_and_say_ready() -> None:
    state = with_totals(0, 0)
    act(state, 0, Call(), at=1000)
    assert WATAI.prompts(state)[0].deadline == 21_000
    act(state, 2, Ready(), at=1100)
    assert refused(state, 2, Ready()) == "TB-12"
    assert "ready" not in kinds(clock(state))
    assert state.phase == ROLL_COUNT
    assert refused(state, 0, Ready()) == "TB-12"


def test_a_new_round_is_laid_out_anew() -> None:
    state = race(side("dg-g2"), idle(1), options={"variants": [0], "counts": [1]})
    act(state, 0, Call())
    clock(state)
    assert state.round == 2
    assert len(held(state, 0).talon) == 13
    assert state.piles == []
    assert go(state).phase == PLAY


def test_wt_16_what_had_not_fallen_due_is_forgotten() -> None:
    state = race(side("dg-g2"), side("lg-b2 lg-r9", "lg-g3 lg-g4"), arena=("or-start",))
    act(state, 2, Point(1, 0), at=100)
    act(state, 0, Call(), at=200)
    assert state.sheet[1][3] == 0
    assert state.fine_due == [0, 0, 0, 0]
