"""The name of a zone above it, with the flag of whoever owns it."""

from watatheque.core.scene import Zone
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import width, write
from watatheque.pictures.xml import moved, told

HEIGHT, SIZE = 24.0, 13.0


def captioned(brush: Brush, zone: Zone, drawn: Block) -> Block:
    name = brush.say(zone.label)
    flag = 20 if zone.owner is not None else 0
    room = width(name, SIZE, bold=True) + flag
    whole = max(drawn.width, room)
    left = (whole - room) / 2
    line = write(name, left + flag, 9, SIZE, text_anchor="start", fill=ink.MUTED, font_weight=600)
    if zone.owner is not None:
        line += brush.flag(zone.owner, left + 8, 9, 7)
    body = line + moved(drawn.body, (whole - drawn.width) / 2, HEIGHT)
    return Block(whole, HEIGHT + drawn.height, told(name, body))
