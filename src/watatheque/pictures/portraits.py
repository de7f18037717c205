"""A card that shows a figure: who it is stands under it, whose it is round it."""

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.glyphs import glyph, known
from watatheque.pictures.pen import Pen
from watatheque.pictures.sheet import HEIGHT, WIDTH, ear, panel, paper, title_band
from watatheque.pictures.signs import emblem, value
from watatheque.pictures.tiers import tier
from watatheque.pictures.xml import circle, el, path

_RAYS = 12


def portrait(pen: Pen, face: Face, owner: Chair | None) -> Block:
    worn = face.attributes
    tone = ink.colour(str(worn.get("colour", "sand")))
    frame = ink.colour(owner.colour) if owner else tone
    parts = (
        paper(),
        panel(ink.blend(tone, ink.CREAM, 0.5), frame),
        _sun(tone),
        emblem(worn["emblem"], 60, 70, 88),
        title_band(pen.title(face)),
        tier(worn.get("tier")),
        _stud(value(face)),
        ear(owner),
    )
    return Block(WIDTH, HEIGHT, "".join(parts))


def _sun(tone: str) -> str:
    """Rays behind the figure and the ground under it."""
    ray = "M60 70L55 16H65Z"
    rays = "".join(
        path(ray, fill=ink.CREAM, opacity=0.5, transform=f"rotate({360 / _RAYS * i:g} 60 70)")
        for i in range(_RAYS)
    )
    disc = circle(60, 70, 40, fill=ink.blend(tone, ink.CREAM, 0.78))
    ground = el("ellipse", cx=60, cy=112, rx=38, ry=7, fill=ink.blend(tone, ink.SHADE, 0.35))
    return rays + disc + ground


def _stud(text: str) -> str:
    if not known(text):
        return ""
    stud = circle(99, 21, 13.5, fill=ink.CREAM, stroke=ink.BRASS_DEEP, stroke_width=1.8)
    return stud + glyph(text, 99, 21, 18, ink.LINE)
