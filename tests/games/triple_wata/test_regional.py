"""TW-R1 to TW-R7: the regional rules."""

from random import Random
from typing import Any

import pytest

from tests.games.triple_wata.table import BLUE, GAME, RED, SEED, Table
from tests.games.triple_wata.test_rules import full_but_one
from watatheque.core.match import Match
from watatheque.core.values import Ready
from watatheque.games.triple_wata.values import Place


def test_tw_r1_three_cards_of_each_hand_lie_open() -> None:
    for i in range(20):
        duel = GAME.setup({"three_on_table": True}, 2, Random(i).randbytes(32))
        for viewer in (RED, BLUE, None):
            for holder in (RED, BLUE):
                hand = GAME.view(duel, viewer).hands[holder]
                assert len(hand.shown) == 3
                assert len(hand.known) == (5 if viewer == holder else 3)


def test_tw_r1_of_fixed_hands_three_lie_open_too() -> None:
    shown = set()
    for i in range(20):
        table = Table({}, three_on_table=True)
        duel = GAME.setup(table.options, 2, Random(i).randbytes(32), table.position)
        for viewer, holder in ((RED, BLUE), (BLUE, RED), (None, RED)):
            assert len(GAME.view(duel, viewer).hands[holder].known) == 3
        shown.add(GAME.view(duel, None).hands[RED].shown)
    assert len(shown) > 3  # by lot


def test_tw_r1_without_it_the_other_hand_is_hidden() -> None:
    duel = GAME.setup({}, 2, SEED)
    assert GAME.view(duel, RED).hands[BLUE].known == ()
    assert GAME.view(duel, RED).hands[BLUE].hidden == 5


def test_tw_r1_the_three_stay_the_same_cards_during_the_round() -> None:
    duel = GAME.setup({"three_on_table": True}, 2, SEED)
    first = set(GAME.view(duel, None).hands[RED].shown)
    rng = Random(1)
    while duel.free:
        action = rng.choice(GAME.legal(duel, duel.turn))
        first.discard(action.card)
        GAME.apply(duel, duel.turn, action, 0)
        if duel.free:
            assert set(GAME.view(duel, None).hands[RED].shown) == first


def drawn(round: int = 1, **options: Any) -> Table:
    table = full_but_one(4, sudden_death=True, **options)
    table.state.round = round
    table.place("last", "c1", at=1000)
    return table


def test_tw_r2_a_draw_is_no_end() -> None:
    table = drawn()
    assert GAME.outcome(table.state) is None
    assert table.told[-1].article == "TW-R2"


def test_tw_r2_each_takes_back_the_cards_of_their_colour_and_the_other_starts() -> None:
    table = drawn()
    state = table.state
    red = {state.board[cell] for cell in range(9) if state.colour(cell) == RED}
    before = state.starter
    table.play(RED, Ready())
    table.play(BLUE, Ready())
    assert set(state.hand(RED)) == red
    assert len(state.hand(BLUE)) == 5
    assert state.starter == state.turn == 1 - before
    assert state.board == [-1] * 9
    assert state.round == 2


def test_tw_r2_all_ten_cards_are_known_after_a_round() -> None:
    table = drawn()
    table.tick(21_000)
    assert GAME.view(table.state, RED).hands[BLUE].hidden == 0
    assert GAME.view(table.state, None).hands[RED].hidden == 0


def test_tw_r2_from_the_sixth_round_on_the_ten_cards_are_dealt_anew() -> None:
    table = drawn(round=5)
    ten = sorted(card for card in [*table.state.board, *table.state.hand(BLUE)])
    table.tick(21_000)
    assert table.state.round == 6
    assert sorted(table.state.hand(RED) + table.state.hand(BLUE)) == ten
    assert [len(table.state.hand(seat)) for seat in (RED, BLUE)] == [5, 5]
    # Each player can tell the other five; a spectator cannot tell who has which.
    assert GAME.view(table.state, RED).hands[BLUE].hidden == 0
    assert GAME.view(table.state, None).hands[BLUE].hidden == 5


def test_tw_r2_after_the_twentieth_draw_the_lot_names_the_winner() -> None:
    table = drawn(round=20)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert outcome.article == "TW-R2"
    assert table.state.chance.position == 1  # one draw, by lot


def test_tw_r2_the_next_round_waits_for_both_or_twenty_seconds() -> None:
    table = full_but_one(4, sudden_death=True)
    match = Match(GAME, table.options, 2, SEED, table.position)
    assert match.submit(RED, Place("last", 8), 1000) is None
    assert match.submit(RED, Ready(), 2000) is None
    refusal = match.submit(RED, Ready(), 2500)
    assert refusal is not None
    assert refusal.article == "TB-12"
    match.expire(20_999)
    assert match.state.round == 1
    match.expire(21_000)
    assert match.state.round == 2


