"""A die as it lies."""

from watatheque.core.scene import Die
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.dice import die as drawn
from watatheque.pictures.lettering import write


def die(brush: Brush, zone: Die, aspect: float) -> Block:
    kind = "" if zone.sides == 6 else write(f"d{zone.sides}", 70, 76, 11, fill=ink.MUTED)
    return Block(80, 80, drawn(zone.sides, zone.shows) + kind)
