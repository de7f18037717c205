"""WW-2: where the 26 pieces start."""

from typing import Final

from watatheque.games.willy_waschbaer.pieces import FOOD, HALF, MM, PIECES, RACCOONS, RADII
from watatheque.games.willy_waschbaer.presets import PRESETS
from watatheque.games.willy_waschbaer.spots import touched
from watatheque.games.willy_waschbaer.state import GONE, NONE, ON_BOARD, Board

GRID: Final = 100  # random places are tenths of a millimetre


def lay_out(board: Board) -> None:
    """All pieces on the board; a custom layout starts from a random one, to be dragged about."""
    board.place = [GONE] * PIECES
    preset = PRESETS.get(board.table.layout)
    if preset is None:
        for piece in range(PIECES):
            _strew(board, piece)
        return
    raccoons = board.chance.order(RACCOONS, "layout")
    for number, (x, y) in enumerate(preset.raccoons):
        _stand(board, raccoons[number], x * MM, y * MM)
    for number in range(FOOD):
        x, y = preset.food[number]
        _stand(board, RACCOONS + number, x * MM, y * MM)


def _strew(board: Board, piece: int) -> None:
    """Draw places until one is free: no two pieces touch."""
    edge = (HALF - RADII[piece]) // GRID
    while True:
        x = (board.chance.below(2 * edge + 1, "layout x") - edge) * GRID
        y = (board.chance.below(2 * edge + 1, "layout y") - edge) * GRID
        if touched(board, piece, x, y) == NONE:
            _stand(board, piece, x, y)
            return


def _stand(board: Board, piece: int, x: int, y: int) -> None:
    board.x[piece] = x
    board.y[piece] = y
    board.place[piece] = ON_BOARD
