"""WW-3, WW-V2: whose raccoons are whose, and the trade of the old."""

from typing import Final

from watatheque.games.willy_waschbaer.pieces import RACCOONS
from watatheque.games.willy_waschbaer.state import ANNOUNCE, GIVE, NOBODY, Board
from watatheque.games.willy_waschbaer.values import BOX, Give

PILE: Final = 3  # WW-3


def deal_markers(board: Board) -> None:
    """WW-3: piles of three, those left over go in the box. WW-V2: all of them, equally."""
    size = RACCOONS // board.seats if board.table.old else PILE
    markers = board.chance.order(RACCOONS, "markers")
    for number, marker in enumerate(markers):
        seat = number // size
        board.dealt[marker] = board.holder[marker] = seat if seat < board.seats else NOBODY
    board.phase = GIVE if board.table.old else ANNOUNCE


def quota(seats: int, to: int) -> int:
    """WW-V2: how many markers everybody gives to each other seat, and to the box."""
    if to == BOX:
        return 2 if seats == 2 else 0
    return 1 if seats == 4 else 2


def given(board: Board, seat: int, to: int) -> int:
    return sum(
        1
        for marker in range(RACCOONS)
        if board.dealt[marker] == seat and board.holder[marker] == to
    )


def targets(board: Board, seat: int) -> list[int]:
    """Who still gets a marker from this seat."""
    others = [to for to in (BOX, *range(board.seats)) if to != seat]
    return [to for to in others if given(board, seat, to) < quota(board.seats, to)]


def gifts_left(board: Board, seat: int) -> int:
    others = [to for to in (BOX, *range(board.seats)) if to != seat]
    return sum(quota(board.seats, to) - given(board, seat, to) for to in others)


def ungiven(board: Board, seat: int) -> list[int]:
    return [
        marker
        for marker in range(RACCOONS)
        if board.dealt[marker] == seat and board.holder[marker] == seat
    ]


def all_given(board: Board) -> bool:
    return all(gifts_left(board, seat) == 0 for seat in range(board.seats))


def gifts(board: Board, seat: int) -> list[Give]:
    to_whom = targets(board, seat)
    return [Give(marker, to) for marker in ungiven(board, seat) for to in to_whom]
