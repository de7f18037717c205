"""Which neighbours the card just placed captures, and by which article."""

from typing import Final

from watatheque.games.triple_wata.state import EMPTY, Duel
from watatheque.games.triple_wata.values import CELLS

ACE: Final = 10  # TW-2
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3


def _neighbours(cell: int) -> tuple[tuple[int, int, int], ...]:
    """(cell next to it, our side that touches, its side that touches), TW-7."""
    row, column = divmod(cell, 3)
    found = []
    if row > 0:
        found.append((cell - 3, NORTH, SOUTH))
    if column < 2:
        found.append((cell + 1, EAST, WEST))
    if row < 2:
        found.append((cell + 3, SOUTH, NORTH))
    if column > 0:
        found.append((cell - 1, WEST, EAST))
    return tuple(found)


NEIGHBOURS: Final = tuple(_neighbours(cell) for cell in range(CELLS))


def captures(duel: Duel, cell: int) -> list[tuple[int, str]]:
    """Cells that change colour, judged on the board as the card was placed (TW-R7)."""
    if duel.identical or duel.plus:
        return _with_pairs(duel, cell)
    placed = duel.sides[duel.board[cell]]
    owner = duel.colour[cell]
    found: list[tuple[int, str]] = []
    for other, ours, theirs in NEIGHBOURS[cell]:
        card = duel.board[other]
        if card != EMPTY and duel.colour[other] != owner:
            article = _beats(duel, placed[ours], duel.sides[card][theirs])
            if article:
                found.append((other, article))
    return found


def _beats(duel: Duel, placed: int, touched: int) -> str:
    """The article by which one side takes another, or nothing; equal sides never do (TW-8)."""
    if duel.inversion:
        return "TW-R6" if placed < touched else ""  # 1 already beats A here: TW-R3 adds nothing
    if placed > touched:
        return "TW-7"
    if duel.ace_killer and placed == 1 and touched == ACE:
        return "TW-R3"
    return ""


def _with_pairs(duel: Duel, cell: int) -> list[tuple[int, str]]:
    """TW-R4 and TW-R5 count neighbours of both colours; only opposing ones turn."""
    placed = duel.sides[duel.board[cell]]
    touching: list[tuple[int, int, int]] = []  # (cell, our value, its value)
    for other, ours, theirs in NEIGHBOURS[cell]:
        card = duel.board[other]
        if card != EMPTY:
            touching.append((other, placed[ours], duel.sides[card][theirs]))
    same = [a == b for _, a, b in touching]
    sums = [a + b for _, a, b in touching]
    found: list[tuple[int, str]] = []
    for i, (other, a, b) in enumerate(touching):
        if duel.colour[other] == duel.colour[cell]:
            continue
        if duel.identical and same[i] and same.count(True) >= 2:
            found.append((other, "TW-R4"))
        elif duel.plus and sums.count(sums[i]) >= 2:
            found.append((other, "TW-R5"))
        else:
            article = _beats(duel, a, b)
            if article:
                found.append((other, article))
    return found
