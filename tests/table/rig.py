"""Tables in virtual time, and clients that patch together what they are sent."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Mapping
from functools import wraps
from itertools import count
from typing import Any

import msgspec

from tests.sink import SINK
from tests.table.memory import Memory
from watatheque.core.game import Game
from watatheque.games import GAMES
from watatheque.store.rows import GuestRow
from watatheque.table import commands as c
from watatheque.table import shown, thinker
from watatheque.table.desk import Desk
from watatheque.table.hub import Hub
from watatheque.table.patch import patched
from watatheque.table.plan import Plan
from watatheque.table.settings import Settings

AnyGame = Game[Any, Any, Any]
ALL: dict[str, AnyGame] = {SINK.name: SINK, **GAMES}
IDS = count(1)
NONCE = "0123456789abcdef" * 2


class Inline:
    """A thinker that thinks here and now: the same bytes in and out."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []

    async def think(self, data: bytes) -> bytes:
        self.asked.append(data)
        return thinker.answer(data)

    def close(self) -> None:
        pass


class Browser:
    """A client that knows nothing but what it was sent."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.raw: list[bytes] = []
        self.frames: list[dict[str, Any]] = []
        self.seen: dict[str, Any] = {}
        self.own: dict[str, Any] | None = None  # the scene as it was told to this client
        self.rev: int | None = None
        self.dropped = ""
        self.errors: list[Exception] = []

    def drop(self, why: str) -> None:
        self.dropped = why

    def send(self, frames: list[bytes]) -> None:
        try:
            for data in frames:
                self.read(data)
        except Exception as error:  # the table does not care, but the test does
            self.errors.append(error)
            raise

    def read(self, data: bytes) -> None:
        frame = msgspec.json.decode(data)
        self.raw.append(data)
        self.frames.append(frame)
        if "rev" in frame and frame["type"] != "ack":
            assert frame["type"] == "snapshot" or self.rev is None or frame["rev"] >= self.rev
            self.rev = frame["rev"]
        getattr(self, f"on_{frame['type']}")(frame)

    def on_snapshot(self, frame: dict[str, Any]) -> None:
        self.seen = frame
        self.own = seats_own(frame)

    def on_table(self, frame: dict[str, Any]) -> None:
        self.seen |= {"table": frame["table"], "clock": frame["clock"]}

    def on_news(self, frame: dict[str, Any]) -> None:
        assert frame["n"] == self.seen["n"] + 1, "an entry was told twice, or not at all"
        self.seen |= {"n": frame["n"], "clock": frame["clock"]}
        if "scene" in frame:
            self.seen["scene"] = patched(self.seen["scene"], frame["scene"])
            self.own = patched(self.scene(), frame["scene"])

    def on_mine(self, frame: dict[str, Any]) -> None:
        self.own = patched(self.scene(), frame.get("mine", {}))

    def on_chat(self, frame: dict[str, Any]) -> None:
        self.seen["chat"] = [*self.seen["chat"], frame["line"]][-50:]

    def on_offer(self, frame: dict[str, Any]) -> None:
        self.seen["offers"] = frame["offers"]

    def on_emote(self, frame: dict[str, Any]) -> None: ...

    def on_ack(self, frame: dict[str, Any]) -> None: ...

    def on_refused(self, frame: dict[str, Any]) -> None: ...

    def on_bye(self, frame: dict[str, Any]) -> None: ...

    # ------------------------------------------------------------ for tests to look at

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [frame for frame in self.frames if frame["type"] == kind]

    @property
    def table(self) -> dict[str, Any]:
        told: dict[str, Any] = self.seen["table"]
        return told

    @property
    def seat(self) -> int | None:
        seat: int | None = self.seen["seat"]
        return seat

    def scene(self) -> dict[str, Any]:
        assert self.own is not None
        return self.own


def seats_own(snapshot: dict[str, Any]) -> dict[str, Any] | None:
    scene: dict[str, Any] | None = snapshot["scene"]
    return None if scene is None else patched(scene, snapshot["mine"])


class Rig:
    """A hub in virtual time over a store in memory."""

    def __init__(self, store: Memory | None = None, **settings: Any) -> None:
        self.store = store or Memory()
        self.settings = Settings(**settings)
        self.now = 1_000_000
        self.thinker = Inline()
        self.games: Mapping[str, AnyGame] = ALL
        self.hub = self._hub()
        self.table = ""

    def _hub(self) -> Hub:
        return Hub(self.store, self.games, self.settings, lambda: self.now, self.thinker)

    @property
    def desk(self) -> Desk:
        return self.hub.desks[self.table]

    async def guest(self, id: str) -> GuestRow:
        row = GuestRow(id, id.title())
        if id not in self.store.guests:
            self.store._keep(row)
        return row

    async def create(self, game: str = "sink", seats: int = 2, **plan: Any) -> None:
        row = await self.guest("ann")
        self.table = await self.hub.create(row, Plan(game=game, seats=seats, **plan))

    async def join(self, guest: str, since: int | None = None) -> Browser:
        if guest:
            await self.guest(guest)
        browser = Browser(guest)
        await self.rejoin(browser, since)
        return browser

    async def rejoin(self, browser: Browser, since: int | None) -> None:
        assert self.desk.join(browser, since) is None
        await self.desk.settled()

    async def leave(self, browser: Browser) -> None:
        self.desk.leave(browser)
        await self.desk.settled()

    async def ask(self, browser: Browser, kind: type, id: str = "", **body: Any) -> str:
        """The article by which a command was refused, or nothing."""
        id = id or str(next(IDS))
        await self.desk.command(browser, kind(id=id, **body))
        answer = next(f for f in reversed(browser.frames) if f.get("id") == id)
        return "" if answer["type"] == "ack" else str(answer["article"])

    async def done(self, browser: Browser, kind: type, **body: Any) -> None:
        refused = await self.ask(browser, kind, **body)
        assert not refused, browser.frames[-1]

    async def act(self, browser: Browser, action: Mapping[str, Any], **more: Any) -> str:
        return await self.ask(browser, c.Act, action=dict(action), **more)

    async def seated(self, *guests: str, game: str = "sink", **plan: Any) -> list[Browser]:
        """A table with these people on its seats, started; the first is its host."""
        await self.create(game, len(guests) + len(plan.get("bots", {})), **plan)
        people = [await self.join(guest) for guest in guests]
        free = [s for s in range(self.desk.room.plan.seats) if s not in plan.get("bots", {})]
        for seat, browser in zip(free, people, strict=True):
            await self.done(browser, c.Sit, seat=seat, nonce=NONCE)
        await self.done(people[0], c.Start)
        return people

    async def wait(self, ms: int) -> None:
        """Let time pass, stopping at every moment at which something happens."""
        end = self.now + ms
        while self.table in self.hub.desks:
            moment = self.desk.room.next_wake()
            if moment is None or moment > end:
                break
            self.now = max(self.now, moment)
            await self.desk.wake()
            await asyncio.sleep(0)
        self.now = max(self.now, end)
        if self.table in self.hub.desks:
            await self.desk.wake()

    async def restart(self, graceful: bool = False) -> None:
        """The process dies; another one takes the tables up."""
        for desk in self.hub.desks.values():
            if graceful:
                await desk.close()
            desk.stopped = True
            self.store.die()
            desk._rest()
            await asyncio.gather(*desk.tasks, return_exceptions=True)
        self.hub = self._hub()
        await self.hub.open()

    def fresh(self, browser: Browser) -> dict[str, Any]:
        """What the table would tell this client if it came in now."""
        frame = shown.snapshot(self.desk.room, browser.guest)
        told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(frame))
        return told

    def in_step(self, browser: Browser) -> None:
        """What the client has patched together is what it would be told anew."""
        assert not browser.errors, browser.errors
        fresh = self.fresh(browser)
        assert browser.own == seats_own(fresh), f"{browser.guest!r} sees another scene"
        for key, value in fresh.items():
            if key not in ("rev", "clock", "lately", "mine"):
                assert browser.seen[key] == value, f"{browser.guest!r} has another {key}"


def table_test(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Runs a test in a loop of its own and stops what it started."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def whole() -> None:
            rig = Rig()
            try:
                await test(rig, *args, **kwargs)
            finally:
                await rig.hub.close()

        asyncio.run(whole())

    given = inspect.signature(test)
    own = [given.parameters[name] for name in given.parameters if name != "rig"]
    run.__signature__ = given.replace(parameters=own)  # type: ignore[attr-defined]
    return run
