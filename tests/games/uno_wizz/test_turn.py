"""UW-5 to UW-12: a turn, and what the action cards do."""

import pytest

from tests.games.uno_wizz.table import GAME, A, B, C, Table, cited, kinds, told
from watatheque.core.texts import Speaker
from watatheque.games.uno_wizz.values import Draw, Keep, Play

FOUR = ("blue", "green", "red", "yellow")
SPARE = "blue-0 green-0"


@pytest.mark.parametrize(
    ("top", "card"),
    [
        ("red-5", "red-9"),  # colour
        ("red-5", "blue-5"),  # number
        ("red-5", "blue-5-wizz"),
        ("red-5", "red-skip"),
        ("red-skip", "green-skip"),  # symbol
        ("red-draw2", "green-draw2"),
        ("red-reverse", "green-reverse"),
        ("red-4-wizz", "green-4"),
    ],
)
def test_uw_5_colour_number_or_symbol(top: str, card: str) -> None:
    table = Table(f"{card} {SPARE}", "blue-1 blue-2", "blue-3 blue-4", top=top)
    table.do(A, Play(card))
    assert table.top == card


@pytest.mark.parametrize(
    ("top", "card"),
    [
        ("red-5", "blue-6"),
        ("red-skip", "green-reverse"),
        ("red-4-wizz", "green-3-wizz"),  # the swirl is no symbol
        ("red-5", "green-draw2"),
    ],
)
def test_uw_5_what_shares_nothing_is_refused(top: str, card: str) -> None:
    table = Table(f"{card} {SPARE}", "blue-1 blue-2", top=top)
    assert table.refused(A, Play(card)) == "UW-5"


def test_uw_5_under_a_joker_only_the_colour_counts() -> None:
    table = Table("green-1 red-1 blue-1", "blue-3 blue-4", top="joker", colour="green")
    assert table.legal(A) == [Play("green-1"), Draw()]
    assert table.refused(A, Play("red-1")) == "UW-5"


def test_uw_5_only_on_ones_turn_and_from_ones_hand() -> None:
    table = Table("red-1 red-2 red-4", "red-6 red-7")
    assert table.refused(B, Play("red-6")) == "UW-5"
    assert table.refused(A, Play("red-6")) == "UW-5"
    assert table.refused(A, Play("no such card")) == "UW-5"
    assert table.refused(A, Play("red-1", "blue")) == "UW-5"


def test_uw_5_two_identical_cards_are_one_choice() -> None:
    table = Table("red-9 red-9 blue-1", "blue-3 blue-4")
    assert table.legal(A) == [Play("red-9"), Draw()]


def test_uw_6_a_drawn_card_that_fits_may_be_played_at_once() -> None:
    table = Table("blue-1 blue-2", "blue-3 blue-4", next=["red-8"])
    table.do(A, Draw())
    assert table.asked() == {A: "drew"}
    assert table.legal(A) == [Play("red-8"), Keep()]
    table.do(A, Play("red-8"))
    assert (table.top, table.turn) == ("red-8", B)


def test_uw_6_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    table = Table("blue-1 blue-2", "blue-3 blue-4", next=["green-8"])
    news = table.do(A, Draw())
    assert table.turn == B
    assert "green-8" in table.hand(A)
    assert kinds(news) == ["drew", "took", "kept"]
    assert [event.to for event in news] == [None, A, None]


def test_uw_6_who_keeps_the_card_passes() -> None:
    table = Table("blue-1 blue-2", "blue-3 blue-4", next=["red-8"])
    table.do(A, Draw())
    table.do(A, Keep())
    assert table.turn == B
    assert table.refused(A, Keep()) == "UW-6"


def test_uw_7_who_holds_a_playable_card_back_may_play_only_the_one_drawn() -> None:
    table = Table("red-1 blue-2", "blue-3 blue-4", next=["red-8"])
    table.do(A, Draw())
    assert table.refused(A, Play("red-1")) == "UW-7"
    assert table.refused(A, Draw()) == "UW-7"
    table.do(A, Play("red-8"))


def test_uw_8_the_next_player_draws_two_and_loses_the_turn() -> None:
    table = Table("red-draw2 blue-1 blue-2", "red-draw2 blue-4", "green-1 green-2")
    news = table.do(A, Play("red-draw2"))
    assert (table.count(B), table.turn) == (4, C)  # B holds a +2 and cannot answer
    assert cited(news, "drew") == cited(news, "passed") == "UW-8"


