"""UW-14: every icon of the wheel, from a position: it spins, and what follows is shown."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import wizz
from tests.browser.conftest import Visit
from tests.browser.person import Mouse, Person, Sight
from tests.browser.seated import seated
from tests.browser.wizz import card_of
from tests.web.running import Running

pytestmark = pytest.mark.live
MINE = ["green-1", "green-2", "yellow-3"]
OTHERS = ["blue-8", "yellow-9", "red-5"]
POSITION = {
    "hands": [MINE, OTHERS],
    "discard": ["green-3-wizz"],
    "next": ["green-4", "red-9", "blue-6"],
    "phase": "spin",
}
LOADED, TRIES = 1000, 3  # one other icon in 126 spins: then it is another table's turn
# From now on the page remembers how the disc has stood.
WATCH = """() => {
  const disc = document.querySelector(".wheel .disc");
  window.angles = new Set();
  const note = () => {
    window.angles.add(getComputedStyle(disc).transform);
    requestAnimationFrame(note);
  };
  note();
}"""


def held(sight: Sight) -> list[str]:
    return sorted(card_of(stop) for stop in sight.hand)


def asks(question: str) -> Callable[[Sight], bool]:
    return lambda sight: sight.question.startswith(question)


def holds(*cards: str) -> Callable[[Sight], bool]:
    return lambda sight: held(sight) == sorted(cards)


FOLLOWS: dict[str, Callable[[Sight], bool]] = {
    "a": asks("Throw off"),
    "b": asks("Name a number in your hand"),
    "c": asks("Name a colour"),
    "d": holds(*MINE, "green-4", "red-9"),
    "e": holds(*MINE, "green-4", "red-9", "blue-6"),
    "f": holds(*OTHERS),
    "g": lambda sight: all("has been seen" in sight.stops[stop] for stop in sight.hand),
    "h": asks("Show your highest number card"),
    "i": lambda sight: sight.buttons == ["UNO WIZZ!"],
}
ICONS = list(FOLLOWS)


def at_the_wheel(server: Running, visit: Visit, icon: str, motion: bool) -> Person:
    """Before another person, who leaves it all as it is: a bot would play on."""
    weights = [LOADED if one == icon else 1 for one in ICONS]
    plan: dict[str, Any] = {
        "game": "uno-wizz", "position": POSITION,
        "options": {"scoring": "none", "wheel": weights},
    }  # fmt: skip
    return seated(server, visit, (Mouse, Mouse), lang="en", motion=motion, **plan)[0]


def spun(server: Running, visit: Visit, icon: str, motion: bool = True) -> tuple[Person, Sight]:
    """The wheel has stopped at the icon, and what follows is seen."""
    for _ in range(TRIES):
        person = at_the_wheel(server, visit, icon, motion)
        person.see(lambda sight: wizz.WHEEL in sight.able)
        person.page.evaluate(WATCH)
        person.touch(wizz.WHEEL)
        if person.see(lambda sight: sight.wheel >= 0).wheel == ICONS.index(icon):
            return person, person.see(FOLLOWS[icon])
    raise AssertionError(f"{icon} never came")


@pytest.mark.parametrize("icon", ICONS)
def test_uw_14_the_wheel_spins_and_the_consequence_is_shown(
    server: Running, visit: Visit, icon: str
) -> None:
    person, _ = spun(server, visit, icon)
    assert person.page.evaluate("window.angles.size") > 10
    told = person.page.locator("[role=log]").inner_text()
    assert "spins the wheel" in told
    assert "The wheel stops for" in told


def test_under_reduced_motion_the_wheel_stands(server: Running, visit: Visit) -> None:
    person, _ = spun(server, visit, "g", motion=False)
    assert person.page.evaluate("window.angles.size") <= 2


def test_what_each_icon_means_is_one_touch_away(server: Running, visit: Visit) -> None:
    page = at_the_wheel(server, visit, "g", motion=False).page
    page.get_by_role("button", name="Rules").click()
    page.get_by_text("At a glance").click()
    help = page.locator(".reference")
    for icon in ICONS:
        expect(help.locator("dt", has_text=f"UW-14{icon}").locator("img")).to_be_visible()
    expect(help).to_contain_text("Everybody reveals the highest of their number cards")
    wheel, board = (
        page.locator("[data-zone=wheel]").bounding_box(),
        page.locator(".middle .board").bounding_box(),
    )
    assert wheel is not None
    assert board is not None
    assert wheel["x"] + wheel["width"] <= board["x"] + board["width"]  # it has made room
