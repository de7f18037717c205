"""What is refused, and by which article. Touches nothing."""

from typing import Any, Final

from watatheque.core.discs import STRENGTHS
from watatheque.core.game import Refusal, Seat
from watatheque.games.willy_waschbaer.markers import targets
from watatheque.games.willy_waschbaer.pieces import NAMES, PIECES, RACCOONS
from watatheque.games.willy_waschbaer.spots import lies_within, overlapped, touched
from watatheque.games.willy_waschbaer.state import (
    ANNOUNCE,
    ARRANGE,
    BETWEEN,
    CHOOSE,
    FALLEN,
    FLICK,
    GIVE,
    NONE,
    ON_BOARD,
    PUT,
    Board,
)
from watatheque.games.willy_waschbaer.values import (
    Aim,
    Announce,
    Arrange,
    Choose,
    Done,
    Flick,
    Give,
    PutBack,
)

LONGEST: Final = 1_000_000  # component of a direction: its square is an exact double

# What is to be done in a phase before anything else.
WAITING: Final = {
    ARRANGE: Refusal("WW-2", "the layout is not settled yet"),
    GIVE: Refusal("WW-V2", "the markers are not traded yet"),
    ANNOUNCE: Refusal("WW-5", "a raccoon has to be announced"),
    FLICK: Refusal("WW-5", "the announced raccoon has to be flicked"),
    CHOOSE: Refusal("WW-10", "it has to be chosen between the food and the raccoons"),
    PUT: Refusal("WW-10", "pieces have to be put back"),
    BETWEEN: Refusal("TB-12", "the next game has not begun"),
}


def judge(board: Board, seat: Seat, action: Any) -> Refusal | None:
    if isinstance(action, (Arrange, Done)):
        return _judge_arranging(board, seat, action)
    if isinstance(action, Give):
        return _judge_give(board, seat, action)
    if isinstance(action, Announce):
        return _turn(board, seat, ANNOUNCE) or _judge_announce(board, action)
    if isinstance(action, Flick):
        return _turn(board, seat, FLICK) or _judge_flick(board, action)
    if isinstance(action, Choose):
        return _turn(board, seat, CHOOSE) or _judge_choose(action)
    if isinstance(action, PutBack):
        return _turn(board, seat, PUT) or _judge_put(board, action)
    if board.phase != BETWEEN:
        return Refusal("TB-12", "no game has just ended")
    if board.ready[seat]:
        return Refusal("TB-12", "you have said so already")
    return None


def _turn(board: Board, seat: Seat, phase: int) -> Refusal | None:
    if ANNOUNCE <= board.phase <= PUT and seat != board.turn:
        return Refusal("WW-12", "it is not your turn")
    return None if board.phase == phase else WAITING[board.phase]


def _judge_arranging(board: Board, seat: Seat, action: Arrange | Done) -> Refusal | None:
    if board.phase != ARRANGE:
        return Refusal("WW-2", "the layout is settled")
    if seat != board.first:
        return Refusal("WW-2", "the first player arranges the layout")
    if isinstance(action, Done):
        return None
    piece, x, y = action.piece, action.x, action.y
    if not 0 <= piece < PIECES:
        return Refusal("WW-1", "there are 26 pieces, 0 to 25")
    if not lies_within(piece, x, y):
        return Refusal("WW-2", "a piece lies entirely on the board")
    other = overlapped(board, piece, x, y)
    if other != NONE:
        return Refusal("WW-2", f"it would overlap {NAMES[other]}")
    return None


def _judge_give(board: Board, seat: Seat, action: Give) -> Refusal | None:
    if board.phase != GIVE:
        return Refusal("WW-V2", "no markers are being traded")
    marker = action.marker
    if not 0 <= marker < RACCOONS or board.dealt[marker] != seat:
        return Refusal("WW-V2", "that marker was not dealt to you")
    if board.holder[marker] != seat:
        return Refusal("WW-V2", "that marker is given away")
    if action.to not in targets(board, seat):
        return Refusal("WW-V2", "nobody there gets another marker from you")
    return None


def _judge_announce(board: Board, action: Announce) -> Refusal | None:
    if not 0 <= action.raccoon < RACCOONS:
        return Refusal("WW-5", "only a raccoon is flicked")
    if board.place[action.raccoon] != ON_BOARD:
        return Refusal("WW-5", "that raccoon is not on the board")
    return None


def _judge_flick(board: Board, action: Flick) -> Refusal | None:
    if action.raccoon != board.announced:
        return Refusal("WW-5", f"you announced {NAMES[board.announced]}")
    if board.table.flicks == ("hand" if isinstance(action, Aim) else "aim"):
        return Refusal("WW-P4", f"here one flicks by {board.table.flicks} only")
    if action.dx == 0 and action.dy == 0:
        return Refusal("WW-P4", "a flick has a direction")
    if not (-LONGEST <= action.dx <= LONGEST and -LONGEST <= action.dy <= LONGEST):
        return Refusal("WW-P4", f"a direction is at most {LONGEST} either way")
    if action.strength < 1:
        return Refusal("WW-5", "a flick has a least strength, which is 1")
    if action.strength > STRENGTHS:
        return Refusal("WW-P4", f"the hardest flick is {STRENGTHS}")
    return None


def _judge_choose(action: Choose) -> Refusal | None:
    if action.keep not in ("food", "raccoons"):
        return Refusal("WW-10", "it is either the food or the raccoons")
    return None


def _judge_put(board: Board, action: PutBack) -> Refusal | None:
    piece, x, y = action.piece, action.x, action.y
    if not 0 <= piece < PIECES or board.place[piece] != FALLEN:
        return Refusal("WW-10", "that piece does not have to return")
    if not lies_within(piece, x, y):
        return Refusal("WW-10", "a piece returns entirely onto the board")
    other = touched(board, piece, x, y)
    if other != NONE:
        return Refusal("WW-10", f"it would touch {NAMES[other]}")
    return None
