"""The one interface to a database; SQLite and PostgreSQL keep it under the same tests."""

from collections.abc import Sequence
from typing import Protocol

from watatheque.store.rows import ChatRow, EntryRow, GuestRow, MatchRow, Row, TableRow


class StoreFailed(Exception):
    """A write did not become durable, and nothing of it was kept; says why."""


class Store(Protocol):
    async def write(self, rows: Sequence[Row]) -> None:
        """Durable when it returns; in the order in which writes were asked for."""

    async def guest(self, id: str) -> GuestRow | None: ...

    async def tables(self, phases: Sequence[str]) -> list[TableRow]: ...

    async def table(self, id: str) -> TableRow | None: ...

    async def last_match(self, table: str) -> MatchRow | None: ...

    async def match(self, id: str) -> MatchRow | None: ...

    async def entries(self, match: str) -> list[EntryRow]: ...

    async def outcome(self, match: str) -> str | None: ...

    async def chat(self, table: str, last: int) -> list[ChatRow]: ...

    async def matches_of(self, guest: str, last: int) -> list[MatchRow]: ...

    async def close(self) -> None:
        """What was asked for becomes durable first."""
