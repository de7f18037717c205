"""WK-18 to WK-21: buying, selling, rising, and acting without a Merchant."""

import pytest

from tests.games.waka_waka.table import BLUE, GAME, GOLD, RED, Table, kinds, told
from watatheque.games.waka_waka.actions import Buy, Deliver, Play, Put, Sell, Veil

BOATS = [["fruit"] * 2, ["skins"] * 3, ["salt"] * 3, ["tea"] * 4]


def trader(**named: object) -> Table:
    """Red has played a Merchant."""
    table = Table(**{"hands": [["merchant"]], "boats": BOATS, **named})  # type: ignore[arg-type]
    table.play(RED, "merchant")
    return table


def test_wk_18_the_price_is_paid_and_the_whole_load_taken() -> None:
    table = trader(gold=[5])
    news = table.buy(RED, 3)
    assert told(news, "bought")["goods"] == ["tea"] * 4
    assert table.gold(RED) == 0
    assert table.stock(RED) == ("tea",) * 4
    assert table.view().boats[3].goods == ("",) * 4


def test_wk_18_a_boat_that_is_too_dear_or_empty_may_not_be_named() -> None:
    table = trader(gold=[4], boats=[[None, None], *BOATS[1:]])
    assert table.refused(RED, Buy(3)) == "WK-18"
    assert table.refused(RED, Buy(0)) == "WK-18"
    assert [action for action in table.legal(RED) if isinstance(action, Buy)] == [Buy(1), Buy(2)]


def test_wk_18_the_excess_over_six_goes_to_the_village_old_or_new() -> None:
    table = trader(stocks=[["cloth", "cloth", "jewels", "tea"]], village=[])
    table.buy(RED, 3)
    assert table.question() == ("surplus", RED)
    assert table.refused(RED, Put("salt")) == "WK-18"
    assert table.refused(RED, GOLD) == "WK-18"
    table.do(RED, Put("cloth"))
    assert table.question() == ("surplus", RED)
    table.do(RED, Put("tea"))
    assert table.question() == ("play", RED)
    assert table.stock(RED) == ("tea",) * 4 + ("cloth", "jewels")
    assert table.view().village == {"tea": 1, "cloth": 1}


def test_wk_18_goods_that_were_hidden_lie_open_in_the_stock() -> None:
    table = trader()
    assert table.view(BLUE).boats[1].goods == ("skins", None, None)
    table.buy(RED, 1)
    assert table.view(BLUE).stocks[RED] == ("skins",) * 3


def test_wk_19_a_pair_brings_ten_gold() -> None:
    table = trader(stocks=[["tea", "tea", "tea", "salt"]], village=[])
    assert table.refused(RED, Sell("salt")) == "WK-19"
    assert table.refused(RED, Sell("fruit")) == "WK-19"
    table.do(RED, Sell("tea"))
    assert table.gold(RED) == 18
    assert table.stock(RED) == ("salt", "tea")
    assert table.view().village == {"tea": 2}


def test_wk_20_an_order_is_filled_and_the_status_rises() -> None:
    table = trader(stocks=[["tea", "tea", "salt"]], village=[])
    table.deliver(RED, "tea+tea")
    assert table.level(RED) == 1
    assert table.stock(RED) == ("salt",)
    assert table.view().village == {"tea": 2}


def test_wk_20_the_order_is_that_of_the_next_level() -> None:
    table = trader(levels=[1], stocks=[["jewels", "fruit", "fruit"]])
    assert table.refused(RED, Deliver("fruit+fruit")) == "WK-5"
    assert table.refused(RED, Deliver("jewels+fruit")) == "WK-5"
    table.deliver(RED, "fruit+jewels")
    assert table.level(RED) == 2


def test_wk_20_every_way_to_fill_an_order_is_an_action_of_its_own() -> None:
    table = trader(levels=[3], stocks=[["tea", "tea", "salt", "salt", "cloth", "fruit"]])
    deliveries = [action for action in table.legal(RED) if isinstance(action, Deliver)]
    assert deliveries == [Deliver("salt+salt+cloth"), Deliver("tea+tea+cloth")]
    assert table.refused(RED, Deliver("fruit+fruit+cloth")) == "WK-20"


def test_wk_20_not_beyond_the_highest_level() -> None:
    table = trader(levels=[5], arrived=[RED], stocks=[["tea", "tea"]])
    assert table.refused(RED, Deliver("tea+tea")) == "WK-20"


