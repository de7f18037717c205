"""Arrows: straight ones, and round ones for the direction of play."""

from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.xml import Value, group, path

_TURNS: Final = {"up": 0, "right": 90, "down": 180, "left": 270}
_STRAIGHT: Final = "M32 8 L52 30 H40 V56 H24 V30 H12Z"
_ROUND: Final = "M14 40 A19 19 0 1 1 46 46"


def arrow(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = owner.colour if owner else str(face.attributes.get("colour", "yellow"))
    direction = str(face.attributes.get("direction", "up"))
    if direction in ("clockwise", "counterclockwise"):
        return Block(64, 64, _round(ink.colour(tone), direction == "clockwise"))
    turn = _TURNS.get(direction, 0)
    look: dict[str, Value] = {"fill": ink.colour(tone), "stroke": ink.CREAM, "stroke_width": 2}
    straight = path(_STRAIGHT, stroke_linejoin="round", **look)
    return Block(64, 64, group(straight, transform=f"rotate({turn} 32 32)"))


def _round(fill: str, clockwise: bool) -> str:
    bow = path(_ROUND, fill="none", stroke=fill, stroke_width=8, stroke_linecap="round")
    head = path("M52 36 L54 56 L34 50Z", fill=fill)
    flip = "" if clockwise else "translate(64 0) scale(-1 1)"
    return group(bow, head, transform=flip) if flip else group(bow, head)
