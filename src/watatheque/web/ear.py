"""What a client says at a table: read, counted, and handed to the desk without waiting for it."""

from collections import deque
from time import perf_counter
from typing import Any, Final

import msgspec

from watatheque.core.values import Refusal
from watatheque.table.commands import AnyCommand
from watatheque.table.desk import Desk
from watatheque.web.connection import FLOOD, Connection
from watatheque.web.problems import LIMIT, MESSAGE
from watatheque.web.site import Site

COMMAND: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)
clock: Final = perf_counter
UNDER_WAY: Final = 32  # commands of one client; until some are answered, nothing more is read


class Unreadable(Exception):
    """A message that no table gets to see."""

    def __init__(self, why: str, refusal: Refusal) -> None:
        self.why = why
        self.refusal = refusal


class Ear:
    def __init__(self, connection: Connection, desk: Desk, site: Site) -> None:
        self.connection = connection
        self.desk = desk
        self.site = site
        self.most = site.limits.message_bytes
        self.seconds = site.meters.seconds
        self.asked: deque[float] = deque()  # when; the desk answers in the same order

    def hear(self, text: bytes | None) -> None:
        """`text` is None where it was binary."""
        if self.site.stopping:
            return
        try:
            slow_down(self.connection)
            command: AnyCommand = read(COMMAND, text, self.most)
        except Unreadable as error:
            self._refuse(error)
            return
        self.asked.append(clock())
        if len(self.asked) >= UNDER_WAY:
            self.connection.wire.hold()
        self.desk.take(self.connection, command, self._answered)

    def _refuse(self, error: Unreadable) -> None:
        connection, site = self.connection, self.site
        site.meters.unread.labels(error.why).inc()
        connection.refuse(error.refusal)
        if connection.refused > site.limits.message_burst:
            connection.bye(FLOOD, "too many messages at once")

    def _answered(self) -> None:
        if len(self.asked) >= UNDER_WAY:
            self.connection.wire.go_on()
        self.seconds.observe(clock() - self.asked.popleft())


def slow_down(connection: Connection) -> None:
    if connection.bucket.take():
        connection.refused = 0
        return
    connection.refused += 1
    raise Unreadable("rate", Refusal(LIMIT, "too many messages at once; wait a moment"))


def read(decoder: msgspec.json.Decoder[Any], text: bytes | None, most: int) -> Any:
    if text is None:
        raise Unreadable("binary", Refusal(MESSAGE, "messages are text, not binary"))
    if len(text) > most:
        raise Unreadable("size", Refusal(LIMIT, f"a message may have {most} bytes"))
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        words = str(error) or "not understood"
        raise Unreadable("form", Refusal(MESSAGE, words[:200])) from None
