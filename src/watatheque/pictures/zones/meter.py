"""A number on a brass plate, with its last change."""

from watatheque.core.scene import Meter
from watatheque.core.texts import true_minus
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import fit, write
from watatheque.pictures.pieces import draw_small
from watatheque.pictures.xml import moved, rect


def meter(brush: Brush, zone: Meter, aspect: float) -> Block:
    rim = ink.BRASS
    chair = brush.owner(zone.owner)
    if chair:
        rim = ink.colour(chair.colour)
    plate = rect(0, 0, 92, 56, 14, fill=ink.FELT_DEEP, stroke=rim, stroke_width=2.5)
    text = true_minus(str(zone.value))
    left = 30 if zone.face else 0
    icon = moved(draw_small(brush, zone.face, 32), 24, 28) if zone.face else ""
    number = write(text, 46 + left / 2, 28, fit(text, 34, 76 - left, 10), font_family=ink.SERIF,
                   font_weight=700, fill=ink.CREAM)  # fmt: skip
    return Block(92, 56, plate + icon + number + _change(zone.change))


def _change(change: int) -> str:
    if not change:
        return ""
    text = true_minus(f"{change:+d}")
    plate = rect(66, -9, 36, 20, 10, fill=ink.COLOURS["green"] if change > 0 else ink.RED)
    return plate + write(text, 84, 1, fit(text, 12, 32, 7), fill=ink.WHITE, font_weight=700)
