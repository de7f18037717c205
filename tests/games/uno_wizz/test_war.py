"""UW-14h: La Guerre, with its ties; UW-14i: the race."""

from random import Random
from typing import Any

from tests.games.uno_wizz.table import GAME, A, B, C, D, Table, kinds, stopped, told, wheel
from watatheque.bots.chairs import seated
from watatheque.games.uno_wizz.values import Done, Draw, NameColour, Shed, Shout, Show


def show(table: Table, **cards: str) -> list[str]:
    """All show at once; seats by their letter."""
    news = []
    for seat, card in cards.items():
        news = table.do("abcd".index(seat), Show(card.replace("_", "-")))
    return kinds(news)


def test_uw_14h_all_show_their_highest_number_together() -> None:
    table = stopped("h", "red-7 red-2", "blue-9 blue-1", "joker green-skip")
    assert table.asked() == {A: "show", B: "show"}  # C has no number and sits it out
    assert table.refused(A, Show("red-2")) == table.refused(C, Show("joker")) == "UW-14h"
    table.do(A, Show("red-7"))
    assert table.view(B).hands[A].known == ()  # face down until all have chosen
    table.do(B, Show("blue-9"))
    assert table.view(C).hands[A].known == ("red-7",)
    assert table.view(C).hands[B].known == ("blue-9",)


def test_uw_14h_the_highest_may_be_thrown_off_and_play_resumes_after_its_owner() -> None:
    table = stopped("h", "red-7 red-2", "blue-9 blue-1", "green-8 green-6")
    show(table, a="red-7", b="blue-9", c="green-8")
    assert table.legal(B) == [Shed("blue-9"), Done()]
    table.do(B, Shed("blue-9"))
    assert (table.hand(B), table.count(A), table.count(C)) == (["blue-1"], 2, 2)
    assert table.now.turn == C  # B has one card left and may call first: UW-15
    table.wait()
    assert table.turn == C


def test_uw_14h_the_winner_has_the_right_not_the_duty() -> None:
    table = stopped("h", "red-7 red-2", "blue-9 blue-1", "green-8 green-6", direction=-1)
    show(table, a="red-7", b="blue-9", c="green-8")
    table.do(B, Done())
    assert (table.count(B), table.turn) == (2, A)


def test_uw_14h_on_a_tie_only_the_tied_go_on_and_the_winner_throws_all_of_it_off() -> None:
    table = stopped("h", "red-9 red-2 red-1", "blue-9 blue-6 blue-1", "green-8 green-7")
    told_kinds = show(table, a="red-9", b="blue-9", c="green-8")
    assert told_kinds[-1] == "tied"
    assert table.asked() == {A: "show", B: "show"}
    show(table, a="red-2", b="blue-6")
    assert table.refused(B, Done()) == "UW-14h"  # after a tie it is a duty
    offered = [gesture.action.get("do") for gesture in GAME.scene(table.view(B)).gestures]
    assert "shed" in offered
    assert "done" not in offered
    assert table.refused(B, Shed("blue-1")) == "UW-14h"
    table.do(B, Shed("blue-6"))
    assert table.refused(B, Done()) == "UW-14h"
    table.do(B, Shed("blue-9"))
    assert (table.hand(B), table.top, table.now.turn) == (["blue-1"], "blue-9", C)


def test_uw_14h_the_next_highest_may_be_of_equal_number() -> None:
    table = stopped("h", "red-9 green-9 red-1", "blue-9 blue-8 blue-1")
    show(table, a="red-9", b="blue-9")
    assert table.legal(A) == [Show("green-9")]
    show(table, a="green-9", b="blue-8")
    assert table.legal(A) == [Shed("green-9"), Shed("red-9")]


def test_uw_14h_among_equal_cards_the_owner_chooses() -> None:
    table = stopped("h", "red-3-wizz green-3 blue-3 yellow-1", "blue-2 blue-1")
    assert table.legal(A) == [Show("blue-3"), Show("green-3"), Show("red-3-wizz")]


def test_uw_14h_everybody_is_asked_so_that_the_question_tells_nothing() -> None:
    one = stopped("h", "red-9 green-1", "blue-2 blue-1")
    two = stopped("h", "red-9 green-9", "blue-2 blue-1")
    assert one.match.prompts() == two.match.prompts()


def test_uw_14h_a_tied_player_with_nothing_more_to_show_is_eliminated() -> None:
    table = stopped("h", "red-9 joker", "blue-9 blue-1 blue-2", "green-7 green-6")
    show(table, a="red-9", b="blue-9", c="green-7")
    assert table.asked() == {B: "shed"}  # the last who still can show wins
    assert table.legal(B) == [Shed("blue-9")]
    table.do(B, Shed("blue-9"))
    assert (table.hand(B), table.turn) == (["blue-1", "blue-2"], C)


