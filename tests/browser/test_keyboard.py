"""Keyboard only, from the front page to the end of the match; focus is never lost on the way."""

from collections.abc import Callable

import pytest

from tests.browser import duel, wizz
from tests.browser.conftest import Visit
from tests.browser.person import Keys, Sight, next_to_act
from tests.browser.seated import seated
from tests.browser.test_secrets import DEALT, OPTIONS
from tests.browser.test_wizz_round import A_ROUND
from tests.web.running import Running

pytestmark = pytest.mark.live
LOST = ("BODY", "HTML", "")


class Careful(Keys):
    """Looks after every deed whether the focus is still somewhere."""

    def does(self, deed: Callable[[], None]) -> Sight:
        sight = super().does(deed)
        assert sight.focus not in LOST, sight
        return sight


def enter(person: Keys, selector: str) -> None:
    person.tab_to(selector)
    person.page.keyboard.press("Enter")


def test_triple_wata_by_keys(visit: Visit) -> None:
    person = Careful(visit())
    enter(person, "li:has(a[href='/friends/triple-wata']) .ways button")
    person.see(lambda sight: bool(sight.stops))
    cards = 0
    while turn := next_to_act([person]):
        assert not duel.lay(*turn).refusal
        cards += 1
    assert cards in (4, 5)
    assert still_focused(person).result
    enter(person, "main section.sheet .why")
    person.page.locator("[data-article^='TW-']").first.wait_for()


def still_focused(person: Keys) -> Sight:
    sight = person.look()
    assert sight.focus not in LOST, sight
    return sight


class Quick(Careful):
    """Knows that a call has a key of its own."""

    def press(self, button: str) -> None:
        if button == "UNO!":
            self.page.keyboard.press("u")
        else:
            super().press(button)


@pytest.mark.slow
def test_a_round_of_uno_wizz_by_keys(server: Running, visit: Visit) -> None:
    """From the deal to the last card, at a table that the front page lists."""
    guest = server.guest("Ann")
    plan = {"bots": {"1": "easy"}, "options": A_ROUND}
    table = server.table(guest["token"], game="uno-wizz", **plan)
    person = Quick(visit(lang="en", guest=guest))
    enter(person, f"a[href='/table/{table}']")
    enter(person, "button:has-text('Sit here')")
    enter(person, "button:has-text('Start'):not([disabled])")
    assert len(person.see(lambda sight: bool(sight.hand)).hand) in (7, 9)
    assert wizz.play_on([person]) >= 4
    assert still_focused(person).result
    enter(person, "main section.sheet .why")
    person.page.locator("[data-article^='UW-']").first.wait_for()


LATE = {"hands": [["red-2", "red-3"], ["red-4", "red-6", "blue-1"]], "discard": ["red-5"]}


def test_a_call_out_of_turn_takes_no_card_out_of_anybodys_hand(
    server: Running, visit: Visit
) -> None:
    """UW-15: it may come late; the card one is about to take can be taken while it is told."""
    ann, bob = seated(
        server, visit, (Keys, Keys), lang="en", motion=True, game="uno-wizz", position=LATE
    )
    ann.play("piece hand-0-red-2-0", "piece discard-red-5")
    card = "piece hand-1-red-4-0"
    bob.see(lambda sight: card in sight.able)
    assert isinstance(bob, Keys)
    bob.reach(card)
    ann.press("UNO!")
    bob.page.locator(".telling.banner").wait_for()
    bob.page.keyboard.press("Enter")
    assert bob.page.locator(".telling.banner").is_visible()
    bob.see(lambda sight: sight.held == [card])


def test_uno_wizz_by_keys(server: Running, visit: Visit) -> None:
    """The last cards of a round, at a table that the front page lists."""
    guest = server.guest("Ann")
    plan = {"bots": {"1": "easy"}, "options": OPTIONS, "position": DEALT}
    table = server.table(guest["token"], game="uno-wizz", **plan)
    person = Careful(visit(lang="en", guest=guest))
    enter(person, f"a[href='/table/{table}']")
    enter(person, "button:has-text('Sit here')")
    enter(person, "button:has-text('Start'):not([disabled])")
    person.see(lambda sight: bool(sight.stops))
    played = 0
    while turn := next_to_act([person]):
        wizz.decide(*turn)
        played += 1
    assert played >= len(DEALT["hands"][0])
    assert still_focused(person).result == "You win!"
