"""How seats and pieces are called, and what they look like."""

from collections.abc import Sequence

from watatheque.core.scene import Face, Text, seat_text
from watatheque.core.values import Seat
from watatheque.games.willy_waschbaer.pieces import NAMES, RACCOONS, colour, gaze, is_food
from watatheque.games.willy_waschbaer.values import BOX

GLYPHS = {"left": "◀", "right": "▶", "straight": "▲"}


def seats_text(seats: Sequence[Seat]) -> Text:
    """Several seats in one text: the first, and the others."""
    text = seat_text(seats[-1])
    for seat in reversed(seats[:-1]):
        text = Text("ww-and", {"one": seat_text(seat), "other": text})
    return text


def receiver_text(to: int) -> Text:
    return Text("ww-box") if to == BOX else seat_text(to)


def piece_text(piece: int) -> Text:
    if is_food(piece):
        return Text("ww-food-piece", {"number": piece - RACCOONS + 1})
    told: dict[str, int | str | Text] = {
        "colour": Text(f"ww-{colour(piece)}"),
        "gaze": Text(f"ww-{gaze(piece)}"),
    }
    return Text("ww-raccoon", told)


def piece_face(piece: int) -> Face:
    if is_food(piece):
        return Face("disc", {"colour": "orange", "emblem": "cheese"})
    return Face("disc", _looks(piece))


def marker_face(marker: int) -> Face:
    return Face("token", {**_looks(marker), "shape": "square"})


def _looks(raccoon: int) -> dict[str, int | str]:
    look = gaze(raccoon)
    return {"colour": colour(raccoon), "gaze": look, "glyph": GLYPHS[look]}


def piece_id(piece: int) -> str:
    return f"piece-{NAMES[piece]}"


def marker_id(marker: int) -> str:
    return f"marker-{NAMES[marker]}"
