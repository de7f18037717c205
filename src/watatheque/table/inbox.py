"""What has come in for a desk and has not been dealt with."""

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable

from watatheque.table.work import Work


class Inbox:
    """`begin` is called when something waits and nobody is at work; it takes all, and says when it
    is done with them: then with what has come meanwhile, and so on.
    """

    def __init__(self, loop: AbstractEventLoop, begin: Callable[[], object]) -> None:
        self.loop = loop
        self.begin = begin
        self.waiting: list[Work] = []
        self.open = 0  # put in, and not done with
        self.idle: list[Future[None]] = []  # of those who wait until all is done

    def put(self, work: Work) -> None:
        self.waiting.append(work)
        self.open += 1
        if self.open == 1:
            self.loop.call_soon(self.begin)

    def take(self) -> list[Work]:
        """All that waits; at least one."""
        batch, self.waiting = self.waiting, []
        return batch

    def done(self, count: int) -> None:
        self.open -= count
        if self.open:
            self.loop.call_soon(self.begin)
            return
        for waiter in self.idle:
            ring(waiter)
        self.idle.clear()

    async def settled(self) -> None:
        """All was done with once; more may have come since."""
        if self.open:
            waiter: Future[None] = asyncio.get_running_loop().create_future()
            self.idle.append(waiter)
            await waiter


def ring(bell: "Future[None]") -> None:
    if not bell.done():  # whoever waited may have been cancelled
        bell.set_result(None)
