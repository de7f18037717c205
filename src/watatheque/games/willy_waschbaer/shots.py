"""WW-5, WW-6, WW-11: what a flick does to the board."""

from typing import NamedTuple

from watatheque.core import discs
from watatheque.core.discs import Disc
from watatheque.games.willy_waschbaer.pieces import GROUND, MASSES, RADII
from watatheque.games.willy_waschbaer.spots import nearest_free, overlapped
from watatheque.games.willy_waschbaer.state import FALLEN, NONE, ON_BOARD, Board
from watatheque.games.willy_waschbaer.values import Flick


class Fallout(NamedTuple):
    """What left the board, in order, and what went past the rope, in order."""

    off: list[int]
    past: list[int]
    millis: int


def shoot(board: Board, flick: Flick, run: discs.Advance) -> Fallout:
    """Play the shot to its rest: what is off is fallen, and remembers where it stood."""
    pieces = board.lying(ON_BOARD)
    lying = [Disc(board.x[i], board.y[i], RADII[i], MASSES[i]) for i in pieces]
    pushed = discs.Flick(pieces.index(flick.raccoon), flick.dx, flick.dy, flick.strength)
    shot = discs.shoot(GROUND, lying, pushed, run=run)
    off = [pieces[i] for i in shot.dropped]
    for piece in off:
        board.place[piece] = FALLEN  # WW-6
    for i, piece in enumerate(pieces):
        if board.place[piece] == ON_BOARD:
            board.x[piece], board.y[piece] = shot.rest[i]
    return Fallout(off, [pieces[i] for i in shot.past], shot.millis)


def undo_fall(board: Board) -> list[int]:
    """WW-11: everything fallen returns to where it stood, be it in contact, or close to it."""
    fallen = board.lying(FALLEN)
    displaced: list[int] = []
    for piece in fallen:
        if overlapped(board, piece, board.x[piece], board.y[piece]) == NONE:
            board.place[piece] = ON_BOARD
        else:
            displaced.append(piece)
    # Only now, so that nobody takes a place to which its own piece returns.
    for piece in displaced:
        x, y = nearest_free(board, piece, board.x[piece], board.y[piece])
        board.x[piece], board.y[piece] = x, y
        board.place[piece] = ON_BOARD
    return fallen
