"""Focus is never lost: in a new place it is at the title, and what closes gives it back."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.web.running import Running

pytestmark = pytest.mark.live
DUEL = {"game": "triple-wata", "bots": {"1": "easy"}}


def enter(page: Page, at: Locator) -> None:
    expect(at).to_be_enabled()
    at.focus()
    page.keyboard.press("Enter")


@pytest.fixture
def table(server: Running, visit: Visit) -> Page:
    guest = server.guest("Ann")
    id = server.table(guest["token"], **DUEL)
    page = visit(f"/table/{id}", lang="en", guest=guest)
    enter(page, page.get_by_role("button", name="Sit here"))
    enter(page, page.get_by_role("button", name="Start"))
    page.locator("[data-stop]").first.wait_for()
    return page


def test_a_place_begins_at_its_title(visit: Visit) -> None:
    page = visit("/", lang="en")
    expect(page.locator("body")).to_be_focused()
    enter(page, page.get_by_role("link", name="With friends").first)
    expect(page.locator("h1")).to_be_focused()
    page.go_back()
    expect(page.locator("h1")).to_have_text("Five games, one table.")
    expect(page.locator("h1")).to_be_focused()


def test_when_the_match_begins_the_lobby_hands_it_on(table: Page) -> None:
    expect(table.locator("h1")).to_be_focused()


def test_a_panel_returns_it_to_the_button_that_opened_it(table: Page) -> None:
    button = table.get_by_role("button", name="Rules")
    enter(table, button)
    table.get_by_role("searchbox").focus()
    table.keyboard.press("Escape")
    expect(button).to_be_focused()
    enter(table, button)
    enter(table, table.get_by_role("button", name="Close"))
    expect(button).to_be_focused()


def test_what_has_it_meanwhile_keeps_it(table: Page) -> None:
    enter(table, table.get_by_role("button", name="Rules"))
    table.get_by_role("searchbox").focus()
    enter(table, table.get_by_role("button", name="Rules"))
    expect(table.get_by_role("searchbox")).to_have_count(0)
    expect(table.get_by_role("button", name="Rules")).to_be_focused()
