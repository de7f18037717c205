"""A newcomer learns by doing, on the real table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from watatheque.games import GAMES

pytestmark = pytest.mark.live


@pytest.mark.parametrize("game", GAMES)
def test_every_first_lesson_can_be_shown(visit: Visit, game: str) -> None:
    page = visit(f"/tutorial/{game}", size=PHONE)
    page.get_by_role("button", name="Montrez-moi").click()
    expect(page.get_by_role("button", name="Suite")).to_be_visible(timeout=20_000)


@pytest.mark.parametrize("game", ["triple-wata", "uno-wizz"])
def test_on_a_phone_the_own_hand_is_seen_without_scrolling(visit: Visit, game: str) -> None:
    page = visit(f"/tutorial/{game}", size=PHONE)
    hand = page.locator("[data-stop^='piece hand-0']")
    hand.first.wait_for()
    for card in hand.all():
        expect(card).to_be_in_viewport(ratio=0.95)


def test_on_a_phone_the_lower_end_of_a_board_can_be_reached(visit: Visit) -> None:
    page = visit("/tutorial/willy-waschbaer", size=PHONE)
    page.locator(".piece.able").first.wait_for()
    board = page.locator(".board")
    where = board.bounding_box()
    assert where is not None
    swipe_up(page, where["x"] + 8, where["y"] + 0.9 * where["height"], 250)
    assert board.evaluate("b => b.scrollHeight - b.clientHeight - b.scrollTop") <= 60


def swipe_up(page: Page, x: float, y: float, way: int) -> None:
    """By a finger, as the browser itself sees it: it may scroll, or leave that to the page."""
    finger = page.context.new_cdp_session(page)
    points = [[{"x": x, "y": y - moved}] for moved in range(0, way, 10)]
    for i, point in enumerate(points):
        kind = "touchMove" if i else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": point})
        page.wait_for_timeout(16)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_after_the_last_lesson_comes_a_real_table(visit: Visit) -> None:
    page = visit("/tutorial/uno-wizz#9")
    page.get_by_role("button", name="Montrez-moi").click()
    page.get_by_role("button", name="Jouer une vraie partie").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_the_verdict_comes_when_all_has_been_shown_and_the_log_names_the_players(
    visit: Visit,
) -> None:
    page = visit("/tutorial/triple-wata#3", lang="en", motion=True)
    page.evaluate(
        """() => {
            const early = () => document.querySelector(".coach.done") &&
                document.querySelector(".telling")?.innerText && (window.early = true);
            new MutationObserver(early).observe(document, { childList: true, subtree: true });
        }"""
    )
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".coach.done")).to_be_visible(timeout=20_000)
    log = page.get_by_role("log").first
    expect(log).to_contain_text("Player 1 takes Occupied Helmet")
    page.wait_for_timeout(500)
    assert page.evaluate("window.early ?? false") is False
    expect(log).not_to_contain_text("Seat 1")
