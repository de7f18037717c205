"""What a command or a moment led to: only when the rows are durable may anybody be told."""

from dataclasses import dataclass, field
from typing import NamedTuple

from watatheque.core.values import Refusal, Seat
from watatheque.store.rows import Row
from watatheque.table.frames import Told


class Tell(NamedTuple):
    """A frame for one seat, or (None) for everybody at the table."""

    to: Seat | None
    frame: Told


@dataclass(slots=True)
class Outbox:
    rows: list[Row] = field(default_factory=list)
    tells: list[Tell] = field(default_factory=list)
    refusal: Refusal | None = None
    fresh: set[str] = field(default_factory=set)  # guests who see the table from elsewhere now
    fresh_all: bool = False
    gone: dict[str, str] = field(default_factory=dict)  # guests who must leave, and why
    closed: str = ""  # why the table is no more
