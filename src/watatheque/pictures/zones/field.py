"""A plane with outlines and the discs that lie on it."""

from watatheque.core.scene import Field, Outline, Piece
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.pieces import draw_piece
from watatheque.pictures.xml import moved, rect

LONGEST = 820.0


def field(brush: Brush, zone: Field, aspect: float) -> Block:
    factor = LONGEST / max(zone.width, zone.height, 1)
    width, height = zone.width * factor, zone.height * factor
    ground = rect(0, 0, width, height, 14, fill=ink.FELT_DEEP, fill_opacity=0.6)
    largest_first = sorted(zone.outlines, key=lambda line: -line.width * line.height)
    drawn = "".join(_outline(line, factor) for line in largest_first)
    discs = "".join(_disc(brush, piece, factor) for piece in brush.pieces(zone.id))
    return Block(width, height, ground + moved(drawn + discs, width / 2, height / 2))


def _outline(line: Outline, factor: float) -> str:
    """`board` is wood, `rope` a rope; any other kind is a thin line."""
    width, height = line.width * factor, line.height * factor
    box = (-width / 2, -height / 2, width, height, line.corner * factor)
    if line.kind == "board":
        return rect(*box, fill="#c79a5e", stroke="#7d5a2e", stroke_width=4)
    if line.kind == "rope":
        under = rect(*box, fill="none", stroke=ink.BRASS_DEEP, stroke_width=6)
        return under + rect(
            *box, fill="none", stroke="#e7cf95", stroke_width=4, stroke_dasharray="9 4"
        )
    return rect(*box, fill="none", stroke=ink.CREAM, stroke_opacity=0.6, stroke_dasharray="4 4")


def _disc(brush: Brush, piece: Piece, factor: float) -> str:
    x, y, r = piece.at or (0, 0, 1)
    block = draw_piece(brush, piece)
    scale = 2 * max(r * factor, 3.0) / max(block.width, block.height)
    half_w, half_h = block.width * scale / 2, block.height * scale / 2
    return moved(block.body, x * factor - half_w, y * factor - half_h, scale)
