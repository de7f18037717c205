"""A wheel of icons under a tongue of brass, drawn round (120, 120)."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.tokens import icon
from watatheque.pictures.xml import circle, moved, num, path

MIDDLE: Final = 120.0
RADIUS: Final = 104.0


def face(pen: Pen, face: Face, owner: Chair | None) -> Block:
    glyphs = str(face.attributes.get("glyphs", "")).split()
    icons = [_sized(icon(pen, Face("icon", {"glyph": one}), None), len(glyphs)) for one in glyphs]
    return wheel(icons, None)


def _sized(block: Block, count: int) -> str:
    size = min(50.0, 300.0 / count)
    return moved(block.body, -size / 2, -size / 2, size / block.width)


def wheel(icons: Sequence[str], shows: int | None) -> Block:
    """Icons drawn round (0, 0); the one that is shown stands at the top, under the tongue."""
    count, first = max(len(icons), 1), shows or 0
    sectors = [_sector(i, count, shows is not None and i == 0) for i in range(count)]
    drawn = [moved(icons[(first + i) % count], *_spot(i / count, 74)) for i in range(len(icons))]
    return Block(240, 240, _rim() + "".join(sectors + drawn) + _hub() + _tongue())


def _rim() -> str:
    rim = circle(MIDDLE, MIDDLE, 116, fill=ink.BRASS_DEEP, stroke=ink.LINE, stroke_width=2)
    rim += circle(MIDDLE, MIDDLE, 112, fill=ink.BRASS)
    nails = (_spot((i + 0.5) / 18, 108.5) for i in range(18))
    return rim + "".join(circle(x, y, 2, fill=ink.BRASS_DEEP) for x, y in nails)


def _hub() -> str:
    hub = circle(MIDDLE, MIDDLE, 17, fill=ink.BRASS, stroke=ink.BRASS_DEEP, stroke_width=3)
    return hub + circle(MIDDLE - 4, MIDDLE - 5, 5, fill=ink.WHITE, opacity=0.5)


def _spot(turn: float, radius: float) -> tuple[float, float]:
    angle = 2 * pi * (turn - 0.25)
    return MIDDLE + radius * cos(angle), MIDDLE + radius * sin(angle)


def _sector(i: int, count: int, shown: bool) -> str:
    fill = ink.GOLD if shown else (ink.FELT_LIGHT if i % 2 else ink.FELT)
    if count == 1:
        return circle(MIDDLE, MIDDLE, RADIUS, fill=fill)
    x1, y1 = _spot((i - 0.5) / count, RADIUS)
    x2, y2 = _spot((i + 0.5) / count, RADIUS)
    bow = f"A{num(RADIUS)} {num(RADIUS)} 0 0 1 {num(x2)} {num(y2)}Z"
    start = f"M{num(MIDDLE)} {num(MIDDLE)}L{num(x1)} {num(y1)}"
    return path(start + bow, fill=fill, stroke=ink.BRASS, stroke_width=1.5)


def _tongue() -> str:
    return path("M108 0H132L120 30Z", fill=ink.RED, stroke=ink.CREAM, stroke_width=2)
