"""The one thread that writes. All writes that wait are committed together."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from operator import attrgetter
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from watatheque.store.reason import reason
from watatheque.store.rows import Row
from watatheque.store.store import Done, StoreFailed

MOST = 1000  # writes in one commit: a bound on how long the first of them waits
PATIENCE = 0.01  # seconds that the first one waits for others, as long as more and more come

Commit = Callable[[Sequence[Row]], None]


class Unreachable(Exception):
    """No transaction could even begin: no row is to blame, and the next write fares no better."""


class Ask:
    failure: StoreFailed | None = None

    def __init__(self, rows: Sequence[Row], done: Done, loop: asyncio.AbstractEventLoop) -> None:
        self.rows = rows
        self.done = done
        self.loop = loop


LOOP: Final[Callable[[Ask], asyncio.AbstractEventLoop]] = attrgetter("loop")


class Writer:
    """`commit` makes rows durable, all or none, and raises where it cannot."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: SimpleQueue[list[Ask] | None] = SimpleQueue()
        self._fresh: list[Ask] = []  # not yet handed to the thread
        self._closed = False
        self._worker = Thread(target=self._run, name="store-writer", daemon=True)
        self._worker.start()

    async def write(self, rows: Sequence[Row]) -> None:
        """Durable when it returns. A cancelled caller may still find its rows written."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(rows, partial(resolve, future))
        await future

    def put(self, rows: Sequence[Row], done: Done) -> None:
        """`done` is called in this loop, later."""
        if self._closed:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        if self._fresh and self._fresh[-1].loop is not loop:
            self._hand_over()
        if not self._fresh:
            loop.call_soon(self._gather, loop, loop.time() + PATIENCE, 0)
        self._fresh.append(Ask(rows, done, loop))

    def _gather(self, loop: asyncio.AbstractEventLoop, until: float, seen: int) -> None:
        """A commit costs the same for one as for many: while every turn brings more, it waits."""
        count = len(self._fresh)
        if count > seen and count < MOST and loop.time() < until:
            loop.call_soon(self._gather, loop, until, count)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._fresh:
            self._queue.put(self._fresh)
            self._fresh = []

    async def close(self) -> None:
        """All that was asked for is settled first."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._worker.join)

    # ------------------------------------------------------------ the thread

    def _run(self) -> None:
        waiting = True
        while waiting:
            batch, waiting = self._take()
            for start in range(0, len(batch), MOST):
                part = batch[start : start + MOST]
                self._write_down(part)
                settle(part)

    def _take(self) -> tuple[list[Ask], bool]:
        """Everything that waits, and whether there can be more."""
        batch: list[Ask] = []
        asks = self._queue.get()
        try:
            while asks is not None:
                batch += asks
                asks = self._queue.get_nowait()
        except Empty:
            return batch, True
        return batch, False

    def _write_down(self, batch: list[Ask]) -> None:
        try:
            self._commit([row for ask in batch for row in ask.rows])
        except Unreachable as error:
            fail(batch, error)
        except Exception:
            self._one_by_one(batch)

    def _one_by_one(self, batch: list[Ask]) -> None:
        """So that only the guilty write fails."""
        for i, ask in enumerate(batch):
            try:
                self._commit(ask.rows)
            except Unreachable as error:
                fail(batch[i:], error)
                return
            except Exception as error:
                fail([ask], error)


def fail(asks: Iterable[Ask], error: Exception) -> None:
    for ask in asks:
        ask.failure = StoreFailed(reason(error))


def settle(batch: list[Ask]) -> None:
    """Wakes a loop once for all of its writes."""
    for loop, asks in groupby(batch, LOOP):
        # A loop that has ended refuses, and has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(tell, list(asks))


def tell(asks: list[Ask]) -> None:
    for ask in asks:
        try:
            ask.done(ask.failure)
        except Exception as error:  # of whoever asked, and no other's business
            told = {"message": "after a write", "exception": error}
            ask.loop.call_exception_handler(told)


def resolve(future: "asyncio.Future[None]", failure: StoreFailed | None) -> None:
    if future.done():  # cancelled
        return
    if failure is None:
        future.set_result(None)
    else:
        future.set_exception(failure)
