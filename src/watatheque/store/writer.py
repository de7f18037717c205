"""The one thread that writes. All writes that wait are committed together."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import chain, groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from watatheque.store.reason import reason
from watatheque.store.rows import Row
from watatheque.store.store import StoreFailed

MOST = 1000  # writes in one commit: a bound on how long the first of them waits

Commit = Callable[[Sequence[Row]], None]


class Unreachable(Exception):
    """No transaction could even begin: no row is to blame, and the next write fares no better."""


class Ask(NamedTuple):
    rows: Sequence[Row]
    future: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


Verdict = tuple[Ask, StoreFailed | None]


class Writer:
    """`commit` makes rows durable, all or none, and raises where it cannot."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: SimpleQueue[list[Ask] | None] = SimpleQueue()
        self._fresh: list[Ask] = []  # asked for in this turn of the loop
        self._closed = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, rows: Sequence[Row]) -> None:
        """Durable when it returns. A cancelled caller may still find its rows written."""
        if self._closed:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        ask = Ask(rows, loop.create_future(), loop)
        if not self._fresh or self._fresh[-1].loop is not loop:
            loop.call_soon(self._hand_over)
        self._fresh.append(ask)
        await ask.future

    def _hand_over(self) -> None:
        """What one turn of the loop asks for goes to the thread at once: one commit, not two."""
        if self._fresh:
            self._queue.put(self._fresh)
            self._fresh = []

    async def close(self) -> None:
        """All that was asked for is settled first."""
        self._closed = True
        self._hand_over()
        self._queue.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._thread.join)

    # ------------------------------------------------------------ the thread

    def _run(self) -> None:
        waiting = True
        while waiting:
            batch, waiting = self._take()
            for start in range(0, len(batch), MOST):
                settle(self._verdicts(batch[start : start + MOST]))

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

    def _verdicts(self, batch: list[Ask]) -> list[Verdict]:
        try:
            self._commit(list(chain.from_iterable(ask.rows for ask in batch)))
        except Unreachable as error:
            return all_failed(batch, error)
        except Exception:
            return self._one_by_one(batch)
        return [(ask, None) for ask in batch]

    def _one_by_one(self, batch: list[Ask]) -> list[Verdict]:
        """So that only the guilty write fails."""
        verdicts: list[Verdict] = []
        for i, ask in enumerate(batch):
            try:
                self._commit(ask.rows)
                verdicts.append((ask, None))
            except Unreachable as error:
                return verdicts + all_failed(batch[i:], error)
            except Exception as error:
                verdicts.append((ask, StoreFailed(reason(error))))
        return verdicts


def all_failed(batch: Iterable[Ask], error: Exception) -> list[Verdict]:
    return [(ask, StoreFailed(reason(error))) for ask in batch]


def settle(verdicts: list[Verdict]) -> None:
    """Wakes a loop once for all of its writes."""
    for loop, told in groupby(verdicts, lambda verdict: verdict[0].loop):
        # A loop that has ended refuses, and has nobody left who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(resolve, list(told))


def resolve(verdicts: list[Verdict]) -> None:
    for ask, failure in verdicts:
        if ask.future.done():  # cancelled
            continue
        if failure is None:
            ask.future.set_result(None)
        else:
            ask.future.set_exception(failure)
