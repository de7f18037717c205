"""WK-9 to WK-15: the course of a turn, and what runs out."""

import pytest

from tests.games.waka_waka.table import (
    BLUE,
    CARD,
    GOLD,
    GREEN,
    RED,
    SHARE,
    Table,
    kinds,
    other_cards,
    other_goods,
    told,
)
from watatheque.games.waka_waka.actions import Buy, Discard, Done, Gather, Play, Sell

FOUR_BOATS = [["fruit"] * 2, ["skins"] * 3, ["salt"] * 3, ["tea"] * 4]


def test_wk_9_slots_fill_from_left_to_right_up_to_three() -> None:
    table = Table(hands=[["rainmaker", "seer", "rainmaker", "seer"]])
    table.play(RED, "rainmaker")
    assert table.view().slots == ("rainmaker",)
    table.play(RED, "seer")
    assert table.view().slots == ("rainmaker", "seer")
    assert table.question() == ("play", RED)
    table.play(RED, "rainmaker")
    assert table.question() == ("play", BLUE)


def test_wk_9_a_card_is_carried_out_before_the_next_is_played() -> None:
    table = Table(hands=[["gatherer", "rainmaker"]], village=["tea"])
    table.play(RED, "gatherer")
    assert table.refused(RED, Play("rainmaker")) == "WK-27"
    assert table.refused(RED, GOLD) == "WK-27"
    table.do(RED, Gather("tea"))
    assert table.question() == ("play", RED)


def test_wk_9_only_cards_in_hand_and_only_in_ones_own_turn() -> None:
    table = Table(hands=[["rainmaker"], ["rainmaker"]])
    assert table.refused(BLUE, Play("rainmaker")) == "WK-9"
    assert table.refused(RED, Play("seer")) == "WK-9"
    assert table.refused(RED, Play("fire")) == "WK-9"
    assert table.refused(RED, Play("")) == "WK-9"


@pytest.mark.parametrize("played", [0, 1, 2])
def test_wk_10_the_fewer_cards_the_more_units(played: int) -> None:
    table = Table(hands=[["rainmaker"] * 3])
    table.play(RED, *["rainmaker"] * played)
    before = table.gold(RED)
    for unit in range(3 - played):
        assert table.question() == ("replenish" if unit else "play", RED)
        table.do(RED, GOLD)
    assert table.gold(RED) == before + 3 - played
    assert table.question() == ("play", BLUE)


def test_wk_10_nothing_after_three_cards() -> None:
    table = Table(hands=[["rainmaker"] * 3])
    table.play(RED, *["rainmaker"] * 3)
    assert table.question() == ("play", BLUE)
    assert table.gold(RED) == 8


def test_wk_10_cards_and_gold_in_any_mix_seeing_each_card_first() -> None:
    table = Table(deck=["seer", "elder"])
    table.do(RED, CARD)
    assert table.hand(RED) == ("seer",)
    table.do(RED, GOLD, CARD)
    assert table.hand(RED) == ("elder", "seer")
    assert table.gold(RED) == 9


def test_wk_10_after_the_first_unit_no_card_is_played() -> None:
    table = Table(hands=[["rainmaker"]])
    table.do(RED, GOLD)
    assert table.refused(RED, Play("rainmaker")) == "WK-10"


def test_wk_10_others_see_that_a_card_is_drawn_but_not_which() -> None:
    table = Table(deck=["seer"])
    news = table.do(RED, CARD)
    assert [(event.kind, event.to) for event in news] == [("drew", None), ("got", RED)]
    assert table.known(BLUE, RED) == ()


def test_wk_11_down_to_six_cards_at_the_end_of_the_turn() -> None:
    table = Table(hands=[["seer"] * 4 + ["elder"] * 2], deck=["porter"] * 3)
    table.do(RED, CARD, CARD)
    assert len(table.hand(RED)) == 8
    table.do(RED, CARD)
    assert table.question() == ("discard", RED)
    assert table.refused(RED, Discard("drummer")) == "WK-11"
    assert table.refused(RED, GOLD) == "WK-11"
    table.discard(RED, "seer", "elder")
    assert table.question() == ("discard", RED)
    table.discard(RED, "seer")
    assert table.question() == ("play", BLUE)
    assert len(table.hand(RED)) == 6
    assert table.view().discard == {"elder": 1, "seer": 2}


def test_wk_11_no_limit_during_the_turn() -> None:
    table = Table(hands=[["seer"] + ["porter"] * 4 + ["elder"]])
    table.play(RED, "seer")
    assert len(table.hand(RED)) == 7
    assert table.question() == ("play", RED)


def test_wk_12_played_cards_join_the_discard_pile_at_the_end() -> None:
    table = Table(hands=[["rainmaker", "seer"]])
    table.play(RED, "rainmaker", "seer")
    assert table.view().discard == {}
    table.do(RED, GOLD)
    assert table.view().discard == {"rainmaker": 1, "seer": 1}
    assert table.view().top == "seer"
    assert table.view().slots == ()


def test_wk_12_a_boat_is_loaded_again_at_the_end_of_the_turn() -> None:
    table = Table(hands=[["merchant"]], boats=FOUR_BOATS, reserve=["jewels", "cloth", "fruit"])
    table.play(RED, "merchant")
    table.buy(RED, 1)
    assert table.view().boats[1].goods == ("", "", "")
    news = table.end_turn(RED)
    assert told(news, "loaded") == {"boat": 1, "price": 3, "goods": ["jewels"]}
    assert table.view().boats[1].goods == ("jewels", None, None)
    assert table.state.cargo[2:5] == [5, 4, 0]