def three(**named: object) -> Table:
    """Red has no Merchant, but cards enough."""
    hand = ["seer", "elder", "elder", "porter", "drummer", "rainmaker"]
    return Table(**{"hands": [hand], "boats": BOATS, **named})  # type: ignore[arg-type]


def test_wk_21_three_cards_face_down_are_one_merchant_action() -> None:
    table = three()
    news = table.veil(RED, "elder", "elder", "seer")
    assert kinds(news) == ["choosing", "choosing", "veiled"]
    assert told(news, "veiled") == {"seat": RED, "slot": 0}  # slots are counted as for `played`
    assert table.view().slots == ("veiled",)
    assert table.question() == ("merchant", RED)
    table.buy(RED, 0)
    assert table.stock(RED) == ("fruit", "fruit")
    assert table.hand(RED) == ("rainmaker", "porter", "drummer")


def test_wk_21_not_with_a_merchant_in_hand_nor_with_two_cards() -> None:
    table = Table(hands=[["merchant", "seer", "seer", "elder"]])
    assert table.refused(RED, Veil("seer")) == "WK-21"
    table = Table(hands=[["seer", "elder"]])
    assert table.refused(RED, Veil("seer")) == "WK-21"


def test_wk_21_no_card_is_chosen_twice_and_three_are_needed() -> None:
    table = three()
    table.veil(RED, "seer")
    assert table.refused(RED, Veil("seer")) == "WK-21"
    assert table.refused(RED, GOLD) == "WK-21"
    assert table.refused(RED, Play("rainmaker")) == "WK-21"


def test_wk_21_they_count_as_one_card_when_replenishing() -> None:
    table = three()
    table.veil(RED, "elder", "elder", "seer")
    table.buy(RED, 0)
    table.do(RED, GOLD)
    assert table.view().units == 1


def test_wk_21_up_to_three_times_a_turn() -> None:
    hand = ["seer"] * 4 + ["elder"] * 4 + ["porter"]
    table = Table(hands=[hand], boats=BOATS, gold=[20])
    for boat in range(3):
        table.veil(RED, *hand[3 * boat : 3 * boat + 3])
        table.buy(RED, boat)
        while table.question()[0] == "surplus":
            table.do(RED, table.legal(RED)[0])
    assert table.question() == ("play", BLUE)
    assert table.view().buried == 9


def test_wk_21_a_juggler_cannot_repeat_it() -> None:
    table = three(hands=[["seer", "elder", "porter", "juggler"]], gold=[20])
    table.veil(RED, "seer", "elder", "porter")
    table.buy(RED, 0)
    assert table.refused(RED, Play("juggler")) == "WK-24"


def test_wk_21_the_others_never_see_them_not_even_discarded() -> None:
    table = three()
    table.veil(RED, "elder", "elder", "seer")
    assert table.view(RED).face_down == ("elder", "elder", "seer")
    assert table.view(BLUE).face_down == table.view(None).face_down == ()
    table.buy(RED, 0)
    table.end_turn(RED)
    for viewer in (BLUE, None):
        view = table.view(viewer)
        assert (view.discard, view.buried, view.top, view.face_down) == ({}, 3, "veiled", ())
    assert table.view(RED).face_down == ("elder", "elder", "seer")


def test_wk_21_while_they_are_chosen_the_others_learn_their_number_only() -> None:
    table = three()
    table.veil(RED, "elder")
    assert (table.view(BLUE).chosen, table.view(BLUE).chosen_cards) == (1, ())
    assert table.view(RED).chosen_cards == ("elder",)
    assert table.view(BLUE).hands[RED].count == 6


def test_wk_21_whoever_acts_without_a_merchant_has_none() -> None:
    table = three(deck=["porter", "merchant"])
    assert not table.view(BLUE).hands[RED].bare
    table.veil(RED, "elder", "elder", "seer")
    assert table.view(BLUE).hands[RED].bare
    table.buy(RED, 0)
    table.play(RED, "drummer")
    table.discard(RED, "porter")
    table.do(RED, GAME.legal(table.state, RED)[0])
    assert not table.view(BLUE).hands[RED].bare


@pytest.mark.parametrize("hand", [["seer"] * 3, ["sorcerer"] * 3, ["juggler"] * 3])
def test_wk_21_any_three_cards_will_do(hand: list[str]) -> None:
    table = Table(hands=[hand], boats=BOATS)
    table.veil(RED, *hand)
    assert table.question() == ("merchant", RED)
