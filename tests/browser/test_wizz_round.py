"""Four people play a round of UNO Wizz to its end."""

import pytest
from playwright.sync_api import expect

from tests.browser import wizz
from tests.browser.conftest import Visit
from tests.browser.person import Mouse, Person
from tests.browser.seated import seated
from tests.web.running import Running

pytestmark = pytest.mark.live
A_ROUND = {"scoring": "none", "uno_grace": 0, "wheel": (40, 40, 40, 1, 1, 1, 1, 1, 1)}


@pytest.mark.slow
def test_four_people_play_a_round(server: Running, visit: Visit) -> None:
    ways = [Mouse, Person, Mouse, Person]
    people = seated(server, visit, ways, lang="en", game="uno-wizz", options=A_ROUND)
    for person in people:
        assert len(person.look().hand) in (7, 9)  # a +2 may be turned up
    assert wizz.play_on(people) > 7
    won = [person for person in people if person.look().result == "You win!"]
    assert len(won) == 1
    won[0].see(lambda sight: not sight.hand)
    for person in people:
        expect(person.page.get_by_role("button", name="Why it is over: UW-")).to_be_visible()
