"""What crosses a border in UNO Wizz: actions, options, positions, views.

A card is named by its face ("red-7", "red-3-wizz", "red-draw2", "joker"), so that nobody can tell
which of two identical cards was meant.
"""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec

from watatheque.core.values import Millis, Seat

Phase = Literal[
    "turn", "drew", "spin", "opening", "wheel", "number", "colour", "shed", "top", "swap", "war",
    "ready_race", "race", "between", "over",
]  # fmt: skip
ColourName = Literal["blue", "green", "red", "yellow"]
Scoring = Literal["classic", "against", "none"]

# ---------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True)
class Play:
    """UW-5: a card on the discard; a Joker or Super Joker comes with its colour (UW-11)."""

    card: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Draw:
    """UW-6, UW-7: one card from the pile."""


@dataclass(frozen=True, slots=True)
class Keep:
    """UW-6: not playing the card just drawn."""


@dataclass(frozen=True, slots=True)
class Spin:
    """UW-13: turn the wheel."""


@dataclass(frozen=True, slots=True)
class NameColour:
    """UW-4, UW-14c, UW-14j: announce a colour."""

    colour: str


@dataclass(frozen=True, slots=True)
class NameNumber:
    """UW-14b: announce a number that is in one's hand."""

    number: int


@dataclass(frozen=True, slots=True)
class Shed:
    """UW-14: throw off one card through the wheel; the last one lies on top (UW-14j)."""

    card: str


@dataclass(frozen=True, slots=True)
class Done:
    """UW-14: throw off no more."""


@dataclass(frozen=True, slots=True)
class Show:
    """UW-14h: the highest number card, chosen among equal ones."""

    card: str


@dataclass(frozen=True, slots=True)
class Shout:
    """UW-14i: "UNO WIZZ"."""


@dataclass(frozen=True, slots=True)
class Uno:
    """UW-15, UW-14f: "UNO"."""


@dataclass(frozen=True, slots=True)
class Catch:
    """UW-15: point out that a seat has not called UNO."""

    seat: int


# ---------------------------------------------------------------- options and positions

Weight = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Weights = tuple[Weight, Weight, Weight, Weight, Weight, Weight, Weight, Weight, Weight]


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a table may choose."""

    target: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 500  # UW-19
    scoring: Scoring = "classic"  # UW-19; "none" is a single round
    two_player_reverse: Literal["turns", "skips"] = "turns"  # UW-9
    uno_grace: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 2000  # UW-15, in ms
    wheel: Weights = (1, 1, 1, 1, 1, 1, 1, 1, 1)  # UW-14, from UW-14a to UW-14i


SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**52)]
Small = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Known(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Cards of a hand whose face somebody else knows for certain; `by` None: a spectator."""

    holder: SeatNumber
    by: SeatNumber | None
    cards: list[str]


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A state in JSON form; cards by their names. Most of it has a default."""

    hands: list[list[str]]
    discard: list[str]  # the last one lies on top
    pile: list[str] | None = None  # the last one is drawn first; None: all that is left, shuffled
    next: list[str] = []  # with pile None: what is drawn next, in this order
    colour: ColourName | None = None  # announced for a Joker on top
    phase: Phase = "turn"
    turn: SeatNumber = 0
    direction: Literal[1, -1] = 1
    dealer: SeatNumber = 0
    round: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1
    drawn: str | None = None
    exposed: list[SeatNumber] = []  # UW-15: one card, and UNO not called
    grace: Moment = 0  # until then nobody acts but to call UNO; 0: it is over
    ahead: bool = False  # UNO called along with the card that is about to be played
    out: SeatNumber | None = None  # UW-16
    icon: Literal["a", "b", "c", "d", "e", "f", "g", "h", "i"] | None = None
    spinner: SeatNumber = 0
    actor: SeatNumber = 0  # who throws cards off or names a colour
    named: Annotated[int, msgspec.Meta(ge=-1, le=9)] = -1  # the number or colour announced
    shed: Small = 0  # cards thrown off so far
    owing: list[SeatNumber] = []  # UW-14f: still to call UNO
    fighters: list[SeatNumber] = []  # UW-14h: still in the war
    tied: bool = False
    chosen: list[str | None] = []  # one a seat
    shown: list[list[str]] = []  # one a seat
    open: SeatNumber | None = None  # UW-14g
    open_turns: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    known: list[Known] = []
    due: Moment = 0
    ready: list[SeatNumber] = []
    scores: list[int] = []
    sheet: list[list[int]] = []  # the points of each round, one a seat
    cut: list[list[str | None]] = []  # UW-2: what was drawn for the dealer
    chance: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0  # words of chance read


# ---------------------------------------------------------------- views


@dataclass(frozen=True, slots=True)
class Hand:
    """What a viewer knows of a hand: its known cards, and how many more there are."""

    known: tuple[str, ...]
    hidden: int
    seen: tuple[str, ...]  # of these, what everybody knows

    @property
    def count(self) -> int:
        return len(self.known) + self.hidden


@dataclass(frozen=True, slots=True)
class Ask:
    """Somebody may act."""

    seat: Seat
    kind: str
    optional: bool


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    phase: Phase
    round: int
    dealer: Seat
    turn: Seat
    direction: int
    hands: tuple[Hand, ...]
    pile: int
    discard: tuple[str, ...]  # the last one lies on top
    colour: str | None  # the colour in force
    drawn: str | None  # one's own, just drawn
    exposed: tuple[Seat, ...]
    grace: bool
    ahead: bool
    out: Seat | None
    icon: str | None
    spinner: Seat | None
    actor: Seat | None
    named: int | str | None
    shed: int
    owing: tuple[Seat, ...]
    fighters: tuple[Seat, ...]
    tied: bool
    chosen: str | None  # one's own
    shown: tuple[tuple[str, ...], ...]
    open: Seat | None
    asks: tuple[Ask, ...]
    due: Millis | None
    scores: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    cut: tuple[tuple[str | None, ...], ...]
    winners: tuple[Seat, ...]
    target: int
    scoring: Scoring
