"""Every place: sound for screen readers in both lights, and nothing sticks out on a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit

pytestmark = pytest.mark.live
AXE = Path(__file__).parents[2] / "browser" / "node_modules" / "axe-core" / "axe.min.js"
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


def beside(name: str) -> Go:
    def go(page: Page) -> None:
        lobby(page)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("complementary")).to_be_visible()

    return go


PLACES: dict[str, Go] = {
    "front": front, "friends": friends, "lobby": lobby, "profile": profile,
    "log": beside("Journal"), "chat": beside("Discussion"), "rules": beside("Règles"),
    "menu": beside("Menu"),
}  # fmt: skip


def violations(page: Page) -> list[Any]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate("async () => (await axe.run()).violations")
    return [
        (one["id"], [node["html"][:200] for node in one["nodes"]])
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_nothing_serious_stands_in_the_way(visit: Visit, place: str, theme: str) -> None:
    page = visit(theme=theme)
    PLACES[place](page)
    assert violations(page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("place", PLACES)
def test_nothing_sticks_out(visit: Visit, place: str, size: tuple[int, int]) -> None:
    page = visit(size=size)
    PLACES[place](page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
