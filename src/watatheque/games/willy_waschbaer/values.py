"""What crosses a border in Willy Waschbär: actions, options, positions, views."""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from watatheque.core.values import Millis, Seat

Phase = Literal["arrange", "give", "announce", "flick", "choose", "put", "between", "over"]
Layout = Literal["random", "ring", "field", "bins", "feast", "custom"]
Flicks = Literal["any", "hand", "aim"]  # WW-P4: which ones the table allows
End = Literal["food", "markers", "turns"]  # WW-13: which of the three ended a game

BOX = -1  # where a gift can go besides to a seat (WW-V2)


@dataclass(frozen=True, slots=True)
class Arrange:
    """WW-2 `custom`: drag a piece to another spot before the game."""

    piece: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Done:
    """WW-2 `custom`: the layout is settled."""


@dataclass(frozen=True, slots=True)
class Give:
    """WW-V2: a marker for another seat, or for the box (-1)."""

    marker: int
    to: int


@dataclass(frozen=True, slots=True)
class Announce:
    """WW-5: say which raccoon is flicked."""

    raccoon: int


@dataclass(frozen=True, slots=True)
class Flick:
    """WW-5, WW-P4: the announced raccoon, a direction of any length, a strength of 1 to 1000."""

    raccoon: int
    dx: int
    dy: int
    strength: int


@dataclass(frozen=True, slots=True)
class Aim(Flick):
    """WW-P4: a flick aimed at leisure instead of made by a hand's movement."""


def way_to_flick(flicks: Flicks) -> type[Flick]:
    return Aim if flicks == "aim" else Flick


@dataclass(frozen=True, slots=True)
class Choose:
    """WW-10: keep the food, or put the raccoons out."""

    keep: Literal["food", "raccoons"]


@dataclass(frozen=True, slots=True)
class PutBack:
    """WW-10: one of the pieces that must return to the board, anywhere free."""

    piece: int
    x: int
    y: int


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The layout, the variants, how one flicks and how many games make the match."""

    layout: Layout = "random"  # WW-2
    games: Annotated[int, msgspec.Meta(ge=1, le=12)] = 4  # WW-15; 1 is a single game
    young: bool = False  # WW-V1
    old: bool = False  # WW-V2
    flicks: Flicks = "any"  # WW-P4


Point = tuple[int, int]  # x and y, micrometres
Count = Annotated[int, msgspec.Meta(ge=0, le=14)]


class Tally(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a game of the match was counted, one number a seat (WW-14)."""

    end: End
    taken: list[Count]
    points: list[Count]


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A state in JSON form; pieces by name, places in micrometres; who is not named is gone."""

    board: dict[str, Point]
    fallen: dict[str, Point] = {}  # off the board this turn, and where they stood before
    taken: list[Count] | None = None  # food pieces of each seat; by default none
    markers: list[list[str]] | None = None  # of each seat; by default they are dealt now
    dealt: list[list[str]] | None = None  # WW-V2: who looked at which marker first
    phase: Phase = "announce"
    game: Annotated[int, msgspec.Meta(ge=1, le=12)] = 1
    first: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    turn: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None  # by default the first player
    announced: str | None = None
    idle: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0  # turns since something was taken or out
    sheet: list[Tally] = []
    ready: list[bool] | None = None
    due: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0  # when the next game starts by itself
    chance: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0  # words of chance read


@dataclass(frozen=True, slots=True)
class Lying:
    """A piece and its place; of a fallen one, where it stood before the flick."""

    piece: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Markers:
    """What a viewer knows of the markers of a seat (or of the box)."""

    known: tuple[int, ...]  # face up ones included
    hidden: int
    up: tuple[int, ...]  # WW-9


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    phase: Phase
    young: bool
    old: bool
    flicks: Flicks
    games: int
    game: int
    first: Seat
    turn: Seat | None
    announced: int | None
    board: tuple[Lying, ...]
    fallen: tuple[Lying, ...]
    taken: tuple[int, ...]
    markers: tuple[Markers, ...]  # one a seat
    box: Markers
    gifts: tuple[tuple[int, int], ...]  # WW-V2: what the viewer gave, and to whom
    received: tuple[tuple[int, int], ...]  # WW-V2: what the viewer got, and from whom
    gifts_left: tuple[int, ...]  # that each seat has still to make
    idle: int
    sheet: tuple[Tally, ...]
    ready: tuple[bool, ...]
    due: Millis | None
    totals: tuple[int, ...]  # points of the games counted so far
