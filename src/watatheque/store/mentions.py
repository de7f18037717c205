"""Whom a table's document names: so whoever is forgotten is found without reading every document.

Read from the document itself, as sittings are from a match, so that nobody who writes a table can
leave them out. They are only ever added to: one that no longer holds costs a look at a document.
"""

from collections.abc import Iterable
from typing import Final

from watatheque.store.named import READER
from watatheque.store.rows import TableRow

MOST: Final = 100_000  # known at the same time; then one is written again, which does no harm

Mention = tuple[str, str]


def named(doc: str) -> set[str]:
    found = READER.decode(doc)
    guests = {found.host, *found.kicked, *found.carried}
    for person in found.chairs:
        guests.add(person.guest)
    for person in found.done:
        guests.add(person.guest)
    guests.discard("")
    return guests


class Mentions:
    """Guest and table, each pair written once: tables are written again and again, and mention
    the same people. What a commit has kept is known; whatever fails is not."""

    def __init__(self) -> None:
        self._kept: set[Mention] = set()
        self._fresh: list[Mention] = []

    def fresh(self, rows: Iterable[TableRow]) -> list[Mention]:
        """Those that are not known to be kept, always in the same order."""
        found: set[Mention] = set()
        for row in rows:
            table = row.id
            for guest in named(row.doc):
                mention = (guest, table)
                if mention not in self._kept:
                    found.add(mention)
        self._fresh = sorted(found)
        return self._fresh

    def keep(self) -> None:
        """A commit has succeeded."""
        if len(self._kept) > MOST:
            self._kept.clear()
        self._kept.update(self._fresh)
        self._fresh = []

    def forget(self) -> None:
        """Some of them may be gone."""
        self._kept.clear()
        self._fresh = []
