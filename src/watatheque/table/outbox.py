"""What a command or a moment led to: only when the rows are durable may anybody be told."""

from watatheque.core.values import Refusal, Seat
from watatheque.store.rows import Row
from watatheque.table.frames import About, Told

# A frame for everybody at the table, or for one seat, that is for who sat there when it was made:
# later in the same command the seat may be another's.
Tell = tuple[Told, Seat | None, str]


class Outbox:
    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.tells: list[Tell] = []
        self.about: About | None = None  # the table as it was shown last
        self.refusal: Refusal | None = None
        self.fresh: set[str] = set()  # guests who see the table from elsewhere now
        self.fresh_all = False
        self.gone: dict[str, str] = {}  # guests who must leave, and why
        self.closed = ""  # why the table is no more
