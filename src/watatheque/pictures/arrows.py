"""Arrows: straight ones, and round ones for the direction of play."""

from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.xml import Value, group, path

_TURNS: Final = {"up": 0, "right": 90, "down": 180, "left": 270}
_STRAIGHT: Final = "M32 8 L52 30 H40 V56 H24 V30 H12Z"
_BOW: Final = "M6 34A26 26 0 0 1 46 10L50 4L58 24L37 26L41 19A16 16 0 0 0 16 34Z"
_EDGE: Final[dict[str, Value]] = {
    "stroke": ink.LINE, "stroke_width": 2, "stroke_linejoin": "round",
}  # fmt: skip


def arrow(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = ink.colour(owner.colour if owner else str(face.attributes.get("colour", "yellow")))
    direction = str(face.attributes.get("direction", "up"))
    if direction in ("clockwise", "counterclockwise"):
        return Block(64, 64, _round(tone, direction == "clockwise"))
    straight = path(_STRAIGHT, fill=tone, **_EDGE)
    return Block(64, 64, group(straight, transform=f"rotate({_TURNS.get(direction, 0)} 32 32)"))


def _round(fill: str, clockwise: bool) -> str:
    """Two bows that chase each other."""
    half = path(_BOW, fill=fill, **_EDGE)
    both = half + group(half, transform="rotate(180 32 32)")
    return both if clockwise else group(both, transform="translate(64 0) scale(-1 1)")
