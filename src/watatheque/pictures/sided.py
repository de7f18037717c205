"""A card with a value at each side, its figure in a niche between them."""

from typing import Final

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.sheet import HEIGHT, WIDTH, ear, panel, paper, title_band, word
from watatheque.pictures.signs import emblem
from watatheque.pictures.tiers import tier
from watatheque.pictures.xml import circle, path

_SIDES: Final = {"n": (60, 16), "e": (104, 66), "s": (60, 113), "w": (16, 66)}
_NICHE: Final = "M19 129V62Q19 21 60 21Q101 21 101 62V129Z"


def sided(pen: Pen, face: Face, owner: Chair | None) -> Block:
    worn = face.attributes
    tone = ink.colour(owner.colour if owner else str(worn.get("colour", "sand")))
    parts = (
        paper(),
        panel(ink.blend(tone, ink.CREAM, 0.45), tone),
        niche(tone),
        emblem(worn.get("emblem", ""), 60, 66, 84),
        title_band(pen.title(face)),
        tier(worn.get("tier")),
        ear(owner),
        "".join(_stud(worn[side], x, y, tone) for side, (x, y) in _SIDES.items() if side in worn),
    )
    return Block(WIDTH, HEIGHT, "".join(parts))


def niche(tone: str) -> str:
    """An alcove in the wall with a little light in it."""
    wall = path(_NICHE, fill=ink.blend(tone, ink.SHADE, 0.22))
    light = circle(60, 66, 37, fill=ink.CREAM, opacity=0.3)
    light += circle(60, 66, 27, fill=ink.CREAM, opacity=0.3)
    return wall + light


def _stud(value: int | str, x: float, y: float, tone: str) -> str:
    text = "A" if value == 10 else str(value)
    stud = circle(x, y, 13.5, fill=ink.CREAM, stroke=ink.deep(tone), stroke_width=2.2)
    best = ink.RED_DEEP if text == "A" else ink.LINE
    return stud + word(text, x, y, 17, 19, best)
