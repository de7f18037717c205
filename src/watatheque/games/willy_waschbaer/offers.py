"""What `legal` lists and `sample` draws: flicks and places cannot be listed, so some of them."""

from random import Random
from typing import Any, Final

from watatheque.core.discs import STRENGTHS
from watatheque.core.game import Seat
from watatheque.core.values import Ready
from watatheque.games.willy_waschbaer.judge import LONGEST
from watatheque.games.willy_waschbaer.markers import gifts
from watatheque.games.willy_waschbaer.pieces import HALF, PIECES, RACCOONS, RADII
from watatheque.games.willy_waschbaer.spots import (
    any_free,
    is_free,
    lies_within,
    nearest_free,
)
from watatheque.games.willy_waschbaer.state import (
    ANNOUNCE,
    ARRANGE,
    BETWEEN,
    CHOOSE,
    FALLEN,
    FLICK,
    GIVE,
    ON_BOARD,
    OVER,
    PUT,
    Board,
)
from watatheque.games.willy_waschbaer.values import (
    Announce,
    Arrange,
    Choose,
    Done,
    Flick,
    PutBack,
    way_to_flick,
)

DONE: Final = Done()
READY: Final = Ready()
CHOICES: Final = [Choose("food"), Choose("raccoons")]
ANNOUNCES: Final = [Announce(raccoon) for raccoon in range(RACCOONS)]
# Sixteen directions, a thousandth long.
DIRECTIONS: Final = [
    (1000, 0), (924, 383), (707, 707), (383, 924), (0, 1000), (-383, 924), (-707, 707), (-924, 383),
    (-1000, 0), (-924, -383), (-707, -707), (-383, -924), (0, -1000), (383, -924), (707, -707),
    (924, -383),
]  # fmt: skip
LISTED_STRENGTHS: Final = (200, 450, 700)
STEADY: Final = 4  # an arranging hand is done one time in so many
GRID: Final = 5  # places a side that are offered


def legal(board: Board, seat: Seat) -> list[Any]:
    if board.phase == GIVE:
        return list(gifts(board, seat))
    if board.phase == BETWEEN:
        return [] if board.ready[seat] else [READY]
    if board.phase == ARRANGE:
        return [DONE, *_moves(board)] if seat == board.first else []
    if seat != board.turn:
        return []
    if board.phase == ANNOUNCE:
        return [ANNOUNCES[raccoon] for raccoon in _raccoons(board)]
    if board.phase == FLICK:
        return _flicks(board)
    if board.phase == CHOOSE:
        return list(CHOICES)
    return _returns(board) if board.phase == PUT else []


def sample(board: Board, seat: Seat, rng: Random) -> Any:
    """One action, all alike where that has a meaning; None from a seat that is not asked."""
    asked = board.first if board.phase == ARRANGE else board.turn
    if board.phase in (GIVE, BETWEEN, OVER) or seat != asked:
        listed = legal(board, seat)
        return rng.choice(listed) if listed else None
    if board.phase == ANNOUNCE:
        return ANNOUNCES[rng.choice(_raccoons(board))]
    if board.phase == FLICK:
        return any_flick(board, rng)
    if board.phase == PUT:
        piece = rng.choice(board.lying(FALLEN))
        x, y = any_free(board, piece, rng)
        return PutBack(piece, x, y)
    if board.phase == ARRANGE:
        return DONE if rng.randrange(STEADY) == 0 else _any_move(board, rng)
    return rng.choice(CHOICES)


def any_flick(board: Board, rng: Random) -> Flick:
    """Every direction and every strength alike: a point in a circle, not in a square."""
    dx = dy = 0
    while not 0 < dx * dx + dy * dy <= LONGEST * LONGEST:
        dx, dy = rng.randint(-LONGEST, LONGEST), rng.randint(-LONGEST, LONGEST)
    made = way_to_flick(board.table.flicks)
    return made(board.announced, dx, dy, rng.randint(1, STRENGTHS))


def _any_move(board: Board, rng: Random) -> Arrange:
    piece = rng.randrange(PIECES)
    x, y = any_free(board, piece, rng)
    return Arrange(piece, x, y)


def _raccoons(board: Board) -> list[int]:
    return [raccoon for raccoon in range(RACCOONS) if board.place[raccoon] == ON_BOARD]


def _flicks(board: Board) -> list[Any]:
    made = way_to_flick(board.table.flicks)
    return [
        made(board.announced, dx, dy, strength)
        for dx, dy in DIRECTIONS
        for strength in LISTED_STRENGTHS
    ]


def _returns(board: Board) -> list[Any]:
    """For every fallen piece the free place closest to where it stood, and those of a grid."""
    found: list[Any] = []
    for piece in board.lying(FALLEN):
        stood = home(board, piece)
        found += [PutBack(piece, x, y) for x, y in [stood, *_grid(board, piece)]]
    return list(dict.fromkeys(found))


def home(board: Board, piece: int) -> tuple[int, int]:
    """Where a fallen piece can stand again, as close as may be to where it stood."""
    x, y = board.x[piece], board.y[piece]
    return (x, y) if is_free(board, piece, x, y) else nearest_free(board, piece, x, y)


def _grid(board: Board, piece: int) -> list[tuple[int, int]]:
    edge = HALF - RADII[piece]
    marks = [2 * edge * i // (GRID - 1) - edge for i in range(GRID)]
    return [(x, y) for x in marks for y in marks if is_free(board, piece, x, y)]


def _moves(board: Board) -> list[Any]:
    """Every piece through the middle to the other side, where there is room."""
    found: list[Any] = []
    for piece in range(PIECES):
        x, y = -board.x[piece], -board.y[piece]
        if lies_within(piece, x, y) and is_free(board, piece, x, y):
            found.append(Arrange(piece, x, y))
    return found
