"""A card of somebody: their frame round a number or word in a colour, its shape behind."""

from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.glyphs import glyph, known
from watatheque.pictures.pen import Pen
from watatheque.pictures.shapes import shape
from watatheque.pictures.sheet import HEIGHT, WIDTH, paper, title_band, word
from watatheque.pictures.signs import COLOUR_SHAPES, suit, value
from watatheque.pictures.xml import group, rect

_CLOUDS: Final = {"triangle": 54, "star": 56}


def numbered(pen: Pen, face: Face, owner: Chair | None) -> Block:
    worn = face.attributes
    tone = ink.colour(str(worn.get("colour", "sand")))
    half = _corner(face, tone)
    turned = group(half, transform=f"rotate(180 60 {HEIGHT / 2:g})")
    title = title_band(pen.title(face))
    parts = (paper(), _frame(face, owner), _middle(face, tone), half, title or turned)
    return Block(WIDTH, HEIGHT, "".join(parts))


def _frame(face: Face, owner: Chair | None) -> str:
    """A broad band in the owner's colour or its own; their shape in the two free corners."""
    if owner is None:
        return rect(7, 7, 106, 146, 6, fill="none", stroke=ink.BRASS, stroke_width=1.5)
    tone = ink.colour(str(face.attributes.get("border", owner.colour)))
    band = rect(6, 6, 108, 148, 7, fill=ink.CREAM, stroke=tone, stroke_width=9)
    thread = rect(11.5, 11.5, 97, 137, 3, fill="none", stroke=ink.deep(tone), stroke_width=1)
    return band + thread + _badge(owner, tone, 104, 16) + _badge(owner, tone, 16, 144)


def _badge(owner: Chair, tone: str, x: float, y: float) -> str:
    return shape(owner.shape, x, y, 12.5, fill=ink.WHITE, stroke=ink.deep(tone), stroke_width=2.5)


def _form(face: Face) -> str:
    return COLOUR_SHAPES.get(str(face.attributes.get("colour", "")), "")


def _middle(face: Face, tone: str) -> str:
    worn = face.attributes
    text = str(worn.get("value", worn.get("rank", "")))
    sign = str(worn.get("glyph", ""))
    if "suit" in worn and not text:
        return suit(worn["suit"], 60, 80, 32, tone)
    if len(text) > 2 or (sign and not text):
        return _worded(text, sign, tone)
    cloud = (
        shape(
            _form(face), 60, 80, _CLOUDS.get(_form(face), 48), fill=ink.blend(tone, ink.CREAM, 0.72)
        )
        if tone
        else ""
    )
    dark = ink.blend(tone, ink.SHADE, 0.42)
    if known(text):
        size = 60 if len(text) == 1 else 46
        return cloud + glyph(text, 60, 80, size, dark, halo=ink.CREAM) + _foot(text, dark)
    return cloud + word(text, 60, 80, 40, 84, dark)


def _worded(text: str, sign: str, tone: str) -> str:
    dark = ink.blend(tone, ink.SHADE, 0.55)
    drawn = glyph(sign, 60, 70, 50, dark) if known(sign) else ""
    return drawn + word(text, 60, 120 if drawn else 80, 13, 78, dark)


def _foot(text: str, colour: str) -> str:
    return rect(47, 119, 26, 4, 2, fill=colour) if text in ("6", "9") else ""


def _corner(face: Face, tone: str) -> str:
    text, form = value(face), _form(face)
    dark = ink.blend(tone, ink.SHADE, 0.42)
    number = glyph(text, 22 + 3 * len(text), 26, 18, dark) if known(text) and len(text) < 3 else ""
    if "suit" in face.attributes:
        return number + suit(face.attributes["suit"], 25, 46, 8, dark)
    sign = shape(form, 25, 44, 6.5, fill=tone, stroke=dark, stroke_width=1) if form else ""
    return number + sign
