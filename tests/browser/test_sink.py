"""The kitchen sink at the browser's table: every gesture by finger, mouse and keys, every zone."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import washing_up as at
from tests.browser.conftest import DESKTOP, PHONE, Visit, visiting
from tests.browser.person import Sight
from tests.browser.washing_up import Table, washing_up
from tests.browser.ways import WAYS, Anybody, Hand, Typist
from tests.sink import SINK
from tests.web.running import Running, running

pytestmark = pytest.mark.live
AnyWay = type[Anybody]
every_way = pytest.mark.parametrize("way", WAYS)
CARDS = ["piece card-0", "piece card-7", "piece card-14"]


@pytest.fixture(scope="module")
def sink(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("sink"), program="tests.web.with_sink") as server:
        yield server


@pytest.fixture
def go(chromium: Browser, sink: Running) -> Iterator[Visit]:
    with visiting(chromium, sink.url) as visit:
        yield visit


def told(table: Table, words: str) -> None:
    expect(table.ann.page.get_by_role("log").first).to_contain_text(words)


# ---------------------------------------------------------------- gestures


@every_way
def test_tap_the_deck_to_draw(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.TURN) as table:
        table.ann.touch("zone deck")
        told(table, "Ann draws a card")
        table.ann.see(lambda sight: len(sight.of("card")) > 5)
        assert table.deeds() == [{"do": "draw"}]


@every_way
def test_carry_a_card_to_a_cell(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.TURN) as table:
        table.ann.play("piece card-7", "place grid/4")
        told(table, "Ann plays sponge 2")
        assert {"do": "play", "card": 7, "cell": 4} in table.deeds()


@every_way
def test_carry_a_card_onto_another(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.TURN) as table:
        table.ann.play("piece card-7", "piece card-5")
        told(table, "soap 6 goes to the piles")
        assert {"do": "play", "card": 7, "cell": 0} in table.deeds()


@every_way
def test_pick_cards_in_order_and_confirm(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.TURN) as table:
        table.ann.press("Shed cards face down")
        for card in ("piece card-14", "piece card-0"):
            table.ann.touch(card)
        table.ann.press("Confirm")
        table.ann.see(lambda sight: not sight.question.startswith("Your turn"))
        assert table.deeds() == [{"do": "shed", "card": 14}, {"do": "shed", "card": 0}]


@every_way
def test_what_alone_can_be_picked_needs_no_button(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.SHED) as table:
        table.ann.touch("piece card-7")
        table.ann.press("Confirm")
        told(table, "Ann sheds a card")
        assert table.deeds() == [{"do": "shed", "card": 7}]


@every_way
@pytest.mark.parametrize(("question", "action"), [
    ("Show your hand to", {"do": "show", "to": 1}),
    ("Steal from", {"do": "steal", "victim": 1}),
])  # fmt: skip
def test_choose_a_player(
    sink: Running, go: Visit, way: AnyWay, question: str, action: dict[str, Any]
) -> None:
    with washing_up(sink, go, way, at.TURN) as table:
        table.ann.choose(question, "Bob")
        table.ann.see(lambda sight: not sight.question.startswith("Your turn"))
        assert table.deeds() == [action]


@every_way
def test_choose_a_face(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.NAME) as table:
        table.ann.choose("Name", "sponge")
        told(table, "Ann names sponge")
        assert table.deeds() == [{"do": "name", "suit": 1}]


@every_way
def test_take_a_card_that_lies_face_down(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.TAKE) as table:
        table.ann.touch("place laid/1")
        told(table, "Ann takes a card from Bob")
        table.ann.see(lambda sight: "piece card-16" in sight.stops)
        assert table.deeds() == [{"do": "take", "place": 1}]


@every_way
def test_say_a_number(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.SAY) as table:
        table.ann.say(4)
        told(table, "Ann gets a plug")
        assert table.deeds() == [{"do": "say", "number": 4}]


@every_way
def test_point_at_anothers_piece(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.POINT) as table:
        table.ann.touch("piece card-5")
        told(table, "Ann points at soap 6")
        assert table.deeds() == [{"do": "point", "card": 5}]


@every_way
@pytest.mark.parametrize(("position", "button", "key", "do"), [
    (at.OWED, "Plouf!", "c", "call"), (at.CAUGHT, "Caught!", "s", "slap"),
])  # fmt: skip
def test_call(
    sink: Running, go: Visit, way: AnyWay, position: Any, button: str, key: str, do: str
) -> None:
    with washing_up(sink, go, way, position) as table:
        if way is Typist:
            table.ann.page.keyboard.press(key)
        else:
            table.ann.press(button)
        table.ann.see(lambda sight: button not in sight.buttons or do == "call")
        told(table, "Ann: plouf!" if do == "call" else "Ann catches Bob")
        assert table.deeds() == [{"do": do}]


@every_way
def test_flick(sink: Running, go: Visit, way: AnyWay) -> None:
    """Towards three o'clock, by the movement itself; keys can only aim."""
    with washing_up(sink, go, way, at.FLICK) as table:
        table.ann.shoot("piece disc-0", hour=3)
        told(table, "Ann flicks disc 0")
        shot(table, disc=0)


