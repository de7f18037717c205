"""UW-15: calling UNO, and being caught not to."""

import pytest

from tests.games.uno_wizz.table import A, B, C, Table, cited, stopped, told
from watatheque.games.uno_wizz.values import (
    Catch,
    Done,
    Draw,
    Keep,
    NameNumber,
    Play,
    Shed,
    Shout,
    Spin,
    Uno,
)

TWO = "red-7 blue-1"


def exposed(*, options: dict[str, object] | None = None, at: int = 1000) -> Table:
    """A has played the last card but one and said nothing."""
    table = Table(TWO, "red-6 blue-6", "red-8 blue-8", options=options)
    table.do(A, Play("red-7"), at=at)
    return table


def test_uw_15_during_the_grace_only_the_missing_call_is_heard() -> None:
    table = exposed()
    assert table.asked() == {-1: "grace", A: "uno"}
    assert table.due == 1000 + 2000
    assert table.refused(B, Play("red-6"), at=2999) == "UW-15"
    assert table.refused(B, Draw(), at=2999) == "UW-15"
    assert table.refused(B, Catch(A), at=2999) == table.refused(C, Catch(A), at=2999) == "UW-15"
    assert table.legal(B) == []


def test_uw_15_a_call_opens_the_next_turn_at_once() -> None:
    table = exposed()
    table.do(A, Uno(), at=1500)
    assert table.asked() == {B: "turn"}
    table.do(B, Play("red-6"), at=1501)


def test_uw_15_after_the_grace_an_opponent_may_point_it_out() -> None:
    table = exposed()
    table.wait()
    assert table.asked() == {B: "turn", A: "uno", C: "catch"}
    assert table.legal(C) == [Catch(A)]
    assert Catch(A) in table.legal(B)
    news = table.do(C, Catch(A), at=3001)
    assert (told(news, "caught"), cited(news, "caught")) == ({"seat": A, "by": C}, "UW-15")
    assert table.count(A) == 3
    assert table.asked() == {B: "turn"}


def test_uw_15_a_late_call_still_counts_until_it_is_pointed_out() -> None:
    table = exposed()
    table.do(A, Uno(), at=9000)
    assert table.refused(C, Catch(A)) == "UW-15"


def test_uw_15_once_the_next_player_has_played_nobody_can_point_it_out() -> None:
    for action in (Play("red-6"), Draw()):
        table = exposed()
        table.do(B, action, at=5000)
        assert table.refused(C, Catch(A)) == table.refused(A, Uno()) == "UW-15"


def test_uw_15_spinning_is_having_played() -> None:
    table = Table("red-3-wizz blue-1", "red-6 blue-6", "red-8 blue-8")
    table.do(A, Play("red-3-wizz"))
    assert table.refused(B, Spin()) == "UW-15"
    table.wait()
    assert table.asked() == {B: "spin", A: "uno", C: "catch"}
    table.do(B, Spin())
    assert table.refused(C, Catch(A)) == "UW-15"


@pytest.mark.parametrize("card", ["red-draw2", "red-skip"])
def test_uw_15_a_forced_draw_or_a_lost_turn_is_not_having_played(card: str) -> None:
    table = Table(f"{card} blue-1", "red-6 blue-6", "red-8 blue-8", "red-9 blue-9")
    table.do(A, Play(card))
    table.wait()
    assert table.turn == C
    table.do(B, Catch(A))
    assert table.count(A) == 3


def test_uw_15_the_call_may_accompany_the_card() -> None:
    table = Table(TWO, "red-6 blue-6", "red-8 blue-8")
    assert Uno() in table.legal(A)
    table.do(A, Uno())
    assert table.refused(A, Uno()) == "UW-15"
    table.do(A, Play("red-7"))
    assert table.asked() == {B: "turn"}
    assert table.refused(B, Catch(A)) == "UW-15"


def test_uw_15_the_call_may_accompany_a_card_just_drawn() -> None:
    table = Table("blue-1", "red-6 blue-6", "red-8 blue-8", next=["red-7"])
    table.do(A, Draw())
    assert Uno() in table.legal(A)
    table.do(A, Uno())
    assert table.refused(A, Uno()) == "UW-15"
    assert Uno() not in table.legal(A)
    table.do(A, Play("red-7"))
    assert table.asked() == {B: "turn"}
    assert table.refused(B, Catch(A)) == "UW-15"


