"""The small values that games, matches, bots and tables hand each other.

Never compiled: mypyc erases the annotations that the codec reads.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec

Seat = int
Millis = int  # the match clock: milliseconds since the deal, handed in by whoever runs the match

CLOCK: Final = -1  # the seat that no one sits on: the rules themselves


@dataclass(frozen=True, slots=True)
class Tick:
    """The moment has come at which the rules act by themselves."""


TICK: Final = Tick()


@dataclass(frozen=True, slots=True)
class Ready:
    """TB-12: on with the next round. Every game that has rounds lists it among its actions."""


PAUSE: Final = 20_000  # TB-12: then it goes on by itself


class Prompt(NamedTuple):
    """A seat may act now. One open prompt is a turn, several are a race or an interrupt."""

    seat: Seat
    kind: str
    deadline: Millis | None = None  # once past, the match plays `default`, or Tick for CLOCK
    default: Any = None  # never names a hidden piece; None: the deadline is only shown
    optional: bool = False  # the game goes on without it
    complete: bool = True  # `legal` lists everything (a flick cannot be listed)


class Refusal(NamedTuple):
    """Why an action was refused, as an article of the rulebook."""

    article: str
    detail: str = ""


class Event(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened, told to one seat or (None) to the whole table."""

    kind: str
    data: dict[str, Any]
    to: Seat | None = None
    article: str = ""  # cited when a rule strikes: a penalty, a capture, the end


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One labelled use of chance: `gave` is a number below `of`, or for a shuffle the new order."""

    label: str
    of: int
    gave: int | list[int]


@dataclass(frozen=True, slots=True)
class Outcome:
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]  # several share the win; empty: a draw, or a match cut short
    article: str  # the rule that ended the match
