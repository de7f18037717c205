"""The words in which an emblem is drawn, on a square of 100 by 100."""

from dataclasses import dataclass
from typing import Literal

from watatheque.pictures import ink
from watatheque.pictures.xml import Value, num, path

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
        return stroke(d, ink.LINE, 17) + stroke(d, base, 12)
    if role == "line":
        return stroke(d, ink.LINE, 3)
    fills = {
        "body": base,
        "dark": ink.deep(base),
        "pale": ink.blend(base, ink.WHITE, 0.55),
        "white": ink.WHITE,
        "ink": ink.LINE,
        "gold": ink.BRASS,
        "steel": "#9fb0ba",
        "rose": "#e8909c",
    }
    return solid(d, fills[role])


def solid(d: str, fill: str, **rest: Value) -> str:
    return path(d, fill=fill, stroke=ink.LINE, stroke_width=3, stroke_linejoin="round", **rest)


def stroke(d: str, colour: str, width: float) -> str:
    return path(
        d, fill="none", stroke=colour, stroke_width=width,
        stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip
