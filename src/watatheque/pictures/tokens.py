"""Discs, tokens and icons."""

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.lettering import fit, paragraph, wrap, write
from watatheque.pictures.pen import Pen
from watatheque.pictures.shapes import shape
from watatheque.pictures.signs import COLOUR_SHAPES, emblem, suit, value
from watatheque.pictures.xml import circle

SIZE = 64.0


def _tone(face: Face, owner: Chair | None, otherwise: str) -> str:
    return owner.colour if owner else str(face.attributes.get("colour", otherwise))


def disc(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = _tone(face, owner, "brown")
    fill = ink.colour(tone)
    body = (
        circle(33, 35, 30, fill="#000", opacity=0.3)
        + circle(32, 32, 30, fill=fill, stroke=ink.deep(fill), stroke_width=2)
        + circle(32, 32, 24, fill=ink.pale(fill), stroke=ink.CREAM, stroke_width=1.5)
    )
    mark = owner.shape if owner else COLOUR_SHAPES.get(tone, "circle")
    plain = shape(mark, 32, 32, 11, fill=ink.deep(fill))
    return Block(SIZE, SIZE, body + (_inner(face, 38) or plain))


def token(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = _tone(face, owner, "orange")
    fill = ink.colour(tone)
    word = str(face.attributes.get("shape", owner.shape if owner else "circle"))
    look = shape(word, 33, 35, 30, fill="#000", opacity=0.3)
    look += shape(word, 32, 32, 30, fill=fill, stroke=ink.CREAM, stroke_width=3)
    inner = _inner(face, 34, ink.WHITE) or _worded(pen.title(face))
    colour = COLOUR_SHAPES.get(tone)
    if not inner and colour:
        inner = shape(colour, 32, 32, 10, fill=ink.WHITE)
    return Block(SIZE, SIZE, look + inner)


def icon(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = _tone(face, owner, "yellow")
    inner = _inner(face, 56, ink.CREAM) or _worded(pen.title(face))
    if not inner:
        word = str(face.attributes.get("shape", COLOUR_SHAPES.get(tone, "circle")))
        inner = shape(word, 32, 32, 22, fill=ink.colour(tone), stroke=ink.CREAM, stroke_width=2)
    return Block(SIZE, SIZE, inner)


def unknown(pen: Pen, face: Face, owner: Chair | None) -> Block:
    """A kind that nobody has drawn yet still says what it is."""
    return token(pen, Face("token", {"title": face.kind, **face.attributes}), owner)


def _inner(face: Face, size: float, text: str = ink.LINE) -> str:
    """What stands in the middle of a round piece, or nothing."""
    worn = face.attributes
    if "emblem" in worn:
        return emblem(worn["emblem"], 32, 32, size) + _corner_value(value(face))
    if "suit" in worn:
        return suit(worn["suit"], 32, 32, size * 0.36, text) + _corner_value(value(face))
    shown = value(face)
    letters = fit(shown, size * 0.7, size, 9)
    look = write(shown, 32, 32, letters, font_family=ink.SERIF, font_weight=700, fill=text)
    return look if shown else ""


def _corner_value(text: str) -> str:
    if not text:
        return ""
    stud = circle(52, 52, 11, fill=ink.CREAM, stroke=ink.LINE, stroke_width=1)
    return stud + write(text, 52, 52, fit(text, 13, 18, 7), font_weight=700)


def _worded(title: str) -> str:
    longest = max(title.split(), key=len, default="")
    size = fit(longest, 16, 48, 7)
    return paragraph(wrap(title, size, 50, 3), 32, 32, size, font_weight=600, fill=ink.WHITE)
