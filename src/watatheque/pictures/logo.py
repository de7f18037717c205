"""The name of the house, standing with five pieces on the edge of a table."""

from functools import cache
from math import radians, sin
from typing import Final, Literal

from watatheque.core.scene import Chair, Face
from watatheque.core.texts import Speaker
from watatheque.pictures import ink
from watatheque.pictures.faces import draw_face
from watatheque.pictures.pen import Pen
from watatheque.pictures.single import svg
from watatheque.pictures.strokes import draw, span
from watatheque.pictures.xml import circle, group, num, path, rect

Theme = Literal["dark", "light"]

NAME: Final = "Watathèque"
WIDTH, HEIGHT, EDGE = 764, 150, 118.0
_INKS: Final = {"dark": ink.BRASS, "light": "#6f4f1c"}
# A face, the middle of its foot on the edge, its height, its lean, whose it is.
_PIECES: Final[tuple[tuple[Face, float, float, float, Chair | None], ...]] = (
    (Face("back"), 50, 84, -9, None),
    (Face("card", {"n": 7, "e": "A", "s": 1, "w": "A", "emblem": "rat crowned"}), 100, 90, -3,
     Chair(0, "teal", "circle")),
    (Face("token", {"emblem": "jewel", "colour": "purple", "shape": "hexagon"}), 163, 54, 0, None),
    (Face("card", {"value": 7, "colour": "red"}), 220, 84, 7, None),
    (Face("disc", {"colour": "green", "gaze": "right"}), 280, 56, 0, None),
)  # fmt: skip


@cache
def draw_logo(theme: Theme = "dark") -> str:
    tone = _INKS[theme]
    pen = Pen(Speaker("en", []))
    pieces = "".join(_standing(pen, *piece) for piece in _PIECES)
    return svg(WIDTH, HEIGHT, _edge(tone) + pieces + _name(tone), NAME)


def _standing(
    pen: Pen, face: Face, x: float, height: float, lean: float, owner: Chair | None
) -> str:
    block = draw_face(pen, face, owner)
    size = height / block.height
    foot = f"translate({num(-block.width / 2)} {num(-block.height)})"
    lift = abs(sin(radians(lean))) * block.width * size / 2  # it stands on one corner
    place = f"translate({num(x)} {num(EDGE - lift)}) rotate({num(lean)}) scale({num(size)}) {foot}"
    return group(block.body, transform=place)


def _name(tone: str) -> str:
    text, height = NAME.upper(), 48.0
    return draw(text, 326 + span(text, height) / 2, EDGE - 6 - height / 2, height, tone, 1.9)


def _edge(tone: str) -> str:
    """The edge of the table, and a second line where its board ends."""
    board = path(f"M6 {EDGE + 2}H{WIDTH - 6}", stroke=tone, stroke_width=4, stroke_linecap="round")
    return board + path(f"M26 {EDGE + 13}H{WIDTH - 26}", stroke=tone, stroke_width=1.6,
                        stroke_linecap="round", opacity=0.6)  # fmt: skip


@cache
def draw_icon() -> str:
    """A W on felt, over the same edge."""
    felt = rect(1, 1, 62, 62, 14, fill=ink.FELT, stroke=ink.BRASS, stroke_width=2)
    edge = path("M14 50H50", stroke=ink.BRASS, stroke_width=3.4, stroke_linecap="round")
    spark = circle(32, 14, 3.4, fill=ink.RED)
    return svg(64, 64, felt + edge + spark + draw("W", 32, 33, 24, ink.WHITE, 3.2), NAME)
