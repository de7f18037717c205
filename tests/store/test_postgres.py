"""What only PostgreSQL can do to us: lose a connection between a commit and its confirmation."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tests.store.postgres_server import PostgresServer
from tests.store.samples import entry, matches
from watatheque.store.postgres import PostgresStore, open_postgres


class Torn:
    """A connection that breaks at the commit, before or after the server has heard of it."""

    def __init__(self, whole: Connection, at_commit: Callable[[], None]) -> None:
        self.exec_driver_sql = whole.exec_driver_sql
        self.at_commit = at_commit

    def commit(self) -> None:
        self.at_commit()
        raise OperationalError("COMMIT", None, Exception("the connection is lost"))


@contextmanager
def prepared(postgres: PostgresServer) -> Iterator[PostgresStore]:
    store = open_postgres(postgres.fresh())
    store.commit(matches(1))
    yield store
    asyncio.run(store.close())


def test_a_commit_that_nobody_confirmed_is_found(postgres: PostgresServer) -> None:
    with prepared(postgres) as store:
        with store.begun() as connection:
            store.inserts.run(connection, [entry(1)])
            store.finish(cast(Connection, Torn(connection, connection.commit)))
        assert asyncio.run(store.entries("t.1")) == [entry(1)]


def test_a_commit_that_never_arrived_fails(postgres: PostgresServer) -> None:
    with prepared(postgres) as store:
        with store.begun() as connection:
            store.inserts.run(connection, [entry(1)])
            torn = cast(Connection, Torn(connection, connection.rollback))
            with pytest.raises(OperationalError, match="lost"):
                store.finish(torn)
        assert asyncio.run(store.entries("t.1")) == []


def test_a_connection_that_was_cut_is_made_anew(postgres: PostgresServer) -> None:
    async def main() -> None:
        await store.write([entry(1)])
        with store.reading() as connection:
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> %s"
            ours = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar()
            connection.exec_driver_sql(f"{cut} AND datname = 'postgres'", (ours,))
        await store.write([entry(2)])
        assert await store.entries("t.1") == [entry(1), entry(2)]

    with prepared(postgres) as store:
        asyncio.run(main())
