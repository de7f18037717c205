"""One token, arrow or badge on a round mat."""

from watatheque.core.scene import Spot
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.pieces import draw_small
from watatheque.pictures.xml import circle, moved


def spot(brush: Brush, zone: Spot, aspect: float) -> Block:
    mat = circle(42, 42, 40, fill=ink.FELT_DEEP, fill_opacity=0.55, stroke=ink.BRASS,
                 stroke_opacity=0.6, stroke_width=1.5)  # fmt: skip
    return Block(84, 84, mat + moved(draw_small(brush, zone.face, 60), 42, 42))
