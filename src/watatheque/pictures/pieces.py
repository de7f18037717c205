"""A piece as it lies there: its face, its label, its marks."""

from typing import Final

from watatheque.core.scene import Face, Mark, Piece
from watatheque.core.values import Seat
from watatheque.pictures import ink
from watatheque.pictures.backs import back, token_back
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.faces import draw_face
from watatheque.pictures.xml import circle, group, moved, path, rect, told

_EYE: Final = "M-8 0 Q0-8 8 0 Q0 8-8 0Z"
_STAR: Final = "M0-8 L2-2 8 0 2 2 0 8-2 2-8 0-2-2Z"
_FLAKE: Final = "M0-8V8M-7-4L7 4M-7 4L7-4"
_HAND: Final = "M-2 8V-8H2V0H7V8Z"
_KEY: Final = "M-7 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-1 0H8M5 0V4"
_DOTS: Final = "M-5 0h.1M0 0h.1M5 0h.1"
_VEIL: Final = "M-7-6H7M-7-2H7M-7 2H7M-7 6H7"
_SIGNS: Final[dict[Mark, str]] = {
    "pending": _DOTS, "seen": _EYE, "veiled": _VEIL, "frozen": _FLAKE,
    "new": _STAR, "pointed": _HAND, "key": _KEY,
}  # fmt: skip
_TINTS: Final = {"veiled": ("#0b1f1e", 0.55), "frozen": ("#bfe6f5", 0.5)}


def draw_piece(brush: Brush, piece: Piece) -> Block:
    if id(piece) not in brush.drawn:
        brush.drawn[id(piece)] = _drawn(brush, piece)
    return brush.drawn[id(piece)]


def _drawn(brush: Brush, piece: Piece) -> Block:
    block = draw_face(brush, piece.face, brush.owner(piece.owner))
    body = block.body + _marks(piece, block)
    if "pending" in piece.marks:
        body = group(body, opacity=0.6)
    return Block(block.width, block.height, told(brush.say(piece.label), body))


def draw_back(brush: Brush, owner: Seat | None, token: bool = False) -> Block:
    """A hidden piece: it has no label, because it has no identity."""
    return token_back(brush.owner(owner)) if token else back(brush.owner(owner))


def empty_place(label: str = "") -> Block:
    frame = rect(
        2, 2, 116, 156, 10, fill="#000", fill_opacity=0.14,
        stroke=ink.MUTED, stroke_opacity=0.45, stroke_width=1.5, stroke_dasharray="5 5",
    )  # fmt: skip
    return Block(120, 160, frame + label)


def draw_small(brush: Brush, face: Face, size: float) -> str:
    """A face round (0, 0), no wider or higher than `size`."""
    block = draw_face(brush, face)
    factor = size / max(block.width, block.height)
    return moved(block.body, -block.width * factor / 2, -block.height * factor / 2, factor)


def _marks(piece: Piece, block: Block) -> str:
    parts = [_tint(mark, block) for mark in piece.marks if mark in _TINTS]
    if "new" in piece.marks:
        parts.append(_glow(block))
    for i, mark in enumerate(piece.marks):
        parts.append(_badge(mark, block.width - 4 - 22 * i, block.height - 2))
    return "".join(parts)


def _tint(mark: Mark, block: Block) -> str:
    fill, opacity = _TINTS[mark]
    round_ = 11 if block.height > block.width else block.width / 2
    return rect(0, 0, block.width, block.height, round_, fill=fill, opacity=opacity)


def _glow(block: Block) -> str:
    round_ = 13 if block.height > block.width else block.width / 2
    return rect(
        -3, -3, block.width + 6, block.height + 6, round_,
        fill="none", stroke=ink.BRASS, stroke_width=3,
    )  # fmt: skip


def _badge(mark: Mark, x: float, y: float) -> str:
    sign = path(
        _SIGNS[mark], fill="none", stroke=ink.LINE, stroke_width=2,
        stroke_linecap="round", stroke_linejoin="round", transform="scale(.75)",
    )  # fmt: skip
    return moved(circle(0, 0, 10, fill=ink.BRASS, stroke=ink.CREAM, stroke_width=1.5) + sign, x, y)
