"""Backup of a running server into one file, and the way back.

SQLite gives a database file, by its own online backup. PostgreSQL gives a dump (`store.dump`),
which fits either database; for large ones its own `pg_dump` is quicker.
"""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from watatheque.store.dump import dump, load
from watatheque.store.migrate import check_version
from watatheque.store.opening import is_address, open_store
from watatheque.store.reason import reason
from watatheque.store.sql import SqlStore
from watatheque.store.sqlite import FILE
from watatheque.store.store import StoreFailed, StoreUnusable
from watatheque.store.writer import Unreachable

MAGIC = b"SQLite format 3\0"
FAULTS = (OSError, sqlite3.Error, SQLAlchemyError, StoreFailed, StoreUnusable, Unreachable)


def backup(where: str | Path, file: Path, portable: bool = False) -> None:
    """`portable` makes a dump of SQLite too: how one moves to PostgreSQL."""
    database = None if is_address(where) else Path(where) / FILE
    if database is not None and not database.is_file():
        raise StoreUnusable(f"{database}: there is no database to back up")
    if database is not None and not portable:
        create(file, lambda partial: copy_online(database, partial))
    else:
        create(file, lambda partial: dump_into(where, partial))


def restore(file: Path, where: str | Path) -> None:
    """Into a folder or a database that is empty; `open_store` then brings it to the newest
    schema.
    """
    with told(file):
        with file.open("rb") as opened:
            is_database = opened.read(len(MAGIC)) == MAGIC
        if is_database:
            check(file)
    if not is_database:
        load_from(file, where)
    elif is_address(where):
        raise StoreUnusable(f"{file}: a SQLite file; PostgreSQL needs a portable backup")
    else:
        place(file, Path(where))


def create(file: Path, fill: Callable[[Path], object]) -> None:
    """The file is there when all of it is on the disk, and never half of it."""
    partial = file.with_name(f"{file.name}.partial")
    with told(file):
        if file.exists():
            raise StoreUnusable("it exists already and is not overwritten")
        partial.touch(mode=0o600)  # the secrets of running matches are in it
        try:
            fill(partial)
            sync(partial)
            partial.rename(file)
            sync(file.parent)
        finally:
            partial.unlink(missing_ok=True)


def copy_online(database: Path, target: Path) -> None:
    """Those who write need not wait, and the copy is of one moment."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True)) as source:
        source.execute("PRAGMA busy_timeout = 5000")
        with closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, not three
    check(target)


def check(file: Path) -> None:
    """A database of ours, whole, and of a version that we know."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise StoreUnusable(f"it is damaged: {' '.join(found.split())}")
        if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise StoreUnusable("it is damaged: rows are missing to which others belong")
        check_version(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


def place(file: Path, folder: Path) -> None:
    with told(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise StoreUnusable("it is not empty")
    create(folder / FILE, lambda partial: shutil.copyfile(file, partial))


def dump_into(where: str | Path, target: Path) -> None:
    with shortly(where) as store, target.open("wb") as out:
        dump(store, out)


def load_from(file: Path, where: str | Path) -> None:
    with told(file), shortly(where) as store, file.open("rb") as lines:
        load(store, lines)


@contextmanager
def shortly(where: str | Path) -> Iterator[SqlStore]:
    store = open_store(where)
    try:
        yield store
    finally:
        asyncio.run(store.close())


@contextmanager
def told(what: Path) -> Iterator[None]:
    """Every failure names the file and becomes one kind of error."""
    try:
        yield
    except FAULTS as error:
        why = (error.strerror or str(error)) if isinstance(error, OSError) else reason(error)
        raise StoreUnusable(f"{what}: {why}") from None


def sync(path: Path) -> None:
    held = os.open(path, os.O_RDONLY)
    try:
        os.fsync(held)
    finally:
        os.close(held)
