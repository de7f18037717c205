"""WK-22 to WK-31: the other cards."""

import msgspec
import pytest

from tests.games.waka_waka.table import (
    BLUE,
    CARD,
    DECLINE,
    GAME,
    GREEN,
    RED,
    SEED,
    Table,
    kinds,
    other_cards,
    told,
)
from watatheque.games.waka_waka.actions import (
    Buy,
    Discard,
    Done,
    Gather,
    Look,
    Play,
    Put,
    Sell,
    Swap,
    Use,
    Veil,
    Visit,
)

BOATS = [["fruit"] * 2, ["skins"] * 3, ["salt"] * 3, ["tea", "fruit", "cloth", "jewels"]]


def test_wk_22_twelve_gold_for_a_level_while_the_fire_is_lit() -> None:
    table = Table(hands=[["sorcerer"]], gold=[12], stocks=[["tea"]])
    table.play(RED, "sorcerer")
    assert (table.level(RED), table.gold(RED)) == (1, 0)
    assert table.stock(RED) == ("tea",)
    assert table.view().lit


def test_wk_22_not_while_the_fire_is_out() -> None:
    table = Table(hands=[["sorcerer"]], gold=[12], lit=False)
    assert table.refused(RED, Play("sorcerer")) == "WK-22"


def test_wk_24_the_card_before_is_used_once_more() -> None:
    table = Table(hands=[["rainmaker", "juggler"]], levels=[2])
    table.play(RED, "rainmaker", "juggler")
    assert table.gold(RED) == 8 + 4


def test_wk_24_never_as_the_first_card() -> None:
    assert Table(hands=[["juggler"]]).refused(RED, Play("juggler")) == "WK-24"


def test_wk_24_juggler_after_juggler_is_the_first_card_a_third_time() -> None:
    table = Table(hands=[["rainmaker", "juggler", "juggler"]], levels=[2])
    table.play(RED, "rainmaker", "juggler", "juggler")
    assert table.gold(RED) == 8 + 6


def test_wk_24_all_choices_are_made_anew_and_costs_paid_again() -> None:
    hands = [["merchant", "juggler", "juggler"]]
    table = Table(hands=hands, boats=BOATS, gold=[10], stocks=[["tea", "tea"]])
    table.play(RED, "merchant")
    table.buy(RED, 0)
    table.play(RED, "juggler")
    assert table.refused(RED, Buy(0)) == "WK-18"
    table.buy(RED, 3)
    assert table.gold(RED) == 10 - 2 - 5
    table.do(RED, Put("jewels"), Put("cloth"))
    table.play(RED, "juggler")
    table.do(RED, Sell("tea"))
    assert table.gold(RED) == 3 + 10


def test_wk_24_on_an_elder_that_elder_is_used_again() -> None:
    hands = [["elder", "juggler"], ["seer"], ["rainmaker"]]
    table = Table(seats=3, hands=hands, levels=[1])
    table.play(RED, "elder")
    table.do(RED, Visit(BLUE), DECLINE)
    table.do(BLUE, DECLINE)
    table.play(RED, "juggler")
    assert table.question() == ("elder", RED)
    table.do(RED, Visit(GREEN), Use("rainmaker"))
    assert table.gold(RED) == 9


@pytest.mark.parametrize(("level", "gold"), [(0, 0), (1, 1), (4, 4)])
def test_wk_25_gold_by_ones_level(level: int, gold: int) -> None:
    table = Table(hands=[["rainmaker"]], levels=[level])
    table.play(RED, "rainmaker")
    assert table.gold(RED) == 8 + gold


def test_wk_26_two_hidden_goods_of_one_boat_seen_in_secret() -> None:
    table = Table(hands=[["chimpanzee"]], boats=BOATS)
    table.play(RED, "chimpanzee")
    news = table.do(RED, Look(3, 1, 3))
    assert told(news, "found")["goods"] == ["fruit", "jewels"]
    assert [event.to for event in news] == [None, RED]
    assert table.view(RED).boats[3].goods == ("tea", "fruit", None, "jewels")
    assert table.view(BLUE).boats[3].goods == ("tea", None, None, None)
    assert table.view(BLUE).boats[3].seen_by == ((), (RED,), (), (RED,))


def test_wk_26_they_stay_in_their_places() -> None:
    table = Table(hands=[["chimpanzee"]], boats=BOATS)
    before = table.state.cargo[:]
    table.play(RED, "chimpanzee")
    table.do(RED, Look(2, 1, 2))
    assert table.state.cargo == before


