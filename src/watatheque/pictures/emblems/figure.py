"""The words in which an emblem is drawn, on a square of 100 by 100."""

from dataclasses import dataclass
from typing import Literal
from zlib import crc32

from watatheque.pictures import ink
from watatheque.pictures.xml import Value, el, group, moved, num, path

# How a part is painted: in the figure's own colour (body, dark, pale), as a line or a thick tube,
# or in a colour that stays when the figure is golden or rusty.
Role = Literal["body", "dark", "pale", "white", "ink", "line", "tube", "gold", "steel", "rose"]
Part = tuple[Role, str]


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing, and where eyes, hats and spots go on it."""

    base: str  # its colour
    parts: tuple[Part, ...]
    eyes: tuple[float, float, float, float] = (50, 50, 13, 6)  # x, y, half the gap, radius
    top: tuple[float, float, float] = (50, 20, 40)  # x, y, width of whatever sits on it
    middle: tuple[float, float, float] = (50, 58, 22)  # x, y, radius: where spots and cracks go
    alive: bool = False  # things open their eyes only when they are in a mood


def disc(x: float, y: float, r: float, ry: float | None = None) -> str:
    """A circle or an ellipse as a path."""
    tall = r if ry is None else ry
    bow = f"a{num(r)} {num(tall)} 0 1 0"
    return f"M{num(x - r)} {num(y)}{bow} {num(2 * r)} 0{bow} {num(-2 * r)} 0Z"


def paint(parts: tuple[Part, ...], base: str) -> str:
    return "".join(_part(role, d, base) for role, d in parts)


def _part(role: Role, d: str, base: str) -> str:
    if role == "tube":
        light = moved(stroke(d, ink.blend(base, ink.WHITE, 0.3), 4), -1.5, -2)
        return stroke(d, ink.LINE, 18) + stroke(d, base, 12) + light
    if role == "line":
        return stroke(d, ink.LINE, 3)
    fills = {
        "body": base,
        "dark": ink.deep(base),
        "pale": ink.blend(base, ink.WHITE, 0.55),
        "white": ink.WHITE,
        "ink": ink.LINE,
        "gold": ink.GOLD,
        "steel": "#9fb0ba",
        "rose": "#e08a92",
    }
    return solid(d, fills[role])


def solid(d: str, fill: str) -> str:
    """A body lit from the upper left: shade, light, rim, and an ink line round it."""
    # The id says what it names, so that two drawings on one page never mean different things by it.
    name = f"s{crc32(d.encode()):08x}"
    clip = el("clipPath", path(d, id=name), id=f"{name}c")
    lit = _again(name, -4, -4.5, fill=fill)
    rim = _again(name, 3, 3.6, fill="none", stroke=ink.WHITE, stroke_width=3.4, opacity=0.38)
    line = _again(name, 0, 0, fill="none", stroke=ink.LINE, stroke_width=3, stroke_linejoin="round")
    shade = _again(name, 0, 0, fill=ink.blend(fill, ink.SHADE, 0.3))
    return clip + shade + group(lit, rim, clip_path=f"url(#{name}c)") + line


def _again(name: str, dx: float, dy: float, **look: Value) -> str:
    place = {"x": dx, "y": dy} if dx or dy else {}
    return el("use", href=f"#{name}", **place, **look)


def stroke(d: str, colour: str, width: float) -> str:
    return path(
        d, fill="none", stroke=colour, stroke_width=width,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip
