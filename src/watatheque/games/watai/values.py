"""What crosses a border in Wataï: actions, options, positions, views."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec

from watatheque.core.values import Millis, Seat

ROW: Final = 5  # WT-2: places of a Dévidoir
MOST_ROW: Final = 6  # WT-V2
TOP: Final = 6  # the source of a card that is no place of the Dévidoir: the turned-up top
NEW: Final = -1  # the pile that a Start opens (WT-V9: a Stop)

Phase = Literal["choose", "countdown", "play", "between", "roll count", "roll variant", "over"]


@dataclass(frozen=True, slots=True)
class Lay:
    """WT-5, WT-6: a card of the Dévidoir (its place) or the turned-up top (6) on a pile."""

    source: int
    pile: int  # -1: a new one


@dataclass(frozen=True, slots=True)
class Fill:
    """WT-7: the top of the Talon in a hole."""

    place: int


@dataclass(frozen=True, slots=True)
class Turn:
    """WT-8: the next three of the Stock, turned over together."""


@dataclass(frozen=True, slots=True)
class Gather:
    """WT-10: the turned-up cards become the Stock again."""


@dataclass(frozen=True, slots=True)
class Call:
    """WT-12: WATAÏ!"""


@dataclass(frozen=True, slots=True)
class Slap:
    """WT-V15: a hand on the pile with the 10."""

    pile: int


@dataclass(frozen=True, slots=True)
class Announce:
    """WT-V16: the number of a card just laid."""

    number: int


@dataclass(frozen=True, slots=True)
class Point:
    """WT-14: look, this card of yours can be laid."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Roll:
    """WT-18 and the variants: the die."""


@dataclass(frozen=True, slots=True)
class Choose:
    """WT-V3, WT-V4, WT-V10: the player whom it meets."""

    seat: int


Variant = Annotated[int, msgspec.Meta(ge=0, le=16)]  # 0: none
CountFace = Annotated[int, msgspec.Meta(ge=1, le=7)]  # an 8 is lost by who throws it: nobody here
Some = msgspec.Meta(max_length=100)


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a table may choose."""

    target: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 150  # WT-17
    rounds: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0  # at most so many; 0: to the target
    boxes: Literal["green", "blue", "both"] = "green"  # from five players up both
    variants: Annotated[list[Variant], Some] = []  # round by round and over again; none: rolled
    counts: Annotated[list[CountFace], Some] = []  # likewise, faces of the counting die
    pace: Literal["normal", "slow"] = "normal"  # slow: every span of time is twice as long
    fill: Literal["auto", "manual"] = "auto"  # WT-7


# ---------------------------------------------------------------- positions

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**52)]
Points = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
Small = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class _Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    pass


class Pointed(_Part, frozen=True):
    """WT-14: a card pointed at, and when the fine falls due."""

    place: Annotated[int, msgspec.Meta(ge=0, le=TOP)]
    due: Moment
    depth: int = 0  # of the turned-up card
    live: bool = True  # not played yet


class Holding(_Part, frozen=True, kw_only=True):
    """One player's cards, first on top; a hole of the Dévidoir is null."""

    row: Annotated[list[str | None], msgspec.Meta(min_length=ROW, max_length=MOST_ROW)]
    talon: list[str] = []
    stock: list[str] = []
    turned: list[str] = []
    locked: bool = False  # WT-9
    total: Points = 0
    minus: Small = 0  # points lost in this round by WT-13 and WT-14
    slapped: Small = 0  # WT-V15
    lapsed: Small = 0  # WT-V16
    call_due: Moment = 0  # WT-12; 0: none
    pointed: Pointed | None = None
    ready: bool = False
    sheet: list[Points] = []  # the last count: cards, Talon, call, minus, slaps, lapses


class SlapWindow(_Part, frozen=True):
    pile: Small
    due: Moment
    slapped: Annotated[list[SeatNumber], msgspec.Meta(max_length=8)] = []


class Owed(_Part, frozen=True):
    """WT-V16: a number still to be announced."""

    seat: SeatNumber
    number: Annotated[int, msgspec.Meta(ge=2, le=12)]
    due: Moment


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A state in JSON form; a card that stands nowhere is out of the round."""

    seats: list[Holding]
    arena: list[list[str]] = []  # piles, the opening card first
    phase: Phase = "play"
    round: Annotated[int, msgspec.Meta(ge=1, le=10**6)] = 1
    leader: SeatNumber = 0  # who says Go and threw the dice
    variant: Variant = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    dice: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=8)]], msgspec.Meta(max_length=2)] = []
    due: Moment = 0  # of the phase
    caller: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1  # of the round just counted
    emptied: Annotated[list[SeatNumber], msgspec.Meta(max_length=8)] = []  # WT-V11, in order
    frozen_until: Moment = 0  # WT-V13
    quiet: Annotated[int, msgspec.Meta(ge=0, le=23)] = 0  # WT-15: looks without a card
    quiet_due: Moment = 2500
    slaps: list[SlapWindow] = []
    owed: list[Owed] = []
    chance: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0  # words of chance read


# ---------------------------------------------------------------- views


class Side(msgspec.Struct, frozen=True):
    """What everybody sees of one player's cards."""

    row: tuple[str | None, ...]
    talon: int
    stock: int
    turned: int
    top: str | None  # of the turned-up cards
    locked: bool  # WT-9: it does not open play
    packs: tuple[str, ...]
    laid: int  # cards of the border in the Arène
    total: int
    minus: int
    slapped: int
    lapsed: int
    call_due: Millis | None
    pointed: int | None  # WT-14: the place pointed at
    pointed_due: Millis | None
    pointed_live: bool
    ready: bool
    sheet: tuple[int, ...]


class Heaped(msgspec.Struct, frozen=True):
    """A pile of the Arène."""

    top: str
    count: int
    closed: bool


class View(msgspec.Struct, frozen=True):
    """The same for everybody: what is hidden in Wataï is hidden from all."""

    seat: Seat | None
    phase: Phase
    round: int
    target: int
    rounds: int  # at most so many; 0: to the target
    high: int  # the number before a Stop: 12, or 8 with two players
    leader: Seat
    variant: int
    count: int
    dice: tuple[int, ...]
    sides: tuple[Side, ...]
    arena: tuple[Heaped, ...]
    due: Millis | None
    due_kind: str
    frozen_until: Millis | None
    blocks_at: Millis | None  # WT-15, unless a card is laid before
    hushed: bool  # so long without a card that everybody has been warned
    slaps: tuple[tuple[int, Millis, tuple[Seat, ...]], ...]  # pile, until, who has slapped
    owed: tuple[tuple[Seat, int, Millis], ...]  # WT-V16: who, number, until
    emptied: tuple[Seat, ...]  # WT-V11
    caller: Seat | None
    winners: tuple[Seat, ...]
    slow: bool
    acts: tuple[str, ...]  # what each seat is asked: "", "play", "call", "ready", "roll", "choose"
