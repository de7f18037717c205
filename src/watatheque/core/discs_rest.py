"""Discs at rest: on whole micrometres, and no two of a layer overlap."""

from math import floor, sqrt
from typing import Final

from watatheque.core.discs_bodies import ON_BOARD, ON_TABLE, Bodies, Laws
from watatheque.core.discs_lines import note, off_board

SWEEPS: Final = 64  # of pushing neighbours apart, before the whole layer is spread
CLEARANCE: Final = 2.0  # um; rounding brings two discs nearer by sqrt(2) at most


def settle(b: Bodies, laws: Laws) -> None:
    """Round all places and part what overlaps then; who hangs on by less than that has dropped."""
    for i in range(len(b.x)):
        b.x[i] = nearest(b.x[i])
        b.y[i] = nearest(b.y[i])
    part(b, True)
    for i in range(len(b.x)):
        if b.level[i] == ON_BOARD and off_board(laws, b.x[i], b.y[i]) >= b.radius[i] * b.radius[i]:
            b.level[i] = ON_TABLE
            note(b.dropped, i)
    part(b, False)


def nearest(value: float) -> float:
    """Halves away from zero, so that mirrored places round alike; never -0.0."""
    if value < 0.0:
        return 0.0 - floor(0.5 - value)
    return 0.0 + floor(value + 0.5)


def part(b: Bodies, board: bool) -> None:
    """Push overlapping discs of a layer apart; where that does not end, spread the layer."""
    for _ in range(SWEEPS):
        if not push(b, board):
            return
    spread(b, board)


def push(b: Bodies, board: bool) -> bool:
    pushed = False
    for i in range(len(b.x)):
        for j in range(i + 1, len(b.x)):
            dx = b.x[j] - b.x[i]
            dy = b.y[j] - b.y[i]
            reach = b.radius[i] + b.radius[j]
            # Whole numbers: this comparison is exact.
            if dx * dx + dy * dy >= reach * reach or not share_layer(b, i, j, board):
                continue
            distance = sqrt(dx * dx + dy * dy)
            share = (reach + CLEARANCE - distance) / (distance * (b.mass[i] + b.mass[j]))
            b.x[i] = nearest(b.x[i] - dx * (share * b.mass[j]))
            b.y[i] = nearest(b.y[i] - dy * (share * b.mass[j]))
            b.x[j] = nearest(b.x[j] + dx * (share * b.mass[i]))
            b.y[j] = nearest(b.y[j] + dy * (share * b.mass[i]))
            pushed = True
    return pushed


def share_layer(b: Bodies, i: int, j: int, board: bool) -> bool:
    return (b.level[i] == ON_BOARD) == board and (b.level[j] == ON_BOARD) == board


def spread(b: Bodies, board: bool) -> None:
    """Draw a layer out from the middle until its tightest pair is clear: this always ends."""
    tightest = 1.0
    for i in range(len(b.x)):
        for j in range(i + 1, len(b.x)):
            if share_layer(b, i, j, board):
                dx = b.x[j] - b.x[i]
                dy = b.y[j] - b.y[i]
                reach = b.radius[i] + b.radius[j] + CLEARANCE
                room = sqrt(dx * dx + dy * dy) / reach
                if room < tightest:
                    tightest = room
    for i in range(len(b.x)):
        if (b.level[i] == ON_BOARD) == board:
            b.x[i] = nearest(b.x[i] / tightest)
            b.y[i] = nearest(b.y[i] / tightest)
