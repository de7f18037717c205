"""The store on any SQL database: one connection writes, a few others read."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from watatheque.store import reads
from watatheque.store.inserts import Inserts
from watatheque.store.reason import reason
from watatheque.store.rows import ChatRow, EntryRow, GuestRow, LinkRow, MatchRow, Row, TableRow
from watatheque.store.store import Done, StoreFailed
from watatheque.store.writer import Unreachable, Writer

P = ParamSpec("P")
T = TypeVar("T")

READERS = 4


class SqlStore:
    """`writes` begins transactions that may write, `reads` such that see one moment."""

    def __init__(self, writes: Engine, reads: Engine) -> None:
        self.writes = writes
        self.reads = reads
        self.inserts = Inserts(writes.dialect)
        self._writer = Writer(self.commit)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    # ------------------------------------------------------------ writing

    async def write(self, rows: Sequence[Row]) -> None:
        await self._writer.write(rows)

    def put(self, rows: Sequence[Row], done: Done) -> None:
        self._writer.put(rows, done)

    def commit(self, rows: Sequence[Row]) -> None:
        """In the writer's thread: all or none, or an exception."""
        with self.begun() as connection:
            self.inserts.run(connection, rows)
            self.finish(connection)
            self.inserts.keep()

    @contextmanager
    def begun(self) -> Iterator[Connection]:
        """A transaction that is rolled back unless it was finished."""
        try:
            connection = self.writes.connect()
        except SQLAlchemyError as error:
            raise Unreachable(reason(error)) from None
        with connection:
            try:
                connection.begin()
            except SQLAlchemyError as error:
                raise Unreachable(reason(error)) from None
            yield connection

    def finish(self, connection: Connection) -> None:
        connection.commit()

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.get_running_loop().run_in_executor(None, self._shut)

    def _shut(self) -> None:
        """When all is written."""
        self._readers.shutdown()
        self.reads.dispose()
        self.writes.dispose()

    # ------------------------------------------------------------ reading

    async def _read(
        self, ask: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def in_thread() -> T:
            with self.reading() as connection:
                return ask(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(self._readers, in_thread)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.reads.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreFailed(f"cannot read: {reason(error)}") from None

    async def guest(self, id: str) -> GuestRow | None:
        return await self._read(reads.guest, id)

    async def link(self, digest: str) -> LinkRow | None:
        return await self._read(reads.link, digest)

    async def tables(self, phases: Sequence[str]) -> list[TableRow]:
        return await self._read(reads.tables, phases)

    async def table(self, id: str) -> TableRow | None:
        return await self._read(reads.table, id)

    async def last_match(self, table: str) -> MatchRow | None:
        return await self._read(reads.last_match, table)

    async def match(self, id: str) -> MatchRow | None:
        return await self._read(reads.match, id)

    async def entries(self, match: str) -> list[EntryRow]:
        return await self._read(reads.entries, match)

    async def outcome(self, match: str) -> str | None:
        return await self._read(reads.outcome, match)

    async def chat(self, table: str, last: int) -> list[ChatRow]:
        return await self._read(reads.chat, table, last)

    async def matches_of(self, guest: str, last: int) -> list[MatchRow]:
        return await self._read(reads.matches_of, guest, last)
