"""SQLite's log goes into the database beside the writes, not in the midst of one.

Left to itself, SQLite does it at the end of a commit once the log is long, and all who wait for
that commit wait for the whole log.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from threading import Event, Thread

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
PAGE = 4096  # bytes, SQLite's own choice
EVERY = 1.0  # seconds
LONG = 4 << 20  # bytes; a log that is short is left alone, as SQLite itself would


class Checkpoints:
    def __init__(self, file: Path, connected: Callable[[Path], sqlite3.Connection]) -> None:
        self._file = file
        self._log = file.with_name(f"{file.name}-wal")
        self._connected = connected
        self.caught_up = False  # but for what has been written meanwhile
        self._over = Event()
        self._thread = Thread(target=self._run, name="store-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._over.set()
        self._thread.join()

    def _run(self) -> None:
        with closing(self._connected(self._file)) as connection:
            while not self._over.wait(EVERY):
                # A disk that is full or gone is told by the writer, whom it keeps from writing.
                with suppress(sqlite3.Error, OSError):
                    if self._log.stat().st_size >= LONG:
                        _, pages, _ = connection.execute(CHECKPOINT).fetchone()
                        self.caught_up = pages * PAGE >= LONG  # of the file, what is in use

    def finish(self, connection: sqlite3.Connection) -> None:
        """By the writer, between two commits: the little that is left, so that the log begins
        anew. Else it would grow as long as there is no moment without a write."""
        self.caught_up = False
        with suppress(sqlite3.Error):
            connection.execute(CHECKPOINT).fetchall()
