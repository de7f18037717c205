"""A store in memory that keeps the promises of `Store`, and can be told to break down."""

import asyncio
from collections.abc import Sequence
from functools import partial

from watatheque.store.forgetting import SILENCE, SOMEBODY
from watatheque.store.rows import (
    Ban,
    ChatRow,
    EndRow,
    EntryRow,
    Forget,
    GuestRow,
    LinkRow,
    MatchRow,
    Rename,
    Row,
    TableRow,
)
from watatheque.store.store import Done, StoreFailed


class Memory:
    def __init__(self) -> None:
        self.guests: dict[str, GuestRow] = {}
        self.links: dict[str, LinkRow] = {}
        self.rows: dict[str, TableRow] = {}
        self.matches: dict[str, MatchRow] = {}
        self.log: dict[str, list[EntryRow]] = {}
        self.ends: dict[str, str] = {}
        self.lines: dict[str, list[ChatRow]] = {}
        self.failures = 0  # writes that will fail
        self.blind = False  # reads fail too
        self.writes = 0
        self.gate = asyncio.Event()  # nothing becomes durable while it is shut
        self.gate.set()
        self.turn = asyncio.Lock()
        self.writing: set[asyncio.Future[None]] = set()

    async def write(self, rows: Sequence[Row]) -> None:
        async with self.turn:  # fair: in the order in which writes were asked for
            await self.gate.wait()
            await asyncio.sleep(0)
            if self.failures:
                self.failures -= 1
                raise StoreFailed("the disk is full")
            self._judge(rows)
            for row in rows:
                self._keep(row)
            self.writes += 1

    def put(self, rows: Sequence[Row], done: Done) -> None:
        writing = asyncio.ensure_future(self.write(rows))
        self.writing.add(writing)
        writing.add_done_callback(partial(self._told, done))

    def _told(self, done: Done, writing: asyncio.Future[None]) -> None:
        self.writing.discard(writing)
        if writing.cancelled():  # whoever waits for it is dead
            return
        failure = writing.exception()
        assert failure is None or isinstance(failure, StoreFailed), failure
        done(failure)

    def die(self) -> None:
        """With the process: what is not durable by now never was."""
        for writing in self.writing:
            writing.cancel()

    def _judge(self, rows: Sequence[Row]) -> None:
        """All together or not at all: (match, n) is unique and follows on."""
        counts = {match: len(log) for match, log in self.log.items()}
        for row in rows:
            if isinstance(row, MatchRow):
                if row.id in self.matches:
                    raise StoreFailed(f"match {row.id} exists")
                counts[row.id] = 0
            elif isinstance(row, EntryRow):
                if row.n != counts[row.match] + 1:
                    raise StoreFailed(f"entry {row.n} of {row.match} exists or leaves a gap")
                counts[row.match] += 1

    def _keep(self, row: Row) -> None:
        if isinstance(row, GuestRow):
            self.guests[row.id] = row
        elif isinstance(row, Rename | Ban):
            self._change(row)
        elif isinstance(row, LinkRow):
            self.links[row.guest] = row
        elif isinstance(row, Forget):
            self.forget(row.guest)
        elif isinstance(row, TableRow):
            self.rows[row.id] = row
        elif isinstance(row, MatchRow):
            self.matches[row.id], self.log[row.id] = row, []
        elif isinstance(row, EntryRow):
            self.log[row.match].append(row)
        elif isinstance(row, EndRow):
            assert row.match not in self.ends, "a match ends once"
            self.ends[row.match] = row.outcome
        else:
            self.lines.setdefault(row.table, []).append(row)

    def _change(self, row: Rename | Ban) -> None:
        known = self.guests.get(row.guest)
        if known is not None:
            change = row._asdict()
            del change["guest"]
            self.guests[row.guest] = known._replace(**change)

    def forget(self, guest: str) -> None:
        """As far as tests of a table can tell; the real ones are under tests of their own."""
        self.guests.pop(guest, None)
        self.links.pop(guest, None)
        for lines in self.lines.values():
            for i, line in enumerate(lines):
                if line.guest == guest:
                    lines[i] = line._replace(guest="", name=SOMEBODY, text=SILENCE)

    def _see(self) -> None:
        if self.blind:
            raise StoreFailed("the disk is gone")

    async def guest(self, id: str) -> GuestRow | None:
        self._see()
        return self.guests.get(id)

    async def link(self, digest: str) -> LinkRow | None:
        self._see()
        return next((row for row in self.links.values() if row.digest == digest), None)

    async def tables(self, phases: Sequence[str]) -> list[TableRow]:
        self._see()
        return [row for row in self.rows.values() if row.phase in phases]

    async def table(self, id: str) -> TableRow | None:
        self._see()
        return self.rows.get(id)

    async def last_match(self, table: str) -> MatchRow | None:
        self._see()
        mine = [row for row in self.matches.values() if row.table == table]
        return mine[-1] if mine else None

    async def match(self, id: str) -> MatchRow | None:
        self._see()
        return self.matches.get(id)

    async def entries(self, match: str) -> list[EntryRow]:
        self._see()
        return list(self.log.get(match, ()))

    async def outcome(self, match: str) -> str | None:
        self._see()
        return self.ends.get(match)

    async def chat(self, table: str, last: int) -> list[ChatRow]:
        self._see()
        return self.lines.get(table, [])[-last:]

    async def matches_of(self, guest: str, last: int) -> list[MatchRow]:
        self._see()
        mine = [row for row in self.matches.values() if f'"{guest}"' in row.guests]
        return mine[::-1][:last]

    async def close(self) -> None:
        pass
