"""WK-1 to WK-8: the material and the setup."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.games.waka_waka.table import GAME, RED, SEED, Table, other_goods
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.games.waka_waka import pieces
from watatheque.games.waka_waka.actions import Buy, Deliver, Sell
from watatheque.games.waka_waka.orders import ways, written


def deal(seats: int = 2, seed: int = 0, **options: Any) -> Any:
    return GAME.save(GAME.setup(options, seats, Random(seed).randbytes(32)))


def cards_of(position: Any) -> Counter[str]:
    return Counter([*position.deck, *(card for hand in position.hands for card in hand)])


def test_wk_1_there_are_84_goods_fourteen_to_a_kind() -> None:
    position = deal()
    boats = [good for boat in position.boats for good in boat]
    goods = Counter([*position.reserve, *position.village, *boats])
    assert goods == dict.fromkeys(("fruit", "skins", "salt", "tea", "cloth", "jewels"), 14)
    assert goods.total() == 84


def test_wk_2_there_are_66_cards() -> None:
    cards = cards_of(deal(4))
    assert cards.total() == 66
    assert (cards["merchant"], cards["sorcerer"], cards["chimpanzee"]) == (20, 7, 8)
    assert cards["fire"] == 3
    fours = ("elder", "juggler", "rainmaker", "gatherer", "porter", "drummer", "seer")
    assert all(cards[card] == 4 for card in fours)


def test_wk_3_only_the_total_of_gold_counts_and_the_bank_never_runs_out() -> None:
    table = Table(hands=[["merchant"]], stocks=[["tea", "tea"]], gold=[10_000])
    table.play(RED, "merchant")
    table.do(RED, Sell("tea"))
    assert table.gold(RED) == 10_010


def test_wk_4_four_boats_with_their_prices_and_spaces() -> None:
    boats = Table().view().boats
    assert [(boat.price, len(boat.goods)) for boat in boats] == [(2, 2), (3, 3), (4, 3), (5, 4)]


def test_wk_4_only_the_eye_space_shows_its_good() -> None:
    for viewer in (None, RED):
        for boat in Table().view(viewer).boats:
            assert boat.goods[0] in pieces.GOODS
            assert set(boat.goods[1:]) == {None}


def test_wk_4_the_boats_are_data_that_a_table_may_correct() -> None:
    data = {"boats": [{"price": 7, "goods": 4, "eyes": 2}, {"price": 1, "goods": 1}]}
    view = Table(options={"data": data}).view()
    assert [(boat.price, len(boat.goods)) for boat in view.boats] == [(1, 1), (7, 4)]
    assert [good is not None for good in view.boats[1].goods] == [True, True, False, False]
    with pytest.raises(BadInput, match=r"boats, 0: 3 Eyes on 2 spaces \(WK-4\)"):
        Table(options={"data": {"boats": [{"price": 1, "goods": 2, "eyes": 3}]}})
    with pytest.raises(BadInput, match="`eye`"):
        Table(options={"data": {"boats": [{"price": 1, "goods": 2, "eye": 1}]}})


BOARD = ["XX", "jewels fruit", "skins salt tea", "XX cloth", "XXYY"]
DASHES = {
    "1": ["XYZ", "XX salt", "XXX", "WXYZ", "XXYY"],
    "2": ["XYZ", "skins tea jewels", "XXYY", "WXYZ", "XXXYY"],
    "3": ["XX tea", "WXYZ", "XXYY", "VWXYZ", "XXYYZ"],
    "4": ["XXYY", "fruit salt tea jewels", "XXXYY", "VWXYZ", "XXYYZZ"],
}


def test_wk_5_all_five_tables_of_orders() -> None:
    assert list(Table().view().orders) == BOARD
    for name, orders in DASHES.items():
        assert list(Table(options={"orders": name}).view().orders) == orders


def test_wk_5_where_an_order_comes_from_is_marked() -> None:
    assert Table().view().sources == ("rulebook", "rulebook", "R", "R", "R")
    assert set(Table(options={"orders": "4"}).view().sources) == {"R"}
    own = {"data": {"orders": {"board": ["X", "tea"]}}}
    assert Table(options=own).view().sources == ("table", "table")


def test_wk_5_unlike_letters_are_unlike_kinds() -> None:
    assert len(ways("XX")) == 6
    assert len(ways("XYZ")) == 20
    assert len(ways("XXYY")) == 15
    assert len(ways("XXXYY")) == 30
    assert len(ways("XXYYZ")) == 60
    assert len(ways("VWXYZ")) == 6
    assert all(max(way) == 2 and sorted(way)[-2:] == [2, 2] for way in ways("XXYY"))


def test_wk_5_a_letter_is_never_a_kind_that_the_order_names() -> None:
    filled = [written(way) for way in ways("XX tea")]
    assert len(filled) == 5
    assert "fruit+fruit+tea" in filled
    assert "tea+tea+tea" not in filled
    table = Table(options={"orders": "3"}, hands=[["merchant"]], stocks=[["tea"] * 3])
    table.play(RED, "merchant")
    assert table.refused(RED, Deliver("tea+tea+tea")) == "WK-5"


def test_wk_5_the_orders_are_data_that_a_table_may_correct() -> None:
    data = {"orders": {"1": ["tea tea", "XYY"]}}
    assert Table(options={"orders": "1", "data": data}).view().orders == ("tea tea", "XYY")
    for wrong, why in (
        (["rum"], "'rum' is no good"),
        (["XXXXXXX"], "1 to 6 goods"),
        (["ABC fruit salt tea cloth"], "not 7"),
        (["xx"], "'xx' is no good"),
        (["AA", ""], "not 0"),
        ([], "1 to 9 levels"),
    ):
        with pytest.raises(BadInput, match=f"orders 2: .*{why}.*WK-5"):
            Table(options={"data": {"orders": {"2": wrong}}})


def test_wk_6_the_table_is_laid_out() -> None:
    view = Table().view()
    assert sum(view.village.values()) == 6
    assert view.reserve == 84 - 6 - 12
    assert view.lit
    assert view.stocks == ((), ())


def test_wk_6_stocks_gold_and_the_number_of_cards_lie_open() -> None:
    table = Table(hands=[["seer"], ["elder"] * 2], stocks=[["tea"], ["salt"]], gold=[3, 4])
    for viewer in (None, RED):
        view = table.view(viewer)
        assert view.stocks == (("tea",), ("salt",))
        assert view.gold == (3, 4)
        assert [hand.count for hand in view.hands] == [1, 2]
    assert table.known(RED, 1) == table.known(None, 1) == ()


def test_wk_6_a_stock_has_six_spaces() -> None:
    with pytest.raises(BadInput, match="six spaces"):
        Table(stocks=[["tea"] * 7])


def test_wk_7_everybody_starts_with_eight_gold_and_six_cards() -> None:
    for seats in (2, 3, 4):
        position = deal(seats)
        assert position.gold == [8] * seats
        assert [len(hand) for hand in position.hands] == [6] * seats


def test_wk_7_a_fire_that_is_dealt_is_replaced_and_turns_nothing() -> None:
    for seed in range(40):
        position = deal(4, seed)
        assert not any("fire" in hand for hand in position.hands)
        assert position.deck.count("fire") == 3
        assert len(position.deck) == 66 - 24
        assert position.lit
        assert position.discard == []


def test_wk_7_a_fire_set_aside_is_shuffled_back() -> None:
    shuffles = []
    for seed in range(40):
        draws = Match(GAME, {}, 4, Random(seed).randbytes(32)).draws
        shuffles.append([draw.of for draw in draws if draw.label == "deck"])
    assert [66, 42] in shuffles
    assert [66] in shuffles


def test_wk_8_the_lot_says_who_begins_and_play_runs_clockwise() -> None:
    assert {deal(3, seed).first for seed in range(20)} == {0, 1, 2}
    table = Table(seats=3, turn=1, first=1)
    order = []
    for _ in range(4):
        order.append(table.state.turn)
        table.end_turn(table.state.turn)
    assert order == [1, 2, 0, 1]


def test_wk_8_the_orders_are_an_option() -> None:
    with pytest.raises(BadInput, match="Invalid enum value '5'"):
        GAME.setup({"orders": "5"}, 2, SEED)


def test_wk_6_goods_of_a_position_that_are_named_twice_are_refused() -> None:
    with pytest.raises(BadInput, match="not 14"):
        Table(village=[*other_goods()[:14], "fruit"])


def test_wk_4_a_boat_that_is_not_there_cannot_be_bought() -> None:
    table = Table(hands=[["merchant"]])
    table.play(RED, "merchant")
    assert table.refused(RED, Buy(4)) == "WK-4"
    assert table.refused(RED, Buy(-1)) == "WK-4"
