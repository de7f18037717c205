"""Pieces in no order: one of each kind, and how many."""

from watatheque.core.scene import Group, Heap
from watatheque.pictures import ink
from watatheque.pictures.block import Block, flow
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import write
from watatheque.pictures.pieces import draw_piece, draw_small
from watatheque.pictures.xml import moved, rect, told

SIZE = 52.0


def heap(brush: Brush, zone: Heap, aspect: float) -> Block:
    drawn = [_group(brush, group) for group in zone.groups]
    drawn += [draw_piece(brush, piece).scaled(0.7) for piece in brush.pieces(zone.id)]
    if not drawn:
        return Block(96, SIZE, rect(0, 0, 96, SIZE, 12, fill="#000", opacity=0.15))
    return flow(drawn, aspect, 10)


def _group(brush: Brush, group: Group) -> Block:
    plate = rect(0, 0, 104, 64, 14, fill=ink.FELT_DEEP, fill_opacity=0.5)
    face = moved(draw_small(brush, group.face, SIZE), 34, 32)
    times = write(f"×{group.count}", 82, 32, 18, fill=ink.CREAM, font_weight=700)
    return Block(104, 64, told(f"{brush.say(group.label)} × {group.count}", plate + face + times))