def test_wk_26_of_fewer_all_and_of_more_two_of_ones_choice() -> None:
    table = Table(hands=[["chimpanzee"]], boats=[*BOATS[:2], [None] * 3, BOATS[3]])
    table.play(RED, "chimpanzee")
    assert table.legal(RED) == [
        Look(0, 1, -1), Look(1, 1, 2), Look(3, 1, 2), Look(3, 1, 3), Look(3, 2, 3),
    ]  # fmt: skip
    for wrong in (Look(0, 0, 1), Look(1, 0, 1), Look(1, 2, 1), Look(1, 1, -1), Look(2, 1, 2)):
        assert table.refused(RED, wrong) == "WK-26"
    assert table.refused(RED, Look(9, 1, 2)) == "WK-4"


def test_wk_26_a_card_is_drawn_first() -> None:
    table = Table(hands=[["chimpanzee"]], boats=BOATS, deck=["seer"])
    assert kinds(table.play(RED, "chimpanzee")) == ["played", "drew", "got"]
    assert table.question() == ("look", RED)
    assert table.hand(RED) == ("seer",)


def test_wk_26_drawing_is_an_option() -> None:
    table = Table(options={"chimpanzee_draws": False}, hands=[["chimpanzee"]], deck=["seer"])
    table.play(RED, "chimpanzee")
    assert table.hand(RED) == ()


def test_wk_26_what_was_seen_is_forgotten_when_the_boat_is_loaded_anew() -> None:
    table = Table(hands=[["chimpanzee", "merchant"]], boats=BOATS)
    table.play(RED, "chimpanzee")
    table.do(RED, Look(1, 1, 2))
    table.play(RED, "merchant")
    table.buy(RED, 1)
    table.end_turn(RED)
    assert table.view(RED).boats[1].goods[1:] == (None, None)
    assert table.view(RED).boats[1].seen_by == ((), (), ())


def test_wk_27_one_good_of_the_village() -> None:
    table = Table(hands=[["gatherer"]], village=["tea", "salt"])
    table.play(RED, "gatherer")
    assert table.refused(RED, Gather("fruit")) == "WK-27"
    table.do(RED, Gather("salt"))
    assert table.stock(RED) == ("salt",)
    assert table.view().village == {"tea": 1}


def test_wk_27_with_six_in_the_stock_one_goes_to_the_village() -> None:
    table = Table(hands=[["gatherer"]], stocks=[["tea"] * 6], village=["salt"])
    table.play(RED, "gatherer")
    table.do(RED, Gather("salt"))
    assert table.question() == ("surplus", RED)
    assert table.refused(RED, Put("cloth")) == "WK-27"
    table.do(RED, Put("tea"))
    assert table.stock(RED) == ("salt",) + ("tea",) * 5


def test_wk_27_what_goes_there_is_ones_own_not_the_piece_just_taken() -> None:
    table = Table(hands=[["gatherer"]], stocks=[["tea"] * 6], village=["salt"])
    table.play(RED, "gatherer")
    table.do(RED, Gather("salt"))
    assert table.refused(RED, Put("salt")) == "WK-27"
    assert table.legal(RED) == [Put("tea")]
    saved = GAME.save(table.state)
    again = GAME.setup({}, 2, SEED, msgspec.to_builtins(saved))
    assert GAME.legal(again, RED) == [Put("tea")]


def test_wk_27_an_older_good_of_that_kind_may_go() -> None:
    table = Table(hands=[["gatherer"]], stocks=[["tea"] * 5 + ["salt"]], village=["salt"])
    table.play(RED, "gatherer")
    table.do(RED, Gather("salt"))
    assert table.legal(RED) == [Put("salt"), Put("tea")]
    table.do(RED, Put("salt"))
    assert table.stock(RED) == ("salt",) + ("tea",) * 5


def test_wk_28_one_for_one_with_what_lies_there() -> None:
    table = Table(hands=[["porter"]], stocks=[["tea", "salt"]], village=["fruit"])
    table.play(RED, "porter")
    assert table.legal(RED) == [Swap("salt", "fruit"), Swap("tea", "fruit")]
    assert table.refused(RED, Swap("cloth", "fruit")) == "WK-28"
    table.do(RED, Swap("tea", "fruit"))
    assert table.stock(RED) == ("fruit", "salt")
    assert table.view().village == {"tea": 1}


def test_wk_28_not_for_the_very_same_piece() -> None:
    table = Table(hands=[["porter"]], stocks=[["tea"]], village=["fruit"])
    table.play(RED, "porter")
    assert table.refused(RED, Swap("tea", "tea")) == "WK-28"


