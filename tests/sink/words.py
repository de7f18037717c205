"""The texts that scene, gestures and beats share."""

from tests.sink import pieces
from watatheque.core.game import Seat
from watatheque.core.scene import Face, Text


def text(id: str, **args: int | str | Text) -> Text:
    return Text(f"sink-{id}", args)


def seat_text(seat: Seat) -> Text:
    return Text("seat", {"number": seat + 1})


def suit_text(suit: int) -> Text:
    return text(f"suit-{pieces.SUITS[suit]}")


def card_text(card: int) -> Text:
    return text("card", rank=pieces.rank(card), suit=suit_text(pieces.suit(card)))


def suit_face(suit: int) -> Face:
    return Face("suit", {} if suit == -1 else {"suit": pieces.SUITS[suit]})
