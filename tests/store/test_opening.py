"""What cannot be a store is refused with a clear word, and is not touched."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from tests.store.postgres_server import PostgresServer, free_port
from tests.store.samples import entry, matches, opened
from watatheque.store.migrate import head
from watatheque.store.opening import open_store
from watatheque.store.schema import metadata
from watatheque.store.sqlite import FILE
from watatheque.store.store import StoreFailed, StoreUnusable


async def fill(where: str, entries: int = 1) -> None:
    async with opened(where, [*matches(1), *(entry(n + 1) for n in range(entries))]):
        pass


async def count(where: str) -> int:
    async with opened(where) as store:
        return len(await store.entries("t.1"))


def test_the_migrations_lead_to_the_schema(where: str) -> None:
    async def main() -> None:
        async with opened(where) as store:
            with store.reading() as connection:
                context = MigrationContext.configure(connection, opts={"compare_type": True})
                assert compare_metadata(context, metadata) == []
                assert context.get_current_revision() == head()

    asyncio.run(main())


def test_a_newer_schema_is_left_alone(where: str) -> None:
    async def to(version: str) -> None:
        async with opened(where) as store:
            with store.begun() as connection:
                connection.execute(text(f"UPDATE alembic_version SET version_num = '{version}'"))
                store.finish(connection)

    asyncio.run(fill(where))
    asyncio.run(to("0999"))
    for _ in range(2):
        with pytest.raises(StoreUnusable, match=f"schema version 0999, .* up to {head()}"):
            open_store(where)


def test_somebody_elses_database_is_left_alone(where: str) -> None:
    async def estrange() -> None:
        async with opened(where) as store:
            with store.begun() as connection:
                connection.execute(text("DELETE FROM alembic_version"))
                store.finish(connection)

    asyncio.run(estrange())
    with pytest.raises(StoreUnusable, match="belongs to another program"):
        open_store(where)


def test_several_may_open_an_empty_store_at_once(where: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(lambda _: open_store(where), range(4)))
    for store in stores:
        asyncio.run(store.close())


def test_a_folder_is_made_for_its_owner_only(tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path / "a" / "b%20c?d")))
    assert (tmp_path / "a" / "b%20c?d").stat().st_mode & 0o777 == 0o700
    assert [file.name for file in (tmp_path / "a" / "b%20c?d").iterdir()] == [FILE]


@pytest.mark.parametrize("where", ["mysql://x/y", "sqlite:///x", "http://x"])
def test_other_addresses_are_refused(where: str) -> None:
    with pytest.raises(StoreUnusable, match="only a folder or postgresql://"):
        open_store(where)


def test_a_server_that_is_not_there_is_named_without_the_password() -> None:
    with pytest.raises(StoreUnusable, match=r"127\.0\.0\.1") as refused:
        open_store(f"postgresql://us:geheim@127.0.0.1:{free_port()}/x")
    assert "geheim" not in str(refused.value)


def test_a_database_that_is_not_there_is_named(postgres: PostgresServer) -> None:
    with pytest.raises(StoreUnusable, match='database "nix" does not exist'):
        open_store(postgres.url("nix"))


def test_a_file_in_the_folders_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine")
    with pytest.raises(StoreUnusable, match="File exists"):
        open_store(tmp_path / "data")
    assert (tmp_path / "data").read_text() == "mine"


@pytest.mark.parametrize("garbage", [b"garbage" * 1000, b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, garbage: bytes) -> None:
    (tmp_path / FILE).write_bytes(garbage)
    with pytest.raises(StoreUnusable, match=f"{FILE}: (file is not a database|.*malformed)"):
        open_store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == garbage


def test_damaged_pages_are_never_taken_for_entries(tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path), 5000))
    file = tmp_path / FILE
    whole = file.read_bytes()
    file.write_bytes(whole[:-200_000] + b"\xff" * 100_000 + whole[-100_000:])

    async def main() -> None:
        async with opened(str(tmp_path)) as store:
            with pytest.raises(StoreFailed, match="malformed"):
                await store.entries("t.1")
            assert await store.table("t") is not None

    asyncio.run(main())


UNPRIVILEGED = """
import os, sys
from watatheque.store.opening import open_store
from watatheque.store.store import StoreUnusable
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    open_store(sys.argv[1])
except StoreUnusable as error:
    print(error)
"""


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """pytest's own folders are closed to the other user."""
    with tempfile.TemporaryDirectory(prefix="watatheque-read-only-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.parametrize("filled", [True, False])
def test_a_read_only_folder_is_refused(open_to_all: Path, filled: bool) -> None:
    folder = open_to_all / "data"
    folder.mkdir()
    if filled:
        asyncio.run(fill(str(folder)))
    names = os.listdir(folder)
    folder.chmod(0o555)
    command = [sys.executable, "-c", UNPRIVILEGED, str(folder)]
    root = Path(__file__).parents[2]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    folder.chmod(0o755)
    assert str(folder / FILE) in told.stdout
    assert "unable to open" in told.stdout or "readonly" in told.stdout
    assert os.listdir(folder) == names
    if filled:
        assert asyncio.run(count(str(folder))) == 1
