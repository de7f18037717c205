"""Actions, view, options and position: what crosses a border."""

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct

from tests.sink.pieces import RANKS
from watatheque.core.values import Millis, Outcome, Ready, Seat

# ---------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True)
class Draw:
    pass


@dataclass(frozen=True, slots=True)
class Play:
    card: int
    cell: int


@dataclass(frozen=True, slots=True)
class Show:
    to: Seat


@dataclass(frozen=True, slots=True)
class Steal:
    victim: Seat


@dataclass(frozen=True, slots=True)
class Take:
    place: int  # among the victim's cards as they lie, shuffled and face down


@dataclass(frozen=True, slots=True)
class Shed:
    card: int


@dataclass(frozen=True, slots=True)
class Done:
    """No more shedding, or no theft after all."""


@dataclass(frozen=True, slots=True)
class Pass:
    pass


@dataclass(frozen=True, slots=True)
class Name:
    suit: int


@dataclass(frozen=True, slots=True)
class Say:
    number: int


@dataclass(frozen=True, slots=True)
class Point:
    card: int


@dataclass(frozen=True, slots=True)
class Call:
    """Plouf: said by whoever is down to one card, wrong from anybody else."""


@dataclass(frozen=True, slots=True)
class Slap:
    """Catches whoever has not called in time."""


@dataclass(frozen=True, slots=True)
class Flick:
    disc: int
    dx: int
    dy: int
    strength: int


@dataclass(frozen=True, slots=True)
class Put:
    x: int
    y: int


Action = (
    Draw | Play | Show | Steal | Take | Shed | Done | Pass | Name | Say | Point | Call | Slap
    | Flick | Put | Ready
)  # fmt: skip
ACTIONS: tuple[type, ...] = (
    Draw, Play, Show, Steal, Take, Shed, Done, Pass, Name, Say, Point, Call, Slap,
    Flick, Put, Ready,
)  # fmt: skip

# ---------------------------------------------------------------- what a table may choose


class Options(Struct, forbid_unknown_fields=True, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=3)] = 3
    bring: list[Annotated[int, Meta(ge=1, le=RANKS)]] = []  # private: one lucky rank a seat


class Position(Struct, forbid_unknown_fields=True):
    """The fields of the state, name for name, and how far chance has been read."""

    chance: Annotated[int, Meta(ge=0)]
    lucky: list[int]
    deck: list[int]
    hands: list[list[int]]
    known: list[int]
    shed: list[list[int]]
    cells: list[int]
    owners: list[int]
    piles: list[list[int]]
    suit: int
    wheel: int
    die: int
    discs: list[tuple[int, int] | None]
    points: list[int]
    plugs: list[int]
    drops: list[int]
    sheet: list[list[int]]
    phase: str
    turn: int
    turns: list[int]
    asked: Annotated[int, Meta(ge=0)]
    stack: list[tuple[str, int, int]]
    laid: list[int]
    race_at: Annotated[int, Meta(ge=0)]
    out: int
    owes: int
    fine_at: Annotated[int, Meta(ge=0)]
    called: int
    ready: int
    last: list[int | str]


# ---------------------------------------------------------------- what a seat may know


@dataclass(frozen=True, slots=True)
class Ask:
    """A prompt without its default."""

    seat: Seat
    kind: str
    deadline: Millis | None
    optional: bool


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    rounds: int
    lucky: tuple[int | None, ...]  # one a seat; 0: nothing was brought
    deck: int
    counts: tuple[int, ...]  # cards in each hand
    hand: tuple[int, ...]
    seen: tuple[int, ...]  # for each card of the hand, the seats that have been shown it
    notes: tuple[tuple[Seat, int], ...]  # cards known to be in other hands
    shed: tuple[tuple[int | None, ...], ...]
    cells: tuple[int, ...]
    owners: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    suit: int
    wheel: int
    die: int
    discs: tuple[tuple[int, int] | None, ...]
    scores: tuple[int, ...]
    plugs: tuple[int, ...]
    drops: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    phase: str
    turn: Seat
    turns: tuple[int, ...]
    laid: int  # cards that lie face down for a theft
    owes: Seat
    ready: int
    last: tuple[int | str, ...]  # the last deed, as far as everybody saw it
    asks: tuple[Ask, ...]
    outcome: Outcome | None
