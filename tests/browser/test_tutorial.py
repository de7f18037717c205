"""A newcomer learns by doing, on the real table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from watatheque.games import GAMES

pytestmark = pytest.mark.live


def carry(page: Page, card: str, onto: str) -> None:
    """Drag a card onto another, as a hand does."""
    for name, grip in ((card, page.mouse.down), (onto, page.mouse.up)):
        box = page.locator(f'[aria-label*="{name}" i], img[alt*="{name}" i]').first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        grip()


def test_a_wrong_card_is_refused_by_its_article_and_the_right_one_ends_the_lesson(
    visit: Visit,
) -> None:
    page = visit("/tutorial/uno-wizz", lang="en")
    expect(page.get_by_role("button", name="blue 1")).to_be_visible()
    carry(page, "blue 1", "red 5")
    expect(page.get_by_role("button", name="Next")).to_have_count(0)
    expect(page.get_by_text("UW-5").first).to_be_visible()
    carry(page, "red 7", "red 5")
    page.get_by_role("button", name="Next").click()
    expect(page).to_have_url(re.compile("#2$"))


@pytest.mark.parametrize("game", GAMES)
def test_every_first_lesson_can_be_shown(visit: Visit, game: str) -> None:
    page = visit(f"/tutorial/{game}", size=PHONE)
    page.get_by_role("button", name="Montrez-moi").click()
    expect(page.get_by_role("button", name="Suite")).to_be_visible(timeout=20_000)


def test_after_the_last_lesson_comes_a_real_table(visit: Visit) -> None:
    page = visit("/tutorial/uno-wizz#9")
    page.get_by_role("button", name="Montrez-moi").click()
    page.get_by_role("button", name="Jouer une vraie partie").click()
    expect(page).to_have_url(re.compile("/table/"))
