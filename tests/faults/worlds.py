"""The same table twice: as it is, and in a world that one viewer cannot tell from it.

Both are taken up from the store, like any table after a restart, from a saved position.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

from tests.table.memory import Memory
from tests.table.rig import ALL, NONCE, Browser, Inline
from watatheque.core import codec
from watatheque.core.chance import commitment, seed_of
from watatheque.core.game import Event, Seat, State
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.store.rows import GuestRow, MatchRow, Row, TableRow
from watatheque.table.chairs import Chair
from watatheque.table.commands import AnyCommand
from watatheque.table.desk import Desk
from watatheque.table.plan import Plan
from watatheque.table.revive import Means, revive
from watatheque.table.room import Room
from watatheque.table.saved import Saved
from watatheque.table.settings import Settings

SECRET = bytes(range(32))
GUESTS = ("ann", "bob", "cyd", "dan", "eve", "fay", "gus", "hal")


class Case(NamedTuple):
    game: str
    seats: int
    options: dict[str, Any]

    def match(self, position: dict[str, Any] | None = None) -> Match:
        seed = seed_of(SECRET, [bytes.fromhex(NONCE)] * self.seats)
        return Match(ALL[self.game], self.options, self.seats, seed, position)


def twins(case: Case, state: State, viewer: Seat | None, rng: Random) -> list[dict[str, Any]]:
    """The position, and another one in which all is otherwise that the viewer cannot know."""
    game = ALL[case.game]
    other = game.resample(state, viewer, rng)
    other.chance = state.chance.copy()  # so that both roll the same dice
    return [codec.plain(game.save(world)) for world in (state, other)]


def rows(case: Case, position: dict[str, Any], at: int) -> list[Row]:
    """What a server finds in its store after a restart."""
    guests = list(GUESTS[: case.seats])
    saved = Saved(
        plan=Plan(game=case.game, seats=case.seats, options=case.options), private=False,
        host=guests[0], locked=False, kicked=[], secret=SECRET.hex(), ordinal=1, n=0, at=at,
        chairs=[Chair(guest=guest, name=guest.title(), nonce=NONCE) for guest in guests],
    )  # fmt: skip
    header = case.match(position).header(guests, commitment(SECRET), opened=True)
    nonces = codec.line([NONCE] * case.seats)
    return [
        *(GuestRow(guest, guest.title()) for guest in guests),
        TableRow("t", "running", True, codec.line(codec.plain(saved))),
        MatchRow("t.1", "t", codec.line(header), SECRET.hex(), nonces, codec.line(guests)),
    ]


class World:
    def __init__(self, case: Case, position: dict[str, Any], at: int, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.store = Memory()
        for row in rows(case, position, at):
            self.store._keep(row)
        self.means = Means(self.store, ALL, Settings(), Random(7).randbytes, lambda: 0)
        self.now = 1_000_000
        self.built = 0
        self.heard: list[Event] = []
        self.logged: list[str] = []
        self.people = [Browser(guest) for guest in GUESTS[: case.seats]]
        self.watcher = Browser("")

    async def open(self) -> None:
        self.desk = Desk(await self.build(), self.store, Inline(), lambda: self.now, self.build)
        for browser in (*self.people, self.watcher):
            assert self.desk.join(browser, None) is None
            await self.desk.settled()

    async def build(self) -> Room:
        self.built += 1
        room, rest = await revive(self.means, self.store.rows["t"], self.built << 20, self.now)
        assert not rest, "the position was refused"
        self._listen(room)
        return room

    def _listen(self, room: Room) -> None:
        match = room.play.match if room.play is not None else None
        assert match is not None
        told = match.listener
        assert told is not None

        def hear(entry: Entry, news: list[Event]) -> None:
            self.heard += [event for event in news if event.to in (None, self.viewer)]
            told(entry, self.passed_on(match, news))

        match.listener = hear

    def passed_on(self, match: Match, news: list[Event]) -> list[Event]:
        """What the table hears of an entry: here tests plant their leaks."""
        return news

    @property
    def match(self) -> Match:
        assert self.desk.room.play is not None
        return self.desk.room.play.match

    @property
    def eyes(self) -> Browser:
        return self.watcher if self.viewer is None else self.people[self.viewer]

    async def command(self, seat: Seat, command: AnyCommand) -> None:
        with self.logging():
            await self.desk.command(self.people[seat], command)
            await self.desk.settled()

    async def wait(self, now: int) -> None:
        self.now = now
        with self.logging():
            await self.desk.wake()

    async def come_back(self, since: int | None) -> None:
        """The viewer's line broke for a moment."""
        self.desk.leave(self.eyes)
        assert self.desk.join(self.eyes, since) is None
        await self.desk.settled()

    @contextmanager
    def logging(self) -> Iterator[None]:
        """All that anything logs, however unimportant."""
        keep = logging.Handler()
        keep.emit = lambda record: self.logged.append(record.getMessage())  # type: ignore[method-assign]
        root = logging.getLogger()
        level = root.level
        root.addHandler(keep)
        root.setLevel(logging.DEBUG)
        try:
            yield
        finally:
            root.removeHandler(keep)
            root.setLevel(level)

    async def close(self) -> None:
        await self.desk.close()
        await asyncio.sleep(0)
