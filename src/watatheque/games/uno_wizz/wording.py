"""Cards and seats as texts."""

from collections.abc import Sequence

from watatheque.core.scene import Face, Text, seat_text
from watatheque.core.values import Seat
from watatheque.games.uno_wizz.pieces import (
    COLOUR,
    COLOURS,
    EFFECT,
    FACE_OF,
    NO_COLOUR,
    NO_NUMBER,
    NUMBER,
    WIZZ,
    points_of,
)


def seats_text(seats: Sequence[Seat]) -> Text:
    return _joined([seat_text(seat) for seat in seats])


def cards_text(cards: Sequence[str]) -> Text:
    return _joined([card_text(card) for card in cards])


def held_text(seat: Seat, cards: Sequence[str]) -> Text:
    """UW-18: what somebody is left with, and what it counts."""
    left = cards_text(cards)
    return Text("uw-told-held", {"seat": seat_text(seat), "cards": left, "points": worth(cards)})


def worth(cards: Sequence[str]) -> int:
    return points_of([FACE_OF[card] for card in cards])


def _joined(texts: list[Text]) -> Text:
    if not texts:
        return Text("uw-nobody")
    joined = texts[0]
    for text in texts[1:]:
        joined = Text("uw-list", {"first": joined, "then": text})
    return joined


def named_text(named: int | str) -> int | Text:
    """The number or the colour that was named for the wheel."""
    return Text(f"uw-{named}") if isinstance(named, str) else named


def card_text(card: str) -> Text:
    face = FACE_OF[card]
    if COLOUR[face] == NO_COLOUR:
        return Text(f"uw-{card}")
    colour = Text(f"uw-{COLOURS[COLOUR[face]]}")
    if NUMBER[face] == NO_NUMBER:
        return Text(f"uw-{_symbol(card)}", {"colour": colour})
    kind = "uw-wizz" if EFFECT[face] == WIZZ else "uw-number"
    return Text(kind, {"colour": colour, "number": NUMBER[face]})


def does_text(card: str) -> Text | None:
    """What a card sets off, UW-8 to UW-13; a plain number nothing."""
    face = FACE_OF[card]
    if NUMBER[face] != NO_NUMBER:
        return Text("uw-does-wizz") if EFFECT[face] == WIZZ else None
    return Text(f"uw-does-{_symbol(card)}")


def _symbol(card: str) -> str:
    """What a card without a number is called in any colour."""
    return card if COLOUR[FACE_OF[card]] == NO_COLOUR else card.split("-")[1]


GLYPHS = {"draw2": "+2", "reverse": "⇄", "skip": "⊘", "joker": "★", "super-joker": "+4"}


def card_face(card: str) -> Face:
    face = FACE_OF[card]
    if COLOUR[face] == NO_COLOUR:
        worn = {"colour": "black", "colours": " ".join(COLOURS), "glyph": GLYPHS[_symbol(card)]}
        return Face("card", {**worn, "title": f"uw-{card}"})
    colour = COLOURS[COLOUR[face]]
    if NUMBER[face] == NO_NUMBER:
        return Face("card", {"colour": colour, "glyph": GLYPHS[_symbol(card)]})
    if EFFECT[face] == WIZZ:
        return Face("card", {"colour": colour, "value": NUMBER[face], "title": "uw-wizz-title"})
    return Face("card", {"colour": colour, "value": NUMBER[face]})
