"""The paper of a card: cream, its edge, its frame, and whose it is."""

from typing import Final

from watatheque.core.scene import Chair
from watatheque.pictures import ink
from watatheque.pictures.lettering import fit, paragraph, wrap
from watatheque.pictures.shapes import shape
from watatheque.pictures.strokes import draw, drawable, fitting
from watatheque.pictures.xml import path, rect

WIDTH: Final = 120.0
HEIGHT: Final = 160.0


def paper() -> str:
    return rect(0.5, 0.5, 119, 159, 10, fill=ink.CREAM, stroke=ink.PAPER_EDGE, stroke_width=1)


def panel(fill: str, edge: str) -> str:
    return rect(6, 6, 108, 148, 6.5, fill=fill, stroke=edge, stroke_width=2.5)


def title_band(words: str) -> str:
    """The name of a card, in a band under its picture."""
    if not words:
        return ""
    band = path("M7.5 129.5H112.5V147.5Q112.5 152.5 107.5 152.5H12.5Q7.5 152.5 7.5 147.5Z",
                fill=ink.CREAM)  # fmt: skip
    rule = path("M7.5 129.5H112.5", stroke=ink.BRASS_DEEP, stroke_width=1)
    size = fit(words, 11, 98, 9)
    rows = wrap(words, size, 102, 2)
    size = size if len(rows) == 1 else 8.5
    rows = wrap(words, size, 104, 2)
    return band + rule + paragraph(rows, 60, 142.4, size, font_family=ink.SERIF)


def word(text: str, x: float, y: float, height: float, room: float, colour: str) -> str:
    """A short word in capitals of our own, or in a font where we have no such letters."""
    capitals = text.upper()
    if not text:
        return ""
    if drawable(capitals):
        return draw(capitals, x, y, fitting(capitals, height, room), colour)
    size = fit(text, height * 1.4, room, 8)
    return paragraph([text], x, y, size, fill=colour, font_weight=700, font_family=ink.SERIF)


def ear(owner: Chair | None) -> str:
    """A folded corner with the colour and shape of the owner."""
    if owner is None:
        return ""
    tone = ink.colour(owner.colour)
    fold = path("M.5 41V10.5Q.5.5 10.5.5H41Z", fill=tone, stroke=ink.deep(tone), stroke_width=1)
    return fold + shape(owner.shape, 14.5, 14.5, 9.5, fill=ink.WHITE)
