"""UW-13, UW-14 and the icons but La Guerre and UNO WIZZ."""

from collections import Counter
from random import Random

import pytest

from tests.games.uno_wizz.table import GAME, SEED, A, B, C, Table, cited, kinds, stopped, told
from tests.games.uno_wizz.table import wheel as spun
from watatheque.core.errors import BadInput
from watatheque.core.scene import Bar
from watatheque.core.texts import Speaker
from watatheque.core.values import Ready
from watatheque.games.uno_wizz import wheel
from watatheque.games.uno_wizz.values import (
    Done,
    Draw,
    NameColour,
    NameNumber,
    Play,
    Shed,
    Spin,
    Uno,
)

OTHER = "green-8 green-9"


def test_uw_13_the_next_player_must_spin_and_plays_no_card() -> None:
    table = Table("red-3-wizz blue-1 blue-2", "red-6 red-7 red-8", OTHER)
    table.do(A, Play("red-3-wizz"))
    assert table.asked() == {B: "spin"}
    assert table.legal(B) == [Spin()]
    assert table.refused(B, Play("red-6")) == table.refused(B, Draw()) == "UW-13"
    assert table.refused(C, Spin()) == "UW-13"
    news = table.do(B, Spin())
    assert told(news, "spun")["icon"] == table.now.icon
    assert table.refused(B, Play("red-6")).startswith("UW-14")


def test_uw_13_a_wizz_is_put_down_like_any_number() -> None:
    table = Table("blue-5-wizz green-3-wizz blue-2", "red-6 red-7")
    assert Play("blue-5-wizz") in table.legal(A)
    assert table.refused(A, Play("green-3-wizz")) == "UW-5"


def test_uw_13_the_wheel_takes_its_time_and_the_clock_stops_it() -> None:
    table = Table("red-6 red-7", OTHER, phase="spin", top="red-3-wizz")
    table.do(A, Spin(), at=1000)
    assert (table.asked(), table.due) == ({-1: "wheel"}, 1000 + wheel.TURNING)


def test_uw_14_every_icon_has_the_same_chance() -> None:
    icons: Counter[str | None] = Counter()
    for i in range(900):
        table = GAME.setup(
            {},
            2,
            Random(i).randbytes(32),
            {"hands": [["red-1"], ["red-2"]], "discard": ["red-5"], "phase": "spin"},
        )
        GAME.apply(table, 0, Spin(), 0)
        icons[GAME.view(table, None).icon] += 1
    assert set(icons) == set("abcdefghi")
    assert all(60 < count < 140 for count in icons.values()), icons


def test_uw_14_an_option_changes_the_weights() -> None:
    icons: Counter[str | None] = Counter()
    place = {"hands": [["red-1"], ["red-2"]], "discard": ["red-5"], "phase": "spin"}
    for i in range(200):
        weights = [1, 1, 1, 1, 1, 1, 1, 1, 992]
        table = GAME.setup({"wheel": weights}, 2, Random(i).randbytes(32), place)
        GAME.apply(table, 0, Spin(), 0)
        icons[GAME.view(table, None).icon] += 1
    assert icons["i"] > 190
    for bad in ([1] * 8, [1] * 10, [0] + [1] * 8, "aaaaaaaaa"):
        with pytest.raises(BadInput, match="wheel"):
            GAME.setup({"wheel": bad}, 2, SEED)


def test_uw_14_only_who_is_asked_throws_off() -> None:
    table = stopped("a", "red-1 red-2 red-4", OTHER)
    assert table.refused(B, Shed("green-8")) == table.refused(B, Done()) == "UW-14"


def test_uw_14a_all_but_two_must_go() -> None:
    table = stopped("a", "red-1 blue-2 green-3 joker", OTHER)
    assert table.refused(A, Done()) == "UW-14a"
    table.do(A, Shed("green-3"))  # it need not fit
    table.do(A, Shed("blue-2"))
    assert table.hand(A) == ["red-1", "joker"]
    assert (table.top, table.turn) == ("blue-2", B)


@pytest.mark.parametrize("held", ["red-1", "red-1 blue-2"])
def test_uw_14a_with_two_or_fewer_nothing_happens(held: str) -> None:
    table = spun("a", held, OTHER)
    assert kinds(table.wait()) == ["icon", "nothing"]
    assert (table.turn, table.count(A)) == (B, len(held.split()))


def test_uw_14b_one_names_a_number_one_holds_and_may_throw_all_of_it_off() -> None:
    table = stopped("b", "red-4 blue-4-wizz green-4 joker red-9", OTHER)
    assert table.legal(A) == [NameNumber(4), NameNumber(9)]
    assert table.refused(A, NameNumber(7)) == "UW-14b"
    table.do(A, NameNumber(4))
    assert table.view(B).named == 4
    assert table.refused(A, Shed("red-9")) == "UW-14b"
    for card in ("red-4", "green-4", "blue-4-wizz"):
        table.do(A, Shed(card))
    table.do(A, Done())
    assert (table.hand(A), table.top, table.turn) == (["red-9", "joker"], "blue-4-wizz", B)


