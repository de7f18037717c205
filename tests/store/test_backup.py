"""A backup is whole, of one moment, and is never taken from or put where it could do harm."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.store.postgres_server import PostgresServer
from tests.store.samples import entry, match, matches, opened
from watatheque.store.backup import backup, restore
from watatheque.store.reads import everything
from watatheque.store.rows import ChatRow, EndRow, GuestRow, Row
from watatheque.store.sql import SqlStore
from watatheque.store.sqlite import FILE
from watatheque.store.store import StoreUnusable

ROWS: list[Row] = [
    GuestRow("g", "Zoé", True),
    *matches(3),
    match("t.0", guests='["g"]'),
    *(entry(n) for n in range(1, 51)),
    EndRow("t.1", "{}"),
    ChatRow("t", 1, "g", "Zoé", "a\nb\u2028c"),
]


def fill(where: str) -> None:
    asyncio.run(write(where))


async def write(where: str) -> None:
    async with opened(where, ROWS):
        pass


def contents(where: str) -> list[Row]:
    async def main() -> list[Row]:
        async with opened(where) as store:
            last = await store.last_match("t")
            assert last is not None
            assert last.id == "t.0"
            assert [found.id for found in await store.matches_of("g", 9)] == ["t.0"]
            with store.reading() as connection:
                return list(everything(connection))

    return asyncio.run(main())


@pytest.fixture(params=["sqlite", "postgres"])
def goal(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "goal")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, PostgresServer)
    return server.fresh()


def test_a_portable_backup_moves_between_databases(where: str, goal: str, tmp_path: Path) -> None:
    fill(where)
    backup(where, tmp_path / "file", portable=True)
    restore(tmp_path / "file", goal)
    assert contents(goal) == contents(where)
    assert sorted(map(repr, contents(goal))) == sorted(map(repr, ROWS))


def test_a_backup_comes_back_as_it_was(where: str, tmp_path: Path) -> None:
    fill(where)
    backup(where, tmp_path / "file")
    goal = str(tmp_path / "goal") if where.startswith("/") else where
    if goal == where:
        with pytest.raises(StoreUnusable, match="it is not empty"):
            restore(tmp_path / "file", where)
    else:
        restore(tmp_path / "file", goal)
    assert contents(goal) == contents(where)
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("file?*"))


@pytest.mark.parametrize("portable", [True, False])
def test_a_backup_while_others_write_is_of_one_moment(
    where: str, tmp_path: Path, portable: bool
) -> None:
    """Every write has an entry and a line of chat: no backup has more of one."""
    until, sizes = asyncio.Event(), set[int]()
    long = [entry(n, "t.3") for n in range(1, 3001)]  # time to write between two queries

    async def play(store: SqlStore) -> None:
        n = 0
        while not until.is_set():
            n += 1
            await store.write([entry(n, "t.2"), ChatRow("t", n + 1, "g", "Zoé", "")])

    async def take() -> None:
        async with opened(where, [*ROWS, *long]) as store:
            playing = asyncio.create_task(play(store))
            try:
                for name in "abc":
                    await asyncio.sleep(0.1)
                    await asyncio.to_thread(backup, where, tmp_path / name, portable)
            finally:
                until.set()
                await playing

    async def look(goal: str) -> None:
        async with opened(goal) as store:
            entries, chat = await store.entries("t.2"), await store.chat("t", 10**6)
            assert len(entries) == len(chat) - 1 > 0
            sizes.add(len(entries))

    asyncio.run(take())
    for name in "abc":
        restore(tmp_path / name, tmp_path / f"goal-{name}")
        asyncio.run(look(str(tmp_path / f"goal-{name}")))
    assert len(sizes) == 3  # it was written meanwhile


def test_what_is_there_is_never_overwritten(where: str, tmp_path: Path) -> None:
    fill(where)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(StoreUnusable, match="not overwritten"):
        backup(where, tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("portable", [True, False])
def test_nothing_is_restored_over_something(where: str, tmp_path: Path, portable: bool) -> None:
    source = str(tmp_path / "source")
    fill(source)
    fill(where)
    backup(source, tmp_path / "file", portable)
    with pytest.raises(StoreUnusable, match=r"not empty|needs a portable backup"):
        restore(tmp_path / "file", where)
    assert contents(where) == contents(source)


def test_where_there_is_no_database_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreUnusable, match="no database to back up"):
        backup(tmp_path / "nix", tmp_path / "file")
    assert list(tmp_path.iterdir()) == []


def backed_up(tmp_path: Path, portable: bool) -> Path:
    fill(str(tmp_path / "source"))
    backup(tmp_path / "source", tmp_path / "file", portable)
    return tmp_path / "file"


def restore_whole(tmp_path: Path) -> None:
    """What failed left a place into which the right one still fits."""
    backup(tmp_path / "source", tmp_path / "whole", portable=True)
    restore(tmp_path / "whole", tmp_path / "goal")
    assert contents(str(tmp_path / "goal")) == contents(str(tmp_path / "source"))


@pytest.mark.parametrize("at", [0.3, 0.6, 0.9])
def test_a_damaged_file_restores_nothing(tmp_path: Path, at: float) -> None:
    file = backed_up(tmp_path, False)
    whole = file.read_bytes()
    start = int(len(whole) * at) // 4096 * 4096
    file.write_bytes(whole[:start] + b"\xff" * 4096 + whole[start + 4096 :])
    with pytest.raises(StoreUnusable, match=r"damaged|malformed"):
        restore(file, tmp_path / "goal")
    restore_whole(tmp_path)


def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    fill(str(tmp_path / "data"))
    file = tmp_path / "data" / FILE
    whole = file.read_bytes()
    file.write_bytes(whole[:-8192] + b"\xff" * 8192)
    with pytest.raises(StoreUnusable, match=r"damaged|malformed"):
        backup(tmp_path / "data", tmp_path / "file")
    assert not list(tmp_path.glob("file*"))


def test_another_programs_database_is_no_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "file")) as connection:
        connection.execute("CREATE TABLE t (x)")
    with pytest.raises(StoreUnusable, match="no such table"):
        restore(tmp_path / "file", tmp_path / "goal")
    assert not (tmp_path / "goal").exists()
