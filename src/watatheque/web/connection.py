"""A client as the table knows it: a guest, or nobody, at the end of a wire."""

from collections.abc import Callable

from watatheque.core.values import Refusal
from watatheque.table import mail as letters
from watatheque.web.bucket import Bucket
from watatheque.web.frames import framed
from watatheque.web.meters import Meters
from watatheque.web.wire import Wire

# Why a socket was closed, for programs; the words travel in a `bye` before.
NO_TOKEN, NOT_WELCOME, NO_TABLE, SILENT, FLOOD = 4401, 4403, 4404, 4408, 4429
RESTART = 1012


class Connection:
    __slots__ = (
        "bucket", "guest", "limit", "meters", "refused", "stopping", "table", "wire",
    )  # fmt: skip

    def __init__(
        self, wire: Wire, table: str, bucket: Bucket, limit: int, meters: Meters,
        stopping: Callable[[], bool],
    ) -> None:  # fmt: skip
        self.wire = wire
        self.table = table
        self.guest = ""
        self.bucket = bucket
        self.limit = limit
        self.meters = meters
        self.stopping = stopping
        self.refused = 0  # for the rate, one after another

    def send(self, frames: list[bytes]) -> None:
        if self.wire.tell(framed(frames)) > self.limit:
            self.meters.cut.inc()
            self.wire.cut()

    def refuse(self, refusal: Refusal, id: str = "") -> None:
        self.send([letters.refused(id, refusal)])

    def bye(self, code: int, why: str) -> None:
        self.send([letters.bye(why)])
        self.wire.end(code, why[:100], deaf=code == FLOOD)

    def drop(self, why: str) -> None:
        """By the table, which has said goodbye itself."""
        self.wire.end(RESTART if self.stopping() else NOT_WELCOME, why[:100])
