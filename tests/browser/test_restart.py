"""The server is killed under open pages and comes back on the same data: play goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import duel
from tests.browser.conftest import visiting
from tests.browser.person import Mouse, next_to_act
from tests.browser.seated import seated
from tests.web.running import Running

pytestmark = pytest.mark.live
BACK = 40_000  # ms; a page tries again after some seconds


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path)
    yield server
    if server.process.poll() is None:
        server.stop()


def kill(server: Running) -> None:
    server.http.close()
    server.process.kill()
    server.wait()


def is_cut(page: Page) -> None:
    expect(page.get_by_text("La liaison est coupée")).to_be_visible(timeout=BACK)


def is_back(page: Page) -> None:
    expect(page.get_by_text("La liaison est coupée")).to_have_count(0, timeout=BACK)


def test_play_goes_on(chromium: Browser, first: Running) -> None:
    with visiting(chromium, first.url) as visit:
        people = seated(first, visit, [Mouse, Mouse])
        assert duel.play_on(people, 3) == 3
        turn = next_to_act(people)
        assert turn
        acting, sight = turn
        waiting = next(person for person in people if person is not acting)
        waiting.page.context.set_offline(True)
        kill(first)
        for person in people:
            is_cut(person.page)
        card, cell = sight.hand[0], next(one for one in duel.CELLS if one in sight.stops)
        acting.play(card, cell)  # into the dark: it waits for the line
        second = Running(first.data, port=first.port)
        try:
            is_back(acting.page)
            acting.see(lambda now: not now.underway and len(now.hand) == len(sight.hand) - 1)
            waiting.page.context.set_offline(False)
            is_back(waiting.page)
            recap = waiting.page.locator(".news")
            expect(recap).to_contain_text("Pendant votre absence")
            expect(recap).to_contain_text(sight.stops[card].partition(" :")[0])
            assert duel.play_on(people) == 5
        finally:
            second.stop()
