"""A wheel of icons; the brass tongue points at the one it shows."""

from math import cos, pi, sin

from watatheque.core.scene import Wheel
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.pieces import draw_small
from watatheque.pictures.xml import circle, moved, num, path

MIDDLE, RADIUS = 120.0, 108.0


def wheel(brush: Brush, zone: Wheel, aspect: float) -> Block:
    rim = circle(MIDDLE, MIDDLE, RADIUS + 7, fill=ink.BRASS_DEEP)
    rim += circle(MIDDLE, MIDDLE, RADIUS + 4, fill=ink.BRASS)
    count = max(len(zone.icons), 1)
    # The icon that is shown stands at the top, under the tongue.
    first = zone.shows or 0
    parts = [_sector(i, count, zone.shows is not None and i == 0) for i in range(count)]
    icons = [_icon(brush, zone, (first + i) % count, i, count) for i in range(len(zone.icons))]
    hub = circle(MIDDLE, MIDDLE, 17, fill=ink.BRASS, stroke=ink.BRASS_DEEP, stroke_width=3)
    return Block(2 * MIDDLE, 2 * MIDDLE + 6, rim + "".join(parts + icons) + hub + _tongue())


def _spot(angle: float, radius: float) -> tuple[float, float]:
    turn = 2 * pi * (angle - 0.25)
    return MIDDLE + radius * cos(turn), MIDDLE + radius * sin(turn)


def _sector(i: int, count: int, shown: bool) -> str:
    fill = ink.CREAM if shown else (ink.FELT_LIGHT if i % 2 else ink.FELT)
    if count == 1:
        return circle(MIDDLE, MIDDLE, RADIUS, fill=fill)
    x1, y1 = _spot((i - 0.5) / count, RADIUS)
    x2, y2 = _spot((i + 0.5) / count, RADIUS)
    bow = f"A{num(RADIUS)} {num(RADIUS)} 0 0 1 {num(x2)} {num(y2)}Z"
    start = f"M{num(MIDDLE)} {num(MIDDLE)}L{num(x1)} {num(y1)}"
    return path(start + bow, fill=fill, stroke=ink.BRASS, stroke_width=1.5)


def _icon(brush: Brush, zone: Wheel, icon: int, place: int, count: int) -> str:
    x, y = _spot(place / count, 74)
    return moved(draw_small(brush, zone.icons[icon], min(52.0, 300.0 / count)), x, y)


def _tongue() -> str:
    return path("M108 0 H132 L120 30Z", fill=ink.RED, stroke=ink.CREAM, stroke_width=2)
