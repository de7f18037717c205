"""A die: pips for six sides, a cut stone with a number for any other."""

from typing import Final

from watatheque.core.scene import Die
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import fit, write
from watatheque.pictures.shapes import shape
from watatheque.pictures.xml import circle, path, rect

_PIPS: Final = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
_CUTS: Final = {4: "triangle", 8: "octagon", 10: "diamond", 12: "pentagon"}


def die(brush: Brush, zone: Die, aspect: float) -> Block:
    if zone.sides == 6 and zone.shows in _PIPS:
        return Block(80, 80, _cube() + _pips(zone.shows))
    body = _cube() if zone.sides == 6 else _stone(zone.sides)
    text = "?" if zone.shows is None else str(zone.shows)
    number = write(text, 40, 41, fit(text, 34, 44, 10), font_family=ink.SERIF, font_weight=700)
    kind = "" if zone.sides == 6 else write(f"d{zone.sides}", 70, 76, 11, fill=ink.MUTED)
    return Block(80, 80, body + number + kind)


def _cube() -> str:
    shadow = rect(7, 9, 68, 68, 14, fill="#000", opacity=0.3)
    return shadow + rect(5, 5, 68, 68, 14, fill=ink.CREAM, stroke=ink.BRASS, stroke_width=2)


def _pips(shows: int) -> str:
    return "".join(
        circle(21 + 18 * (int(i) % 3), 21 + 18 * (int(i) // 3), 6.5, fill=ink.LINE)
        for i in _PIPS[shows]
    )


def _stone(sides: int) -> str:
    word = _CUTS.get(sides, "hexagon")
    stone = shape(word, 40, 40, 37, fill=ink.CREAM, stroke=ink.BRASS, stroke_width=3)
    edge = path("M18 40 L40 14 L62 40 L40 66Z", fill="none", stroke=ink.CREAM_SHADE)
    return stone + edge
