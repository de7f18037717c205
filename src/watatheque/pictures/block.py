"""Drawn things with a size, and how they are put beside and below each other."""

from collections.abc import Sequence
from dataclasses import dataclass

from watatheque.pictures.xml import moved

GAP = 12.0


@dataclass(frozen=True, slots=True)
class Block:
    """A drawing whose top left corner is (0, 0)."""

    width: float
    height: float
    body: str

    def scaled(self, factor: float) -> "Block":
        body = moved(self.body, 0, 0, factor)
        return Block(self.width * factor, self.height * factor, body)


EMPTY = Block(0, 0, "")


def beside(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """In one line, middles level."""
    height = max((block.height for block in blocks), default=0.0)
    x, bodies = 0.0, []
    for block in blocks:
        bodies.append(moved(block.body, x, (height - block.height) / 2))
        x += block.width + gap
    return Block(max(x - gap, 0), height, "".join(bodies))


def below(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """In one column, middles in line."""
    width = max((block.width for block in blocks), default=0.0)
    y, bodies = 0.0, []
    for block in blocks:
        bodies.append(moved(block.body, (width - block.width) / 2, y))
        y += block.height + gap
    return Block(width, max(y - gap, 0), "".join(bodies))


def lines(blocks: Sequence[Block], columns: int, gap: float = GAP) -> Block:
    rows = [blocks[i : i + columns] for i in range(0, len(blocks), columns)]
    return below([beside(row, gap) for row in rows], gap)


def fill(block: Block, width: float, height: float) -> float:
    """The factor at which a block just fits."""
    return min(width / max(block.width, 1), height / max(block.height, 1))


def flow(blocks: Sequence[Block], aspect: float, gap: float = GAP) -> Block:
    """Wrapped into as many lines as leave them largest in a room of this aspect."""
    if not blocks:
        return EMPTY
    tries = [lines(blocks, columns, gap) for columns in range(len(blocks), 0, -1)]
    return max(tries, key=lambda block: fill(block, aspect, 1.0))