def test_tw_r3_a_placed_one_takes_an_ace() -> None:
    cards = {"pin": "1 1 1 1", "king": "A A A A"}
    laid = {"b2": ("king", BLUE)}
    plain = Table(cards, laid, red=("pin",))
    assert plain.taken(plain.place("pin", "b1")) == {}
    killer = Table(cards, laid, red=("pin",), ace_killer=True)
    assert killer.taken(killer.place("pin", "b1")) == {"b2": "TW-R3"}


def test_tw_r3_a_placed_ace_still_takes_a_one() -> None:
    table = Table(
        {"pin": "1 1 1 1", "king": "A A A A"}, {"b2": ("pin", BLUE)}, red=("king",), ace_killer=True
    )
    assert table.taken(table.place("king", "b1")) == {"b2": "TW-7"}


def test_tw_r3_changes_nothing_under_inversion() -> None:
    cards = {"pin": "1 1 1 1", "king": "A A A A"}
    table = Table(cards, {"b2": ("pin", BLUE)}, red=("king",), ace_killer=True, inversion=True)
    assert table.taken(table.place("king", "b1")) == {}


SAME = {"star": "4 4 1 1", "north": "9 9 4 9", "east": "9 9 9 4"}


@pytest.mark.parametrize("other", [BLUE, RED])
def test_tw_r4_two_equal_touching_sides_are_taken_whatever_the_colour_of_one(other: int) -> None:
    laid = {"a3": ("north", BLUE), "b2": ("east", other)}
    table = Table(SAME, laid, red=("star",), identical=True)
    taken = table.taken(table.place("star", "a2"))
    assert taken == ({"a3": "TW-R4", "b2": "TW-R4"} if other == BLUE else {"a3": "TW-R4"})


def test_tw_r4_one_equal_side_is_not_enough() -> None:
    table = Table(SAME, {"a3": ("north", BLUE)}, red=("star",), identical=True)
    assert table.taken(table.place("star", "a2")) == {}


def test_tw_r4_needs_an_opposing_card() -> None:
    laid = {"a3": ("north", RED), "b2": ("east", RED)}
    table = Table(SAME, laid, red=("star",), identical=True)
    assert table.taken(table.place("star", "a2")) == {}


def test_tw_r5_equal_sums_are_taken_an_ace_being_ten() -> None:
    cards = {"star": "1 3 1 1", "north": "9 9 A 9", "east": "9 9 9 8"}  # 1 + 10 and 3 + 8
    for other in (BLUE, RED):
        laid = {"a3": ("north", BLUE), "b2": ("east", other)}
        table = Table(cards, laid, red=("star",), plus=True)
        taken = table.taken(table.place("star", "a2"))
        assert taken == ({"a3": "TW-R5", "b2": "TW-R5"} if other == BLUE else {"a3": "TW-R5"})


def test_tw_r5_two_different_sums_that_each_occur_twice_both_take() -> None:
    cards = {"star": "1 1 2 2", "n": "9 9 8 9", "e": "9 9 9 8", "s": "9 9 9 9", "w": "9 9 9 9"}
    laid = {"b3": ("n", BLUE), "c2": ("e", BLUE), "b1": ("s", BLUE), "a2": ("w", BLUE)}
    table = Table(cards, laid, red=("star",), plus=True)  # sums 9, 9, 11, 11
    assert set(table.taken(table.place("star", "b2"))) == {"b3", "c2", "b1", "a2"}


def test_tw_r5_unequal_sums_take_nothing() -> None:
    cards = {"star": "1 3 1 1", "north": "9 9 A 9", "east": "9 9 9 9"}
    laid = {"a3": ("north", BLUE), "b2": ("east", BLUE)}
    table = Table(cards, laid, red=("star",), plus=True)
    assert table.taken(table.place("star", "a2")) == {}


def test_tw_r6_lower_takes_higher() -> None:
    cards = {"rat": "2 2 2 2", "troll": "9 9 9 9", "pin": "1 1 1 1"}
    laid = {"b3": ("troll", BLUE), "a2": ("pin", BLUE)}
    table = Table(cards, laid, red=("rat",), inversion=True)
    assert table.taken(table.place("rat", "b2")) == {"b3": "TW-R6"}


def test_tw_r6_leaves_identical_and_plus_alone() -> None:
    laid = {"a3": ("north", BLUE), "b2": ("east", BLUE)}
    table = Table(SAME, laid, red=("star",), identical=True, inversion=True)
    assert set(table.taken(table.place("star", "a2")).values()) == {"TW-R4"}


def test_tw_r7_all_is_judged_on_the_board_as_it_stood() -> None:
    # North falls to Identical and east too; south would be beaten by north once it is ours.
    cards = SAME | {"star": "4 4 2 1", "south": "1 9 9 9"}
    laid = {"a3": ("north", BLUE), "b2": ("east", BLUE), "a1": ("south", BLUE), "b3": ("x", BLUE)}
    table = Table(cards | {"x": "1 1 1 1"}, laid, red=("star",), identical=True, plus=True)
    taken = table.taken(table.place("star", "a2"))
    assert taken == {"a3": "TW-R4", "b2": "TW-R4", "a1": "TW-7"}
    assert table.colour("b3") == BLUE  # none of them chains
