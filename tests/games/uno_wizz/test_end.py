"""UW-16 to UW-19: going out, an empty pile, points, and winning."""

from typing import Any

import pytest

from tests.games.uno_wizz.table import GAME, A, B, C, Table, cards, cited, kinds, told
from tests.games.uno_wizz.table import stopped as stop_wheel
from watatheque.core.errors import BadInput
from watatheque.core.game import Outcome
from watatheque.core.scene import Sheet
from watatheque.core.values import Ready
from watatheque.games.uno_wizz.pieces import DECK, NAMES
from watatheque.games.uno_wizz.values import (
    Catch,
    Done,
    Draw,
    NameColour,
    NameNumber,
    Play,
    Shed,
    Shout,
    Show,
    Spin,
    Uno,
)

LONG = {"target": 100_000}


def outcome(table: Table) -> Outcome | None:
    found: Outcome | None = GAME.outcome(table.match.state)
    return found


def ended(table: Table) -> bool:
    return table.now.phase in ("between", "over")


# ---------------------------------------------------------------- UW-16


def test_uw_16_the_round_ends_with_the_last_card() -> None:
    table = Table("red-7", "blue-1 blue-2", options=LONG)
    news = table.do(A, Play("red-7"))
    assert kinds(news) == ["played", "out", "counted"]
    assert ended(table)


@pytest.mark.parametrize(("card", "drawn"), [("red-draw2", 2), ("super-joker", 4)])
def test_uw_16_a_last_plus_2_or_super_joker_still_strikes(card: str, drawn: int) -> None:
    table = Table(card, "blue-1 blue-2", "green-1 green-2", options=LONG)
    colour = "blue" if card == "super-joker" else ""
    news = table.do(A, Play(card, colour))
    assert (table.count(B), table.count(C)) == (2 + drawn, 2)
    points = [POINTS[name] for seat in (B, C) for name in table.hand(seat)]
    assert told(news, "counted")["points"][A] == sum(points)


POINTS = {
    name: 50 if "joker" in name else int(name.split("-")[1]) if name.split("-")[1].isdigit() else 20
    for name in set(NAMES)
}


def last_wizz(icon: str, *others: str, **more: Any) -> Table:
    """A has gone out with a Wizz, B has spun, and the wheel has stopped."""
    place = {"phase": "wheel", "turn": B, "spinner": B, "icon": icon, "due": 3000, "out": A}
    table = Table("", *others, top="red-3-wizz", options=LONG, **{**place, **more})
    table.wait()
    return table


def test_uw_16_a_last_wizz_still_makes_the_next_player_spin() -> None:
    table = Table("red-3-wizz", "blue-1 blue-2", "green-1 green-2", options=LONG)
    news = table.do(A, Play("red-3-wizz"))
    assert "counted" not in kinds(news)
    assert table.asked() == {B: "spin"}
    table.do(B, Spin())
    assert table.now.phase == "wheel"


def test_uw_16_the_icon_takes_effect_before_the_count() -> None:
    table = last_wizz("d", "blue-1 blue-2", next=["blue-9", "red-0"])
    assert ended(table)
    assert set(table.hand(B)) == {"blue-1", "blue-2", "blue-9", "red-0"}
    assert table.now.sheet[-1] == [12, 0]


def test_uw_16_who_is_out_takes_no_part_in_a_swap() -> None:
    table = last_wizz("f", "blue-1", "green-1 green-2", "yellow-1 yellow-2")
    assert [table.hand(seat) for seat in range(4)] == [
        [], cards("yellow-1 yellow-2"), ["blue-1"], cards("green-1 green-2"),
    ]  # fmt: skip
    assert ended(table)  # no more UNO calls are due


def test_uw_16_who_is_out_takes_no_part_in_a_war() -> None:
    table = last_wizz("h", "blue-1 blue-2", "green-9 green-2")
    assert table.asked() == {B: "show", C: "show"}
    table.do(B, Show("blue-2"))
    table.do(C, Show("green-9"))
    table.do(C, Shed("green-9"))
    assert ended(table)
    assert table.now.sheet[-1] == [1 + 2 + 2, 0, 0]


