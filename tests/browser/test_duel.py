"""Two people play a whole match of Triple Wata."""

import pytest
from playwright.sync_api import expect

from tests.browser import duel
from tests.browser.conftest import PHONE, Visit
from tests.browser.person import Mouse, Person, settled
from tests.browser.seated import seated
from tests.web.running import Running

pytestmark = pytest.mark.live


def test_one_drags_and_one_taps_and_one_reloads_in_the_middle(
    server: Running, visit: Visit
) -> None:
    dragging, tapping = people = seated(server, visit, [Mouse, Person])
    assert duel.play_on(people, 4) == 4
    before = settled(people, tapping)
    tapping.page.reload()
    after = tapping.see(lambda sight: bool(sight.stops))
    assert (after.stops, after.status) == (before.stops, before.status)
    assert duel.play_on(people) == 5
    for person in people:
        assert person.see(lambda sight: bool(sight.result)).result
        expect(person.page.get_by_role("button", name="Pourquoi c’est fini : TW-")).to_be_visible()
    dragging.page.get_by_role("button", name="Revanche").click()
    tapping.page.get_by_role("button", name="D’accord").click()
    for person in people:
        person.see(lambda sight: len(sight.hand) == 5 and not sight.result)
    assert duel.play_on(people) == 9


def test_a_match_is_playable_on_a_phone(server: Running, visit: Visit) -> None:
    people = seated(server, visit, [Person, Person], size=PHONE)
    for _ in range(9):
        assert duel.play_on(people, 1) == 1
        for person in people:
            assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for person in people:
        assert person.see(lambda sight: bool(sight.result)).result
