"""The language is switched in mid-game: everything switches, and nothing is lost."""

import pytest
from playwright.sync_api import Page

from tests.browser import duel
from tests.browser.conftest import Visit
from tests.browser.person import Mouse, settled
from tests.browser.seated import seated, table_of
from tests.web.running import Running

pytestmark = pytest.mark.live
# Everything that is read or read out, line by line.
TEXTS = """() => {
  const spoken = [...document.querySelectorAll("[aria-label], img[alt], [title]")]
    .flatMap((one) => [one.ariaLabel, one.alt, one.title]);
  const lines = [...spoken, ...document.body.innerText.split("\\n"), document.title];
  return [...new Set(lines.map((line) => line?.trim()).filter(Boolean))];
}"""


def texts(page: Page) -> set[str]:
    return set(page.evaluate(TEXTS))


def speak(page: Page, button: str, language: str) -> None:
    """Through the menu, which is closed again."""
    page.get_by_role("button", name=button).click()
    page.get_by_label(language).check()
    page.keyboard.press("Escape")
    page.get_by_role("complementary").filter(has=page.get_by_label(language)).wait_for(
        state="detached"
    )


@pytest.mark.parametrize("game", ["triple-wata", "uno-wizz"])
def test_everything_switches_in_mid_game(server: Running, visit: Visit, game: str) -> None:
    person, other = seated(server, visit, [Mouse, Mouse], game=game)
    if game == "triple-wata":
        duel.play_on([person, other], 3)
    before, french = settled([person, other], person), texts(person.page)
    speak(person.page, "Menu", "English")
    after = person.look()
    assert list(after.stops) == list(before.stops)
    assert (after.hand, after.able) == (before.hand, before.able)
    me = person.page.evaluate("JSON.parse(localStorage.getItem('watatheque.me'))")
    fresh = Mouse(visit(f"/table/{table_of(person.page)}", lang="en", guest=me))
    fresh.see(lambda sight: bool(sight.stops))
    english = texts(fresh.page)
    assert not (texts(person.page) & french) - english
    assert person.look().stops == fresh.look().stops
    if game == "triple-wata":
        assert duel.play_on([person, other]) == 6
