"""Whom a table's document names: so whoever is forgotten is found without reading every document.

Read from the document itself, as sittings are from a match, so that nobody who writes a table can
leave them out. They are only ever added to: one that no longer holds costs a look at a document.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from watatheque.store.rows import TableRow


class Person(msgspec.Struct, frozen=True):
    guest: str = ""


class Named(msgspec.Struct, frozen=True):
    """All places in which a document (`table.saved`) has a guest's id."""

    host: str = ""
    kicked: list[str] = []
    chairs: list[Person] = []
    done: list[Person] = []


READER: Final = msgspec.json.Decoder(Named)


def named(doc: str) -> set[str]:
    found = READER.decode(doc)
    people = {person.guest for person in (*found.chairs, *found.done)}
    return {found.host, *found.kicked, *people} - {""}


def mentions(rows: Iterable[TableRow]) -> list[tuple[str, str]]:
    """Guest and table; each pair once, and always in the same order."""
    return sorted({(guest, row.id) for row in rows for guest in named(row.doc)})
