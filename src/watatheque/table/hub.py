"""All tables of this process."""

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

from watatheque.core.errors import BadInput
from watatheque.core.game import Game, Millis
from watatheque.store import rows
from watatheque.store.rows import GuestRow
from watatheque.store.store import Store, StoreFailed
from watatheque.table import shown
from watatheque.table.commands import Forget
from watatheque.table.desk import Desk
from watatheque.table.frames import About
from watatheque.table.hand import Hand
from watatheque.table.plan import Plan, judge
from watatheque.table.revive import Means, revive
from watatheque.table.room import Room
from watatheque.table.settings import Settings
from watatheque.table.thinker import Processes, Thinker

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is read as another
LENGTH = 12  # 59 bits: nobody finds a private table by trying
ALIVE = ("open", "running", "over")
EPOCH_BITS = 20  # frames of one incarnation of a room, before its revs could meet the next one's


def monotonic() -> Millis:
    return time.monotonic_ns() // 1_000_000


def calendar() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_rev() -> int:
    """Where a room starts to count: a rev of another incarnation means nothing to it."""
    return secrets.randbits(31) << EPOCH_BITS


class Hub:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any, Any, Any]],
        settings: Settings,
        now: Callable[[], Millis] = monotonic,
        thinker: Thinker | None = None,
    ) -> None:
        self.means = Means(store, games, settings, secrets.token_bytes, calendar)
        self.store = store
        self.settings = settings
        self.now = now
        self.thinker = thinker or Processes(settings.thinkers)
        self.desks: dict[str, Desk] = {}
        self.opening: dict[str, str] = {}  # tables that are being stored, and their hosts
        self.lost: dict[str, str] = {}  # tables that could not be taken up, and why
        self.closed = False

    async def open(self) -> None:
        """Take up all tables of the store; one that cannot be does not stop the others."""
        for row in await self.store.tables(ALIVE):
            try:
                self._seat(await self._revive(row.id))
            except BadInput as error:
                self.lost[row.id] = str(error)

    async def _revive(self, table: str) -> Room:
        row = await self.store.table(table)
        if row is None:
            raise BadInput(f"table {table}", "it is not in the store")
        room, rows = await revive(self.means, row, new_rev(), self.now())
        if rows:
            await self.store.write(rows)
        return room

    def _seat(self, room: Room) -> Desk:
        id = room.id  # and not the room, which a rebuilt one may replace

        async def rebuild() -> Room:
            return await self._revive(id)

        def gone() -> None:
            self.desks.pop(id, None)

        desk = Desk(room, self.store, self.thinker, self.now, rebuild, gone)
        self.desks[id] = desk
        return desk

    async def create(self, guest: GuestRow, plan: Plan) -> str:
        """A new table, with that guest as its host; its id."""
        game = self._judge(guest, plan)
        room = Room(
            new_id(), game, plan, guest.id, settings=self.settings, entropy=self.means.entropy,
            calendar=self.means.calendar, now=self.now(), rev=new_rev(),
        )  # fmt: skip
        self.opening[room.id] = guest.id
        try:
            await self.store.write([room.row()])
        except StoreFailed as error:
            raise BadInput("table", "it could not be stored", "TB-24") from error
        finally:
            del self.opening[room.id]
        self._seat(room)
        return room.id

    def _judge(self, guest: GuestRow, plan: Plan) -> Game[Any, Any, Any]:
        if self.closed:
            raise BadInput("table", "the server is stopping", "TB-24")
        if guest.banned:
            raise BadInput("guest", "this server no longer wants you", "TB-22")
        mine = self._hosted(guest.id)
        if mine >= self.settings.tables_a_guest:
            raise BadInput("table", f"you are the host of {mine} already: close one", "TB-21")
        game = self.means.games.get(plan.game)
        if game is None:
            known = ", ".join(sorted(self.means.games))
            raise BadInput("game", f"there is no {plan.game!r:.40}; there are {known}")
        judge(plan, game)
        return game

    def _hosted(self, guest: str) -> int:
        """By this guest, those that are being opened too: many may be asked for at once."""
        hosts = [desk.room.seating.host for desk in self.desks.values()]
        return hosts.count(guest) + [*self.opening.values()].count(guest)

    def listed(self) -> list[About]:
        rooms = [desk.room for desk in self.desks.values()]
        return [
            shown.about(room)
            for room in rooms
            if room.phase in ("open", "running") and not room.private
        ]

    async def forget(self, guest: str) -> None:
        """Everywhere: first where memory could write it again, then in all that was ever kept."""
        await self._leave_tables(guest)
        await self.store.write([rows.Forget(guest)])
        # What was on its way meanwhile was still let in; from now on nothing is.
        if await self._leave_tables(guest):
            await self.store.write([rows.Forget(guest)])

    async def _leave_tables(self, guest: str) -> bool:
        """Whether any table remembered them."""
        found = False
        for desk in list(self.desks.values()):
            if guest in desk.intake.post.crowd.of:
                await desk.settled()
            if desk.room.remembers(guest):
                found, hand = True, Hand(guest)
                await desk.command(hand, Forget(id=new_id()))
                hand.expect_done()
        return found

    def desk(self, table: str) -> Desk | None:
        return self.desks.get(table)

    async def close(self) -> None:
        """Graceful: nothing new, all writes durable."""
        self.closed = True
        for desk in list(self.desks.values()):
            await desk.close()
        self.thinker.close()
