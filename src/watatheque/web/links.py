"""Links that let a guest go on with another device: good once and not for long (TB-22)."""

import secrets
import time
from asyncio import Lock
from collections.abc import Callable
from hashlib import sha256

from watatheque.core.values import Millis
from watatheque.store.rows import LinkRow
from watatheque.store.store import Store
from watatheque.web.problems import TOKEN, Refused


def today() -> Millis:
    return time.time_ns() // 1_000_000


class Links:
    def __init__(self, store: Store, ms: Millis, now: Callable[[], Millis] = today) -> None:
        self.store = store
        self.ms = ms
        self.now = now
        self.taking = Lock()  # two who come with one code come one after the other

    async def make(self, guest: str) -> str:
        """A new one; an older one of the same guest is void."""
        code = secrets.token_urlsafe(24)
        await self.store.write([LinkRow(guest, _digest(code), self.now() + self.ms)])
        return code

    async def take(self, code: str) -> str:
        async with self.taking:
            link = await self.store.link(_digest(code))
            if link is None or link.until <= self.now():
                raise Refused(401, TOKEN, "this link was used already, or is too old")
            await self.store.write([link._replace(digest="", until=0)])
        return link.guest


def _digest(code: str) -> str:
    return sha256(code.encode(errors="replace")).hexdigest()
