"""Discs, tokens and icons, on a square of 64."""

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.glyphs import glyph, known
from watatheque.pictures.lettering import fit, paragraph, wrap
from watatheque.pictures.pen import Pen
from watatheque.pictures.raccoons import pointer, raccoon, ring
from watatheque.pictures.shapes import shape
from watatheque.pictures.signs import COLOUR_SHAPES, emblem, suit, value
from watatheque.pictures.xml import circle, rect

SIZE = 64.0


def _tone(face: Face, owner: Chair | None, otherwise: str) -> str:
    return owner.colour if owner else str(face.attributes.get("colour", otherwise))


def disc(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = _tone(face, owner, "brown")
    if "gaze" in face.attributes:
        gaze = str(face.attributes["gaze"])
        return Block(SIZE, SIZE, ring(tone) + raccoon(gaze, 32, 31.5, 47) + pointer(gaze))
    fill = ink.colour(tone)
    body = circle(32, 32, 30.5, fill=fill, stroke=ink.deep(fill), stroke_width=2)
    body += circle(32, 32, 24.5, fill=ink.blend(fill, ink.CREAM, 0.66))
    body += circle(32, 32, 27.4, fill="none", stroke=ink.CREAM, stroke_width=1, opacity=0.7)
    mark = owner.shape if owner else COLOUR_SHAPES.get(tone, "circle")
    plain = shape(mark, 32, 32, 11, fill=ink.deep(fill))
    return Block(SIZE, SIZE, body + (_inner(face, 42, ink.LINE) or plain))


def token(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = _tone(face, owner, "orange")
    fill = ink.colour(tone)
    if "gaze" in face.attributes:
        return Block(SIZE, SIZE, _marker(str(face.attributes["gaze"]), tone))
    word = str(face.attributes.get("shape", owner.shape if owner else "circle"))
    look = shape(word, 32, 32, 31, fill=ink.CREAM, stroke=ink.deep(fill), stroke_width=1.6)
    look += shape(word, 32, 32, 26.5, fill=fill)
    inner = _inner(face, 44, ink.on(fill)) or _worded(pen.title(face), ink.on(fill))
    if "emblem" in face.attributes:
        look += shape(word, 32, 32, 22, fill=ink.blend(fill, ink.CREAM, 0.6))
    colour = COLOUR_SHAPES.get(tone)
    if not inner and colour:
        inner = shape(colour, 32, 32, 14, fill=ink.on(fill))
    return Block(SIZE, SIZE, look + inner)


def _marker(gaze: str, tone: str) -> str:
    """A raccoon's own picture: square, with the ring of its colour inside."""
    fill = ink.colour(tone)
    plate = rect(1, 1, 62, 62, 9, fill=ink.CREAM, stroke=ink.deep(fill), stroke_width=1.6)
    head = ring(tone) + raccoon(gaze, 32, 31.5, 47) + pointer(gaze)
    return plate + f'<g transform="translate(2.6 2.6) scale(.92)">{head}</g>'


def icon(pen: Pen, face: Face, owner: Chair | None) -> Block:
    tone = _tone(face, owner, "yellow")
    worn = face.attributes
    if "emblem" in worn:
        return Block(SIZE, SIZE, emblem(worn["emblem"], 32, 32, 62))
    if "colour" in worn and value(face):
        return Block(SIZE, SIZE, _medal() + _small_card(tone))
    inner = _inner(face, 38, ink.LINE) or _worded(pen.title(face), ink.LINE)
    if not inner:
        word = str(worn.get("shape", COLOUR_SHAPES.get(tone, "circle")))
        inner = shape(word, 32, 32, 19, fill=ink.colour(tone), stroke=ink.LINE, stroke_width=2)
    return Block(SIZE, SIZE, _medal() + inner)


def _medal() -> str:
    """Cream under the drawing, so that it reads on any ground."""
    return circle(32, 32, 30.5, fill=ink.CREAM, stroke=ink.BRASS, stroke_width=2.4) + circle(
        32, 32, 27, fill="none", stroke=ink.BRASS_DEEP, stroke_width=0.8, opacity=0.6
    )


def _small_card(tone: str) -> str:
    fill = ink.colour(tone)
    card = rect(19, 11, 26, 42, 4, fill=fill, stroke=ink.LINE, stroke_width=2,
                transform="rotate(8 32 32)")  # fmt: skip
    return card + shape(COLOUR_SHAPES.get(tone, "circle"), 32, 32, 10, fill=ink.on(fill))


def unknown(pen: Pen, face: Face, owner: Chair | None) -> Block:
    """A kind that nobody has drawn yet still says what it is."""
    return token(pen, Face("token", {"title": face.kind, **face.attributes}), owner)


def _inner(face: Face, size: float, text: str) -> str:
    """What stands in the middle of a round piece, or nothing."""
    worn = face.attributes
    shown = value(face)
    if "emblem" in worn:
        return emblem(worn["emblem"], 32, 31, size) + _corner_value(shown)
    if "suit" in worn:
        return suit(worn["suit"], 32, 32, size * 0.36, text) + _corner_value(shown)
    if known(shown):
        return glyph(shown, 32, 32, size * (0.7 if shown.isalnum() else 1), text)
    return _worded(shown, text)


def _corner_value(text: str) -> str:
    if not known(text):
        return ""
    stud = circle(52, 52, 11, fill=ink.CREAM, stroke=ink.LINE, stroke_width=1)
    return stud + glyph(text, 52, 52, 12, ink.LINE)


def _worded(title: str, colour: str) -> str:
    longest = max(title.split(), key=len, default="")
    size = fit(longest, 15, 40, 7)
    rows = wrap(title, size, 50, 3)
    return paragraph(rows, 32, 32, size, font_weight=600, fill=colour) if title else ""
