"""A match that is over, in the browser: stepped through, checked, and played on from any moment."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.web.player import Player
from tests.web.running import Running

pytestmark = pytest.mark.live


@pytest.fixture(scope="module")
def match(server: Running) -> str:
    """Some moves against a bot, then Ann resigns."""
    ann = server.guest("Ann")
    table = server.table(ann["token"], bots={"1": "uniform"})
    with Player(server, table, ann["token"]) as player:
        player.sit(0)
        assert player.ask("start")["type"] == "ack"
        for _ in range(3):
            while not (player.scene and player.to_move() and player.moves()):
                player.hear()
            assert player.ask("act", action=player.moves()[0])["type"] == "ack"
        assert player.ask("resign")["type"] == "ack"
    return str(player.about["match"])


def test_one_steps_by_buttons_keys_and_links(visit: Visit, match: str) -> None:
    page = visit(f"/replay/{match}#2")
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_role("button", name="Un coup en avant").click()
    expect(page).to_have_url(re.compile("#3$"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("#0$"))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Jouer d’ici")).to_be_disabled()
    expect(page.get_by_text("Ann abandonne")).to_be_visible()


def test_it_plays_by_itself(visit: Visit, match: str) -> None:
    page = visit(f"/replay/{match}", lang="en", size=PHONE)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile("#[2-9]$"), timeout=20_000)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_every_draw_is_verified_by_the_browser_itself(visit: Visit, match: str) -> None:
    page = visit(f"/replay/{match}?seat=0", lang="en")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Verified, draw by draw")).to_be_visible()
    expect(page.get_by_text("The secret is the one that was promised")).to_be_visible()
    expect(page.get_by_text("a tier:").first).to_be_visible()


def test_one_plays_on_from_a_moment_of_it(visit: Visit, match: str) -> None:
    page = visit(f"/replay/{match}?seat=0#2")
    page.get_by_role("button", name="Jouer d’ici").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("button", name="Menu")).to_be_visible()


def test_a_match_that_is_not_there_is_said_so(visit: Visit) -> None:
    page = visit("/replay/nothing.1")
    expect(page.get_by_role("link", name="À l’accueil")).to_be_visible()
