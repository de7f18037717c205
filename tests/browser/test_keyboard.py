"""Keyboard only, from the front page to the end of the match; focus is never lost on the way."""

from collections.abc import Callable

import pytest

from tests.browser import duel, wizz
from tests.browser.conftest import Visit
from tests.browser.person import Keys, Sight, next_to_act

pytestmark = pytest.mark.live
LOST = ("BODY", "HTML", "")


class Careful(Keys):
    """Looks after every deed whether the focus is still somewhere."""

    def does(self, deed: Callable[[], None]) -> Sight:
        sight = super().does(deed)
        assert sight.focus not in LOST, sight
        return sight


def enter(person: Keys, selector: str) -> None:
    person.tab_to(selector)
    person.page.keyboard.press("Enter")


def test_triple_wata_by_keys(visit: Visit) -> None:
    person = Careful(visit())
    enter(person, "li:has(a[href='/friends/triple-wata']) .ways button")
    person.see(lambda sight: bool(sight.stops))
    cards = 0
    while turn := next_to_act([person]):
        assert not duel.lay(*turn).refusal
        cards += 1
    assert cards in (4, 5)
    assert still_focused(person).result
    enter(person, "main section.sheet .why")
    person.page.locator("[data-article^='TW-']").first.wait_for()


def still_focused(person: Keys) -> Sight:
    sight = person.look()
    assert sight.focus not in LOST, sight
    return sight


def chosen(person: Keys, label: str, value: str) -> None:
    """A list that is closed goes on by one with every arrow."""
    selector = f"label:has-text('{label}') select"
    person.tab_to(selector)
    for _ in range(10):
        if person.page.locator(selector).input_value() == value:
            return
        person.page.keyboard.press("ArrowDown")
    raise AssertionError(f"{label} has no {value}")


def test_uno_wizz_by_keys(visit: Visit) -> None:
    person = Careful(visit(lang="en"))
    enter(person, "li:has(a[href='/friends/uno-wizz']) .ways a")
    person.tab_to("input[type=range]")
    person.page.keyboard.press("Home")
    chosen(person, "Bots on empty seats", "easy")
    chosen(person, "Scoring", "none")
    enter(person, "button:has-text('Open the table')")
    enter(person, "button:has-text('Start'):not([disabled])")
    person.see(lambda sight: bool(sight.stops))
    while turn := next_to_act([person]):
        wizz.decide(*turn)
    assert still_focused(person).result
