"""SQLite's log goes into the database by itself, and a store that is closed leaves none."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.samples import entry, match, opened, table
from watatheque.store import checkpoints
from watatheque.store.rows import GuestRow, Row
from watatheque.store.sql import SqlStore
from watatheque.store.sqlite import FILE

PATIENCE = 20.0  # seconds
WRITERS, WRITES = 8, 400


def entries_in(file: Path, copy: Path) -> int:
    """In the database alone, without the log beside it."""
    shutil.copy(file, copy)
    try:
        with closing(sqlite3.connect(copy)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.DatabaseError:  # its tables are in the log still, or it was copied in between
        return 0
    return int(count)


def test_what_was_written_reaches_the_database_while_the_store_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.05)
    monkeypatch.setattr(checkpoints, "LONG", 1)
    file, copy = tmp_path / "data" / FILE, tmp_path / "copy.db"

    async def main() -> None:
        rows: list[Row] = [GuestRow("g", "Zoé"), table(), match(guests='["g",null]'), entry(1)]
        async with opened(str(file.parent), rows), asyncio.timeout(PATIENCE):
            while entries_in(file, copy) == 0:
                await asyncio.sleep(0.02)

    asyncio.run(main())
    assert not file.with_name(f"{FILE}-wal").exists()


def test_a_short_log_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk its room is all that is left; so it never seems to have some again."""
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    file, copy = tmp_path / "data" / FILE, tmp_path / "copy.db"

    async def main() -> None:
        async with opened(str(file.parent), [table(), match(), entry(1)]):
            await asyncio.sleep(0.2)
            assert entries_in(file, copy) == 0

    asyncio.run(main())


def test_a_log_that_is_written_to_without_a_pause_begins_anew_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 0.01)
    monkeypatch.setattr(checkpoints, "LONG", 1)
    log = tmp_path / f"{FILE}-wal"

    async def chatter(store: SqlStore, who: int) -> None:
        for n in range(WRITES):
            await store.write([GuestRow(f"{who} {n}", "x" * 4000)])

    async def main() -> int:
        async with opened(str(tmp_path)) as store:
            await asyncio.gather(*(chatter(store, who) for who in range(WRITERS)))
            return log.stat().st_size

    assert asyncio.run(main()) < WRITERS * WRITES * 4000 / 2
