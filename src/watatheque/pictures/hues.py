"""A card that is all colour: the shape of the colour goes out from its middle in ripples."""

from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.glyphs import glyph, known
from watatheque.pictures.pen import Pen
from watatheque.pictures.shapes import shape
from watatheque.pictures.sheet import HEIGHT, WIDTH, ear, paper, word
from watatheque.pictures.signs import COLOUR_SHAPES, value
from watatheque.pictures.xml import circle, el, group, rect

_PANEL: Final = "card-panel"  # the one clip of its name, the same on every card
_RIPPLES: Final = (112, 92, 72)
_HEARTS: Final = {"circle": 47, "triangle": 54, "star": 54}
_QUARTERS: Final = ((84, 32), (36, 32), (36, 116), (84, 116))
_UPSIDE: Final = frozenset({"6", "9", "66", "99"})  # underlined, lest they be read upside down


def hued(pen: Pen, face: Face, owner: Chair | None) -> Block:
    worn = face.attributes
    many = str(worn.get("colours", "")).split()
    title, text = pen.title(face), value(face)
    look = _every(many, text, title) if many else _one(str(worn["colour"]), text, title)
    return Block(WIDTH, HEIGHT, paper() + look + ear(owner))


def _one(colour: str, text: str, title: str) -> str:
    corner = _corner(text, colour)
    turned = group(corner, transform=f"rotate(180 60 {HEIGHT / 2:g})")
    words = word(title, 60, 141, 10, 56, ink.on(ink.colour(colour)))
    middle = (_wheel() if title else "") + _middle(text, colour, bool(title))
    return _ripples(colour) + middle + corner + turned + words


def _clipped(body: str) -> str:
    clip = el("clipPath", rect(6, 6, 108, 148, 6.5), id=_PANEL)
    return clip + group(body, clip_path=f"url(#{_PANEL})")


def _ripples(colour: str) -> str:
    tone = ink.colour(colour)
    form = COLOUR_SHAPES.get(colour, "circle")
    tones = (ink.blend(tone, ink.WHITE, 0.1), tone)
    waves = "".join(shape(form, 60, 80, r, fill=tones[i % 2]) for i, r in enumerate(_RIPPLES))
    heart = shape(form, 60, 80, _HEARTS.get(form, 50), fill=ink.blend(tone, ink.SHADE, 0.5))
    return _clipped(rect(6, 6, 108, 148, 0, fill=tone) + waves + heart)


def _every(colours: list[str], text: str, title: str) -> str:
    """Of no colour until somebody names one of these: a quarter each, and night in the middle."""
    quarters = "".join(_quarter(one, x, y) for one, (x, y) in zip(colours, _QUARTERS, strict=False))
    heart = circle(60, 80, 37, fill=ink.NIGHT, stroke=ink.BRASS, stroke_width=2.4)
    heart += circle(60, 80, 32.5, fill="none", stroke=ink.BRASS, stroke_width=0.8)
    index = circle(21, 21, 13.5, fill=ink.NIGHT, stroke=ink.BRASS, stroke_width=1.6)
    index += glyph(text, 21, 21, 17, ink.WHITE) if known(text) else ""
    plate = rect(16, 134, 88, 15, 7.5, fill=ink.NIGHT, stroke=ink.BRASS, stroke_width=1.2)
    words = plate + word(title, 60, 141.5, 8, 76, ink.WHITE) if title else ""
    middle = glyph(text, 60, 79, 46, ink.WHITE) if known(text) else ""
    return _clipped(quarters) + heart + middle + index + words


def _quarter(colour: str, x: float, y: float) -> str:
    tone = ink.colour(colour)
    form = COLOUR_SHAPES.get(colour, "circle")
    left, top = (6 if x < 60 else 60), (6 if y < 80 else 80)
    ground = rect(left, top, 54, 74, 0, fill=tone)
    return ground + shape(form, x, y, 17, fill=ink.blend(tone, ink.SHADE, 0.5))


def _wheel() -> str:
    """A rim with nine beads: this card sets a wheel turning."""
    rim = circle(60, 80, 40, fill="none", stroke=ink.SHADE, stroke_width=10, opacity=0.7)
    rim += circle(60, 80, 40, fill="none", stroke=ink.GOLD, stroke_width=6)
    beads = (f"rotate({40 * i} 60 80)" for i in range(9))
    return rim + "".join(
        circle(60, 40, 4.6, fill=ink.CREAM, stroke=ink.SHADE, stroke_width=2, transform=turn)
        for turn in beads
    )


def _middle(text: str, colour: str, titled: bool) -> str:
    dark = ink.blend(ink.colour(colour), ink.SHADE, 0.6)
    if not known(text):
        return word(text, 60, 80, 30, 80, ink.WHITE) if text else ""
    size = 46 if titled else 58 if text.isdigit() else 54
    return glyph(text, 60, 80, size, ink.WHITE, halo=dark) + _foot(text, 60, 80 + size * 0.66, 22)


def _foot(text: str, x: float, y: float, wide: float, colour: str = ink.WHITE) -> str:
    if text not in _UPSIDE:
        return ""
    return rect(x - wide / 2, y, wide, 3.4, 1.7, fill=colour)


def _corner(text: str, colour: str) -> str:
    pen = ink.on(ink.colour(colour))
    sign = glyph(text, 20, 22, 21, pen) if known(text) else ""
    form = COLOUR_SHAPES.get(colour, "circle")
    return sign + _foot(text, 20, 35, 11, pen) + shape(form, 20, 47, 8, fill=pen)
