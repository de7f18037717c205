"""UW-14h on the table, card by card, and UW-18: the count that says whose cards gave what."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Mouse, Person, Sight
from tests.browser.seated import seated
from tests.web.running import Running

pytestmark = pytest.mark.live
WAR: dict[str, Any] = {
    "hands": [["red-9", "blue-4", "green-2"], ["yellow-9", "blue-8", "red-3"],
              ["green-7", "joker"]],
    "discard": ["green-3-wizz"], "phase": "war", "icon": "h", "fighters": [0, 1, 2],
    "chosen": [None, None, None], "shown": [[], [], []],
}  # fmt: skip
LAST: dict[str, Any] = {
    "hands": [["red-2"], ["joker", "red-7"], ["green-draw2"]], "discard": ["red-5"],
}  # fmt: skip


def show(person: Person, card: str) -> None:
    person.touch(f"piece hand-{person.look().seat}-{card}-0")


def lies(*cards: str) -> Any:
    """Whose cards are seen on the battlefield."""
    wanted = sorted(f"piece war-{card}" for card in cards)
    return lambda sight: sorted(sight.of("war")) == wanted


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_uw_14h_every_card_of_a_war_lies_on_the_table(
    server: Running, visit: Visit, size: tuple[int, int]
) -> None:
    people = seated(server, visit, [Mouse] * 3, lang="en", size=size, game="uno-wizz", position=WAR)
    ann, bob, cleo = people
    show(ann, "red-9")
    ann.see(lies("0-red-9-0"))
    bob.see(lambda sight: sight.stops.get("place war/0") == "face down, place a1")
    show(bob, "yellow-9")
    show(cleo, "green-7")
    for person in people:
        person.see(lies("0-red-9-0", "1-yellow-9-0", "2-green-7-0"))
    show(ann, "blue-4")
    show(bob, "blue-8")
    sight = bob.see(lambda sight: sight.question.startswith("You have won the war: throw off all"))
    assert sorted(sight.able) == ["piece war-1-blue-8-0", "piece war-1-yellow-9-0"]
    bob.play("piece war-1-yellow-9-0", sight.of("discard")[0])
    bob.see(lambda sight: "piece discard-yellow-9" in sight.stops and bool(sight.able))
    bob.play("piece war-1-blue-8-0", "piece discard-yellow-9")
    for person in people:
        person.see(lambda sight: not sight.of("war") and "piece discard-blue-8" in sight.stops)
    assert sorted(ann.look().hand) == [
        "piece hand-0-blue-4-0", "piece hand-0-green-2-0", "piece hand-0-red-9-0"
    ]  # fmt: skip


def test_uw_18_the_count_says_whose_cards_gave_what(server: Running, visit: Visit) -> None:
    people = seated(server, visit, [Mouse] * 3, lang="en", game="uno-wizz", position=LAST)
    ann = people[0]
    ann.play("piece hand-0-red-2-0", "piece discard-red-5")
    for person in people:
        told = person.page.get_by_role("log").first
        expect(told).to_contain_text("Bob is left with red 7, Joker: 57 points")
        expect(told).to_contain_text("Cleo is left with green +2: 20 points")
        sheet = person.page.get_by_label("Score")
        expect(sheet.get_by_role("row", name="Left in hand")).to_contain_text("57")
        expect(sheet).to_contain_text("Bob: red 7, Joker")
    assert _total(ann.look()) == "77"


def _total(sight: Sight) -> str:
    return sight.stops["zone score-0"].rpartition(" ")[2]
