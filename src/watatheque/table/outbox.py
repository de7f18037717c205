"""What a command or a moment led to: only when the rows are durable may anybody be told."""

from watatheque.core.values import Refusal, Seat
from watatheque.store.rows import Row
from watatheque.table.frames import Told

Tell = tuple[Seat | None, Told]  # a frame for one seat, or (None) for everybody at the table


class Outbox:
    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.tells: list[Tell] = []
        self.refusal: Refusal | None = None
        self.fresh: set[str] = set()  # guests who see the table from elsewhere now
        self.fresh_all = False
        self.gone: dict[str, str] = {}  # guests who must leave, and why
        self.closed = ""  # why the table is no more
