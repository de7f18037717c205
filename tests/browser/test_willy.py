"""Raccoons at the browser table: flicked by hand and by keys, seen alike by all, put back, read."""

import math
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.test_table import opened

pytestmark = pytest.mark.live


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def flick(page: Page, thing: Locator, hour: int, pixels: int = 60) -> None:
    """Press, flick towards an hour of the clock, let go."""
    x, y = middle(thing)
    angle = hour * math.pi / 6 - math.pi / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 4):
        page.mouse.move(x + pixels * step * math.cos(angle), y + pixels * step * math.sin(angle))
    page.mouse.up()


def shots(page: Page) -> tuple[str | None, str | None]:
    table = page.locator(".table").first
    return table.get_attribute("data-slides"), table.get_attribute("data-strayed")


def played(page: Page) -> None:
    """A game against the house, at whose table it is our turn."""
    page.locator("button", has_text="Willy").click()
    expect(page.locator(".board.flicking")).to_be_visible(timeout=60_000)


def some_raccoon(page: Page) -> Locator:
    return page.locator(".piece.able", has=page.locator("img[alt*='raccoon looking']")).first


def test_a_raccoon_is_flicked_by_hand_and_rests_where_the_server_says(visit: Visit) -> None:
    page = visit(lang="en")
    played(page)
    before = int(shots(page)[0] or 0)
    flick(page, some_raccoon(page), hour=1)
    expect(page.locator(".table").first).not_to_have_attribute("data-slides", str(before))
    expect(page.get_by_role("log").first).to_contain_text("flicks", timeout=10_000)
    assert shots(page)[1] == "0"


def test_a_flick_that_is_too_slow_says_so_and_does_nothing(visit: Visit) -> None:
    page = visit(lang="en")
    played(page)
    x, y = middle(some_raccoon(page))
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 6):
        page.mouse.move(x + 5 * step, y)
        page.wait_for_timeout(200)
    page.mouse.up()
    expect(page.get_by_role("status").filter(has_text="Too gentle")).to_be_visible()
    expect(page.locator(".piece.able").nth(1)).to_be_visible()  # no raccoon was announced


def test_a_raccoon_is_flicked_by_keys(visit: Visit) -> None:
    page = visit(lang="en")
    played(page)
    before = int(shots(page)[0] or 0)
    some_raccoon(page).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(page.locator(".heard", has_text=re.compile("towards .* o'clock"))).to_contain_text("55")
    page.keyboard.press("Enter")
    expect(page.locator(".table").first).not_to_have_attribute("data-slides", str(before))
    assert shots(page)[1] == "0"


def test_no_food_is_flicked(visit: Visit) -> None:
    page = visit(lang="en")
    played(page)
    food = page.locator(".piece", has=page.locator("img[alt^='food piece']")).first
    before = shots(page)
    flick(page, food, hour=6)
    page.wait_for_timeout(400)
    expect(page.locator(".board.flicking")).to_be_visible()
    assert shots(page) == before


def test_own_markers_are_seen_by_holding_and_never_by_a_touch(visit: Visit) -> None:
    page = visit(lang="en")
    played(page)
    marker = page.locator(".piece", has=page.locator("img[alt='Face down: hold to look']")).first
    seen = page.locator("img[alt^='Marker of the']")
    turned = seen.count()  # WW-9: by who played before us
    marker.click()
    expect(seen).to_have_count(turned)
    page.mouse.move(*middle(marker))
    page.mouse.down()
    expect(seen.nth(turned)).to_be_visible()
    page.mouse.up()
    expect(seen).to_have_count(turned)


def test_it_is_said_how_markers_are_looked_at_until_they_were(visit: Visit) -> None:
    page = visit(lang="en")
    played(page)
    hint = page.locator(".strip", has_text="Hold what lies face down")
    expect(hint).to_have_count(1)
    page.mouse.move(*middle(page.locator("[data-stop^='piece marker-']").first))
    page.mouse.down()
    expect(hint).to_have_count(0)
    page.mouse.up()


def test_a_phone_shows_the_whole_board_and_flicks_it(visit: Visit) -> None:
    page = visit(size=PHONE, lang="en")
    played(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    before = int(shots(page)[0] or 0)
    flick(page, some_raccoon(page), hour=6, pixels=40)
    expect(page.locator(".table").first).not_to_have_attribute("data-slides", str(before))
    assert shots(page)[1] == "0"


def test_all_see_the_same_shot_end_where_the_server_says(visit: Visit) -> None:
    host = visit("/friends/willy-waschbaer")
    path = opened(host)
    pages = [host, visit(path), visit(path)]
    for friend in pages[1:]:
        friend.get_by_role("button", name="S’asseoir ici").first.click()
        expect(friend.get_by_role("button", name="Me lever")).to_be_visible()
    host.get_by_role("button", name="Commencer").click()
    expect(host.locator(".piece.disc")).to_have_count(26, timeout=20_000)
    host.wait_for_timeout(2500)
    first = next(page for page in pages if page.locator(".board.flicking").count())
    flick(first, first.locator(".piece.disc.able").first, hour=4)
    for page in pages:
        expect(page.locator(".table").first).to_have_attribute("data-slides", "1", timeout=10_000)
        assert shots(page) == ("1", "0")
    host.wait_for_timeout(5000)
    assert lying(pages[0]) == lying(pages[1]) == lying(pages[2])


def lying(page: Page) -> list[str]:
    """Where the discs are spoken to lie."""
    labels = page.locator(".piece.disc img").evaluate_all("all => all.map((one) => one.alt)")
    return sorted(labels)