@every_way
def test_aim(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.FLICK) as table:
        table.ann.aim("piece disc-1", hour=3)
        told(table, "Ann flicks disc 1")
        shot(table, disc=1)


def shot(table: Table, disc: int) -> None:
    (deed,) = table.deeds()
    assert (deed["do"], deed["disc"]) == ("flick", disc)
    assert deed["dx"] > 90
    assert abs(deed["dy"]) < 20
    assert 0 < deed["strength"] <= 100


@every_way
def test_place_a_disc(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.PUT) as table:
        table.ann.put("field", 75, -50)
        told(table, "Ann puts the disc back")
        (deed,) = table.deeds()
        assert deed["do"] == "put"
        assert (deed["x"], deed["y"]) == (pytest.approx(75, abs=12), pytest.approx(-50, abs=12))


@every_way
def test_sort_a_hand_without_telling_anybody(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.TURN) as table:
        assert in_order(table) == CARDS
        table.ann.sort(CARDS[0], beyond=CARDS[2])
        assert in_order(table) == [*CARDS[1:], CARDS[0]]
        table.ann.page.get_by_role("button", name="Sort").click()
        assert len(set(in_order(table))) == len(CARDS)
        assert table.deeds() == []


def in_order(table: Table) -> list[str]:
    """The own hand from left to right."""
    table.ann.look()

    def left(card: str) -> float:
        box = table.ann.page.locator(f"[data-stop='{card}']").bounding_box()
        return box["x"] if box else 0

    return sorted(CARDS, key=left)


@every_way
def test_peek_as_long_as_one_holds(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.KNOWN) as table:
        notes = table.ann.page.get_by_label("What you know")
        known = notes.get_by_role("img")
        expect(known).to_have_count(0)
        with table.ann.peeking("Hold to look"):
            expect(known).to_have_count(2)
        expect(known).to_have_count(0)
        assert table.deeds() == []


@every_way
def test_a_refused_gesture_shows_its_article(sink: Running, go: Visit, way: AnyWay) -> None:
    with washing_up(sink, go, way, at.position(called=1)) as table:
        table.ann.press("Plouf!")
        sight = table.ann.see(lambda sight: bool(sight.refusal))
        assert "KS-14" in sight.refusal
        assert table.deeds() == []


# ---------------------------------------------------------------- zones


SEEN = {
    "deck": "Deck: 3 pieces", "suit": "Named suit: sponge", "wheel": "Wheel", "die": "Die: 4",
    "turns": "Turns taken: Ann 0 taken; Bob 0 taken", "hand-1": "Hand of Bob: 3 pieces face down",
    "score-0": "Score: 2",
}  # fmt: skip
PLACES = {
    "place grid/1": "free place b2", "place laid/2": "face down, place 3",
    "place shed-1/0": "face down, place 1", "place heap-0/1": "Drops × 1",
    "piece card-13": "plate 2, pile of 2", "piece card-10": "sponge 5, pile of 3, closed",
    "piece card-5": "soap 6, a2, of Bob", "piece card-1": "soap 2",
}  # fmt: skip


def everything(sight: Sight) -> bool:
    zones = {f"zone {zone}": said for zone, said in SEEN.items()}
    return all(sight.stops.get(stop) == said for stop, said in (zones | PLACES).items())


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_zone_is_shown_and_said(
    sink: Running, go: Visit, size: tuple[int, int], theme: str
) -> None:
    with washing_up(sink, go, Hand, at.FULL, size, theme=theme) as table:
        sight = table.ann.see(everything)
        assert sight.wheel == 2
        assert sight.question == "Take one of these cards?"
        page = table.ann.page
        if size is PHONE:
            page.get_by_role("button", name="Papers").click()
        expect(page.get_by_label("Score sheet").get_by_role("row")).to_have_count(5)
        expect(page.get_by_label("What you know")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        if size is PHONE:
            page.get_by_role("button", name="Papers").click()
        for stop in ("piece card-0", "place laid/0"):
            table.ann.point(stop)  # neither lies under something else


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_left_handed_people_get_the_mirror(sink: Running, go: Visit, size: tuple[int, int]) -> None:
    def across(table: Table) -> float:
        return table.ann.point("zone deck")[0] - table.ann.point("zone suit")[0]

    with washing_up(sink, go, Hand, at.FULL, size) as table:
        right = across(table)
        page = table.ann.page
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Left-handed").check()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        assert right < 0 < across(table)


def test_all_of_it_is_in_the_rules_panel(sink: Running, go: Visit) -> None:
    with washing_up(sink, go, Hand, at.TURN) as table:
        page = table.ann.page
        page.get_by_role("button", name="Rules").click()
        for id in SINK.articles():
            expect(page.locator(f"[data-article='{id}']")).to_have_count(1)
