"""Levels in a line, and who stands on which."""

from watatheque.core.scene import Track
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import fit, write
from watatheque.pictures.xml import circle, path, told

MOST_NAMED = 13  # more levels than that and only the ends and every tenth keep their names


def track(brush: Brush, zone: Track, aspect: float) -> Block:
    count = len(zone.levels)
    step = max(10.0, min(96.0, 560.0 / max(count, 1)))
    width = step * count
    line = path(f"M{step / 2} 62 H{width - step / 2}", stroke=ink.BRASS, stroke_width=4,
                stroke_linecap="round")  # fmt: skip
    stops = "".join(_stop(brush, zone, i, step) for i in range(count))
    figures = "".join(_figures(brush, zone, i, step) for i in range(count))
    return Block(width, 92, line + stops + figures)


def _stop(brush: Brush, zone: Track, level: int, step: float) -> str:
    count = len(zone.levels)
    name = brush.say(zone.levels[level])
    named = count <= MOST_NAMED or level % 10 == 0 or level == count - 1
    room = step if count <= MOST_NAMED else step * 8
    x = step * (level + 0.5)
    knob = circle(x, 62, 7 if named else 3, fill=ink.FELT, stroke=ink.BRASS, stroke_width=2.5)
    text = write(name, x, 82, fit(name, 12, room - 6, 6), fill=ink.CREAM) if named else ""
    return told(name, knob + text)


def _figures(brush: Brush, zone: Track, level: int, step: float) -> str:
    here = [figure.seat for figure in zone.figures if figure.level == level]
    x = step * (level + 0.5)
    rise = min(20.0, 44 / max(len(here), 1))
    flags = (brush.flag(seat, x, 48 - rise * i, 9) for i, seat in enumerate(here))
    named = (told(brush.name(seat), flag) for seat, flag in zip(here, flags, strict=True))
    return "".join(named)
