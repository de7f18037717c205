"""Rows to write, and a store that is surely closed again."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from watatheque.store.opening import open_store
from watatheque.store.rows import EntryRow, MatchRow, Row, TableRow
from watatheque.store.sql import SqlStore


@asynccontextmanager
async def opened(where: str, rows: Sequence[Row] = ()) -> AsyncIterator[SqlStore]:
    store = open_store(where)
    try:
        if rows:
            await store.write(rows)
        yield store
    finally:
        await store.close()


def table(id: str = "t", phase: str = "running") -> TableRow:
    return TableRow(id, phase, True, '{"é":1}')


def match(id: str = "t.1", table: str = "t", guests: str = "[null,null]") -> MatchRow:
    return MatchRow(id, table, '{"game":"sink"}', "00ff", '["aa","bb"]', guests)


def entry(n: int, match: str = "t.1", action: str = '{"kind":"Go"}') -> EntryRow:
    return EntryRow(match, n, n * 1000, n % 2, action)


def matches(count: int) -> list[Row]:
    """A table with so many matches, t.1 and on."""
    return [table(), *(match(f"t.{i + 1}") for i in range(count))]
