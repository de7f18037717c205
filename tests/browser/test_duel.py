"""Two people play a whole match of Triple Wata."""

from typing import Any

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


PLUS = {
    "hands": [["goblin-sergeant", "foundation-worm", "occupied-helmet"],
              ["baritone-toad", "duke-of-the-drains", "ambitious-puddle"]],
    "board": [{"card": "midnight-axe", "colour": 0}, {"card": "pilferers-mask", "colour": 1}, None,
              {"card": "oubliette-carp", "colour": 1}, None, None,
              None, None, {"card": "barrel-barricade", "colour": 0}],
    "starter": 0,
}  # fmt: skip
IDENTICAL = {
    "hands": [["sharpened-spoon", "foundation-worm", "occupied-helmet"],
              ["baritone-toad", "duke-of-the-drains", "ambitious-puddle"]],
    "board": [None, {"card": "short-sighted-bat", "colour": 1}, None,
              {"card": "ghost-of-a-dust-bunny", "colour": 0}, None,
              {"card": "orphan-sock", "colour": 1},
              None, None, {"card": "barrel-barricade", "colour": 0}],
    "starter": 0,
}  # fmt: skip
# From now on the page remembers what stood over the table, and what had been told at the end.
WATCH = """() => {
  window.said = [];
  const note = () => {
    const now = document.querySelector(".telling")?.innerText;
    if (now && window.said.at(-1) !== now) window.said.push(now);
    const over = document.querySelector("main section.sheet h2");
    if (over) window.atEnd ??= document.querySelector("[role=log]").innerText;
  };
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(document, all);
}"""


@pytest.mark.parametrize(
    ("rule", "position", "card", "told"),
    [
        ("plus", PLUS, "goblin-sergeant", [("Pilferer", "TW-R5"), ("Carp", "TW-R5")]),
        ("identical", IDENTICAL, "sharpened-spoon",
         [("Bat", "TW-R4"), ("Sock", "TW-7")]),
    ],
)  # fmt: skip
def test_captures_are_told_one_by_one_with_the_rule_that_made_them(
    server: Running, visit: Visit, rule: str, position: Any, card: str, told: list[tuple[str, str]]
) -> None:
    ann, bob = seated(
        server, visit, [Mouse, Mouse], lang="en", options={rule: True}, position=position
    )
    bob.page.evaluate(WATCH)
    ann.play(next(stop for stop in ann.look().hand if card in stop), "place board/4")
    bob.see(lambda sight: sight.mine)
    bob.see(lambda _: bob.page.evaluate("window.said.length") >= len(told))
    said = bob.page.evaluate("window.said")
    assert len(said) == len(told)
    for words, (captured, article) in zip(said, told, strict=True):
        assert captured in words
        assert words.endswith(article)
        assert article == "TW-7" or f"by {rule.title()}" in words


def test_the_result_waits_until_all_has_been_told(server: Running, visit: Visit) -> None:
    people = seated(server, visit, [Mouse, Mouse], lang="en", position=PLUS)
    for person in people:
        person.page.evaluate(WATCH)
    assert duel.play_on(people) == 5
    for person in people:
        person.see(lambda sight: bool(sight.result))
        assert "The board is full" in person.page.evaluate("window.atEnd")
