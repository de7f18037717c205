"""What crosses a border in Triple Wata: actions, options, positions, views."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeVar

import msgspec

from watatheque.core.values import Millis, Seat

CELLS: Final = 9
HAND: Final = 5

Phase = Literal["pick", "play", "between", "over"]


class Card(msgspec.Struct, frozen=True, eq=False):
    """TW-1, TW-2: four sides in the order north, east, south, west; A is 10.

    A pack has each of its cards once, so a card is itself and equal to no other.
    """

    id: str
    tier: int
    sides: tuple[int, int, int, int]
    fr: str
    en: str
    flavour_fr: str = ""
    flavour_en: str = ""
    emblem: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """TW-6: a card from hand on an empty cell; cells run from 0, row by row."""

    card: str
    cell: int


@dataclass(frozen=True, slots=True)
class Pick:
    """TW-3 `choose`: one more card of the collection for the hand."""

    card: str


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True, cache_hash=True):
    """The hands and the regional rules of a table."""

    hands: Literal["random", "choose", "fixed"] = "random"
    pack: str = "dungeon"  # a shipped pack, or a pack of one's own as CSV text
    three_on_table: bool = False  # TW-R1
    sudden_death: bool = False  # TW-R2
    ace_killer: bool = False  # TW-R3
    identical: bool = False  # TW-R4
    plus: bool = False  # TW-R5
    inversion: bool = False  # TW-R6
    bring: tuple[tuple[str, ...], ...] | None = None  # private: the collection of each seat


T = TypeVar("T")
Two = tuple[T, T]  # one a seat
Colour = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Laid(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A card on the board, whose colour it shows, and who laid it where that is somebody else."""

    card: str
    colour: Colour
    placer: Colour | None = None


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A state in JSON form; cards by their id."""

    hands: Two[list[str]]
    board: Annotated[list[Laid | None], msgspec.Meta(min_length=CELLS, max_length=CELLS)]
    starter: Colour | msgspec.UnsetType = msgspec.UNSET  # by default before the first card: by lot
    phase: Phase = "play"
    round: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    shown: Two[list[str]] | msgspec.UnsetType = msgspec.UNSET  # of each hand, seen by everybody
    tiers: list[int] = []
    collections: Two[list[str]] = ([], [])
    ready: Two[bool] = (False, False)
    due: int = 0  # when the next round starts by itself
    lot: Annotated[int, msgspec.Meta(ge=-1, le=1)] = -1  # whom the lot named, TW-R2
    chance: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 0  # words of chance read


class Hand(msgspec.Struct, frozen=True):
    """What a viewer knows of a hand: its known cards, and how many more there are."""

    known: tuple[str, ...]
    hidden: int
    shown: tuple[str, ...]  # of the known ones, those everybody knows


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    phase: Phase
    regional: tuple[str, ...]  # the articles switched on
    round: int
    starter: Seat
    turn: Seat | None
    board: tuple[tuple[str, Seat] | None, ...]
    hands: tuple[Hand, Hand]
    tiers: tuple[int, ...]  # TW-3: known to both
    collection: tuple[str, ...]  # one's own, while picking
    ready: tuple[bool, bool]
    due: Millis | None
    scores: tuple[int, int]
    lot: Seat | None
    cards: dict[str, Card]  # every card whose face the viewer may see
