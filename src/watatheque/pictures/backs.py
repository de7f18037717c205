"""The back of every card: one weave, so that no back tells anything but whose it is."""

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.shapes import shape
from watatheque.pictures.sheet import HEIGHT, WIDTH, paper
from watatheque.pictures.strokes import draw
from watatheque.pictures.xml import circle, num, path, rect


def back(owner: Chair | None) -> Block:
    ground, thread = _tones(owner)
    field = rect(7, 7, 106, 146, 6, fill=ground, stroke=ink.deep(ground), stroke_width=1.5)
    inset = rect(11, 11, 98, 138, 3.5, fill="none", stroke=thread, stroke_width=1.2)
    weave = path(_weave(13, 107, 14, 146, 11.75, 11), fill="none", stroke=thread,
                 stroke_width=1.5, stroke_linejoin="round", opacity=0.55)  # fmt: skip
    return Block(WIDTH, HEIGHT, paper() + field + weave + inset + _medal(60, 80, 25, owner))


def token_back(owner: Chair | None) -> Block:
    ground, thread = _tones(owner)
    plate = rect(1, 1, 62, 62, 9, fill=ink.CREAM, stroke=ink.PAPER_EDGE, stroke_width=1)
    field = rect(5, 5, 54, 54, 6, fill=ground, stroke=ink.deep(ground), stroke_width=1)
    weave = path(_weave(8, 56, 8, 56, 8, 8), fill="none", stroke=thread, stroke_width=1.3,
                 stroke_linejoin="round", opacity=0.55)  # fmt: skip
    return Block(64, 64, plate + field + weave + _medal(32, 32, 16, owner))


def face(pen: Pen, face: Face, owner: Chair | None) -> Block:
    return back(owner)


def _tones(owner: Chair | None) -> tuple[str, str]:
    ground = ink.blend(ink.colour(owner.colour), ink.NIGHT, 0.45) if owner else ink.FELT
    return ground, ink.BRASS


def _weave(x1: float, x2: float, y1: float, y2: float, step: float, rise: float) -> str:
    """Zigzags upon zigzags: W after W, each line half a step off the one above."""
    lines = []
    y, odd = y1, False
    while y + rise <= y2 + 0.1:
        count = int((x2 - x1) / step + 0.5)
        ends = (y + rise, y) if odd else (y, y + rise)
        points = (f"{num(x1 + step * i)} {num(ends[i % 2])}" for i in range(count + 1))
        lines.append("M" + "L".join(points))
        y, odd = y + rise, not odd
    return "".join(lines)


def _medal(x: float, y: float, r: float, owner: Chair | None) -> str:
    plate = circle(x, y, r, fill=ink.NIGHT, stroke=ink.BRASS, stroke_width=r * 0.09)
    plate += circle(x, y, r * 0.84, fill="none", stroke=ink.BRASS, stroke_width=r * 0.03)
    if owner is None:
        return plate + draw("W", x, y, r * 0.74, ink.BRASS, 1.9)
    tone = ink.colour(owner.colour)
    return plate + shape(owner.shape, x, y, r * 0.62, fill=ink.blend(tone, ink.WHITE, 0.25),
                         stroke=ink.WHITE, stroke_width=1.4)  # fmt: skip
