"""What a seat has been shown: small pieces and lines on a slip of paper."""

from watatheque.core.scene import Notes
from watatheque.pictures import ink
from watatheque.pictures.block import EMPTY, Block, below, flow
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import width, wrap, write
from watatheque.pictures.pieces import draw_piece
from watatheque.pictures.xml import moved, rect

ROOM = 280.0


def notes(brush: Brush, zone: Notes, aspect: float) -> Block:
    pieces = [draw_piece(brush, piece).scaled(0.6) for piece in brush.pieces(zone.id)]
    rows = [row for line in zone.lines for row in wrap(brush.say(line), 13, ROOM, 3)]
    parts = [_lines(rows), flow(pieces, max(aspect, 1.0), 8)]
    inner = below([part for part in parts if part is not EMPTY] or [Block(90, 24, "")], 10)
    paper = rect(0, 0, inner.width + 24, inner.height + 24, 6, fill=ink.CREAM, fill_opacity=0.92)
    return Block(inner.width + 24, inner.height + 24, paper + moved(inner.body, 12, 12))


def _lines(rows: list[str]) -> Block:
    if not rows:
        return EMPTY
    body = "".join(
        write(row, 0, 10 + 19 * i, 13, text_anchor="start", font_family=ink.SERIF,
              font_style="italic")
        for i, row in enumerate(rows)
    )  # fmt: skip
    return Block(max(width(row, 13) for row in rows), 19.0 * len(rows), body)
