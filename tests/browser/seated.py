"""People at a table that one of them has opened, with the match begun."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visit
from tests.browser.person import Person
from tests.web.running import Running

NAMES = ("Ann", "Bob", "Cleo", "Dan")
WORDS = {
    "fr": {"sit": "S’asseoir ici", "stand": "Me lever", "start": "Commencer"},
    "en": {"sit": "Sit here", "stand": "Stand up", "start": "Start"},
}


def seated(
    server: Running,
    visit: Visit,
    people: Sequence[type[Person]],
    *,
    lang: str = "fr",
    size: tuple[int, int] = DESKTOP,
    motion: bool = False,
    **plan: Any,
) -> list[Person]:
    """Each in a browser of their own, the first one being the host."""
    guests = [server.guest(name) for name in NAMES[: len(people)]]
    table = server.table(guests[0]["token"], seats=len(people), **plan)
    found = []
    for kind, guest in zip(people, guests, strict=True):
        page = visit(f"/table/{table}", lang=lang, size=size, guest=guest, motion=motion)
        sit(page, lang)
        found.append(kind(page))
    begin(found, lang)
    return found


def sit(page: Page, lang: str) -> None:
    page.get_by_role("button", name=WORDS[lang]["sit"]).first.click()
    expect(page.get_by_role("button", name=WORDS[lang]["stand"])).to_be_visible()


def begin(people: Sequence[Person], lang: str) -> None:
    people[0].page.get_by_role("button", name=WORDS[lang]["start"]).click()
    for person in people:
        person.see(lambda sight: bool(sight.stops))


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]
