"""Waka Waka at the browser table: a trade to its end, what nobody else may know, keys, a phone."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.person import Keys, Mouse, Person
from tests.browser.seated import seated, table_of
from tests.browser.test_keyboard import Careful
from tests.browser.test_places import THEMES, violations, width_of
from tests.browser.waka import ANN, DEALT, FIRST_TURN, OPTIONS, OTHER_TURNS, trade
from tests.browser.wiretap import Wiretap, tapped
from tests.web.running import Running

pytestmark = pytest.mark.live
PLAN: dict[str, Any] = {"game": "waka-waka", "options": OPTIONS, "position": DEALT}
BOBS = ("rainmaker", "porter", "drummer")  # held by Bob, laid face down, never shown to all
ANNS = ("sorcerer",)  # held by Ann to the end
ABOARD = ("jewels",)  # hidden on a boat until it is bought
SHARE = 1 + [question for _, question, _ in FIRST_TURN].index("Use the Seer too")


def at_the_table(server: Running, visit: Visit, *ways: type[Person], **more: Any) -> list[Person]:
    return seated(server, visit, ways, lang="en", **PLAN, **more)


def said(tap: Wiretap, words: Iterable[str]) -> list[str]:
    """Which of the words the page was sent or shows, in whatever context."""
    tap.look()
    everything = "\n".join(text for _, text in tap.all()).lower()
    return [word for word in words if word in everything]


def papers(person: Person) -> Locator:
    return person.page.locator(".table aside")


def test_two_people_trade_to_the_end(server: Running, visit: Visit) -> None:
    people = at_the_table(server, visit, Person, Mouse)
    assert len(list(trade(people, FIRST_TURN + OTHER_TURNS))) == len(FIRST_TURN + OTHER_TURNS)
    ann, bob = people
    ann.see(lambda sight: sight.result == "You win!")
    bob.see(lambda sight: sight.result == "Ann wins")
    expect(bob.page.get_by_role("button", name="Why it is over: WK-33")).to_be_visible()
    expect(papers(bob)).to_contain_text("How it stands")
    expect(bob.page.locator("main section.sheet li").first).to_contain_text("level ")


def test_no_hidden_card_and_no_hidden_good_reaches_anybody_else(
    server: Running, visit: Visit
) -> None:
    people = at_the_table(server, visit, Mouse, Mouse)
    table = table_of(people[ANN].page)
    pages = [*(person.page for person in people), visit("/api/games", lang="en")]
    ann, bob, other = (tapped(server, page, table) for page in pages)
    for _ in trade(people, FIRST_TURN):
        assert said(other, (*ANNS, *BOBS, *ABOARD)) == []
        assert said(bob, (*ANNS, *ABOARD)) == []
    assert said(ann, (*BOBS, *ABOARD)) == [*BOBS, *ABOARD]  # else the search would prove nothing
    for _ in trade(people, OTHER_TURNS):
        assert said(other, (*ANNS, *BOBS)) == []  # WK-21: not even once discarded
        assert said(bob, ANNS) == []
    assert said(other, ABOARD) == [*ABOARD]


def test_what_ann_has_been_shown_stays_in_her_notes_until_it_changes(
    server: Running, visit: Visit
) -> None:
    people = at_the_table(server, visit, Mouse, Mouse)
    ann, bob = people
    steps = trade(people, FIRST_TURN)
    next(steps)
    expect(papers(ann)).to_contain_text("Bob holds Chimpanzee, Rainmaker, Porter, Drummer")
    for _, question, _ in steps:
        if question == "Look at two hidden goods":
            expect(papers(ann)).to_contain_text("Hidden on the boat at 5: 2 × jewels")
    expect(papers(ann)).to_contain_text("Bob holds Rainmaker, Porter, Drummer")  # one is gone
    expect(papers(ann)).to_contain_text("Hidden on the boat at 5: 2 × jewels")
    expect(papers(bob)).to_contain_text("Ann knows that you hold Rainmaker, Porter, Drummer")


def test_a_trade_by_keys(server: Running, visit: Visit) -> None:
    people = at_the_table(server, visit, Careful, Careful)
    for person in people:
        assert isinstance(person, Keys)
        person.page.keyboard.press("Tab")
    assert len(list(trade(people, FIRST_TURN + OTHER_TURNS))) == len(FIRST_TURN + OTHER_TURNS)
    people[ANN].see(lambda sight: sight.result == "You win!")


@pytest.mark.parametrize("steps", [1, SHARE - 1], ids=["a hand looked at", "a share"])
def test_nothing_stands_in_the_way_and_nothing_sticks_out(
    server: Running, visit: Visit, steps: int
) -> None:
    people = at_the_table(server, visit, Mouse, Mouse)
    assert len(list(trade(people, FIRST_TURN[:steps]))) == steps
    for person in people:
        for size in (DESKTOP, PHONE):
            assert width_of(person.page, size) <= size[0]
            for theme in THEMES:
                person.page.emulate_media(color_scheme=theme)
                assert violations(person.page) == [], (size, theme)


def test_a_phone_is_enough(server: Running, visit: Visit) -> None:
    people = at_the_table(server, visit, Person, Person, size=PHONE)
    for _ in trade(people, FIRST_TURN):
        for person in people:
            assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_card_says_what_it_does_to_whoever_looks_at_it(server: Running, visit: Visit) -> None:
    for size in (DESKTOP, PHONE):
        ann, _ = at_the_table(server, visit, Mouse, Mouse, size=size)
        page = ann.page
        seer = page.get_by_role("button", name="Seer")
        expect(seer).to_have_accessible_description("draw two cards")
        about = page.locator(".about")
        seer.hover()
        expect(about).to_have_text("Seer: draw two cards")
        box = about.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= size[0] - box["width"]
        page.mouse.move(5, 5)
        expect(about).to_have_count(0)
        page.locator("[data-stop][tabindex='0']").focus()
        page.keyboard.press("ArrowRight")
        expect(about).to_be_visible()


def once_more(page: Page) -> None:
    page.reload()
    page.locator("[data-stop]").first.wait_for()


@pytest.mark.parametrize("meanwhile", [once_more, lambda page: None], ids=["reloaded", "kept"])
def test_a_standing_wish_declines_by_itself(
    server: Running, visit: Visit, meanwhile: Callable[[Page], None]
) -> None:
    people = at_the_table(server, visit, Mouse, Mouse)
    ann, bob = people
    assert list(trade(people, FIRST_TURN[: SHARE - 1]))
    wish = bob.page.get_by_label("Decline every share until I say otherwise")
    wish.check()
    expect(ann.page.get_by_role("log").first).to_contain_text("Bob declines to use the Seer too")
    meanwhile(bob.page)
    expect(wish).to_be_checked()
    wish.click()  # it goes at once
    expect(wish).to_have_count(0)
