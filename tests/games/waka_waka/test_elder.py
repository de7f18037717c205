"""WK-23: the Elder, who uses a card of another hand."""

from tests.games.waka_waka.table import (
    BLUE,
    DECLINE,
    GAME,
    GREEN,
    RED,
    Table,
    kinds,
)
from watatheque.core.match import Match
from watatheque.games.waka_waka.actions import (
    Decline,
    Gather,
    Play,
    Use,
    Visit,
)

BOATS = [["fruit"] * 2, ["skins"] * 3, ["salt"] * 3, ["tea", "fruit", "cloth", "jewels"]]


def test_wk_23_the_user_sees_the_hand_and_nobody_else() -> None:
    table = Table(seats=3, hands=[["elder"], ["seer"], ["porter", "porter"]])
    table.play(RED, "elder")
    assert table.question() == ("elder", RED)
    assert table.refused(RED, Visit(RED)) == table.refused(RED, Visit(3)) == "WK-23"
    news = table.do(RED, Visit(GREEN))
    assert [(event.kind, event.to) for event in news] == [("visited", None), ("saw", RED)]
    assert table.known(RED, GREEN) == ("porter", "porter")
    assert table.known(BLUE, GREEN) == table.known(None, GREEN) == ()
    assert table.view(GREEN).shown == ((RED, ("porter", "porter")), (BLUE, ()))


def test_wk_23_a_card_there_is_used_as_if_it_were_ones_own_and_stays() -> None:
    table = Table(hands=[["elder"], ["rainmaker"]], levels=[3, 1])
    table.play(RED, "elder")
    table.use(RED, "rainmaker")
    assert table.gold(RED) == 11
    assert table.hand(BLUE) == ("rainmaker",)


def test_wk_23_its_conditions_hold_for_the_user() -> None:
    table = Table(hands=[["elder"], ["sorcerer", "porter"]], gold=[11, 20], stocks=[[], ["tea"]])
    table.play(RED, "elder")
    assert table.refused(RED, Use("sorcerer")) == "WK-31"
    assert table.refused(RED, Use("porter")) == "WK-31"
    assert table.refused(RED, Use("seer")) == "WK-23"
    assert table.legal(RED) == [DECLINE]


def test_wk_23_or_none_is_used_and_the_opponent_may_still_change_a_card() -> None:
    table = Table(hands=[["elder"], ["seer", "porter"]], deck=["drummer"])
    table.play(RED, "elder")
    assert "unused" in kinds(table.do(RED, DECLINE))
    assert table.question() == ("renew", BLUE)
    table.discard(BLUE, "seer")
    assert table.hand(BLUE) == ("porter", "drummer")
    assert table.view().discard == {"seer": 1}
    assert table.question() == ("play", RED)


def test_wk_23_the_opponent_may_keep_all_cards() -> None:
    table = Table(hands=[["elder"], ["seer"]])
    table.play(RED, "elder")
    table.use(RED, "seer")
    assert "kept" in kinds(table.do(BLUE, DECLINE))
    assert table.hand(BLUE) == ("seer",)


def test_wk_23_the_opponent_is_asked_after_the_use_is_over() -> None:
    table = Table(hands=[["elder"], ["gatherer"]], village=["tea"])
    table.play(RED, "elder")
    table.use(RED, "gatherer")
    assert table.question() == ("gather", RED)
    table.do(RED, Gather("tea"))
    assert table.question() == ("renew", BLUE)


def test_wk_23_an_opponent_without_cards_is_not_asked() -> None:
    table = Table(hands=[["elder"]])
    table.play(RED, "elder")
    table.do(RED, DECLINE)
    assert table.question() == ("play", RED)


def test_wk_23_a_deadline_keeps_the_hand() -> None:
    position = {"hands": [["elder"], ["seer"]]}
    match = Match(GAME, {"share_ms": 1000}, 2, bytes(32), position)
    match.submit(RED, Play("elder"), 0)
    match.submit(RED, Decline(), 500)
    assert match.prompts()[0][:4] == (BLUE, "renew", 1500, Decline())
    match.expire(1500)
    assert GAME.view(match.state, BLUE).hands[BLUE].known == ("seer",)


def test_wk_23_an_elder_there_cannot_be_used() -> None:
    table = Table(hands=[["elder"], ["elder"]])
    table.play(RED, "elder")
    assert table.refused(RED, Use("elder")) == "WK-23"


def test_wk_23_a_juggler_there_repeats_the_slot_before_the_elder() -> None:
    table = Table(hands=[["rainmaker", "elder"], ["juggler"]], levels=[2])
    table.play(RED, "rainmaker", "elder")
    table.use(RED, "juggler")
    assert table.gold(RED) == 8 + 2 + 2


def test_wk_23_a_juggler_there_is_of_no_use_to_an_elder_in_the_first_slot() -> None:
    table = Table(hands=[["elder"], ["juggler"]])
    table.play(RED, "elder")
    assert table.refused(RED, Use("juggler")) == "WK-23"


def test_wk_23_a_juggler_there_goes_by_a_juggler_to_the_card_it_repeats() -> None:
    table = Table(hands=[["rainmaker", "juggler", "elder"], ["juggler"]], levels=[2])
    table.play(RED, "rainmaker", "juggler", "elder")
    table.use(RED, "juggler")
    assert table.gold(RED) == 8 + 2 + 2 + 2


def test_wk_23_a_juggler_there_never_repeats_an_elder_directly() -> None:
    table = Table(hands=[["elder", "elder"], ["juggler"]])
    table.play(RED, "elder")
    table.do(RED, DECLINE)
    table.do(BLUE, DECLINE)
    table.play(RED, "elder")
    assert table.refused(RED, Use("juggler")) == "WK-23"


def test_wk_23_a_juggler_there_never_repeats_an_elder_through_a_juggler() -> None:
    table = Table(hands=[["elder", "juggler", "elder"], ["juggler"]])
    table.play(RED, "elder")
    for card in ("juggler", "elder"):
        table.do(RED, DECLINE)
        table.do(BLUE, DECLINE)
        table.play(RED, card)
    assert table.refused(RED, Use("juggler")) == "WK-23"


def test_wk_23_a_juggler_there_never_repeats_cards_laid_face_down() -> None:
    table = Table(hands=[["seer", "seer", "porter", "elder"], ["juggler"]], boats=BOATS, gold=[9])
    table.veil(RED, "seer", "seer", "porter")
    table.buy(RED, 0)
    table.play(RED, "elder")
    assert table.refused(RED, Use("juggler")) == "WK-23"


def test_wk_23_a_repeated_elder_counts_as_lying_in_its_own_slot() -> None:
    table = Table(hands=[["rainmaker", "elder", "juggler"], ["juggler"]], levels=[1])
    table.play(RED, "rainmaker", "elder")
    table.do(RED, DECLINE)
    table.do(BLUE, DECLINE)
    table.play(RED, "juggler")
    assert table.question() == ("seen", RED)
    table.use(RED, "juggler")  # repeats the Rainmaker in slot 1, not the Elder in slot 2
    assert table.gold(RED) == 8 + 1 + 1