def test_uw_16_who_is_out_takes_no_part_in_a_race() -> None:
    table = last_wizz("i", "blue-1 blue-2", "green-9 green-2")
    table.wait()
    assert table.asked() == {-1: "race", B: "shout", C: "shout"}
    assert table.refused(A, Shout()) == "UW-16"
    table.do(C, Shout())
    table.do(C, Shed("green-9"))
    assert ended(table)


def test_uw_16_the_first_out_remains_the_winner() -> None:
    table = last_wizz("i", "blue-1 blue-2", "green-9")
    table.wait()
    table.do(C, Shout())
    table.do(C, Shed("green-9"))
    assert (table.count(C), table.now.out) == (0, A)
    assert table.now.sheet[-1] == [3, 0, 0]


def test_uw_16_one_may_go_out_through_the_wheel_on_anybodys_turn() -> None:
    table = stop_wheel("i", "blue-1 blue-2", "green-9 green-2", "red-draw2", options=LONG)
    table.wait()
    table.do(C, Shout())
    news = table.do(C, Shed("red-draw2"))
    assert told(news, "out") == {"seat": C}
    assert table.count(A) == 2  # thrown off through the wheel it does nothing
    assert table.now.sheet[-1] == [0, 0, 1 + 2 + 9 + 2]


def test_uw_16_shedding_the_last_card_ends_the_round_at_once() -> None:
    table = stop_wheel("b", "blue-7 red-7", "green-9 green-2", options=LONG)
    table.do(A, NameNumber(7))
    table.do(A, Shed("blue-7"))
    table.do(A, Shed("red-7"))
    assert ended(table)


def test_uw_16_no_colour_is_named_for_a_last_joker_thrown_off() -> None:
    table = stop_wheel("i", "joker", "green-9 green-2", options=LONG)
    table.wait()
    table.do(A, Shout())
    table.do(A, Shed("joker"))
    assert ended(table)


def test_uw_16_no_uno_is_called_any_more() -> None:
    table = last_wizz("b", "blue-1 green-1 green-2")
    table.do(B, NameNumber(1))
    table.do(B, Shed("blue-1"))
    table.do(B, Shed("green-1"))
    table.do(B, Done())
    assert ended(table)
    assert table.refused(B, Uno()) == "UW-15"


# ---------------------------------------------------------------- UW-17


def all_but(*names: str) -> list[str]:
    rest = [NAMES[face] for face in DECK]
    for name in names:
        rest.remove(name)
    return rest


def test_uw_17_the_discard_but_its_top_is_shuffled_into_a_new_pile() -> None:
    rest = all_but("red-5", "blue-1", "blue-2", "green-1")
    table = Table("blue-1 blue-2", "green-1", pile=[], discard=[*rest, "red-5"])
    news = table.do(A, Draw())
    assert told(news, "reshuffled") == {"count": len(rest)}
    assert table.now.discard[0] == "red-5"
    assert len(table.now.pile or []) == len(rest) - 1
    assert "reshuffle" in [draw.label for draw in table.match.draws]


def test_uw_17_if_that_is_not_enough_one_draws_what_there_is() -> None:
    mine = "super-joker blue-1 blue-2"
    rest = all_but("super-joker", "blue-1", "blue-2", "red-5", "green-1")
    table = Table(mine, " ".join(rest), pile=["green-1"], top="red-5")
    news = table.do(A, Play("super-joker", "blue"))
    # green-1 from the pile, and red-5 from under the Super Joker
    assert told(news, "drew")["count"] == 2
    assert table.count(B) == len(rest) + 2


def test_uw_17_with_nothing_to_draw_who_can_play_must() -> None:
    rest = all_but("red-5", "red-9", "blue-1")
    table = Table("red-9 blue-1", " ".join(rest), pile=[], top="red-5", options={"uno_grace": 0})
    assert table.legal(A) == [Play("red-9"), Uno()]
    assert table.refused(A, Draw()) == "UW-17"


def test_uw_17_with_nothing_to_draw_who_cannot_play_loses_the_turn() -> None:
    rest = all_but("red-5", "blue-1", "blue-2", "blue-3", "blue-4", "green-8")
    table = Table("blue-1 blue-2", "blue-3 blue-4", " ".join(rest), pile=["green-8"], top="red-5")
    news = table.do(A, Draw())  # the last card of all, and it does not fit
    assert (cited(news, "kept"), cited(news, "passed")) == ("UW-6", "UW-17")
    assert told(news, "passed") == {"seat": B}
    assert table.turn == C
    assert Draw() not in table.legal(C)


