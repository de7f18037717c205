"""A card: what it wears says in which of four ways it is drawn."""

from watatheque.core.scene import Chair, Face
from watatheque.pictures.block import Block
from watatheque.pictures.hues import hued
from watatheque.pictures.numbered import numbered
from watatheque.pictures.pen import Pen
from watatheque.pictures.portraits import portrait
from watatheque.pictures.sided import sided


def card(pen: Pen, face: Face, owner: Chair | None) -> Block:
    worn = face.attributes
    if "n" in worn:
        return sided(pen, face, owner)
    if "emblem" in worn:
        return portrait(pen, face, owner)
    if "colour" in worn and owner is None and "suit" not in worn:
        return hued(pen, face, owner)
    return numbered(pen, face, owner)
