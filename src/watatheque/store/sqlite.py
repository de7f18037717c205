"""SQLite in a data folder: nothing to install, one file to keep."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from watatheque.store.checkpoints import Checkpoints
from watatheque.store.migrate import to_head
from watatheque.store.reason import reason
from watatheque.store.sql import READERS, SqlStore
from watatheque.store.store import StoreUnusable

FILE = "watatheque.db"
PATIENCE_MS = 5000  # until a lock that another process holds is given up
OLDEST = (3, 31, 0)  # with generated columns

SETTINGS = (
    f"PRAGMA busy_timeout = {PATIENCE_MS}",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 64000",  # 256 MB, should `Checkpoints` fall behind
    "PRAGMA fullfsync = ON",  # on a Mac nothing less reaches the disk
)


def open_sqlite(folder: Path) -> SqlStore:
    """Makes folder and database where there are none."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise StoreUnusable(f"SQLite {sqlite3.sqlite_version} is too old, 3.31 or later is needed")
    file = folder / FILE
    writes = engine(file, "BEGIN IMMEDIATE", 1)
    try:
        # Nobody else's business: the secrets of running matches are in it.
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        use_wal(file)
        with writes.begin() as connection:
            to_head(connection)
    except (OSError, sqlite3.Error, SQLAlchemyError, StoreUnusable) as error:
        writes.dispose()
        raise StoreUnusable(f"{file}: {reason(error)}") from None
    return SqlStore(writes, engine(file, "BEGIN", READERS), Checkpoints(file, SETTINGS).close)


def use_wal(file: Path) -> None:
    with closing(sqlite3.connect(file, timeout=PATIENCE_MS / 1000)) as connection:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreUnusable("this file system cannot keep a write-ahead log; use a local disk")


def engine(file: Path, begin: str, connections: int) -> Engine:
    made = create_engine(
        URL.create("sqlite", database=str(file)),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,
        # The driver's own idea of when a transaction begins is too late for a writer.
        connect_args={"isolation_level": None, "check_same_thread": False},
    )

    @event.listens_for(made, "connect")
    def set_up(connection: Any, _record: object) -> None:
        for setting in SETTINGS:
            connection.execute(setting)

    @event.listens_for(made, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made
