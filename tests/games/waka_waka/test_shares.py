"""WK-16 and WK-17: using a card that somebody else has played."""

import pytest

from tests.games.waka_waka.table import (
    BLUE,
    DECLINE,
    GAME,
    GOLD,
    GREEN,
    RED,
    SHARE,
    YELLOW,
    Table,
    kinds,
    told,
)
from watatheque.core.errors import BadInput
from watatheque.core.match import Match
from watatheque.games.waka_waka.actions import Decline, Discard, Done, Gather, Play, Put, Swap


def test_wk_16_the_others_are_asked_in_order_of_play() -> None:
    table = Table(seats=4, hands=[[], [], ["seer"]], gold=[5, 5, 5, 5], turn=GREEN)
    table.play(GREEN, "seer")
    asked = []
    while table.question()[0] == "share":
        asked.append(table.question()[1])
        table.do(asked[-1], DECLINE)
    assert asked == [YELLOW, RED, BLUE]
    assert table.question() == ("play", GREEN)


def test_wk_16_one_gold_goes_to_whoever_played_the_card() -> None:
    table = Table(hands=[["seer"]], gold=[5, 5], deck=["elder"] * 4)
    table.play(RED, "seer")
    news = table.do(BLUE, SHARE)
    assert told(news, "shared") == {"seat": BLUE, "owner": RED, "card": "seer"}
    assert (table.gold(RED), table.gold(BLUE)) == (6, 4)
    assert table.hand(BLUE) == ("elder", "elder")


def test_wk_16_the_player_uses_the_card_first_and_cannot_refuse() -> None:
    table = Table(hands=[["gatherer"]], gold=[5, 5], village=["tea", "salt"])
    table.play(RED, "gatherer")
    assert table.question() == ("gather", RED)
    table.do(RED, Gather("tea"))
    assert table.question() == ("share", BLUE)
    assert table.refused(RED, DECLINE) == "WK-16"
    assert table.legal(BLUE) == [SHARE, DECLINE]


def test_wk_16_only_once_each() -> None:
    table = Table(hands=[["gatherer"]], gold=[5, 5], village=["tea"] * 3)
    table.play(RED, "gatherer")
    table.do(RED, Gather("tea"))
    table.do(BLUE, SHARE, Gather("tea"))
    assert table.question() == ("play", RED)


def test_wk_16_paid_before_use_so_the_last_gold_is_enough() -> None:
    table = Table(seats=3, hands=[["seer"]], gold=[0, 0, 1])
    table.play(RED, "seer")
    assert table.question() == ("share", GREEN)
    table.do(GREEN, SHARE)
    assert table.gold(GREEN) == 0


def test_wk_16_only_those_able_to_carry_it_out_are_asked() -> None:
    table = Table(
        seats=3,
        hands=[["porter"]],
        stocks=[["tea"], [], ["salt"]],
        gold=[5, 5, 5],
        village=["fruit"],
    )
    table.play(RED, "porter")
    table.do(RED, Swap("tea", "fruit"))
    assert table.question() == ("share", GREEN)
    table = Table(hands=[["gatherer"]], gold=[5, 5], village=["tea"])
    table.play(RED, "gatherer")
    table.do(RED, Gather("tea"))
    assert table.question() == ("play", RED)


def test_wk_16_able_means_able_after_paying() -> None:
    """With a symbol on the Sorcerer (a table's own data) 12 gold are one too few."""
    options = {"data": {"symbols": ["sorcerer"]}}
    table = Table(seats=3, options=options, hands=[["sorcerer"]], gold=[12, 12, 13])
    table.play(RED, "sorcerer")
    assert table.question() == ("share", GREEN)
    table.do(GREEN, SHARE)
    assert (table.level(GREEN), table.gold(GREEN)) == (1, 0)