def test_uw_17_a_penalty_may_take_the_last_card_and_pass_the_turn() -> None:
    rest = all_but("red-5", "blue-1", "green-1", "green-2", "yellow-8")
    table = Table(
        "blue-1", "green-1 green-2", " ".join(rest), pile=["yellow-8"], top="red-5", turn=B,
        exposed=[A],
    )  # fmt: skip
    news = table.do(C, Catch(A))
    assert (table.count(A), table.turn) == (2, C)  # one card was all there was
    assert cited(news, "passed") == "UW-17"


# ---------------------------------------------------------------- UW-18, UW-19


def test_uw_18_who_went_out_collects_the_worth_of_the_other_hands() -> None:
    held = "green-0 blue-9 red-3-wizz red-draw2 blue-skip green-reverse joker super-joker"
    table = Table("red-7", held, "blue-1", options=LONG)
    table.do(A, Play("red-7"))
    assert table.now.scores == [0 + 9 + 3 + 20 + 20 + 20 + 50 + 50 + 1, 0, 0]


def test_uw_18_hands_are_laid_open_for_the_count() -> None:
    table = Table("red-7", "joker blue-1", options=LONG)
    news = table.do(A, Play("red-7"))
    assert told(news, "counted")["hands"] == [[], ["blue-1", "joker"]]
    assert table.view(A).hands[B].known == table.view(None).hands[B].known == ("blue-1", "joker")
    sheet = next(zone for zone in GAME.scene(table.view(A)).zones if zone.id == "sheet")
    assert isinstance(sheet, Sheet)
    assert [cell.articles for cell in sheet.lines[0].cells] == [("UW-16", "UW-18"), ()]


def test_uw_19_the_first_at_the_target_wins() -> None:
    for score, over in ((440, False), (441, True)):
        table = Table("red-7", "joker blue-9", scores=[score, 30])
        table.do(A, Play("red-7"))
        assert (outcome(table) is not None) == over
    assert outcome(table) == Outcome((500, 30), (A,), "UW-19")


def test_uw_19_any_positive_number_is_a_target() -> None:
    table = Table("red-7", "joker blue-9", scores=[191, 30], options={"target": 250})
    table.do(A, Play("red-7"))
    assert outcome(table) == Outcome((250, 30), (A,), "UW-19")
    for bad in (0, -1, "many"):
        with pytest.raises(BadInput, match="target"):
            Table("red-7", "blue-1", options={"target": bad})


def test_uw_19_against_oneself_the_smallest_total_wins() -> None:
    options = {"scoring": "against", "target": 100}
    table = Table("red-7", "joker blue-9", "blue-1", scores=[30, 20, 20], options=options)
    table.do(A, Play("red-7"))
    assert (table.now.scores, outcome(table)) == ([30, 79, 21], None)
    for seat in (A, B, C):
        table.do(seat, Ready())
    table = Table("red-7", "joker blue-9", "blue-1", scores=[30, 41, 20], options=options)
    table.do(A, Play("red-7"))
    assert outcome(table) == Outcome((30, 100, 21), (C,), "UW-19")


def test_uw_19_against_oneself_a_tie_shares_the_victory() -> None:
    options = {"scoring": "against", "target": 100}
    table = Table("red-7", "joker blue-9", "blue-1", scores=[21, 41, 20], options=options)
    table.do(A, Play("red-7"))
    assert outcome(table) == Outcome((21, 100, 21), (A, C), "UW-19")


def test_uw_19_without_points_it_is_a_single_round() -> None:
    table = Table("red-7", "joker blue-9", "blue-1", options={"scoring": "none"})
    table.do(A, Play("red-7"))
    assert outcome(table) == Outcome((1, 0, 0), (A,), "UW-19")
    assert table.match.prompts() == []


def test_uw_19_rounds_go_on_until_then() -> None:
    table = Table("red-7", "blue-1", options=LONG)
    table.do(A, Play("red-7"))
    table.wait()
    assert (table.now.round, table.now.scores) == (2, [1, 0])
    assert table.now.phase in ("turn", "opening")
    if table.now.phase == "opening":
        table.do(table.now.turn, NameColour("red"))
