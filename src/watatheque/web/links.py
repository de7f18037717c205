"""Links that let a guest go on with another device: good once and not for long (TB-22).

Kept in memory only: a restart forgets them, and another one is asked for.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256
from time import monotonic

from watatheque.web.problems import LIMIT, TOKEN, Refused


class Links:
    def __init__(self, ms: int, most: int, clock: Callable[[], float] = monotonic) -> None:
        self.seconds = ms / 1000
        self.most = most
        self.clock = clock
        self.open: dict[bytes, tuple[str, float]] = {}  # digest of the code: whose, until when

    def make(self, guest: str) -> str:
        """A new one; an older one of the same guest is void."""
        now = self.clock()
        self.open = {
            key: (whose, until)
            for key, (whose, until) in self.open.items()
            if until > now and whose != guest
        }
        if len(self.open) >= self.most:
            raise Refused(429, LIMIT, "too many links are open; try again in some minutes")
        code = secrets.token_urlsafe(24)
        self.open[_digest(code)] = (guest, now + self.seconds)
        return code

    def take(self, code: str) -> str:
        guest, until = self.open.pop(_digest(code), ("", 0.0))
        if until <= self.clock():
            raise Refused(401, TOKEN, "this link was used already, or is too old")
        return guest


def _digest(code: str) -> bytes:
    return sha256(code.encode(errors="replace")).digest()
