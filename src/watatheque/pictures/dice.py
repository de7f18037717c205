"""Dice: pips for six sides, a cut stone with a number for any other."""

from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.strokes import draw, fitting
from watatheque.pictures.xml import Value, circle, path, rect

_PIPS: Final = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
_EDGE: Final[dict[str, Value]] = {
    "stroke": ink.LINE, "stroke_width": 2, "stroke_linejoin": "round",
}  # fmt: skip
_STONE: Final = "M40 3L73 21V59L40 77L7 59V21Z"
# The facets round the one that shows: left, right, below.
_FACETS: Final = (("M40 3L7 21V59L40 3Z", 0.1), ("M40 3L73 21V59Z", 0.28), ("M7 59H73L40 77Z", 0.4))


def face(pen: Pen, face: Face, owner: Chair | None) -> Block:
    shown, sides = face.attributes.get("value"), face.attributes.get("sides", 6)
    return Block(80, 80, die(sides if isinstance(sides, int) else 6, shown))


def die(sides: int, shows: int | str | None) -> str:
    if sides == 6 and shows in _PIPS:
        return _cube() + _pips(int(shows or 0))
    text = "?" if shows is None else str(shows)
    if sides == 6:
        return _cube() + draw(text, 40, 40, fitting(text, 34, 44), ink.LINE)
    return _stone() + draw(text, 40, 42, fitting(text, 22, 26), ink.WHITE, 2.8)


def _cube() -> str:
    side = rect(6, 8, 68, 68, 13, fill=ink.CREAM_SHADE, **_EDGE)
    return side + rect(6, 4, 68, 66, 13, fill=ink.CREAM, **_EDGE)


def _pips(shows: int) -> str:
    return "".join(
        circle(22 + 18 * (int(i) % 3), 19 + 18 * (int(i) // 3), 6.5, fill=ink.LINE)
        for i in _PIPS[shows]
    )


def _stone() -> str:
    body = path(_STONE, fill=ink.STONE, **_EDGE)
    facets = "".join(path(d, fill=ink.blend(ink.STONE, ink.SHADE, dark)) for d, dark in _FACETS)
    front = path("M40 3L73 59H7Z", fill=ink.blend(ink.STONE, ink.WHITE, 0.12), opacity=0.9)
    lines = path("M40 3L73 59H7ZM40 77L7 59M40 77L73 59", fill="none", stroke=ink.WHITE,
                 stroke_width=1, opacity=0.55)  # fmt: skip
    return body + facets + front + lines + path(_STONE, fill="none", **_EDGE)
