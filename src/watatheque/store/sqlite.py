"""SQLite in a data folder: nothing to install, one file to keep."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from watatheque.store.checkpoints import Checkpoints
from watatheque.store.kinds import bare, by_kind
from watatheque.store.migrate import to_head
from watatheque.store.reason import reason
from watatheque.store.rows import Forget, Row
from watatheque.store.sql import READERS, SqlStore
from watatheque.store.store import StoreUnusable
from watatheque.store.writer import Unreachable

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


class SqliteStore(SqlStore):
    """Writes by the driver itself: for a few rows the way there costs more than they do."""

    def __init__(self, file: Path, writes: Engine) -> None:
        self._file = file
        self._line: sqlite3.Connection | None = None  # of the writer's thread
        self._checkpoints = Checkpoints(file, connected)
        super().__init__(writes, engine(file, "BEGIN", READERS))

    def commit(self, rows: Sequence[Row]) -> None:
        kinds = by_kind(rows)
        if Forget in kinds:
            super().commit(rows)
            return
        try:
            line = self._begun()
        except sqlite3.Error as error:
            self._hang_up()
            raise Unreachable(reason(error)) from None
        try:
            for sql, those in self.inserts.statements(kinds):
                line.executemany(sql, bare(those))
            line.execute("COMMIT")
            self.inserts.keep()
            if self._checkpoints.caught_up:
                self._checkpoints.finish(line)
        except BaseException:
            self._hang_up()  # what was begun is rolled back with it
            raise

    def _begun(self) -> sqlite3.Connection:
        if self._line is None:
            self._line = connected(self._file)
        self._line.execute("BEGIN IMMEDIATE")
        return self._line

    def _hang_up(self) -> None:
        """No cursor is kept anywhere: a statement that lives on in one would keep the lock."""
        if self._line is not None:
            with suppress(sqlite3.Error):
                self._line.close()
            self._line = None

    def _shut(self) -> None:
        self._checkpoints.close()
        self._hang_up()
        super()._shut()


def open_sqlite(folder: Path) -> SqliteStore:
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
    return SqliteStore(file, writes)


def connected(file: Path) -> sqlite3.Connection:
    """Without the driver's own idea of when a transaction begins, too late for a writer."""
    line = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for setting in SETTINGS:
        line.execute(setting)
    return line


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
        creator=partial(connected, file),
    )

    @event.listens_for(made, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return made
