"""Every place: sound for screen readers in both lights, and nothing sticks out on a phone."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.live
AXE = Path(__file__).parents[2] / "browser" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
# An inherited colour goes on from element to element, a frame each.
AT_REST = """async () => {
  for (let quiet = 0; quiet < 10; quiet = document.getAnimations().length ? 0 : quiet + 1)
    await new Promise(requestAnimationFrame);
}"""
Go = Callable[[Page], None]


def front(page: Page) -> None:
    expect(page.get_by_role("button", name="Jouer").last).to_be_visible()


def friends(page: Page) -> None:
    page.get_by_role("link", name="Entre amis").first.click()
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_visible()


def lobby(page: Page) -> None:
    friends(page)
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("button", name="Me lever")).to_be_visible()


def profile(page: Page) -> None:
    page.get_by_role("link", name="Qui êtes-vous").click()
    page.get_by_role("button", name="Faire un lien").click()
    expect(page.get_by_role("img", name="Le lien en code QR")).to_be_visible()


def table(page: Page) -> None:
    page.get_by_role("button", name="Jouer").first.click()
    expect(page.locator(".piece").first).to_be_visible()


def wizz(page: Page) -> None:
    page.locator("li:has(a[href='/friends/uno-wizz']) .ways button").click()
    expect(page.locator(".piece").first).to_be_visible()


def result(page: Page) -> None:
    table(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Abandonner…").click()
    page.get_by_role("button", name="Oui, j’abandonne").click()
    expect(page.get_by_role("button", name="Pourquoi c’est fini")).to_be_visible()


def replay(page: Page) -> None:
    result(page)
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.locator("[data-stop]").first).to_be_visible()


def tutorial(page: Page) -> None:
    page.goto(re.sub(r"(https?://[^/]*).*", r"\1/tutorial/triple-wata", page.url))
    expect(page.locator("[data-stop].able").first).to_be_visible()


def beside(name: str) -> Go:
    def go(page: Page) -> None:
        lobby(page)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("complementary")).to_be_visible()

    return go


PLACES: dict[str, Go] = {
    "front": front, "friends": friends, "lobby": lobby, "profile": profile,
    "log": beside("Journal"), "chat": beside("Discussion"), "rules": beside("Règles"),
    "menu": beside("Menu"), "table": table, "wizz": wizz, "result": result, "replay": replay,
    "tutorial": tutorial,
}  # fmt: skip


def violations(page: Page) -> list[Any]:
    """Once nothing moves any more: what slides in is half transparent on its way."""
    page.evaluate(AT_REST)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate("async () => (await axe.run()).violations")
    return [
        (one["id"], [node["html"][:200] for node in one["nodes"]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def width_of(page: Page, size: tuple[int, int]) -> int:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


@pytest.mark.parametrize("place", PLACES)
def test_nothing_stands_in_the_way_and_nothing_sticks_out(visit: Visit, place: str) -> None:
    page = visit()
    PLACES[place](page)
    for size in (DESKTOP, PHONE):
        assert width_of(page, size) <= size[0]
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            assert violations(page) == [], (size, theme)
