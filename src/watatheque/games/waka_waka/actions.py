"""What a seat can do in Waka Waka. Never compiled."""

from dataclasses import dataclass
from typing import Literal

from watatheque.core.values import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """WK-9: a card from hand on the next free slot."""

    card: str


@dataclass(frozen=True, slots=True)
class Veil:
    """WK-21: one more of the three cards that go face down for a Merchant action."""

    card: str


@dataclass(frozen=True, slots=True)
class Replenish:
    """WK-10: one unit; the first one says that no more cards are played."""

    unit: Literal["card", "gold"]


@dataclass(frozen=True, slots=True)
class Discard:
    """A card from hand: down to six (WK-11), for the Drummer (WK-29), after an Elder (WK-23)."""

    card: str


@dataclass(frozen=True, slots=True)
class Done:
    """WK-29: no more discards; as many cards are drawn."""


@dataclass(frozen=True, slots=True)
class Buy:
    """WK-18: boats run from 0."""

    boat: int


@dataclass(frozen=True, slots=True)
class Put:
    """WK-18, WK-27: one good too many from the Stock to the Village."""

    good: str


@dataclass(frozen=True, slots=True)
class Sell:
    """WK-19: two of this kind."""

    good: str


@dataclass(frozen=True, slots=True)
class Deliver:
    """WK-20: kinds in the order of WK-1 with a plus between them: `fruit+tea+tea`."""

    goods: str


@dataclass(frozen=True, slots=True)
class Visit:
    """WK-23: the opponent whose hand is looked at."""

    opponent: Seat


@dataclass(frozen=True, slots=True)
class Use:
    """WK-23: a card of the hand that is being looked at."""

    card: str


@dataclass(frozen=True, slots=True)
class Share:
    """WK-16: pay 1 gold and use the card too."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Not to share (WK-16), to use no card, to keep all one's cards (WK-23)."""


@dataclass(frozen=True, slots=True)
class Look:
    """WK-26: the hidden goods on two spaces of a boat; -1 where there is no second."""

    boat: int
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Gather:
    """WK-27: a good of the Village."""

    good: str


@dataclass(frozen=True, slots=True)
class Swap:
    """WK-28: a good of one's own for one of the Village."""

    give: str
    take: str


ACTIONS: tuple[type, ...] = (
    Play, Veil, Replenish, Discard, Done, Buy, Put, Sell, Deliver, Visit, Use, Share, Decline,
    Look, Gather, Swap,
)  # fmt: skip
