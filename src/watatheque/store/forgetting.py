"""Somebody is forgotten: what was kept of them becomes a neutral word, wherever it stands."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from watatheque.core import codec
from watatheque.core.marks import SeatTaken
from watatheque.store.rows import Forget
from watatheque.store.schema import (
    chat,
    entries,
    guests,
    links,
    matches,
    mentions,
    sittings,
    tables,
)

SOMEBODY = "N. N."  # read alike in every language
SILENCE = "…"


def forget(connection: Connection, wish: Forget) -> None:
    """The guest, links, seats in past matches, lines of chat, and what tables wrote of them.

    Nobody else's move is written meanwhile, so all of it is found by an index.
    """
    guest = wish.guest
    sat = select(sittings.c.match_id, sittings.c.seat).where(sittings.c.guest == guest)
    for match, seat in connection.execute(sat).all():
        _leave_match(connection, match, seat)
    connection.execute(delete(sittings).where(sittings.c.guest == guest))
    said = {"guest": "", "name": SOMEBODY, "text": SILENCE}
    connection.execute(update(chat).where(chat.c.guest == guest).values(said))
    _leave_tables(connection, guest)
    for place in (links, guests):
        connection.execute(delete(place).where(place.c.id == guest))


def without(doc: Any, guest: str) -> Any:
    """A document in which the guest's id is empty, and so is what was told of them beside it."""
    if isinstance(doc, list):
        return [without(part, guest) for part in doc if part != guest]
    if not isinstance(doc, dict):
        return "" if doc == guest else doc
    kept = {key: without(part, guest) for key, part in doc.items() if key != guest}
    return kept | {"name": SOMEBODY} if doc.get("guest") == guest else kept


def _leave_tables(connection: Connection, guest: str) -> None:
    mentioned = mentions.c.guest == guest
    query = select(tables.c.id, tables.c.doc).join(mentions).where(mentioned)
    for id, doc in connection.execute(query).all():
        kept = codec.line(without(msgspec.json.decode(doc), guest))
        connection.execute(update(tables).where(tables.c.id == id).values(doc=kept))
    connection.execute(delete(mentions).where(mentioned))


def _leave_match(connection: Connection, match: str, seat: int) -> None:
    query = select(matches.c.header, matches.c.guests).where(matches.c.id == match)
    header, people = (msgspec.json.decode(part) for part in connection.execute(query).one())
    names = header.get("names", [])
    if seat < len(names):
        _leave_entries(connection, match, seat, names[seat])
        names[seat] = SOMEBODY
    people[seat] = None
    kept = {"header": codec.line(header), "guests": codec.line(people)}
    connection.execute(update(matches).where(matches.c.id == match).values(kept))


def _leave_entries(connection: Connection, match: str, seat: int, name: str) -> None:
    """TB-11: a seat that was handed back to its person, by name."""
    mine = (entries.c.match_id == match) & (entries.c.seat == seat)
    taken = mine & entries.c.action.contains('"by"')
    for n, action in connection.execute(select(entries.c.n, entries.c.action).where(taken)).all():
        told = msgspec.json.decode(action)
        if told["do"] == codec.tag(SeatTaken) and told["by"] == name:
            kept = codec.line(told | {"by": SOMEBODY})
            connection.execute(update(entries).where(mine & (entries.c.n == n)).values(action=kept))