def test_wk_13_an_empty_deck_is_made_of_the_discard_pile() -> None:
    hand = ["seer"]
    table = Table(hands=[hand], discard=other_cards(hand))
    assert table.view().deck == 0
    news = table.do(RED, CARD)
    assert "shuffled" in kinds(news)
    view = table.view()
    fires = view.discard.get("fire", 0)
    assert view.deck == 64 - fires
    assert sum(view.discard.values()) == fires


def test_wk_13_cards_in_play_are_not_shuffled_in() -> None:
    hand = ["rainmaker"]
    table = Table(hands=[hand], discard=other_cards(hand))
    table.play(RED, "rainmaker")
    table.do(RED, CARD)
    assert table.view().slots == ("rainmaker",)


def test_wk_13_when_only_fires_are_left_a_unit_is_gold() -> None:
    hands = [other_cards(["fire"] * 3)]
    for deck, discard in ((3, 0), (0, 3), (1, 2)):
        table = Table(hands=hands, deck=["fire"] * deck, discard=["fire"] * discard)
        assert table.refused(RED, CARD) == "WK-13"
        table.do(RED, GOLD)
        assert table.view().lit


def test_wk_13_when_only_fires_are_left_any_other_draw_falls_short() -> None:
    cards = other_cards(["fire"] * 3)
    table = Table(hands=[cards[:-1], ["seer"]], deck=["fire", "fire", "fire"], turn=BLUE)
    news = table.play(BLUE, "seer")
    assert told(news, "drew")["count"] == 0
    assert "short" in kinds(news)
    assert "fire" not in kinds(news)


def test_wk_13_a_draw_takes_what_there_is() -> None:
    cards = other_cards(["fire"] * 3, ["elder", "seer"])
    table = Table(hands=[cards, ["seer"]], discard=["fire"] * 3, deck=["elder"], turn=BLUE)
    news = table.play(BLUE, "seer")
    assert told(news, "drew")["count"] == 1
    assert table.hand(BLUE) == ("elder",)


def test_wk_14_an_empty_reserve_is_made_of_the_village() -> None:
    boats = [good for boat in FOUR_BOATS for good in boat]
    village = other_goods(boats)
    table = Table(hands=[["merchant"]], boats=FOUR_BOATS, village=village)
    assert table.view().reserve == 0
    table.play(RED, "merchant")
    table.buy(RED, 0)
    news = table.end_turn(RED)
    assert kinds(news).count("restocked") == 1
    assert sum(table.view().village.values()) == 6
    assert table.view().reserve == len(village) - 6 - 2


def test_wk_14_boats_are_loaded_in_order_of_price_the_eye_first() -> None:
    goods = ["fruit", "skins", "salt", "tea", "cloth"]
    table = Table(hands=[["merchant"] * 2], boats=FOUR_BOATS, reserve=goods, village=[], gold=[20])
    table.play(RED, "merchant")
    table.buy(RED, 1)
    table.play(RED, "merchant")
    table.buy(RED, 0)
    table.end_turn(RED)
    view = table.view()
    assert [view.boats[0].goods[0], view.boats[1].goods[0]] == ["fruit", "salt"]
    assert table.state.cargo[:5] == [0, 1, 2, 3, 4]


def test_wk_14_a_space_that_was_empty_is_loaded_too() -> None:
    table = Table(boats=[[None, None], *FOUR_BOATS[1:]], reserve=["jewels", "tea"])
    table.end_turn(RED)
    assert table.view().boats[0].goods == ("jewels", None)


def test_wk_15_a_fire_is_shown_turns_the_token_and_is_replaced() -> None:
    table = Table(deck=["fire", "seer"])
    news = table.do(RED, CARD)
    assert kinds(news)[:2] == ["fire", "drew"]
    assert told(news, "fire") == {"seat": RED, "lit": False}
    assert table.hand(RED) == ("seer",)
    assert not table.view().lit
    assert table.view().discard == {"fire": 1}


def test_wk_15_again_if_need_be() -> None:
    table = Table(deck=["fire", "fire", "fire", "seer"])
    news = table.do(RED, CARD)
    assert kinds(news).count("fire") == 3
    assert not table.view().lit
    table = Table(deck=["fire", "fire", "seer"])
    table.do(RED, CARD)
    assert table.view().lit


def test_wk_15_at_any_time_in_anybodys_turn() -> None:
    hands, gold = [["drummer"], [], ["elder"]], [0, 0, 1]
    table = Table(seats=3, hands=hands, gold=gold, deck=["fire", "seer"])
    table.play(RED, "drummer")
    table.do(RED, Done())
    table.do(GREEN, SHARE, Discard("elder"))
    assert not table.view().lit
    assert table.hand(GREEN) == ("seer",)


def test_wk_15_shuffled_fires_can_come_again() -> None:
    hand = other_cards(["fire"] * 3, ["seer"])
    table = Table(hands=[hand], discard=["fire", "fire", "fire", "seer"])
    table.do(RED, CARD)
    assert "seer" in table.hand(RED)
    assert table.view().fires == table.view().discard.get("fire", 0)


def test_wk_14_the_village_may_be_bare_when_the_reserve_is_not() -> None:
    table = Table(hands=[["gatherer"]], village=[])
    assert table.refused(RED, Play("gatherer")) == "WK-31"
    assert table.refused(RED, Buy(0)) == "WK-9"
    assert table.refused(RED, Sell("tea")) == "WK-9"