def test_wk_29_any_number_away_and_as_many_drawn() -> None:
    hand = ["drummer", "seer", "elder", "porter"]
    table = Table(hands=[hand], deck=["rainmaker", "sorcerer"])
    table.play(RED, "drummer")
    table.discard(RED, "seer", "porter")
    assert table.hand(RED) == ("elder",)
    table.do(RED, Done())
    assert table.hand(RED) == ("sorcerer", "elder", "rainmaker")
    assert table.view().discard == {"porter": 1, "seer": 1}


def test_wk_29_none_is_allowed_and_all_of_them_too() -> None:
    table = Table(hands=[["drummer", "seer"]])
    table.play(RED, "drummer")
    table.do(RED, Done())
    assert table.hand(RED) == ("seer",)
    table = Table(hands=[["drummer", "seer"]], deck=["elder"])
    table.play(RED, "drummer")
    table.discard(RED, "seer")
    assert table.question() == ("play", RED)
    assert table.hand(RED) == ("elder",)


def test_wk_29_each_user_sets_their_own_number() -> None:
    table = Table(hands=[["drummer", "seer"], ["porter", "elder"]], gold=[5, 5])
    table.play(RED, "drummer")
    table.do(RED, Done())
    table.do(BLUE, table.legal(BLUE)[0], Discard("porter"), Discard("elder"))
    assert table.question() == ("play", RED)
    assert table.view().discard["porter"] == table.view().discard["elder"] == 1


def test_wk_30_two_cards() -> None:
    table = Table(hands=[["seer"]], deck=["elder", "porter"])
    table.play(RED, "seer")
    assert table.hand(RED) == ("elder", "porter")


def test_wk_30_a_sharer_may_exceed_six_until_the_end_of_their_own_turn() -> None:
    six = ["porter"] * 4 + ["elder"] * 2
    table = Table(hands=[["seer"], six], gold=[5, 5], deck=["sorcerer"] * 4)
    table.play(RED, "seer")
    table.do(BLUE, table.legal(BLUE)[0])
    table.end_turn(RED)
    assert len(table.hand(BLUE)) == 8
    assert table.question() == ("play", BLUE)
    table.end_turn(BLUE)
    assert table.question() == ("discard", BLUE)


def test_wk_31_what_is_impossible_may_not_be_played() -> None:
    poor = Table(hands=[["merchant", "sorcerer", "porter"]], gold=[1], village=["tea"])
    for card in ("merchant", "sorcerer", "porter"):
        assert poor.refused(RED, Play(card)) == "WK-31"
    bare = Table(hands=[["gatherer", "porter"]], stocks=[["tea"]], village=[])
    for card in ("gatherer", "porter"):
        assert bare.refused(RED, Play(card)) == "WK-31"
    top = Table(hands=[["sorcerer"]], gold=[20], levels=[5], arrived=[RED])
    assert top.refused(RED, Play("sorcerer")) == "WK-31"
    empty = [[None] * 2, [None] * 3, [None] * 3, [None] * 4]
    blind = Table(options={"chimpanzee_draws": False}, hands=[["chimpanzee"]], boats=empty)
    assert blind.refused(RED, Play("chimpanzee")) == "WK-31"


def test_wk_31_nor_repeated_by_a_juggler() -> None:
    table = Table(hands=[["sorcerer", "juggler"]], gold=[12])
    table.play(RED, "sorcerer")
    assert table.refused(RED, Play("juggler")) == "WK-31"


def test_wk_31_what_only_brings_no_gain_may() -> None:
    cards = ["rainmaker", "elder", "drummer"]
    table = Table(hands=[cards], levels=[0], gold=[0])
    assert {Play(card) for card in cards} <= set(table.legal(RED))
    hand = other_cards(["fire"] * 3)
    full = Table(hands=[hand], deck=["fire"] * 3)
    assert Play("seer") in full.legal(RED)
    assert CARD not in full.legal(RED)


def test_wk_31_what_is_impossible_may_be_one_of_three() -> None:
    table = Table(hands=[["juggler", "sorcerer", "porter"]], gold=[3], boats=BOATS, lit=False)
    table.veil(RED, "juggler", "sorcerer", "porter")
    assert table.question() == ("merchant", RED)


def test_wk_31_three_cards_face_down_need_something_to_do_too() -> None:
    table = Table(hands=[["seer"] * 3], gold=[1])
    assert table.refused(RED, Veil("seer")) == "WK-31"
