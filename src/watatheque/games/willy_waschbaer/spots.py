"""Where a piece can lie: exact, on whole micrometres (WW-2, WW-10, WW-11)."""

from heapq import heappop, heappush
from random import Random
from typing import Final

from watatheque.games.willy_waschbaer.pieces import HALF, PIECES, RADII
from watatheque.games.willy_waschbaer.state import NONE, ON_BOARD, Board

WHOLE: Final = 1 << 19  # a square of so many places a side covers any board's


def lies_within(piece: int, x: int, y: int) -> bool:
    """Whether all of it is on the board."""
    edge = HALF - RADII[piece]
    return -edge <= x <= edge and -edge <= y <= edge


def overlapped(board: Board, piece: int, x: int, y: int) -> int:
    """A piece on the board that would lie partly under this one; contact is allowed (WW-2)."""
    return _met(board, piece, x, y, 0)


def touched(board: Board, piece: int, x: int, y: int) -> int:
    """A piece on the board that this one would overlap or touch (WW-10, WW-11)."""
    return _met(board, piece, x, y, 1)


def _met(board: Board, piece: int, x: int, y: int, contact: int) -> int:
    xs, ys, place = board.x, board.y, board.place
    radius = RADII[piece]
    for other in range(PIECES):
        if place[other] != ON_BOARD or other == piece:
            continue
        reach = radius + RADII[other]
        dx = xs[other] - x
        dy = ys[other] - y
        if dx * dx + dy * dy < reach * reach + contact:
            return other
    return NONE


def is_free(board: Board, piece: int, x: int, y: int) -> bool:
    return lies_within(piece, x, y) and touched(board, piece, x, y) == NONE


def any_free(board: Board, piece: int, rng: Random) -> tuple[int, int]:
    """A free place, all alike: well over a third of the board always is free."""
    edge = HALF - RADII[piece]
    while True:
        x, y = rng.randint(-edge, edge), rng.randint(-edge, edge)
        if touched(board, piece, x, y) == NONE:
            return x, y


# A wall is x, y and the square of the distance up to which a centre would touch.
Wall = tuple[int, int, int]


def nearest_free(board: Board, piece: int, x: int, y: int) -> tuple[int, int]:
    """WW-11: the free place closest to a point, of equally close ones the topmost, leftmost.

    Best first over squares of places: one that a single wall covers holds nothing, one that no wall
    reaches is free as a whole, any other is quartered. The first place to come up is the closest.
    """
    edge = HALF - RADII[piece]
    walls = [
        (
            board.x[other],
            board.y[other],
            (RADII[piece] + RADII[other]) * (RADII[piece] + RADII[other]),
        )
        for other in range(PIECES)
        if board.place[other] == ON_BOARD and other != piece
    ]
    queue: list[tuple[int, int, int, int, int, list[Wall]]] = []
    _consider(queue, x, y, -edge, -edge, WHOLE, edge, walls)
    while queue:
        _, is_place, top, left, size, near = heappop(queue)
        if is_place:
            return left, top
        half = size // 2
        for down in (0, half):
            for right in (0, half):
                _consider(queue, x, y, left + right, top + down, half, edge, near)
    raise AssertionError("26 discs cannot fill the board")


def _consider(
    queue: list[tuple[int, int, int, int, int, list[Wall]]],
    x: int,
    y: int,
    left: int,
    top: int,
    size: int,
    edge: int,
    walls: list[Wall],
) -> None:
    """Queue a square by its distance from (x, y); as a place where all of it is free."""
    right = min(left + size - 1, edge)
    bottom = min(top + size - 1, edge)
    if left > edge or top > edge:
        return
    near: list[Wall] = []
    for wall in walls:
        wx, wy, reach = wall
        farthest_x = max(wx - left, right - wx)
        farthest_y = max(wy - top, bottom - wy)
        if farthest_x * farthest_x + farthest_y * farthest_y <= reach:
            return  # covered
        if _apart(wx, wy, left, top, right, bottom) <= reach:
            near.append(wall)
    apart = _apart(x, y, left, top, right, bottom)
    if near:
        heappush(queue, (apart, 0, top, left, size, near))
    else:
        heappush(queue, (apart, 1, max(top, min(y, bottom)), max(left, min(x, right)), 0, near))


def _apart(x: int, y: int, left: int, top: int, right: int, bottom: int) -> int:
    """The square of the distance from a point to a rectangle."""
    dx = max(left - x, 0, x - right)
    dy = max(top - y, 0, y - bottom)
    return dx * dx + dy * dy
