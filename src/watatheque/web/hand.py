"""A command that the server itself gives, in somebody's name."""

from typing import Any

import msgspec


class Hand:
    """A client that only reads the answer to its one command."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.answer: dict[str, Any] = {}

    def send(self, frame: bytes) -> None:
        self.answer = msgspec.json.decode(frame)

    def drop(self, why: str) -> None:
        pass