def test_uw_14b_some_or_all_may_be_held_back() -> None:
    table = stopped("b", "red-4 blue-4 red-9", OTHER)
    table.do(A, NameNumber(4))
    table.do(A, Done())
    assert (table.count(A), table.top, table.turn) == (3, "red-5", B)


def test_uw_14b_without_a_number_card_nothing_happens() -> None:
    table = spun("b", "red-skip joker blue-draw2", OTHER)
    assert kinds(table.wait()) == ["icon", "nothing"]
    assert table.turn == B


def test_uw_14c_one_names_a_colour_one_holds_action_cards_included() -> None:
    table = stopped("c", "red-4 red-skip blue-4 joker", OTHER)
    assert table.legal(A) == [NameColour("blue"), NameColour("red")]
    assert table.refused(A, NameColour("green")) == "UW-14c"
    table.do(A, NameColour("red"))
    assert table.refused(A, Shed("joker")) == "UW-14c"
    table.do(A, Shed("red-skip"))
    table.do(A, Shed("red-4"))
    assert table.legal(A) == [Done()]
    table.do(A, Done())
    assert (table.hand(A), table.turn) == (["blue-4", "joker"], B)


def test_uw_14c_with_jokers_only_nothing_happens() -> None:
    table = spun("c", "joker super-joker", OTHER)
    assert kinds(table.wait()) == ["icon", "nothing"]


@pytest.mark.parametrize("last", ["red-0", "joker", "super-joker"])
def test_uw_14d_draws_until_a_red_card_or_a_joker(last: str) -> None:
    table = spun("d", "red-1 red-2", OTHER, next=["blue-7", "green-7", last, "yellow-7"])
    news = table.wait()
    assert set(table.hand(A)) == {"red-1", "red-2", "blue-7", "green-7", last}
    assert (told(news, "drew")["count"], cited(news, "drew")) == (3, "UW-14d")
    assert table.turn == B


@pytest.mark.parametrize("last", ["blue-0", "joker", "super-joker"])
def test_uw_14e_draws_until_a_blue_card_or_a_joker(last: str) -> None:
    table = spun("e", "red-1 red-2", OTHER, next=["red-7", "green-7", last, "yellow-7"])
    news = table.wait()
    assert set(table.hand(A)) == {"red-1", "red-2", "red-7", "green-7", last}
    assert cited(news, "drew") == "UW-14e"


def test_uw_14f_hands_move_one_seat_to_the_left_whichever_way_play_runs() -> None:
    for direction in (1, -1):
        table = stopped("f", "red-1 red-2", "blue-1 blue-2", "green-1 green-2",
                        direction=direction)  # fmt: skip
        hands = [table.hand(seat) for seat in (A, B, C)]
        assert hands == [["green-1", "green-2"], ["red-1", "red-2"], ["blue-1", "blue-2"]]
        assert table.turn == (B if direction == 1 else C)


def test_uw_14f_who_gets_one_card_has_five_seconds_to_call() -> None:
    table = spun("f", "red-1", "blue-1", "green-1 green-2")
    table.wait()
    assert table.asked() == {-1: "swap", B: "uno", C: "uno"}
    assert table.due == 3000 + 5000
    assert table.refused(A, Uno()) == "UW-14f"
    table.do(B, Uno(), at=4000)
    assert table.now.phase == "swap"
    table.do(C, Uno(), at=5000)
    assert table.turn == B  # at once, when all have called


def test_uw_14f_who_has_not_called_draws_two_and_nobody_need_notice() -> None:
    table = stopped("f", "red-1", "blue-1", "green-1 green-2")
    table.do(B, Uno(), at=4000)
    news = table.wait()
    assert (table.count(B), table.count(C), table.turn) == (1, 3, B)
    assert (told(news, "silent"), cited(news, "silent")) == ({"seat": C}, "UW-14f")
    assert table.match.now == 8000


def test_uw_14f_a_call_at_the_deadline_is_late() -> None:
    table = stopped("f", "red-1", "blue-1 blue-2")
    assert table.refused(B, Uno(), at=8000) == "UW-15"
    assert table.count(B) == 3


def test_uw_14f_one_knows_the_hand_one_gave() -> None:
    table = stopped("f", "red-1 red-2", "blue-1 blue-2", "green-1 green-2")
    assert table.view(A).hands[B].known == ("red-1", "red-2")
    assert table.view(A).hands[C].known == table.view(C).hands[B].known == ()
    assert table.view(None).hands[B].known == ()


def test_uw_14g_the_hand_is_open_until_the_next_turn_ends() -> None:
    table = spun("g", "red-1 blue-2", "red-6 red-7 red-8", "green-8 green-9 red-0")
    news = table.wait()
    assert told(news, "opened")["cards"] == ["blue-2", "red-1"]
    assert table.view(C).hands[A].known == table.view(None).hands[A].known == ("blue-2", "red-1")
    assert (table.view(C).open, table.turn) == (A, B)
    table.do(B, Play("red-6"))
    assert table.view(C).open is None
    assert table.view(C).hands[A].known == ("blue-2", "red-1")  # still known as seen