def test_uw_15_a_call_with_a_card_just_drawn_lapses_if_it_is_kept() -> None:
    table = Table("blue-1", "red-6 blue-6", next=["red-7"])
    table.do(A, Draw())
    table.do(A, Uno())
    table.do(A, Keep())
    assert table.now.ahead is False
    table.do(B, Play("red-6"))
    table.do(B, Uno(), at=1)
    table.do(A, Play("red-7"), at=2)
    assert table.asked() == {-1: "grace", A: "uno"}


def test_uw_15_a_call_ahead_lapses_with_the_turn() -> None:
    table = Table(TWO, "red-6 blue-6 blue-9", next=["green-0"])
    table.do(A, Uno())
    table.do(A, Draw())
    table.do(B, Play("red-6"))
    assert table.now.ahead is False
    assert table.refused(A, Uno()) == "UW-15"  # three cards by now


def test_uw_15_a_needless_call_does_nothing_and_costs_nothing() -> None:
    table = Table("red-7 blue-1 blue-2", "red-6 blue-6")
    for seat in (A, B):
        assert table.refused(seat, Uno()) == "UW-15"
    assert [table.count(seat) for seat in (A, B)] == [3, 2]
    unfit = Table("green-7 blue-1", "red-6 blue-6")  # with nothing to play no call goes with it
    assert unfit.refused(A, Uno()) == "UW-15"


def test_uw_15_a_wrong_accusation_does_nothing_and_costs_nothing() -> None:
    table = exposed()
    table.do(A, Uno())
    for target in (A, B, C, -1, 3, 2**70):
        assert table.refused(C, Catch(target)) == "UW-15"
    assert table.count(C) == 2


def test_uw_15_nobody_points_at_themselves() -> None:
    table = exposed()
    table.wait()
    assert table.refused(A, Catch(A)) == "UW-15"


@pytest.mark.parametrize("grace", [0, 500, 7000])
def test_uw_15_an_option_sets_the_grace(grace: int) -> None:
    table = exposed(options={"uno_grace": grace})
    if grace:
        assert table.due == 1000 + grace
        table.wait()
    table.do(C, Catch(A))
    assert table.count(A) == 3


def test_uw_15_holds_for_whom_the_wheel_brings_down_to_one_card() -> None:
    table = stopped("b", "red-7 blue-7 joker", "red-6 blue-6", "red-8 blue-8")
    table.do(A, NameNumber(7))
    table.do(A, Shed("red-7"))
    table.do(A, Shed("blue-7"))
    assert table.asked() == {A: "shed"}  # no call is due before the owner is done
    table.do(A, Done())
    assert table.asked() == {-1: "grace", A: "uno"}


def test_uw_15_holds_for_the_winner_of_a_race() -> None:
    table = stopped("i", "red-7 blue-7", "red-6 blue-6", "red-8 blue-8")
    table.wait()
    table.do(C, Shout())
    table.do(C, Shed("blue-8"))
    table.wait()
    table.do(B, Catch(C))
    assert (table.count(C), table.turn) == (3, A)


def test_uw_15_who_had_one_card_all_along_owes_no_new_call() -> None:
    table = stopped("b", "red-7", "red-6 blue-6")
    table.do(A, NameNumber(7))
    table.do(A, Done())
    assert table.asked() == {B: "turn"}


def test_uw_15_several_may_be_exposed_at_once() -> None:
    table = Table("red-7", "blue-1", "red-8 blue-8", turn=C, exposed=[A, B])
    assert table.asked() == {A: "uno", B: "uno", C: "turn"}
    assert table.legal(A) == [Uno(), Catch(B)]
    table.do(A, Catch(B))
    table.do(A, Uno())
    assert (table.count(A), table.count(B), table.asked()) == (1, 3, {C: "turn"})


def test_uw_15_who_plays_again_must_call_or_wait_too() -> None:
    table = Table("red-skip red-1", "red-6 blue-6")
    table.do(A, Play("red-skip"), at=10)
    assert table.refused(A, Play("red-1"), at=11) == "UW-15"
    assert table.asked() == {-1: "grace", A: "uno"}
    table.do(A, Uno(), at=12)
    table.do(A, Play("red-1"), at=13)
    assert table.count(A) == 0
