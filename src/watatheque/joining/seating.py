"""What somebody who comes to a table wants there, before they type anything."""

from collections.abc import Iterator
from typing import NamedTuple

from watatheque.core.values import Seat
from watatheque.joining.said import Command, free, nonce
from watatheque.joining.seen import Seen


class Wish(NamedTuple):
    seat: Seat | None = None  # None: any
    watch: bool = False
    bots: str = ""  # their level, for the seats that are left


def wanted(wish: Wish, seen: Seen) -> Iterator[Command]:
    if wish.watch:
        return
    seat = seen.seat
    if seat is None and seen.phase in ("open", "over"):
        seat = free(seen) if wish.seat is None else wish.seat
        if seat is not None:
            yield {"do": "sit", "seat": seat, "nonce": nonce()}
    if wish.bots and seen.host and seen.phase == "open":
        for other, chair in enumerate(seen.chairs):
            if chair["kind"] == "empty" and other != seat:
                yield {"do": "bot", "seat": other, "level": wish.bots}
