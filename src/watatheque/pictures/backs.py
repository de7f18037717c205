"""The back of every card: one pattern, so that no back tells anything."""

from watatheque.core.scene import Chair, Face
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.pen import Pen
from watatheque.pictures.shapes import shape
from watatheque.pictures.xml import circle, el, path, rect

WIDTH, HEIGHT = 120.0, 160.0
_LETTER = "M46 70 L53 92 L60 76 L67 92 L74 70"


def defs() -> str:
    wave = path("M0 4 L6 14 L12 4 L18 14 L24 4", fill="none", stroke=ink.BRASS, stroke_width=1.4)
    return el(
        "pattern", wave, id="zigzag", width=24, height=16, patternUnits="userSpaceOnUse"
    )  # fmt: skip


def back(owner: Chair | None) -> Block:
    frame = ink.colour(owner.colour) if owner else ink.BRASS
    return Block(WIDTH, HEIGHT, _sheet(frame) + _medal() + _whose(owner, frame))


def token_back(owner: Chair | None) -> Block:
    frame = ink.colour(owner.colour) if owner else ink.BRASS
    plate = rect(2, 2, 60, 60, 9, fill=ink.FELT_LIGHT, stroke=frame, stroke_width=3)
    wave = rect(5, 5, 54, 54, 6, fill="url(#zigzag)", opacity=0.4)
    medal = circle(32, 32, 15, fill=ink.FELT, stroke=ink.BRASS, stroke_width=1.5)
    return Block(64, 64, plate + wave + medal + _small_whose(owner, frame))


def _small_whose(owner: Chair | None, frame: str) -> str:
    if owner is None:
        return ""
    return shape(owner.shape, 32, 32, 7, fill=frame, stroke=ink.WHITE, stroke_width=1)


def face(pen: Pen, face: Face, owner: Chair | None) -> Block:
    return back(owner)


def _sheet(frame: str) -> str:
    return (
        rect(0, 0, WIDTH, HEIGHT, 11, fill=ink.CREAM, stroke=ink.FELT_DEEP, stroke_width=1)
        + rect(6, 6, 108, 148, 7, fill=ink.FELT_LIGHT, stroke=frame, stroke_width=3)
        + rect(8, 8, 104, 144, 5, fill="url(#zigzag)", opacity=0.4)
    )


def _medal() -> str:
    return circle(60, 80, 26, fill=ink.FELT, stroke=ink.BRASS, stroke_width=2) + path(
        _LETTER, fill="none", stroke=ink.BRASS, stroke_width=4.5,
        stroke_linejoin="round", stroke_linecap="round",
    )  # fmt: skip


def _whose(owner: Chair | None, frame: str) -> str:
    if owner is None:
        return ""
    return shape(owner.shape, 60, 132, 9, fill=frame, stroke=ink.WHITE, stroke_width=1.5)