def test_uw_14g_what_is_drawn_later_is_not_seen() -> None:
    table = stopped("g", "red-1 blue-2", "red-draw2 red-7 red-8")
    table.do(B, Play("red-draw2"))
    hand = table.view(B).hands[A]
    assert (hand.known, hand.hidden) == (("blue-2", "red-1"), 2)


def test_uw_14g_a_seen_card_that_leaves_the_hand_is_no_longer_known() -> None:
    table = stopped("g", "red-1 blue-2 blue-3", "red-6 red-7 red-8")
    table.do(B, Play("red-6"))
    table.do(A, Play("red-1"))
    assert table.view(B).hands[A].known == ("blue-2", "blue-3")


def test_uw_14j_play_resumes_after_who_spun_in_the_direction_in_force() -> None:
    table = stopped("d", "red-1 red-2", "blue-1 blue-2", OTHER, "yellow-1 yellow-2",
                    spinner=C, direction=-1)  # fmt: skip
    assert table.turn == B


def test_uw_14j_the_last_card_thrown_off_lies_on_top_and_must_be_followed() -> None:
    table = stopped("c", "red-4 red-skip red-draw2 blue-4 blue-6", "green-4 green-skip green-1")
    table.do(A, NameColour("red"))
    for card in ("red-skip", "red-draw2", "red-4"):
        table.do(A, Shed(card))
    table.do(A, Done())
    assert table.legal(B) == [Play("green-4"), Draw()]


def test_uw_14j_what_the_wheel_throws_off_sets_nothing_off() -> None:
    for card in ("red-draw2", "red-skip", "red-reverse", "red-3-wizz"):
        table = stopped("c", f"{card} blue-4 blue-6", "green-4 green-7", OTHER)
        table.do(A, NameColour("red"))
        table.do(A, Shed(card))
        table.do(A, Done())
        assert (table.asked(), table.count(B)) == ({B: "turn"}, 2)
        assert table.now.direction == 1


def test_uw_14j_a_joker_on_top_makes_its_owner_name_a_colour() -> None:
    table = stopped("a", "red-1 blue-2 super-joker", OTHER)  # a red card: UW-12 does not matter
    table.do(A, Shed("super-joker"))
    assert table.asked() == {A: "colour"}
    assert table.refused(A, NameColour("pink")) == table.refused(B, NameColour("red")) == "UW-14j"
    table.do(A, NameColour("green"))
    assert (table.view(B).colour, table.turn, table.count(B)) == ("green", B, 2)


def test_uw_14j_a_joker_under_another_card_names_nothing() -> None:
    table = stopped("a", "red-1 blue-2 joker green-0", OTHER)
    table.do(A, Shed("joker"))
    table.do(A, Shed("green-0"))
    assert (table.asked(), table.view(B).colour) == ({B: "turn"}, "green")


def test_tb_12_between_rounds_one_may_look_and_say_ready() -> None:
    table = Table("red-7", "blue-1", options={"target": 900})
    assert table.refused(A, Ready()) == "TB-12"
    table.do(A, Play("red-7"))
    assert table.asked() == {-1: "next round", A: "ready", B: "ready"}
    assert table.due == 20_000
    table.do(A, Ready())
    assert table.refused(A, Ready()) == table.refused(A, Draw()) == "TB-12"
    table.do(B, Ready())
    assert table.now.round == 2


def asks(table: Table, seat: int) -> str:
    bar = next(zone for zone in GAME.scene(table.view(seat)).zones if isinstance(zone, Bar))
    return Speaker("en", [GAME.messages]).say(bar.question)


def test_uw_14_the_bar_says_which_cards_may_go() -> None:
    almost = stopped("a", "red-1 red-2 blue-3 blue-4", OTHER)
    assert asks(almost, A).startswith("Throw off 2 more cards and keep two")
    almost.do(A, Shed("red-1"))
    assert asks(almost, A).startswith("Throw off one more card and keep two")
    number = stopped("b", "red-1 blue-1 blue-4", OTHER)
    number.do(A, NameNumber(1))
    assert asks(number, A).startswith("Throw off as many cards with the number 1 as you like")
    colour = stopped("c", "red-1 red-2 blue-4", OTHER)
    colour.do(A, NameColour("red"))
    assert asks(colour, A).startswith("Throw off as many red cards as you like")


@pytest.mark.parametrize(("icon", "may_stop"), [("a", False), ("b", True)])
def test_uw_14a_where_all_must_go_nobody_is_asked_to_stop(icon: str, may_stop: bool) -> None:
    table = stopped(icon, "red-1 blue-1 blue-4", OTHER)
    if icon == "b":
        table.do(A, NameNumber(1))
    asked = [gesture.action.get("do") for gesture in GAME.scene(table.view(A)).gestures]
    assert "shed" in asked
    assert ("done" in asked) is may_stop
