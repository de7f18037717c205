"""What a seat has been shown stays known, moves with the card, and narrows to what is certain."""

from random import Random

from tests.games.waka_waka.table import BLUE, CARD, DECLINE, GAME, GREEN, RED, SHARE, Table
from watatheque.games.waka_waka.actions import Buy, Discard, Done, Look, Visit

BOATS = [["fruit"] * 2, ["skins"] * 3, ["salt"] * 3, ["tea", "fruit", "cloth", "jewels"]]


def seen(hand: list[str], **named: object) -> Table:
    """Red has looked at blue's hand; it is blue's turn."""
    told = [{"where": BLUE, "seat": RED, "cards": hand}]
    return Table(seats=3, hands=[[], hand], known=told, turn=BLUE, **named)  # type: ignore[arg-type]


def test_wk_23_what_was_seen_stays_known() -> None:
    table = Table(hands=[["elder"], ["seer", "porter"]])
    table.play(RED, "elder")
    table.do(RED, DECLINE)
    table.do(BLUE, DECLINE)
    table.end_turn(RED)
    assert table.known(RED, BLUE) == ("porter", "seer")


def test_wk_23_a_seen_card_that_is_played_is_no_longer_in_the_hand() -> None:
    table = seen(["rainmaker", "rainmaker", "seer"])
    table.play(BLUE, "rainmaker")
    assert table.known(RED, BLUE) == ("rainmaker", "seer")
    assert table.known(GREEN, BLUE) == ()


def test_wk_23_a_drawn_card_is_not_known() -> None:
    table = seen(["seer"], deck=["seer"])
    table.do(BLUE, CARD)
    assert table.hand(BLUE) == ("seer", "seer")
    assert table.known(RED, BLUE) == ("seer",)


def test_wk_23_of_two_alike_of_which_one_was_seen_the_seen_one_may_be_gone() -> None:
    table = seen(["seer"], deck=["seer"], gold=[0, 0, 0])
    table.do(BLUE, CARD, CARD, CARD)
    table.end_turn(GREEN)
    table.end_turn(RED)
    table.play(BLUE, "seer")
    assert table.known(RED, BLUE) == ()


def test_wk_23_everybody_hears_which_card_is_used() -> None:
    table = Table(seats=3, hands=[["elder"], ["rainmaker", "seer"]])
    table.play(RED, "elder")
    table.do(RED, Visit(BLUE))
    table.use(RED, "rainmaker")
    assert table.known(GREEN, BLUE) == table.known(None, BLUE) == ("rainmaker",)
    assert table.known(RED, BLUE) == ("rainmaker", "seer")


def test_wk_23_a_changed_card_is_seen_to_go_and_its_successor_is_not() -> None:
    table = Table(hands=[["elder"], ["seer", "porter"]], deck=["drummer"])
    table.play(RED, "elder")
    table.do(RED, DECLINE)
    table.discard(BLUE, "seer")
    assert table.known(RED, BLUE) == ("porter",)


def test_wk_21_three_unseen_cards_leave_only_what_is_certain() -> None:
    table = seen(["seer"] * 4 + ["porter"] * 3, gold=[0, 5, 0])
    table.veil(BLUE, "seer", "porter", "porter")
    assert table.known(RED, BLUE) == ("seer",)
    assert table.view(RED).face_down == ()


def test_wk_21_the_choice_shows_in_nothing() -> None:
    views = []
    for cards in (("seer", "porter", "porter"), ("seer", "seer", "seer")):
        table = seen(["seer"] * 4 + ["porter"] * 2, gold=[0, 5, 0])
        table.veil(BLUE, *cards)
        views.append((table.view(RED), table.view(GREEN), table.view(None)))
    assert views[0] == views[1]


def test_wk_21_what_must_be_among_them_is_known() -> None:
    table = seen(["seer", "porter", "porter"], gold=[0, 5, 0])
    table.veil(BLUE, "seer", "porter", "porter")
    assert table.view(RED).face_down == ("porter", "porter", "seer")
    assert table.view(GREEN).face_down == ()
    table = seen(["seer"] * 4, gold=[0, 5, 0])
    table.veil(BLUE, "seer", "seer", "seer")
    assert table.known(RED, BLUE) == ("seer",)
    assert table.view(RED).face_down == ("seer",) * 3


def test_wk_13_what_is_shuffled_is_forgotten() -> None:
    table = seen(["seer", "porter", "porter"], gold=[0, 5, 0], boats=BOATS)
    table.veil(BLUE, "seer", "porter", "porter")
    table.do(BLUE, Buy(0))
    table.end_turn(BLUE)
    while table.view().buried:
        table.do(table.state.turn, CARD, CARD, CARD)
        while table.question()[0] == "discard":
            table.do(table.state.turn, table.legal(table.state.turn)[0])
    assert table.view().shuffles == 1
    assert table.view(RED).face_down == table.view(BLUE).face_down == ()


def test_wk_29_a_drummers_discards_are_seen() -> None:
    table = seen(["drummer", "seer", "porter"])
    table.play(BLUE, "drummer")
    table.do(BLUE, Discard("seer"), Done())
    assert table.known(RED, BLUE) == ("porter",)


def test_wk_26_a_world_keeps_what_the_looker_saw_and_deals_the_rest_anew() -> None:
    table = Table(hands=[["chimpanzee"]], boats=BOATS)
    table.play(RED, "chimpanzee")
    table.do(RED, Look(3, 2, 3))
    worlds = [GAME.resample(table.state, RED, Random(i)) for i in range(30)]
    assert {tuple(world.cargo[10:12]) for world in worlds} == {(4, 5)}
    assert len({world.cargo[9] for world in worlds}) > 2
    others = [GAME.resample(table.state, BLUE, Random(i)) for i in range(30)]
    assert len({tuple(world.cargo[10:12]) for world in others}) > 5


def test_wk_21_no_world_has_a_merchant_where_there_can_be_none() -> None:
    table = Table(hands=[["seer"] * 4, []], gold=[5, 5], boats=BOATS)
    table.veil(RED, "seer", "seer", "seer")
    for i in range(20):
        world = GAME.resample(table.state, BLUE, Random(i))
        assert world.laid[0] == world.hands[RED][0] == 0
        assert GAME.audit(world) is None


def test_wk_15_no_world_has_a_fire_in_a_hand() -> None:
    table = Table(hands=[["seer"], ["seer"]], gold=[5, 5])
    table.play(RED, "seer")
    table.do(BLUE, SHARE)
    for i in range(20):
        world = GAME.resample(table.state, None, Random(i))
        assert world.deck.count(10) + world.discard[10] == 3