def test_wk_16_a_deadline_declines() -> None:
    match = Match(GAME, {"share_ms": 4000}, 2, bytes(32), {"hands": [["seer"]], "gold": [5, 5]})
    assert match.submit(RED, Play("seer"), 1000) is None
    prompt = match.prompts()[0]
    assert (prompt.seat, prompt.deadline, prompt.default) == (BLUE, 5000, Decline())
    match.expire(5000)
    assert match.entries[-1].action == Decline()
    assert match.prompts()[0].kind == "play"
    assert match.state.gold == [5, 5]


def test_wk_16_without_a_limit_nobody_is_hurried() -> None:
    table = Table(options={"share_ms": 0}, hands=[["seer"]], gold=[5, 5])
    table.play(RED, "seer")
    assert table.prompt().deadline is None
    assert table.view(BLUE).due is None


@pytest.mark.parametrize("card", ["gatherer", "porter", "drummer", "seer"])
def test_wk_16_the_symbol_is_on_four_cards(card: str) -> None:
    table = Table(hands=[[card, "rainmaker"]], stocks=[["tea"], ["tea"]], gold=[5, 5])
    answers = {"gatherer": Gather, "porter": Swap, "drummer": Done}
    table.play(RED, card)
    if card in answers:
        table.do(RED, next(a for a in table.legal(RED) if isinstance(a, answers[card])))
    assert table.question() == ("share", BLUE)


@pytest.mark.parametrize("card", ["merchant", "sorcerer", "chimpanzee", "elder", "rainmaker"])
def test_wk_16_and_on_no_other(card: str) -> None:
    assert card not in Table().view().symbols


def test_wk_16_which_cards_carry_it_is_data() -> None:
    options = {"data": {"symbols": ["rainmaker"]}}
    table = Table(options=options, hands=[["rainmaker", "seer"]], levels=[0, 3], gold=[5, 5])
    table.play(RED, "rainmaker")
    table.do(BLUE, SHARE)
    assert table.gold(BLUE) == 5 - 1 + 3
    table.play(RED, "seer")
    assert table.question() == ("play", RED)
    with pytest.raises(BadInput, match="no card 'griot'"):
        Table(options={"data": {"symbols": ["griot"]}})


def test_wk_17_no_sharing_when_used_by_way_of_an_elder() -> None:
    table = Table(hands=[["elder"], ["seer"]], gold=[5, 5])
    table.play(RED, "elder")
    news = table.use(RED, "seer")
    assert "shared" not in kinds(news)
    assert table.question() == ("renew", BLUE)
    table.do(BLUE, DECLINE)
    assert table.question() == ("play", RED)


def test_wk_17_no_sharing_when_repeated_by_a_juggler() -> None:
    table = Table(hands=[["seer", "juggler"]], gold=[5, 5])
    table.play(RED, "seer")
    table.do(BLUE, DECLINE)
    table.play(RED, "juggler")
    assert table.question() == ("play", RED)


def test_wk_17_a_juggler_bears_no_symbol_whatever_the_data() -> None:
    with pytest.raises(BadInput, match="WK-17"):
        Table(options={"data": {"symbols": ["juggler"]}})


def test_wk_16_a_sharer_with_a_full_stock_puts_one_back() -> None:
    full = ["tea", "tea", "salt", "salt", "skins", "skins"]
    table = Table(hands=[["gatherer"]], stocks=[[], full], gold=[5, 5], village=["fruit", "tea"])
    table.play(RED, "gatherer")
    table.do(RED, Gather("tea"))
    table.do(BLUE, SHARE, Gather("fruit"))
    assert table.question() == ("surplus", BLUE)
    table.do(BLUE, Put("skins"))
    assert table.question() == ("play", RED)


def test_wk_16_sharing_never_ends_the_turn_of_another() -> None:
    table = Table(hands=[["drummer"], ["elder"]], gold=[5, 5], deck=["porter"])
    table.play(RED, "drummer")
    table.do(RED, Done())
    table.do(BLUE, SHARE, Discard("elder"))
    assert table.hand(BLUE) == ("porter",)
    table.do(RED, GOLD)
    assert table.question() == ("replenish", RED)
