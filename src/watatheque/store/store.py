"""The one interface to a database; SQLite and PostgreSQL keep it under the same tests."""

from collections.abc import Callable, Sequence
from typing import Protocol

from watatheque.store.rows import ChatRow, EntryRow, GuestRow, LinkRow, MatchRow, Row, TableRow


class StoreFailed(Exception):
    """A write did not become durable, and nothing of it was kept (or a read failed); says why."""


class StoreUnusable(Exception):
    """A database or a backup cannot be used at all; says why, and nothing in it was touched."""


Done = Callable[[StoreFailed | None], object]


class Store(Protocol):
    async def write(self, rows: Sequence[Row]) -> None:
        """Durable when it returns; in the order in which writes were asked for."""

    def put(self, rows: Sequence[Row], done: Done) -> None:
        """The same without waiting: `done` is called when they are durable, or with why not."""

    async def guest(self, id: str) -> GuestRow | None: ...

    async def link(self, digest: str) -> LinkRow | None: ...

    async def tables(self, phases: Sequence[str]) -> list[TableRow]:
        """All that are in one of these phases, by id."""

    async def table(self, id: str) -> TableRow | None: ...

    async def last_match(self, table: str) -> MatchRow | None: ...

    async def match(self, id: str) -> MatchRow | None: ...

    async def entries(self, match: str) -> list[EntryRow]:
        """All of them from number 1 on, without a gap."""

    async def outcome(self, match: str) -> str | None: ...

    async def chat(self, table: str, last: int) -> list[ChatRow]:
        """The last so many, the oldest of them first."""

    async def matches_of(self, guest: str, last: int) -> list[MatchRow]:
        """The last so many in which the person had a seat, the newest first."""

    async def close(self) -> None:
        """What was asked for becomes durable first."""
