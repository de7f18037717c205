"""Lines that are typed, beside the loop; None when there will be no more."""

import asyncio
import codecs
import os
import threading
from asyncio import AbstractEventLoop, Queue

CHUNK = 4096


class Keyboard:
    def __init__(self, fd: int = 0) -> None:
        self.lines: Queue[str | None] = Queue()
        self.over = False
        # A thread of its own reads terminals, pipes and files alike; it may hang in its read for
        # ever, so nobody waits for it, and it takes no lock that the end of Python would want.
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._read, args=(fd, loop), daemon=True).start()

    async def line(self) -> str | None:
        if self.over and self.lines.empty():
            return None
        said = await self.lines.get()
        self.over = self.over or said is None
        return said

    def _read(self, fd: int, loop: AbstractEventLoop) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        rest, more = "", True
        while more:
            try:
                got = os.read(fd, CHUNK)
            except OSError:
                got = b""
            more = bool(got)
            *whole, rest = (rest + decoder.decode(got, final=not more)).split("\n")
            if not more and rest:
                whole.append(rest)
            for line in whole:
                self._put(loop, line.strip())
        self._put(loop, None)

    def _put(self, loop: AbstractEventLoop, line: str | None) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(self.lines.put_nowait, line)
