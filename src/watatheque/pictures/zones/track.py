"""Levels in a line, and who stands on which."""

from watatheque.core.scene import Face, Track
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import fit, write
from watatheque.pictures.pieces import draw_small
from watatheque.pictures.xml import circle, moved, path, told

MOST_NAMED = 13  # more levels than that and only the ends and every tenth keep their names


def track(brush: Brush, zone: Track, aspect: float) -> Block:
    if zone.asks:
        return _asking(brush, zone)
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


# ---------------------------------------------------------------- with what each level asks

HIGH, ASKED = 50.0, 46.0


def _asking(brush: Brush, zone: Track) -> Block:
    """Upright, the first level at the bottom."""
    faces = [[group.face for group in groups for _ in range(group.count)] for groups in zone.asks]
    high = HIGH * len(zone.levels)
    line = path(f"M70 {HIGH / 2} V{high - HIGH / 2}", stroke=ink.BRASS, stroke_width=4)
    rows = "".join(
        moved(_level(brush, zone, level, asked), 0, high - HIGH * (level + 1))
        for level, asked in enumerate(faces)
    )
    return Block(116 + ASKED * max(map(len, faces)), high, line + rows)


def _level(brush: Brush, zone: Track, level: int, asked: list[Face]) -> str:
    middle = HIGH / 2
    knob = circle(70, middle, 7, fill=ink.FELT, stroke=ink.BRASS, stroke_width=2.5)
    number = write(str(level), 92, middle, 15, fill=ink.CREAM)
    here = [figure.seat for figure in zone.figures if figure.level == level]
    flags = "".join(brush.flag(seat, 52 - 13 * i, middle, 9) for i, seat in enumerate(here))
    drawn = (draw_small(brush, face, 42) for face in asked)
    faces = "".join(moved(face, 138 + ASKED * i, middle) for i, face in enumerate(drawn))
    return told(brush.say(zone.levels[level]), knob + number + flags + faces)
