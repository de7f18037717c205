"""PostgreSQL through psycopg 3, for a club with several processes."""

import time
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from watatheque.store.migrate import to_head
from watatheque.store.reason import reason
from watatheque.store.sql import READERS, SqlStore
from watatheque.store.store import StoreUnusable
from watatheque.store.writer import Unreachable

PATIENCE_S = 5
LOCK = 0x77617461  # "wata": two processes that open an empty database at once

CONNECT = {"connect_timeout": PATIENCE_S, "application_name": "watatheque"}


class PostgresStore(SqlStore):
    def finish(self, connection: Connection) -> None:
        """A connection can break after the commit was sent and before it was confirmed."""
        ours = str(connection.exec_driver_sql("SELECT pg_current_xact_id()::text").scalar())
        try:
            connection.commit()
        except DBAPIError as error:
            if not self._was_committed(ours, error):
                raise

    def _was_committed(self, transaction: str, error: DBAPIError) -> bool:
        for _ in range(PATIENCE_S * 10):
            status = self._status(transaction)
            if status is not None:
                return status == "committed"
            time.sleep(0.1)
        raise Unreachable(f"nobody knows whether it was kept: {reason(error)}")

    def _status(self, transaction: str) -> str | None:
        """What became of a transaction; None while that is not known."""
        asked = "SELECT pg_xact_status(%s::xid8)"
        try:
            with self.reads.connect() as connection:
                status = str(connection.exec_driver_sql(asked, (transaction,)).scalar())
        except SQLAlchemyError:
            return None
        return None if status == "in progress" else status


def open_postgres(address: str) -> PostgresStore:
    url = read_url(address)
    writes = engine(url, 1)
    try:
        with writes.begin() as connection:
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            to_head(connection)
    except (SQLAlchemyError, StoreUnusable) as error:
        writes.dispose()
        raise StoreUnusable(f"{url.render_as_string()}: {reason(error)}") from None
    return PostgresStore(writes, engine(url, READERS, reads=True))


def read_url(address: str) -> URL:
    try:
        return make_url(address).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError):
        # The address itself is not repeated: it may hold a password.
        raise StoreUnusable("the address of the database cannot be read") from None


def engine(url: URL, connections: int, reads: bool = False) -> Engine:
    made = create_engine(
        url,
        paramstyle="format",  # rows go in as they are, by position
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=reads,  # a write finds out by itself and tries again
        hide_parameters=True,
        connect_args=CONNECT,
        isolation_level="REPEATABLE READ" if reads else "READ COMMITTED",
    )

    @event.listens_for(made, "connect")
    def set_up(connection: Any, _record: object) -> None:
        # A server may be set to acknowledge what is not yet on its disk.
        connection.execute("SET synchronous_commit = on")
        connection.commit()

    return made
