"""The async shell of one room: what came in, in order; written; only then told.

All that has come in while the last batch was written is the next batch: one write, however many
commands. So a busy table waits for the disk once, not in a queue. A batch goes from callback to
callback (`_begin`, `_work`, `_written`, `_end`); only what must read the store first is a task.
"""

import asyncio
from asyncio import Future, Task, TimerHandle
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial

from watatheque.core.game import Millis, Refusal
from watatheque.store.store import Store, StoreFailed
from watatheque.table import mail as letters
from watatheque.table.client import Client
from watatheque.table.commands import AnyCommand, OwnCommand
from watatheque.table.inbox import Inbox, ring
from watatheque.table.intake import Guests, Intake, guests, named
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
        self.intake = Intake(room)
        self.store = store
        self.thinker = thinker
        self.now = now
        self.rebuild = rebuild
        self.gone = gone  # called when the table is closed for good
        self.loop = asyncio.get_running_loop()
        self.inbox = Inbox(self.loop, self._begin)
        self.broken = False  # memory is not what is stored
        self.failed = False  # the last batch: the next moment waits a little
        self.stopped = False
        self.timer: TimerHandle | None = None
        self.tasks: set[Task[None]] = set()  # bots that think, the store that is read
        self._go_on()

    @property
    def room(self) -> Room:
        return self.intake.room

    # ------------------------------------------------------------ what clients do

    def join(self, client: Client, since: int | None) -> Refusal | None:
        """A snapshot will come, or the frames missed since a rev."""
        refusal = STOPPED if self.stopped else self.intake.post.unwelcome(self.room, client)
        if refusal is None:
            self.inbox.put(Arrive(client, since, self.now()))
        return refusal

    def leave(self, client: Client) -> None:
        if not self.stopped:
            self.inbox.put(Leave(client, self.now()))

    def take(
        self, client: Client, command: AnyCommand | OwnCommand, done: Callable[[], object]
    ) -> None:
        """`done` is called when it has been answered."""
        if self.stopped:
            letters.send(client, [letters.refused(command.id, STOPPED)])
            done()
        else:
            self.inbox.put(Do(client, command, self.now(), done))

    async def command(self, client: Client, command: AnyCommand | OwnCommand) -> None:
        """Returns when it has been answered."""
        answered: Future[None] = self.loop.create_future()
        self.take(client, command, partial(ring, answered))
        await answered

    async def settled(self) -> None:
        """All that has come in so far has been dealt with."""
        await self.inbox.settled()

    async def wake(self) -> None:
        self._ring()
        await self.settled()

    # ------------------------------------------------------------ a batch

    def _begin(self) -> None:
        batch = self.inbox.take()
        names = named(batch)
        if names or self.broken:
            self._start(self._look_up(batch, names))
        else:
            self._work(batch, {})

    async def _look_up(self, batch: list[Work], names: set[str]) -> None:
        """What the store must be asked before anything can be done."""
        try:
            if self.broken:
                await self._restore()
            known = await guests(names, self.store)
        except Exception as error:
            await self._fail(batch, Mail(), error)
        else:
            self._work(batch, known)

    def _work(self, batch: list[Work], known: Guests) -> None:
        mail = Mail()
        try:
            for work in batch:
                self.intake.take(work, known, mail)
            if mail.rows:
                self.store.put(mail.rows, partial(self._written, batch, mail))
                return
        except Exception as error:  # whatever it was, memory is ahead of the store now
            self._start(self._fail(batch, mail, error))
            return
        self._written(batch, mail, None)

    def _written(self, batch: list[Work], mail: Mail, failure: StoreFailed | None) -> None:
        if failure is not None:
            self._start(self._fail(batch, mail, failure))
            return
        self.failed = False
        try:
            mail.deliver()
        finally:  # whatever ails a client, the table goes on
            if self.room.phase == "closed":
                self.stopped = True
                self.gone()
            self._end(batch)

    def _end(self, batch: list[Work]) -> None:
        self._go_on()
        self.inbox.done(len(batch))

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ------------------------------------------------------------ when the store fails

    async def _fail(self, batch: list[Work], mail: Mail, error: Exception) -> None:
        """TB-24: back to what is stored; everybody sees the table as it is."""
        report(self.room.id, "a batch was not stored", error)
        self.broken = self.failed = True
        self.intake.undo(batch, mail)
        for work in batch:
            if isinstance(work, Do):
                letters.send(work.client, [letters.refused(work.command.id, NOT_STORED)])
        try:
            await self._restore()
        except Exception as again:
            report(self.room.id, "it cannot be rebuilt", again)
        letters.release(work.done for work in batch if isinstance(work, Do))
        self._end(batch)

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
        if moment is not None:
            delay = max(RETRY if self.failed else 0, moment - self.now()) / 1000
            self.timer = self.loop.call_later(delay, self._ring)
        for job in jobs:
            self._start(self._think(job))

    def _ring(self) -> None:
        self.inbox.put(Wake(self.now()))

    async def _think(self, job: Job) -> None:
        try:
            answer = await self.thinker.think(job.data)
        except Exception as error:  # the room plays something all the same
            report(self.room.id, "a bot could not think", error)
            answer = b""
        self.inbox.put(Thought(job, answer, self.now()))

    def _stop_alarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _rest(self) -> None:
        self._stop_alarm()
        for task in self.tasks:
            task.cancel()

    async def close(self) -> None:
        """Nothing new; what came in is dealt with, and the match clock is written down."""
        self.stopped = True
        await self.settled()
        self._rest()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.room.phase == "running" and not self.broken:
            await self._write_clock()
        for client in self.intake.post.crowd.everybody():
            letters.send(client, [letters.bye(BYE)])
            client.drop(BYE)

    async def _write_clock(self) -> None:
        self.room.now = max(self.room.now, self.now())
        try:
            await self.store.write([self.room.row()])
        except StoreFailed as error:  # the clock goes back to the last entry, nothing else is lost
            report(self.room.id, "its clock was not stored", error)
