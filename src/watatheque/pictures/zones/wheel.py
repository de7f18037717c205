"""A wheel and what it shows."""

from watatheque.core.scene import Wheel
from watatheque.pictures import wheels
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.pieces import draw_small


def wheel(brush: Brush, zone: Wheel, aspect: float) -> Block:
    size = min(52.0, 300.0 / max(len(zone.icons), 1))
    return wheels.wheel([draw_small(brush, icon, size) for icon in zone.icons], zone.shows)
