"""What the game shows of itself before anybody plays."""

from typing import Final

from watatheque.core.scene import Face
from watatheque.core.still_life import Prop, StillLife

OWNERS: Final = {
    "blue": ("blue", "star"), "orange": ("orange", "triangle"), "violet": ("purple", "cross"),
}  # fmt: skip


def _card(number: int, suit: str, x: int, y: int, turn: int, whose: str, height: int = 220) -> Prop:
    face = Face("card", {"value": number, "colour": suit})
    return Prop(face, x, y, height, turn, OWNERS[whose])


STILL_LIFE: Final = StillLife(
    colour="blue",
    props=(
        _card(4, "green", 190, 200, -18, "orange"),
        _card(5, "green", 212, 212, -6, "violet"),
        _card(8, "red", 420, 180, 8, "blue"),
        _card(9, "red", 432, 196, -5, "orange"),
        _card(11, "yellow", 650, 190, -10, "violet"),
        _card(12, "yellow", 660, 204, 4, "blue"),
        Prop(Face("card", {"value": "start", "glyph": "▶"}), 850, 260, 220, 16, OWNERS["orange"]),
        _card(2, "blue", 330, 560, -16, "blue", 290),
        _card(6, "green", 500, 535, -3, "blue", 290),
        _card(10, "red", 672, 560, 11, "blue", 290),
        Prop(Face("die", {"sides": 8, "value": 7}), 160, 500, 130, turn=-10),
        Prop(Face("die", {"sides": 8, "value": 3}), 855, 560, 130, turn=14),
    ),
)
