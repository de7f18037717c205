"""A state to its JSON form and back."""

from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.games.willy_waschbaer.audit import audit
from watatheque.games.willy_waschbaer.markers import deal_markers
from watatheque.games.willy_waschbaer.pieces import NAMES, NUMBERS, RACCOONS
from watatheque.games.willy_waschbaer.sight import PHASES
from watatheque.games.willy_waschbaer.state import (
    ARRANGE,
    FALLEN,
    NOBODY,
    NONE,
    ON_BOARD,
    UNDEALT,
    Board,
    Table,
    new_board,
)
from watatheque.games.willy_waschbaer.values import Options, Point, Position

__all__ = ["audit", "load", "save"]

PHASE_NUMBERS = {name: number for number, name in PHASES.items()}


def save(board: Board) -> Position:
    dealt_out = board.phase != ARRANGE
    return Position(
        board=_points(board, ON_BOARD),
        fallen=_points(board, FALLEN),
        taken=board.taken[:],
        markers=_by_seat(board, board.holder) if dealt_out else None,
        dealt=_by_seat(board, board.dealt) if dealt_out and board.table.old else None,
        phase=PHASES[board.phase],
        game=board.game,
        first=board.first,
        turn=board.turn,
        announced=None if board.announced == NONE else NAMES[board.announced],
        idle=board.idle,
        sheet=board.sheet[:],
        ready=board.ready[:],
        due=board.due,
        chance=board.chance.position,
    )


def _points(board: Board, where: int) -> dict[str, Point]:
    return {NAMES[piece]: (board.x[piece], board.y[piece]) for piece in board.lying(where)}


def _by_seat(board: Board, whose: list[int]) -> list[list[str]]:
    return [
        [NAMES[marker] for marker in range(RACCOONS) if whose[marker] == seat]
        for seat in range(board.seats)
    ]


def load(position: Position, options: Options, seats: int, chance: Chance) -> Board:
    chance.seek(position.chance)
    board = new_board(seats, chance, Table(options))
    _lay(board, position.board, ON_BOARD, "position: board")
    _lay(board, position.fallen, FALLEN, "position: fallen")
    board.game = position.game
    board.first = position.first
    board.turn = position.first if position.turn is None else position.turn
    if position.announced is not None:
        board.announced = _number(position.announced, "position: announced")
    board.idle = position.idle
    board.due = position.due
    board.sheet = position.sheet[:]
    if position.taken is not None:
        board.taken = position.taken[:]
    if position.ready is not None:
        board.ready = position.ready[:]
    board.phase = PHASE_NUMBERS[position.phase]
    _hand_out(board, position)
    return board


def _hand_out(board: Board, position: Position) -> None:
    if board.phase == ARRANGE:
        if position.markers is not None or position.dealt is not None:
            raise BadInput("position: markers", "first the layout is settled", "WW-2")
    elif position.markers is None:
        if position.phase != "announce" or position.dealt is not None:
            raise BadInput("position: markers", f"they are needed in {position.phase!r}", "WW-3")
        deal_markers(board)
    else:
        board.holder = _whose(board, position.markers, "position: markers")
        dealt = position.markers if position.dealt is None else position.dealt
        board.dealt = _whose(board, dealt, "position: dealt")


def _number(name: str, what: str) -> int:
    if name not in NUMBERS:
        raise BadInput(what, f"there is no piece {name!r:.40}", "WW-1")
    return NUMBERS[name]


def _lay(board: Board, points: dict[str, Point], where: int, what: str) -> None:
    for name, (x, y) in points.items():
        piece = _number(name, what)
        if board.place[piece] == ON_BOARD:
            raise BadInput(what, f"{name} is on the board too", "TB-14")
        board.place[piece] = where
        board.x[piece], board.y[piece] = x, y


def _whose(board: Board, by_seat: list[list[str]], what: str) -> list[int]:
    """What is not named is in the box."""
    if len(by_seat) != board.seats:
        raise BadInput(what, f"one list a seat is needed, not {len(by_seat)}", "TB-1")
    whose = [UNDEALT] * RACCOONS
    for seat, names in enumerate(by_seat):
        for name in names:
            marker = _number(name, what)
            if marker >= RACCOONS or whose[marker] != UNDEALT:
                raise BadInput(what, f"{name} is no marker, or there twice", "WW-3")
            whose[marker] = seat
    return [NOBODY if seat == UNDEALT else seat for seat in whose]
