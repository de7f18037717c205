"""A connection as the table sees it."""

from typing import Protocol


class Client(Protocol):
    guest: str  # empty: a spectator without a name

    def send(self, frames: list[bytes]) -> None:
        """In this order, at once. Never blocks and never fails; who does not read is let go."""

    def drop(self, why: str) -> None:
        """Close it: kicked, banned, or the table is gone."""
