"""How seats, cards and places are called."""

from collections.abc import Sequence
from functools import reduce

from watatheque.core.scene import Text, seat_text
from watatheque.core.values import Seat
from watatheque.games.watai import pieces
from watatheque.games.watai.values import TOP


def seats_text(seats: Sequence[Seat]) -> Text:
    """Several seats in one text: the first, and the others."""
    text = seat_text(seats[-1])
    for seat in reversed(seats[:-1]):
        text = Text("wt-and", {"one": seat_text(seat), "other": text})
    return text


def points_text(points: Sequence[int]) -> Text:
    """How many each seat has, by name."""
    each = [Text("wt-has", {"seat": seat_text(s), "points": n}) for s, n in enumerate(points)]
    return reduce(lambda one, other: Text("wt-list", {"one": one, "other": other}), each)


def card_text(name: str) -> Text:
    card = pieces.CARDS[name]
    kind = pieces.kind(card)
    border = Text(f"wt-border-{pieces.PACKS[pieces.pack(card)]}")
    if kind < pieces.START:
        suit = Text(f"wt-suit-{pieces.SUITS[pieces.suit(kind)]}")
        return Text("wt-card", {"number": pieces.number(kind), "suit": suit, "border": border})
    return Text(f"wt-{kind_word(kind)}", {"border": border})


def kind_word(kind: int) -> str:
    return {pieces.START: "start", pieces.STOP: "stop", pieces.EXTRA: "extra"}[kind]


def place_text(place: int) -> Text:
    if place == TOP:
        return Text("wt-place-top")
    return Text("wt-place", {"place": place + 1})
