"""What the game shows of itself before anybody plays."""

from typing import Final

from watatheque.core.still_life import Prop, StillLife
from watatheque.games.willy_waschbaer.pieces import NUMBERS
from watatheque.games.willy_waschbaer.words import marker_face, piece_face


def _disc(name: str, x: int, y: int, turn: int = 0) -> Prop:
    height = 104 if name.startswith("food") else 150
    return Prop(piece_face(NUMBERS[name]), x, y, height, turn)


STILL_LIFE: Final = StillLife(
    mat="board",
    colour="green",
    props=(
        _disc("red-left", 300, 250, -8),
        _disc("yellow-straight", 480, 200, 6),
        _disc("blue-right", 690, 245, -6),
        _disc("green-straight", 560, 400, 4),
        _disc("yellow-right", 270, 480, 10),
        _disc("food-1", 405, 345, 12),
        _disc("food-2", 430, 520, -14),
        _disc("food-3", 700, 390, 8),
        _disc("food-4", 770, 520, -6),
        _disc("red-right", 650, 545, -10),
        Prop(marker_face(NUMBERS["blue-left"]), 130, 640, 150, -14),
        Prop(marker_face(NUMBERS["green-right"]), 890, 130, 140, 12),
    ),
)
