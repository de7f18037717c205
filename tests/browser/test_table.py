"""Two people at a table: the link, the chairs, talking, the end; and a server that comes back."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.duel import play_on
from tests.browser.person import Mouse
from tests.web.running import Running

pytestmark = pytest.mark.live


def opened(page: Page) -> str:
    """The path of a table of two that this person has opened and sits at."""
    page.get_by_role("button", name="Ouvrir la table").click()
    expect(page.get_by_role("button", name="Me lever")).to_be_visible()
    return page.url.removeprefix(re.match("https?://[^/]*", page.url)[0])  # type: ignore[index]


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Écrire à la table").fill(text)
    page.get_by_role("button", name="Envoyer").click()


def test_a_friend_follows_the_link_and_both_play(visit: Visit) -> None:
    host = visit("/friends/triple-wata")
    path = opened(host)
    friend = visit(path, size=PHONE)
    friend.get_by_role("button", name="S’asseoir ici").click()
    host.get_by_role("button", name="Commencer").click()
    for page in (host, friend):
        expect(page.get_by_role("button", name="Commencer")).to_have_count(0)
        expect(page.get_by_role("list", name="Temps restant")).to_contain_text("vous")
    host.get_by_role("button", name="Discussion").click()
    friend.get_by_role("button", name="Discussion").click()
    say(friend, "bonsoir !")
    expect(host.get_by_text("bonsoir !")).to_be_visible()


def test_whoever_resigns_sees_why_it_is_over_and_may_have_a_rematch(visit: Visit) -> None:
    host = visit("/friends/triple-wata")
    friend = visit(opened(host))
    friend.get_by_role("button", name="S’asseoir ici").click()
    host.get_by_role("button", name="Commencer").click()
    assert play_on([Mouse(host), Mouse(friend)], moves=1) == 1
    expect(host.get_by_text("Ce qui s’est passé").locator("..")).to_contain_text("pose")
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Abandonner…").click()
    friend.get_by_role("button", name="Oui, j’abandonne").click()
    expect(host.get_by_role("heading", name="Vous gagnez !")).to_be_visible()
    host.get_by_role("button", name="TB-7").click()
    expect(host.locator("[data-article='TB-7']")).to_be_in_viewport()
    host.get_by_role("button", name="Revanche").click()
    friend.get_by_role("button", name="D’accord").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="gagne")).to_have_count(0)
        # Seats have changed, so what was told of the last match would name the wrong people.
        expect(page.get_by_text("Ce qui s’est passé")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_help_is_read_on_paper_and_says_what_can_be_done_now(visit: Visit, theme: str) -> None:
    page = visit(lang="en", theme=theme)
    page.locator("button", has_text="Triple Wata").click()
    expect(page.locator("[data-stop].able").first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Keys and gestures").click()
    help = page.get_by_role("dialog", name="Keys and gestures")
    expect(help).to_contain_text("touch what glows")
    expect(help).to_contain_text("Alt + ← →: sort the hand")
    expect(help).not_to_contain_text("aiming")
    ground = help.evaluate("node => getComputedStyle(node).backgroundColor")
    assert ground.startswith("rgb("), ground  # and nothing shines through


BOTS: dict[str, Any] = {
    "game": "uno-wizz", "seats": 3, "bots": {"1": "easy", "2": "easy"},
    "options": {"scoring": "none"},
    "position": {"hands": [["red-2"], ["red-7"], ["green-9"]], "discard": ["red-5"]},
}  # fmt: skip


def test_bots_are_told_apart_and_nobody_is_called_to_a_full_table(
    server: Running, visit: Visit
) -> None:
    ann = server.guest("Ann")
    page = visit(f"/table/{server.table(ann['token'], **BOTS)}", guest=ann)
    expect(page.get_by_text("Invitez des amis")).to_be_visible()
    page.get_by_role("button", name="S’asseoir ici").click()
    expect(page.get_by_text("Vous pouvez commencer")).to_be_visible()
    expect(page.get_by_text("Invitez des amis")).to_have_count(0)
    expect(page.locator("li strong")).to_have_text(["Ann", "Robot facile 2", "Robot facile 3"])
    page.get_by_role("button", name="Commencer").click()
    expect(page.get_by_role("list", name="Temps restant")).to_contain_text("Robot facile 3")
    Mouse(page).play("piece hand-0-red-2-0", "piece discard-red-5")
    names = ["Ann", "Robot facile 2", "Robot facile 3"]
    expect(page.locator("main section.sheet li span:first-child")).to_have_text(names)


CUT = """() => [...document.querySelectorAll(".plate b, .plate em")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""


def test_a_plate_has_room_for_a_name_and_what_is_said_of_it(server: Running, visit: Visit) -> None:
    guest = server.guest("Stubborn Cricket")
    table = server.table(guest["token"], game="triple-wata", bots={"1": "easy"})
    page = visit(f"/table/{table}", lang="en", guest=guest)
    page.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".plate em")).to_have_text(["Starts"])
    assert page.evaluate(CUT) == []


def test_a_new_name_shows_on_the_chair(visit: Visit) -> None:
    host = visit("/friends/triple-wata")
    opened(host)
    name = host.get_by_role("textbox", name="Votre nom à la table")
    name.fill("Zoé")
    name.press("Enter")
    expect(host.locator("li.mine")).to_contain_text("Zoé")


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("/table/nothing")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rien à cette adresse")
    page.get_by_role("link", name="À l’accueil").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Cinq jeux, une table.")


def test_a_killed_server_comes_back_under_an_open_page(chromium: Browser, tmp_path: Path) -> None:
    first = Running(tmp_path)
    context = chromium.new_context(locale="fr-FR")
    try:
        page = context.new_page()
        page.goto(f"{first.url}/friends/triple-wata")
        opened(page)
        page.get_by_role("button", name="Discussion").click()
        first.process.kill()
        first.wait()
        expect(page.get_by_text("La liaison est coupée")).to_be_visible()
        say(page, "encore là ?")  # into the dark: it waits for the line
        second = Running(tmp_path, port=first.port)
        try:
            expect(page.get_by_text("encore là ?")).to_be_visible(timeout=20_000)
            expect(page.get_by_text("La liaison est coupée")).to_have_count(0)
        finally:
            second.stop()
    finally:
        context.close()
