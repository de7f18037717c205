"""What is asked of a database, as plain functions of a connection."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, select

from watatheque.store.inserts import PLACES, row_columns
from watatheque.store.rows import ChatRow, EntryRow, GuestRow, LinkRow, MatchRow, Row, TableRow
from watatheque.store.schema import chat as chats
from watatheque.store.schema import entries as entered
from watatheque.store.schema import guests, links, matches, outcomes, sittings
from watatheque.store.schema import tables as every_table

R = TypeVar("R", GuestRow, LinkRow, TableRow, MatchRow, EntryRow, ChatRow)

AT_ONCE = 1000  # rows fetched together where all are wanted


def wanted(kind: type[Row]) -> Select[Any]:
    return select(*(PLACES[kind].columns[name] for name in row_columns(kind)))


def many(connection: Connection, kind: type[R], query: Select[Any]) -> list[R]:
    return [kind._make(row) for row in connection.execute(query)]


def one(connection: Connection, kind: type[R], query: Select[Any]) -> R | None:
    found = many(connection, kind, query.limit(1))
    return found[0] if found else None


def guest(connection: Connection, id: str) -> GuestRow | None:
    return one(connection, GuestRow, wanted(GuestRow).where(guests.c.id == id))


def link(connection: Connection, digest: str) -> LinkRow | None:
    return one(connection, LinkRow, wanted(LinkRow).where(links.c.digest == digest))


def table(connection: Connection, id: str) -> TableRow | None:
    return one(connection, TableRow, wanted(TableRow).where(every_table.c.id == id))


def tables(connection: Connection, phases: Sequence[str]) -> list[TableRow]:
    query = wanted(TableRow).where(every_table.c.phase.in_(phases)).order_by(every_table.c.id)
    return many(connection, TableRow, query)


def match(connection: Connection, id: str) -> MatchRow | None:
    return one(connection, MatchRow, wanted(MatchRow).where(matches.c.id == id))


def last_match(connection: Connection, table: str) -> MatchRow | None:
    query = wanted(MatchRow).where(matches.c.table_id == table).order_by(matches.c.seq.desc())
    return one(connection, MatchRow, query)


def matches_of(connection: Connection, guest: str, last: int) -> list[MatchRow]:
    # One person may sit on two chairs of a match.
    seated = select(sittings.c.match_id).where(sittings.c.guest == guest)
    query = wanted(MatchRow).where(matches.c.id.in_(seated)).order_by(matches.c.seq.desc())
    return many(connection, MatchRow, query.limit(last))


def entries(connection: Connection, match: str) -> list[EntryRow]:
    query = wanted(EntryRow).where(entered.c.match_id == match).order_by(entered.c.n)
    return many(connection, EntryRow, query)


def outcome(connection: Connection, match: str) -> str | None:
    query = select(outcomes.c.outcome).where(outcomes.c.match_id == match)
    return connection.execute(query).scalar()


def chat(connection: Connection, table: str, last: int) -> list[ChatRow]:
    query = wanted(ChatRow).where(chats.c.table_id == table).order_by(chats.c.n.desc())
    return many(connection, ChatRow, query.limit(last))[::-1]


def is_empty(connection: Connection) -> bool:
    filled = (connection.execute(wanted(kind).limit(1)).first() for kind in PLACES)
    return all(row is None for row in filled)


def everything(connection: Connection) -> Iterator[Row]:
    """All rows, in an order in which they can be written again."""
    for kind, place in PLACES.items():
        order = [matches.c.seq] if place is matches else list(place.primary_key)
        query = wanted(kind).order_by(*order).execution_options(yield_per=AT_ONCE)
        with connection.execute(query) as found:
            yield from (kind._make(row) for row in found)
