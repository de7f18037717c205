"""Being forgotten, on either database: nothing that is kept tells who it was."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, event, insert, select, text

from tests.store.samples import opened
from watatheque.core import codec
from watatheque.core.marks import SeatTaken
from watatheque.store.backup import backup, restore
from watatheque.store.forgetting import SILENCE, SOMEBODY, forget
from watatheque.store.rows import (
    ChatRow,
    EntryRow,
    Forget,
    GuestRow,
    LinkRow,
    MatchRow,
    Row,
    TableRow,
)
from watatheque.store.schema import mentions, metadata, tables
from watatheque.store.sql import SqlStore
from watatheque.store.store import StoreFailed

ANN, BOB = "guest-ann", "guest-bob"


def taken(n: int, seat: int, by: str) -> EntryRow:
    return EntryRow("t.1", n, n, seat, codec.action_line(SeatTaken(seat, by)))


SHED = EntryRow("t.1", 4, 4, 0, '{"do":"shed","by":"Ann","card":3}')


def rows() -> list[Row]:
    chairs = [{"guest": ANN, "name": "Ann"}, {"guest": BOB, "name": "Bob"}]
    doc = codec.line({"host": ANN, "kicked": [ANN, "x"], "chairs": chairs, "note": "Anniversary"})
    older = codec.line({"host": BOB, "done": [{"guest": ANN, "id": "1"}]})
    passed = codec.line({"host": BOB, "carried": {ANN: ["1"], BOB: ["2"]}})
    header = codec.line({"game": "sink", "names": ["Ann", "Bob"]})
    return [
        GuestRow(ANN, "Ann"), GuestRow(BOB, "Bob"), LinkRow(ANN, "ab", 5), LinkRow(BOB, "cd", 6),
        TableRow("t", "closed", True, doc), TableRow("u", "closed", True, older),
        TableRow("v", "closed", True, passed),
        MatchRow("t.1", "t", header, "00", "[]", codec.line([ANN, BOB])),
        taken(1, 0, "bot: easy"), taken(2, 0, "Ann"), taken(3, 1, "Bob"),
        SHED,
        ChatRow("t", 1, ANN, "Ann", "I live in Lille"), ChatRow("t", 2, BOB, "Bob", "hello"),
    ]  # fmt: skip


def everything(store: SqlStore) -> str:
    with store.reading() as connection:
        names = [table.name for table in metadata.sorted_tables]
        found = [connection.execute(text(f"SELECT * FROM {name}")).all() for name in names]
    return repr(found)


def test_tb_22_whoever_is_forgotten_is_nowhere_any_more(where: str) -> None:
    async def main() -> None:
        async with opened(where, rows()) as store:
            before = everything(store)
            assert ANN in before
            await store.write([Forget(ANN)])
            after = everything(store)
            assert ANN not in after
            assert '"Ann"' not in after.replace('"by":"Ann","card"', "")
            assert "Lille" not in after
            assert await store.matches_of(ANN, 9) == []

    asyncio.run(main())


def test_tb_22_nobody_else_is_touched_and_the_record_keeps_its_form(where: str) -> None:
    async def main() -> None:
        async with opened(where, [*rows(), Forget(ANN)]) as store:
            assert await store.guest(ANN) is None
            assert await store.link("ab") is None
            assert await store.guest(BOB) == GuestRow(BOB, "Bob")
            assert await store.link("cd") == LinkRow(BOB, "cd", 6)
            (match,) = await store.matches_of(BOB, 9)
            assert msgspec.json.decode(match.header)["names"] == [SOMEBODY, "Bob"]
            assert msgspec.json.decode(match.guests) == [None, BOB]
            entries = await store.entries("t.1")
            assert entries[:3] == [
                taken(1, 0, "bot: easy"),
                taken(2, 0, SOMEBODY),
                taken(3, 1, "Bob"),
            ]
            assert entries[3:] == [SHED], "an action of the game is not ours to change"
            assert await store.chat("t", 9) == [
                ChatRow("t", 1, "", SOMEBODY, SILENCE), ChatRow("t", 2, BOB, "Bob", "hello"),
            ]  # fmt: skip
            table = await store.table("t")
            assert table is not None
            assert msgspec.json.decode(table.doc) == {
                "host": "", "kicked": ["x"], "note": "Anniversary",
                "chairs": [{"guest": "", "name": SOMEBODY}, {"guest": BOB, "name": "Bob"}],
            }  # fmt: skip

    asyncio.run(main())


def test_what_is_written_in_the_same_commit_is_forgotten_too(where: str) -> None:
    async def main() -> None:
        async with opened(where) as store:
            await asyncio.gather(store.write([Forget(ANN)]), store.write(rows()))
            assert ANN not in everything(store)
            await store.write([Forget("nobody")])

    asyncio.run(main())


def test_what_came_from_a_dump_is_found_too(where: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(where) as store:
            assert BOB in everything(store)
            await store.write([Forget(ANN)])
            assert ANN not in everything(store)

    async def fill(source: str) -> None:
        async with opened(source, rows()):
            pass

    asyncio.run(fill(str(tmp_path / "source")))
    backup(tmp_path / "source", tmp_path / "file", portable=True)
    restore(tmp_path / "file", where)
    asyncio.run(main())


def test_what_was_kept_before_there_were_mentions_is_found_too(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade = command.upgrade
    now = [row for row in rows() if isinstance(row, TableRow)]
    old: list[Row] = [row for row in now if "carried" not in row.doc]  # which is younger
    old += [TableRow(f"v{n}", "closed", True, codec.line({"host": ANN})) for n in range(2001)]

    async def fill() -> None:
        async with opened(where) as store:
            with store.begun() as connection:
                connection.execute(insert(tables), [row._asdict() for row in old])
                store.finish(connection)

    async def main() -> None:
        async with opened(where) as store:
            assert everything(store).count(f"'{ANN}'") == len(old), "each table mentions her once"
            await store.write([Forget(ANN)])
            assert ANN not in everything(store)

    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", lambda config, _: upgrade(config, "0002"))
        asyncio.run(fill())
    asyncio.run(main())


def test_a_table_written_again_mentions_nobody_twice(where: str) -> None:
    async def main() -> None:
        table = TableRow("t", "open", True, codec.line({"host": ANN}))
        async with opened(where, [table]) as store:
            await store.write([table, table._replace(phase="over"), TableRow("u", *table[1:])])
            with store.reading() as connection:
                found = connection.execute(select(mentions).order_by(mentions.c.table_id)).all()
            assert [tuple(row) for row in found] == [(ANN, "t"), (ANN, "u")]

    asyncio.run(main())


def test_whom_a_write_that_failed_mentioned_is_mentioned_by_the_next_one(where: str) -> None:
    async def main() -> None:
        table = TableRow("t", "open", True, codec.line({"host": ANN}))
        async with opened(where) as store:
            with pytest.raises(StoreFailed):
                await store.write([table, ChatRow("no table", 1, ANN, "Ann", "hello")])
            await store.write([GuestRow(BOB, "Bob")])
            await store.write([table])
            await store.write([Forget(ANN)])
            assert ANN not in everything(store)
            await store.write([table])  # by a table that has not heard of it
            await store.write([Forget(ANN)])
            assert ANN not in everything(store)

    asyncio.run(main())


@contextmanager
def noted(connection: Connection) -> Iterator[list[tuple[str, Any]]]:
    """Every statement meanwhile, with its values."""
    asked: list[tuple[str, Any]] = []

    @event.listens_for(connection, "before_cursor_execute")
    def note(_line: object, _cursor: object, sql: str, values: Any, *_: object) -> None:
        asked.append((sql, values))

    yield asked
    event.remove(connection, "before_cursor_execute", note)


def plan(connection: Connection, sql: str, values: Any) -> str:
    """How the database goes about it; PostgreSQL reads a small table whole only if it must."""
    explain = "EXPLAIN QUERY PLAN"
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        explain = "EXPLAIN"
    steps = connection.exec_driver_sql(f"{explain} {sql}", values)
    return "\n".join(str(step[-1]) for step in steps)


def test_nobody_waits_while_everything_is_searched_for_one_guest(where: str) -> None:
    """All that the one writer asks for is found by an index, however much is kept."""

    async def main() -> None:
        async with opened(where, rows()) as store:
            with store.begun() as connection:
                with noted(connection) as asked:
                    forget(connection, Forget(ANN))
                plans = [(sql, plan(connection, sql, values)) for sql, values in asked]
            assert {"chat", "tables", "mentions"} <= {
                word for sql, _ in plans for word in sql.split()
            }
            whole = re.compile(r"^SCAN|Seq Scan", re.MULTILINE)
            assert [told for told in plans if whole.search(told[1])] == []

    asyncio.run(main())
