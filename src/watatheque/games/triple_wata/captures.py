"""Which neighbours the card just placed captures, and by which article."""

from typing import Final

from mypy_extensions import i64

from watatheque.games.triple_wata.state import EMPTY, Duel
from watatheque.games.triple_wata.values import CELLS

ACE: Final = 10  # TW-2
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def _neighbours(cell: int) -> bytes:
    """For each neighbour three numbers: its cell, our side that touches, its side (TW-7)."""
    row, column = divmod(cell, 3)
    found = []
    if row > 0:
        found += [cell - 3, NORTH, SOUTH]
    if column < 2:
        found += [cell + 1, EAST, WEST]
    if row < 2:
        found += [cell + 3, SOUTH, NORTH]
    if column > 0:
        found += [cell - 1, WEST, EAST]
    return bytes(found)


NEIGHBOURS: Final = [_neighbours(cell) for cell in range(CELLS)]
AROUND: Final = [sum(1 << near for near in cells[::3]) for cells in NEIGHBOURS]  # as sets


def captures(duel: Duel, seat: i64, cell: i64) -> i64:
    """The set of cells that change colour, judged on the board as it stands (TW-R7)."""
    opposing = duel.cells_of(1 - seat) & AROUND[cell]
    if not opposing:
        return 0
    near = NEIGHBOURS[cell]
    found: i64 = 0
    i: i64
    for i in range(0, len(near), 3):
        other: i64 = near[i]
        if opposing >> other & 1 and taken_by(duel, cell, i):
            found |= 1 << other
    return found


def taken_by(duel: Duel, cell: i64, i: i64) -> str:
    """The article by which the card in a cell takes its neighbour number i / 3, or nothing."""
    near = NEIGHBOURS[cell]
    table = duel.table
    placed = side_of(duel, cell, near[i + 1])
    touched = side_of(duel, near[i], near[i + 2])
    if table.identical and placed == touched and _alike(duel, cell, -1) >= 2:
        return "TW-R4"
    if table.plus and _alike(duel, cell, placed + touched) >= 2:
        return "TW-R5"
    if table.inversion:
        return "TW-R6" if placed < touched else ""  # 1 already beats A here: TW-R3 adds nothing
    if placed > touched:
        return "TW-7"  # and equal sides take nothing: TW-8
    return "TW-R3" if table.ace_killer and placed == 1 and touched == ACE else ""


def side_of(duel: Duel, cell: i64, side: i64) -> i64:
    card: i64 = duel.board[cell]
    return duel.table.sides[card * 4 + side]


def _alike(duel: Duel, cell: i64, total: i64) -> i64:
    """TW-R4, TW-R5: neighbours of either colour with that sum of sides, or (-1) with equal ones."""
    near = NEIGHBOURS[cell]
    count: i64 = 0
    i: i64
    for i in range(0, len(near), 3):
        if duel.board[near[i]] != EMPTY:
            placed = side_of(duel, cell, near[i + 1])
            touched = side_of(duel, near[i], near[i + 2])
            if placed == touched if total == -1 else placed + touched == total:
                count += 1
    return count
