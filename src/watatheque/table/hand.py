"""A command that the server itself gives, in somebody's name or in nobody's."""

from typing import Any

import msgspec

from watatheque.store.store import StoreFailed


class Hand:
    """A client that only reads the answer to its one command."""

    def __init__(self, guest: str = "") -> None:
        self.guest = guest
        self.answer: dict[str, Any] = {}

    @property
    def done(self) -> bool:
        return self.answer.get("type") == "ack"

    def send(self, frames: list[bytes]) -> None:
        self.answer = msgspec.json.decode(frames[-1])

    def drop(self, why: str) -> None:
        pass

    def expect_done(self) -> None:
        if not self.done:
            raise StoreFailed(self.answer.get("detail", "there was no answer"))