def test_uw_9_play_runs_the_other_way() -> None:
    table = Table("red-reverse blue-1 blue-2", "blue-3 blue-4", "green-1 green-2")
    table.do(A, Play("red-reverse"))
    assert (table.turn, table.now.direction) == (C, -1)


@pytest.mark.parametrize(("option", "turn"), [("turns", B), ("skips", A)])
def test_uw_9_with_two_players_an_option_decides(option: str, turn: int) -> None:
    options = {"two_player_reverse": option}
    table = Table("red-reverse blue-1 blue-2", "blue-3 blue-4", options=options)
    table.do(A, Play("red-reverse"))
    assert (table.turn, table.now.direction) == (turn, -1)


def test_uw_9_with_three_players_the_option_changes_nothing() -> None:
    options = {"two_player_reverse": "skips"}
    table = Table("red-reverse blue-1 blue-2", "blue-3 blue-4", "blue-6 blue-7", options=options)
    table.do(A, Play("red-reverse"))
    assert table.turn == C


def test_uw_10_the_next_player_loses_the_turn() -> None:
    table = Table("red-skip blue-1 blue-2", "blue-3 blue-4", "green-1 green-2")
    news = table.do(A, Play("red-skip"))
    assert (table.turn, table.count(B)) == (C, 2)
    assert told(news, "passed") == {"seat": B}


def test_uw_10_with_two_players_one_plays_again() -> None:
    table = Table("red-skip blue-1 blue-2", "blue-3 blue-4")
    table.do(A, Play("red-skip"))
    assert table.turn == A


@pytest.mark.parametrize("colour", FOUR)
def test_uw_11_a_joker_goes_on_anything_and_names_any_colour(colour: str) -> None:
    table = Table("joker red-1 blue-2", "blue-3 blue-4")  # red-1 fits: it does not matter
    table.do(A, Play("joker", colour))
    assert (table.top, table.view(B).colour) == ("joker", colour)


@pytest.mark.parametrize("colour", ["", "purple", "Red"])
def test_uw_11_a_joker_needs_one_of_the_four_colours(colour: str) -> None:
    table = Table("joker red-1 blue-2", "blue-3 blue-4")
    assert table.refused(A, Play("joker", colour)) == "UW-11"


def test_uw_12_the_next_player_draws_four_and_loses_the_turn() -> None:
    table = Table("super-joker blue-1 blue-2", "blue-3 blue-4", "green-1 green-2")
    news = table.do(A, Play("super-joker", "green"))
    assert (table.count(B), table.turn, table.view(A).colour) == (6, C, "green")
    assert cited(news, "drew") == "UW-12"


@pytest.mark.parametrize("held", ["red-1", "red-1-wizz", "red-draw2", "red-reverse", "red-skip"])
def test_uw_12_not_with_any_card_of_the_colour_in_force(held: str) -> None:
    table = Table(f"super-joker {held} blue-2", "blue-3 blue-4")
    assert table.refused(A, Play("super-joker", "green")) == "UW-12"
    assert Play("super-joker", "green") not in table.legal(A)


@pytest.mark.parametrize("held", ["blue-5", "green-draw2", "joker", "super-joker"])
def test_uw_12_other_cards_do_not_stop_it(held: str) -> None:
    table = Table(f"super-joker {held} blue-2", "blue-3 blue-4")
    assert Play("super-joker", "green") in table.legal(A)


def test_uw_12_comes_before_uw_5_on_a_super_joker_too() -> None:
    held = "super-joker green-2 blue-1"
    table = Table(held, "blue-3 blue-4", top="super-joker", colour="green")
    assert table.refused(A, Play("super-joker", "red")) == "UW-12"
    assert table.refused(A, Play("super-joker", "")) == "UW-12"


def test_uw_8_to_uw_13_a_card_says_what_it_does() -> None:
    table = Table(
        "red-1 red-draw2 red-skip red-2-wizz joker super-joker", "red-2", top="red-reverse"
    )
    pieces = GAME.scene(table.view(A)).pieces
    said = {piece.ref: piece.about and Speaker("en", [GAME.messages]).say(piece.about)
            for piece in pieces}  # fmt: skip
    assert said["red-1"] is None
    assert said["red-draw2"] == "the next player draws two cards and loses the turn"
    assert said["red-reverse"] == "the direction of play changes"
    assert said["red-2-wizz"] == "the next player spins the wheel instead of playing"
    assert "four cards" in str(said["super-joker"])
    assert len({*said.values()}) == len(said)
