"""The front page: one click to a game, the language, what is running, and its weight."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.web.running import Running
from watatheque import GAMES

pytestmark = pytest.mark.live
A_MINUTE = 60
HEAVIEST = 150_000  # bytes over the wire
BOARD = ".whole main > .board"  # only once the match runs: before it, clocks and bots are shown too


def table_of(page: Page, server: Running) -> dict[str, Any]:
    page.wait_for_url("**/table/*")
    told: dict[str, Any] = server.http.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return told


@pytest.mark.parametrize("game", sorted(GAMES))
def test_one_click_leads_to_a_game_against_bots(server: Running, visit: Visit, game: str) -> None:
    began = time.monotonic()
    page = visit()
    page.locator(f"li:has(a[href='/friends/{game}']) .ways button").click()
    expect(page.get_by_role("list", name="Temps restant")).to_contain_text("Robot facile")
    expect(page.locator(BOARD)).to_be_visible()
    table = table_of(page, server)
    assert table["game"] == game
    assert table["phase"] == "running"
    assert [chair["kind"] for chair in table["chairs"]] == ["person"] + ["bot"] * (
        table["seats"] - 1
    )
    assert time.monotonic() - began < A_MINUTE


def test_a_running_game_waits_on_the_front_page(visit: Visit) -> None:
    page = visit(size=PHONE)
    page.get_by_role("button", name="Jouer").first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(BOARD)).to_be_visible()
    table = page.url
    page.get_by_role("link", name="À l’accueil").click()
    page.get_by_role("link", name="Reprendre").click()
    page.wait_for_url(table)


def test_the_language_is_switched_at_once_and_remembered(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq jeux, une table.")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Five games, one table.")
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Five games, one table.")


def test_the_light_is_remembered(visit: Visit) -> None:
    page = visit(theme="dark")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    html, dark = page.locator("html"), page.evaluate(ground)
    page.get_by_role("button", name="Lumière").click()  # from the device's to day
    expect(html).not_to_have_css("background-color", dark)
    page.reload()
    expect(page.get_by_role("button", name="Jouer").last).to_be_visible()
    assert page.evaluate(ground) != dark


def test_the_first_page_is_light(server: Running, visit: Visit) -> None:
    page = visit("/api/games")  # a page of ours, but none of the site yet
    weights: list[float] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    page.goto(server.url)
    expect(page.get_by_role("button", name="Jouer").last).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(weights) > 5
    assert sum(weights) < HEAVIEST, sum(weights)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_tutorial_is_one_click_away(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f"a[href='/tutorial/{game}']").click()
    expect(page.locator("#app .table").first).to_be_visible()
