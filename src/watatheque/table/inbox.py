"""What has come in for a desk and has not been dealt with."""

import asyncio
from asyncio import Future

from watatheque.table.work import Work


class Inbox:
    """As asyncio.Queue, but whoever takes takes all: a busy table wakes its task once a batch."""

    def __init__(self) -> None:
        self.waiting: list[Work] = []
        self.open = 0  # put in, and not done with
        self.bell: Future[None] | None = None  # of the one who takes
        self.idle: list[Future[None]] = []  # of those who wait until all is done

    def put(self, work: Work) -> None:
        self.waiting.append(work)
        self.open += 1
        if self.bell is not None:
            ring(self.bell)
            self.bell = None

    async def take(self) -> list[Work]:
        """All that waits; at least one."""
        while not self.waiting:
            self.bell = asyncio.get_running_loop().create_future()
            await self.bell
        batch, self.waiting = self.waiting, []
        return batch

    def done(self, count: int) -> None:
        self.open -= count
        if not self.open:
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
