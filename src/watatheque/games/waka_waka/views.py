"""All that a seat may know of a match of Waka Waka. Never compiled."""

from dataclasses import dataclass
from typing import Any

from watatheque.core.values import Millis, Seat


@dataclass(frozen=True, slots=True)
class Hand:
    """What a viewer knows of a hand; one's own is known whole."""

    count: int
    known: tuple[str, ...]
    open: tuple[str, ...]  # of these, what everybody knows
    bare: bool  # everybody knows that there is no Merchant in it


@dataclass(frozen=True, slots=True)
class Moored:
    """A boat: `goods` has None for a hidden good and "" for an empty space."""

    price: int
    eyes: int
    goods: tuple[str | None, ...]
    seen_by: tuple[tuple[Seat, ...], ...]  # for each space, who has looked by WK-26


@dataclass(frozen=True, slots=True)
class Step:
    """A use under way, as everybody at the table can follow it."""

    ask: str
    seat: Seat
    opponent: Seat | None
    card: str
    count: int


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    question: str  # the kind of the open prompt, or "over"
    asked: Seat | None
    turn: Seat
    first: Seat
    units: int
    slots: tuple[str, ...]
    stack: tuple[Step, ...]
    due: Millis | None
    hands: tuple[Hand, ...]
    shown: tuple[tuple[Seat, tuple[str, ...]], ...]  # of one's own hand, who knows what
    chosen: int  # of the three of WK-21
    chosen_cards: tuple[str, ...]  # one's own
    stocks: tuple[tuple[str, ...], ...]
    gold: tuple[int, ...]
    levels: tuple[int, ...]
    arrived: tuple[Seat, ...]
    boats: tuple[Moored, ...]
    village: dict[str, int]
    reserve: int
    deck: int
    drawable: bool  # WK-13
    discard: dict[str, int]
    buried: int
    face_down: tuple[str, ...]  # what the viewer knows of the cards of WK-21
    top: str
    lit: bool
    fires: int
    shuffles: int
    restocks: int
    orders: tuple[str, ...]
    sources: tuple[str, ...]  # of the orders
    symbols: tuple[str, ...]
    chimpanzee_draws: bool
    last: dict[str, Any] | None  # who did what before this, with "seat"
    winners: tuple[Seat, ...]
