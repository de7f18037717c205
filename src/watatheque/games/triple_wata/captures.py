"""Which neighbours the card just placed captures, and by which article."""

from typing import Final

from watatheque.games.triple_wata.state import EMPTY, Duel, Table
from watatheque.games.triple_wata.values import CELLS

ACE: Final = 10  # TW-2
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def _neighbours(cell: int) -> list[int]:
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
    return found


NEIGHBOURS: Final = [_neighbours(cell) for cell in range(CELLS)]


def captures(duel: Duel, cell: int) -> list[tuple[int, str]]:
    """Cells that change colour, judged on the board as the card was placed (TW-R7)."""
    table = duel.table
    if table.pairs:
        return _with_pairs(duel, cell)
    board = duel.board
    colour = duel.colour
    sides = table.sides
    ours = board[cell] * 4
    owner = colour[cell]
    near = NEIGHBOURS[cell]
    found: list[tuple[int, str]] = []
    for i in range(0, len(near), 3):
        other = near[i]
        card = board[other]
        if card != EMPTY and colour[other] != owner:
            article = _beats(table, sides[ours + near[i + 1]], sides[card * 4 + near[i + 2]])
            if article:
                found.append((other, article))
    return found


def _beats(table: Table, placed: int, touched: int) -> str:
    """The article by which one side takes another, or nothing; equal sides never do (TW-8)."""
    if table.inversion:
        return "TW-R6" if placed < touched else ""  # 1 already beats A here: TW-R3 adds nothing
    if placed > touched:
        return "TW-7"
    if table.ace_killer and placed == 1 and touched == ACE:
        return "TW-R3"
    return ""


def _with_pairs(duel: Duel, cell: int) -> list[tuple[int, str]]:
    """TW-R4 and TW-R5 count neighbours of both colours; only opposing ones turn."""
    table = duel.table
    sides = table.sides
    near = NEIGHBOURS[cell]
    others: list[int] = []
    placed: list[int] = []
    touched: list[int] = []
    for i in range(0, len(near), 3):
        card = duel.board[near[i]]
        if card != EMPTY:
            others.append(near[i])
            placed.append(sides[duel.board[cell] * 4 + near[i + 1]])
            touched.append(sides[card * 4 + near[i + 2]])
    same = [placed[i] == touched[i] for i in range(len(others))]
    sums = [placed[i] + touched[i] for i in range(len(others))]
    found: list[tuple[int, str]] = []
    for i, other in enumerate(others):
        if duel.colour[other] == duel.colour[cell]:
            continue
        if table.identical and same[i] and same.count(True) >= 2:
            article = "TW-R4"
        elif table.plus and sums.count(sums[i]) >= 2:
            article = "TW-R5"
        else:
            article = _beats(table, placed[i], touched[i])
        if article:
            found.append((other, article))
    return found
