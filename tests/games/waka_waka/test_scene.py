"""The table as it is drawn: what lies where, and who sees what."""

from tests.games.waka_waka.table import BLUE, DECLINE, GAME, RED, Table
from watatheque.core.scene import (
    Bar,
    Fan,
    Heap,
    Meter,
    Notes,
    Row,
    Scene,
    Sheet,
    Spot,
    Stack,
    Track,
)
from watatheque.core.texts import Speaker
from watatheque.games.waka_waka.actions import Gather, Look, Sell

ENGLISH = Speaker("en", [GAME.messages])
BOATS = [["fruit"] * 2, ["skins"] * 3, ["salt"] * 3, ["tea", "fruit", "cloth", "jewels"]]


def scene(table: Table, seat: int | None) -> Scene:
    return GAME.scene(table.view(seat))


def bar(table: Table, seat: int | None) -> str:
    found = next(zone for zone in scene(table, seat).zones if isinstance(zone, Bar))
    return " → ".join(map(ENGLISH.say, (*found.trail, found.question)))


def notes(table: Table, seat: int | None) -> list[str]:
    found = next(zone for zone in scene(table, seat).zones if isinstance(zone, Notes))
    return [ENGLISH.say(line) for line in found.lines]


def test_every_thing_on_the_table_has_its_kind_of_zone() -> None:
    zones = {zone.id: type(zone) for zone in scene(Table(), RED).zones}
    assert [zones[f"boat-{boat}"] for boat in range(4)] == [Row] * 4
    assert (zones["village"], zones["fire"], zones["status"]) == (Heap, Spot, Track)
    assert (zones["reserve"], zones["deck"], zones["discard"]) == (Stack, Stack, Stack)
    seats = [zones[f"{name}-1"] for name in ("stock", "gold", "slots", "hand")]
    assert seats == [Row, Meter, Row, Fan]


def test_hidden_goods_are_backs_but_for_whoever_looked() -> None:
    table = Table(hands=[["chimpanzee"]], boats=BOATS)
    table.play(RED, "chimpanzee")
    table.do(RED, Look(3, 1, 2))

    def backs(seat: int | None) -> tuple[int, ...]:
        boat = next(zone for zone in scene(table, seat).zones if zone.id == "boat-3")
        assert isinstance(boat, Row)
        return boat.backs

    assert backs(RED) == (3,)
    assert backs(BLUE) == backs(None) == (1, 2, 3)
    assert "Hidden on the boat at 5: fruit, cloth" in notes(table, RED)
    assert not any("Hidden" in line for line in notes(table, BLUE))


def test_notes_say_what_was_seen_and_to_whom_ones_hand_is_known() -> None:
    table = Table(hands=[["elder"], ["seer", "seer"]])
    table.play(RED, "elder")
    assert "Blue holds 2 × Seer" in notes(table, RED)
    assert "Red knows that you hold 2 × Seer" in notes(table, BLUE)


def test_the_bar_asks_and_says_what_led_to_it() -> None:
    table = Table(hands=[["elder"], ["gatherer"]], village=["tea"])
    assert bar(table, RED) == "Play a card from your hand, or stop and take 3"
    table.play(RED, "elder")
    assert bar(table, RED) == "Red played Elder → Use a card of Blue’s hand, or none"
    assert bar(table, BLUE) == "Red played Elder → Red looks at Blue’s hand"
    table.use(RED, "gatherer")
    asked = "Red played Elder → with a card of Blue’s → Take a good from the Village"
    assert bar(table, RED) == asked


def test_the_bar_says_what_a_juggler_repeats() -> None:
    table = Table(hands=[["merchant", "juggler"]], boats=BOATS, stocks=[["tea", "tea"]])
    table.play(RED, "merchant")
    table.do(RED, Sell("tea"))
    table.play(RED, "juggler")
    asked = "Red played Fire Juggler → Merchant once more → Buy, sell or deliver"
    assert bar(table, RED) == asked


def test_each_level_shows_what_it_asks() -> None:
    track = next(zone for zone in scene(Table(), None).zones if isinstance(zone, Track))
    asked = [[(ENGLISH.say(one.label), one.count) for one in level] for level in track.asks]
    assert asked[:3] == [[], [("any kind X", 2)], [("jewels", 1), ("fruit", 1)]]
    assert len(asked) == len(track.levels)


