"""The async shell of one room: what came in, in order; written; only then told.

One task works through an inbox. All that has come in while the last batch was written is the next
batch: one write, however many commands. So a busy table waits for the disk once, not in a queue.
"""

import asyncio
from asyncio import Future, Task, TimerHandle
from collections.abc import Awaitable, Callable
from functools import partial

from watatheque.core.game import Millis, Refusal
from watatheque.store.store import Store, StoreFailed
from watatheque.table import mail as letters
from watatheque.table.client import Client
from watatheque.table.commands import AnyCommand, Forget
from watatheque.table.inbox import Inbox, ring
from watatheque.table.intake import Intake, guests, named
from watatheque.table.mail import Mail
from watatheque.table.minds import Job
from watatheque.table.room import Room
from watatheque.table.thinker import Thinker
from watatheque.table.trouble import report
from watatheque.table.work import Arrive, Do, Leave, Thought, Wake, Work

RETRY: Millis = 1_000  # until a table that could not be rebuilt is tried again
NOT_STORED = Refusal("TB-24", "this could not be stored, so it did not happen; try again")
STOPPED = Refusal("TB-24", "the table is closed or the server is stopping")
BYE = "the server is stopping"


class Desk:
    def __init__(
        self,
        room: Room,
        store: Store,
        thinker: Thinker,
        now: Callable[[], Millis],
        rebuild: Callable[[], Awaitable[Room]],
        gone: Callable[[], None] = lambda: None,
    ) -> None:
        self.intake = Intake(room, now)
        self.store = store
        self.thinker = thinker
        self.now = now
        self.rebuild = rebuild
        self.gone = gone  # called when the table is closed for good
        self.inbox = Inbox()
        self.broken = False  # memory is not what is stored
        self.failed = False  # the last batch: the next moment waits a little
        self.stopped = False
        self.timer: TimerHandle | None = None
        self.thinking: set[Task[None]] = set()
        self.task = asyncio.get_running_loop().create_task(self._run())
        self._go_on()

    @property
    def room(self) -> Room:
        return self.intake.room

    # ------------------------------------------------------------ what clients do

    def join(self, client: Client, since: int | None) -> Refusal | None:
        """A snapshot will come, or the frames missed since a rev."""
        refusal = STOPPED if self.stopped else self.intake.post.unwelcome(self.room, client)
        if refusal is None:
            self.inbox.put(Arrive(client, since))
        return refusal

    def leave(self, client: Client) -> None:
        if not self.stopped:
            self.inbox.put(Leave(client))

    def take(
        self, client: Client, command: AnyCommand | Forget, done: Callable[[], object]
    ) -> None:
        """`done` is called when it has been answered."""
        if self.stopped:
            letters.send(client, letters.refused(command.id, STOPPED))
            done()
        else:
            self.inbox.put(Do(client, command, self.now(), done))

    async def command(self, client: Client, command: AnyCommand | Forget) -> None:
        """Returns when it has been answered."""
        answered: Future[None] = asyncio.get_running_loop().create_future()
        self.take(client, command, partial(ring, answered))
        await answered

    async def settled(self) -> None:
        """All that has come in so far has been dealt with."""
        await self.inbox.settled()

    async def wake(self) -> None:
        self.inbox.put(Wake())
        await self.settled()

    # ------------------------------------------------------------ the one worker

    async def _run(self) -> None:
        while not self.stopped or self.inbox.waiting:
            batch = await self.inbox.take()
            await self._work(batch)
            self.inbox.done(len(batch))

    async def _work(self, batch: list[Work]) -> None:
        mail = Mail()
        try:
            if self.broken:
                await self._restore()
            names = named(batch)
            known = await guests(names, self.store) if names else {}
            for work in batch:
                self.intake.take(work, known, mail)
            if mail.rows:
                await self.store.write(mail.rows)
        except Exception as error:  # whatever it was, memory is ahead of the store now
            report(self.room.id, "a batch was not stored", error)
            await self._fail(batch, mail)
        else:
            self.failed = False
            mail.deliver()
            if self.room.phase == "closed":
                self.stopped = True
                self.gone()
        self._go_on()

    # ------------------------------------------------------------ when the store fails

    async def _fail(self, batch: list[Work], mail: Mail) -> None:
        """TB-24: back to what is stored; everybody sees the table as it is."""
        self.broken = self.failed = True
        self.intake.undo(batch, mail)
        for work in batch:
            if isinstance(work, Do):
                letters.send(work.client, letters.refused(work.command.id, NOT_STORED))
        try:
            await self._restore()
        except Exception as error:
            report(self.room.id, "it cannot be rebuilt", error)
        letters.release(work.done for work in batch if isinstance(work, Do))

    async def _restore(self) -> None:
        self.intake.restore(await self.rebuild())
        self.broken = False

    # ------------------------------------------------------------ time, bots, the end

    def _go_on(self) -> None:
        """Set the alarm for the next moment, and let thinkers think."""
        self._stop_alarm()
        if self.stopped:
            self._rest()
            return
        try:
            moment = self.now() + RETRY if self.broken else self.room.next_wake()
            jobs = [] if self.broken else self.room.jobs()
        except Exception as error:
            report(self.room.id, "it cannot go on", error)
            self.broken, moment, jobs = True, self.now() + RETRY, []
        loop = asyncio.get_running_loop()
        if moment is not None:
            delay = max(RETRY if self.failed else 0, moment - self.now()) / 1000
            self.timer = loop.call_later(delay, self.inbox.put, Wake())
        for job in jobs:
            task = loop.create_task(self._think(job))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    async def _think(self, job: Job) -> None:
        try:
            answer = await self.thinker.think(job.data)
        except Exception as error:  # the room plays something all the same
            report(self.room.id, "a bot could not think", error)
            answer = b""
        self.inbox.put(Thought(job, answer))

    def _stop_alarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _rest(self) -> None:
        self._stop_alarm()
        for task in self.thinking:
            task.cancel()

    async def close(self) -> None:
        """Nothing new; what came in is dealt with, and the match clock is written down."""
        self.stopped = True
        await self.settled()
        self.task.cancel()
        self._rest()
        await asyncio.gather(self.task, *self.thinking, return_exceptions=True)
        if self.room.phase == "running" and not self.broken:
            await self._write_clock()
        for client in self.intake.post.crowd.everybody():
            letters.send(client, letters.bye(BYE))
            client.drop(BYE)

    async def _write_clock(self) -> None:
        self.room.now = max(self.room.now, self.now())
        try:
            await self.store.write([self.room.row()])
        except StoreFailed as error:  # the clock goes back to the last entry, nothing else is lost
            report(self.room.id, "its clock was not stored", error)
