"""Rows into tables: one statement a kind of row, however many writes wait."""

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Connection, Dialect, Table, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite

from watatheque.store import schema
from watatheque.store.forgetting import forget
from watatheque.store.kinds import Kinds, by_kind
from watatheque.store.mentions import Mentions
from watatheque.store.rows import (
    Ban,
    ChatRow,
    EndRow,
    EntryRow,
    Forget,
    GuestRow,
    LinkRow,
    MatchRow,
    Rename,
    Row,
    TableRow,
)

# Parents first, so that what is written together may refer to each other.
PLACES: Final[dict[type[Row], Table]] = {
    GuestRow: schema.guests,
    LinkRow: schema.links,
    TableRow: schema.tables,
    MatchRow: schema.matches,
    EntryRow: schema.entries,
    EndRow: schema.outcomes,
    ChatRow: schema.chat,
}
REWRITTEN: Final[dict[type[Row], tuple[str, ...]]] = {LinkRow: ("id",), TableRow: ("id",)}
# What each changes of a guest who is there; it makes none.
CHANGES: Final[dict[type[Row], str]] = {Rename: "name", Ban: "banned"}
# Two functions that make the same statements; the types of one of them will do.
DIALECTS: Final = {
    "sqlite": cast(Callable[[Table], postgresql.Insert], sqlite.insert),
    "postgresql": postgresql.insert,
}

SITTING_COLUMNS: Final = ("match_id", "seat", "guest")
MENTION_COLUMNS: Final = ("guest", "table_id")

GUESTS: Final = msgspec.json.Decoder(list[str | None])


class Inserts:
    """The statements as the driver wants them: rows are its parameters, without a detour."""

    def __init__(self, dialect: Dialect) -> None:
        self._kinds = {
            kind: statement(dialect, place, row_columns(kind), REWRITTEN.get(kind, ()))
            for kind, place in PLACES.items()
        } | {kind: change(dialect, column) for kind, column in CHANGES.items()}
        self._sittings = statement(dialect, schema.sittings, SITTING_COLUMNS)
        self._known = Mentions()
        # One that is there already costs a look at the key, and nothing is written.
        self._mentions = statement(dialect, schema.mentions, MENTION_COLUMNS, MENTION_COLUMNS)

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        kinds = by_kind(rows)
        for sql, those in self.statements(kinds):
            connection.exec_driver_sql(sql, those)
        for wish in kinds.get(Forget, ()):  # last: also what was written together with it
            forget(connection, wish)
            self._known.forget()

    def keep(self) -> None:
        """What was run last has been committed."""
        self._known.keep()

    def statements(self, kinds: Kinds) -> list[tuple[str, list[Any]]]:
        """Each with the rows that it inserts; a wish to forget is none."""
        found = [(sql, kinds[kind]) for kind, sql in self._kinds.items() if kind in kinds]
        if MatchRow in kinds:
            sat = [sitting for row in kinds[MatchRow] for sitting in sittings(row)]
            found.append((self._sittings, sat))
        found.append((self._mentions, self._known.fresh(kinds.get(TableRow, ()))))
        return [(sql, those) for sql, those in found if those]


def row_columns(kind: type[Row]) -> tuple[str, ...]:
    """The columns of a row's fields: a table's first ones."""
    return tuple(PLACES[kind].columns.keys()[: len(kind._fields)])


def statement(
    dialect: Dialect, place: Table, columns: Sequence[str], key: Sequence[str] = ()
) -> str:
    """By a key a row that is there already is written again, if there is more to it than that."""
    insert = DIALECTS[dialect.name](place).values({name: bindparam(name) for name in columns})
    fresh = {name: insert.excluded[name] for name in columns if name not in key}
    if key and fresh:
        insert = insert.on_conflict_do_update(index_elements=key, set_=fresh)
    elif key:
        insert = insert.on_conflict_do_nothing(index_elements=key)
    compiled = insert.compile(dialect=dialect, column_keys=list(columns))
    assert tuple(compiled.positiontup or ()) == tuple(columns)
    return str(compiled)


def change(dialect: Dialect, column: str) -> str:
    """Of one column of a guest: the new value first, then whose it is."""
    whose = schema.guests.c.id == bindparam("guest")
    wanted = update(schema.guests).where(whose).values({column: bindparam(column)})
    compiled = wanted.compile(dialect=dialect)
    assert tuple(compiled.positiontup or ()) == (column, "guest")
    return str(compiled)


def sittings(match: MatchRow) -> list[tuple[str, int, str]]:
    guests = enumerate(GUESTS.decode(match.guests))
    return [(match.id, seat, guest) for seat, guest in guests if guest is not None]