def ranking(table: Table) -> list[tuple[str, list[tuple[str, tuple[str, ...]]]]]:
    found = next(zone for zone in scene(table, None).zones if isinstance(zone, Sheet))
    return [
        (ENGLISH.say(line.label), [(cell.value, cell.articles) for cell in line.cells])
        for line in found.lines
    ]


def test_the_ranking_names_the_article_where_it_decided() -> None:
    assert ranking(Table()) == []
    by_gold = Table(levels=[5, 5], arrived=[RED, BLUE], gold=[9, 4], turn=BLUE)
    assert ranking(by_gold) == [
        ("Place", [("1", ()), ("2", ())]),
        ("Status", [("5", ()), ("5", ())]),
        ("Gold", [("9", ("WK-33",)), ("4", ("WK-33",))]),
        ("Order of arrival", [("1", ()), ("2", ())]),
    ]
    by_arrival = Table(levels=[5, 5], arrived=[RED, BLUE], gold=[4, 4], turn=BLUE)
    assert ranking(by_arrival)[0] == ("Place", [("2", ()), ("1", ())])
    assert ranking(by_arrival)[3][1] == [("1", ("WK-33",)), ("2", ("WK-33",))]


def test_only_a_share_can_be_declined_once_and_for_all() -> None:
    table = Table(hands=[["seer"]], gold=[5, 5])
    table.play(RED, "seer")
    standing = [one.action for one in scene(table, BLUE).gestures if one.standing]
    assert standing == [{"do": "decline"}]
    assert not any(one.standing for one in scene(table, RED).gestures)


def test_the_bar_counts_down_a_share() -> None:
    table = Table(hands=[["seer"]], gold=[5, 5])
    table.at = 700
    table.play(RED, "seer")
    found = next(zone for zone in scene(table, BLUE).zones if isinstance(zone, Bar))
    assert found.deadline == 20_700
    assert bar(table, BLUE) == "Red played Seer → Use the Seer too, for 1 gold: draw two cards?"
    table.do(BLUE, DECLINE)


def test_cards_laid_face_down_are_backs() -> None:
    table = Table(hands=[["seer"] * 3], boats=BOATS)
    table.veil(RED, "seer", "seer", "seer")
    for seat in (RED, BLUE, None):
        slots = next(zone for zone in scene(table, seat).zones if zone.id == "slots-0")
        assert isinstance(slots, Row)
        assert slots.backs == (0,)


def test_who_wins_is_said() -> None:
    table = Table(levels=[5], arrived=[RED], turn=BLUE)
    assert ENGLISH.say(scene(table, None).status) == "Blue to play, in the last round"
    table.end_turn(BLUE)
    assert ENGLISH.say(scene(table, None).status) == "Red wins"


def test_french_gives_a_used_card_its_article_and_a_pair_its_plural() -> None:
    french = Speaker("fr", [GAME.messages])
    table = Table(hands=[["gatherer", "merchant"]], gold=[5, 5], stocks=[["tea"] * 3],
                  village=["fruit", "salt"])  # fmt: skip
    table.play(RED, "gatherer")
    table.do(RED, Gather("fruit"))
    found = next(zone for zone in scene(table, BLUE).zones if isinstance(zone, Bar))
    assert french.say(found.question).startswith("Vous servir aussi de la Cueilleuse")
    table.do(BLUE, DECLINE)
    table.play(RED, "merchant")
    told = [french.say(beat.text) for one in table.do(RED, Sell("tea")) for beat in GAME.beats(one)]
    assert "Rouge vend deux thés pour 10 Or" in told


def test_a_card_says_what_it_does() -> None:
    table = Table(hands=[["chimpanzee", "rainmaker"]])
    about = {piece.ref: piece.about for piece in scene(table, RED).pieces if piece.about}
    assert ENGLISH.say(about["rainmaker"]) == "receive as much gold as your level"
    assert ENGLISH.say(about["chimpanzee"]).startswith("draw a card and look")