def test_uw_14h_should_all_be_exhausted_together_nobody_wins() -> None:
    table = stopped("h", "joker red-skip", "blue-9 joker", "green-9 green-skip", spinner=A)
    assert show(table, b="blue-9", c="green-9")[-1] == "drawn"
    assert [table.count(seat) for seat in (A, B, C)] == [2, 2, 2]
    assert table.turn == B  # after whoever spun


def test_uw_14h_with_no_number_card_anywhere_play_goes_on_after_who_spun() -> None:
    table = wheel("h", "joker red-skip", "blue-skip joker")
    news = table.wait()
    assert told(news, "war")["seats"] == []
    assert table.turn == B


def test_uw_14h_a_sole_contender_wins() -> None:
    table = stopped("h", "joker red-skip", "blue-0 joker", "joker super-joker")
    show(table, b="blue-0")
    assert table.legal(B) == [Shed("blue-0"), Done()]


def test_uw_14h_cards_that_were_shown_remain_known() -> None:
    table = stopped("h", "red-7 red-2", "blue-9 blue-1 blue-3", "green-8 green-6")
    show(table, a="red-7", b="blue-9", c="green-8")
    table.do(B, Shed("blue-9"))
    assert table.view(None).hands[A].known == ("red-7",)
    assert table.view(None).hands[C].known == ("green-8",)
    assert table.view(None).hands[B].known == ()


def test_uw_14i_the_race_opens_and_closes_with_the_clock() -> None:
    table = wheel("i", "red-1 red-2", "blue-1 blue-2", "green-1 green-2")
    assert table.refused(A, Shout()) == "UW-14i"
    table.wait()
    assert table.asked() == {-1: "ready race"}
    assert table.refused(A, Shout()) == "UW-14i"  # the icon is seen, but it is not open
    table.wait()
    assert table.asked() == {-1: "race", A: "shout", B: "shout", C: "shout"}
    assert table.due == table.match.now + 10_000


def race(*hands: str, **more: Any) -> Table:
    table = stopped("i", *hands, **more)
    table.wait()
    return table


def test_uw_14i_the_quickest_may_throw_off_any_one_card() -> None:
    table = race("red-1 red-2", "blue-1 joker blue-2", "green-1 green-2")
    table.do(B, Shout())
    assert table.refused(A, Shout()) == "UW-14i"
    assert table.legal(B) == [Shed("blue-1"), Shed("blue-2"), Shed("joker"), Done()]
    table.do(B, Shed("joker"))
    table.do(B, NameColour("yellow"))
    assert (table.view(A).colour, table.turn, table.count(B)) == ("yellow", C, 2)


def test_uw_14i_the_winner_need_not_throw_off() -> None:
    table = race("red-1 red-2", "blue-1 blue-2", "green-1 green-2", direction=-1)
    table.do(C, Shout())
    table.do(C, Done())
    assert (table.count(C), table.turn) == (2, B)


def test_uw_14i_if_nobody_shouts_play_resumes_after_who_spun() -> None:
    table = race("red-1 red-2", "blue-1 blue-2", "green-1 green-2", spinner=B)
    assert kinds(table.wait()) == ["unshouted"]
    assert table.turn == C
    assert table.refused(A, Shout()) == "UW-14i"


def test_uw_14i_bots_wait_at_least_half_a_second() -> None:
    for level in ("easy", "normal", "uniform"):
        for i in range(40):
            table = race("red-1 red-2", "blue-1 blue-2")
            move = seated(table.match, {A: level, B: level}, Random(i)).next_move()
            if move is not None:
                assert 500 <= move[1].at - table.match.now <= 2000


def test_uw_14h_the_war_goes_on_level_by_level() -> None:
    table = stopped("h", "red-9 red-8 red-7", "blue-9 blue-8 blue-6", "green-9 green-1 green-2",
                    "yellow-4 yellow-6")  # fmt: skip
    show(table, a="red-9", b="blue-9", c="green-9", d="yellow-6")
    show(table, a="red-8", b="blue-8", c="green-2")
    assert table.asked() == {A: "show", B: "show"}
    show(table, a="red-7", b="blue-6")
    for card in ("red-7", "red-9", "red-8"):
        news = table.do(A, Shed(card))
    assert told(news, "out") == {"seat": A}
    assert GAME.outcome(table.match.state) is None
    assert table.now.sheet[-1][A] == sum([9, 8, 6, 9, 1, 2, 4, 6])  # all that B, C and D still hold
    assert table.count(D) == 2
    assert Draw() not in table.legal(B)
