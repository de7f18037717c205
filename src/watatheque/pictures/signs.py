"""Suits, colours and emblems as small drawings on any piece."""

from typing import Final

from watatheque.core.scene import Face
from watatheque.pictures import emblems, ink, shapes
from watatheque.pictures.lettering import write
from watatheque.pictures.strokes import draw, drawable, fitting
from watatheque.pictures.xml import circle, moved

# Colour never carries a meaning alone.
COLOUR_SHAPES: Final = {
    "red": "heart",
    "blue": "circle",
    "green": "triangle",
    "yellow": "star",
    "purple": "diamond",
    "orange": "drop",
    "teal": "hexagon",
    "pink": "cross",
    "brown": "square",
    "grey": "octagon",
    "black": "moon",
    "white": "pentagon",
}


def value(face: Face) -> str:
    """What stands large on a piece: its value or rank, or a character of its own."""
    worn = face.attributes
    for key in ("value", "rank", "glyph"):
        if key in worn:
            return str(worn[key])
    return ""


def emblem(words: int | str, x: float, y: float, size: float) -> str:
    """An emblem round (x, y)."""
    drawing = emblems.emblem(str(words))
    return moved(drawing, x - size / 2, y - size / 2, size / 100)


def suit(word: int | str, x: float, y: float, r: float, fill: str) -> str:
    name = str(word)
    if shapes.known(name):
        return shapes.shape(name, x, y, r, fill=fill)
    if emblems.known(name):
        return emblem(name, x, y, r * 2.4)
    badge = circle(x, y, r, fill=fill)
    letters, short = ink.on(fill), name[:2].upper()
    if drawable(short):
        return badge + draw(short, x, y, fitting(short, r, r * 1.3), letters)
    return badge + write(short, x, y, r, fill=letters, font_weight=700)
