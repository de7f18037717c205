"""A turn: the flick and what becomes of the pieces that it sent off (WW-5 to WW-12)."""

from watatheque.core.discs import Advance
from watatheque.core.game import Millis, Seat
from watatheque.games.willy_waschbaer.games import News, end_turn, tell
from watatheque.games.willy_waschbaer.pieces import is_food
from watatheque.games.willy_waschbaer.shots import Fallout, shoot, undo_fall
from watatheque.games.willy_waschbaer.spots import lies_within
from watatheque.games.willy_waschbaer.state import (
    CHOOSE,
    FALLEN,
    FLICK,
    GONE,
    ON_BOARD,
    PUT,
    Board,
)
from watatheque.games.willy_waschbaer.values import Announce, Choose, Flick, PutBack


def announce(board: Board, seat: Seat, action: Announce, news: News) -> None:
    board.announced = action.raccoon  # WW-5
    board.phase = FLICK
    tell(news, "announced", {"seat": seat, "raccoon": action.raccoon}, "WW-5")


def flick(board: Board, action: Flick, run: Advance, at: Millis, news: News) -> None:
    seat = board.turn
    before = [*board.x, *board.y]
    fallout = shoot(board, action, run)
    if news is not None:
        _tell_shot(board, action, fallout, before, news)
    if _is_foul(board, action.raccoon, fallout, news):
        _undo(board, at, news)
        return
    food = [piece for piece in fallout.off if is_food(piece)]
    raccoons = [piece for piece in fallout.off if not is_food(piece)]
    if food and raccoons:
        board.phase = CHOOSE  # WW-10
        return
    if food:
        _take(board, seat, food, "WW-7", news)
    if raccoons:
        _put_out(board, seat, raccoons, "WW-8", news)
    end_turn(board, bool(food or raccoons), at, news)


def _tell_shot(
    board: Board, action: Flick, fallout: Fallout, before: list[int], news: News
) -> None:
    told = {
        "seat": board.turn,
        "raccoon": action.raccoon,
        "dx": action.dx,
        "dy": action.dy,
        "strength": action.strength,
        "millis": fallout.millis,
        "off": fallout.off,
    }
    tell(news, "flicked", told, "WW-5")
    size = len(board.x)
    hanging = [
        piece
        for piece in board.lying(ON_BOARD)
        if (board.x[piece], board.y[piece]) != (before[piece], before[size + piece])
        and not lies_within(piece, board.x[piece], board.y[piece])
    ]
    for piece in hanging:
        tell(news, "hangs", {"piece": piece}, "WW-6")


def _is_foul(board: Board, flicked: int, fallout: Fallout, news: News) -> bool:
    """WW-11: the flicked raccoon is off, or anything is past the rope, but for the young."""
    seat = board.turn
    if flicked in fallout.off:
        tell(news, "fouled", {"seat": seat, "piece": flicked, "why": "off"}, "WW-11")
        return True
    if not fallout.past:
        return False
    if board.table.young:  # WW-V1
        tell(news, "crossed", {"seat": seat, "pieces": fallout.past}, "WW-V1")
        return False
    tell(news, "fouled", {"seat": seat, "piece": fallout.past[0], "why": "rope"}, "WW-11")
    return True


def _undo(board: Board, at: Millis, news: News) -> None:
    for piece in undo_fall(board):
        told = {"piece": piece, "x": board.x[piece], "y": board.y[piece]}
        tell(news, "returned", told, "WW-11")
    end_turn(board, False, at, news)


def _take(board: Board, seat: Seat, food: list[int], article: str, news: News) -> None:
    for piece in food:
        _remove(board, piece)
    board.taken[seat] += len(food)
    tell(news, "took", {"seat": seat, "food": food}, article)


def _put_out(board: Board, seat: Seat, raccoons: list[int], article: str, news: News) -> None:
    for raccoon in raccoons:
        _remove(board, raccoon)
        tell(news, "out", {"seat": seat, "raccoon": raccoon}, article)
        owner = board.holder[raccoon]
        if owner >= 0:  # WW-9: without an owner nothing is turned
            tell(news, "turned", {"seat": owner, "marker": raccoon}, "WW-9")


def _remove(board: Board, piece: int) -> None:
    board.place[piece] = GONE
    board.x[piece] = board.y[piece] = 0


def choose(board: Board, seat: Seat, action: Choose, news: News) -> None:
    """WW-10: one kind is kept or put out, the other must return."""
    tell(news, "chose", {"seat": seat, "keep": action.keep}, "WW-10")
    fallen = board.lying(FALLEN)
    if action.keep == "food":
        _take(board, seat, [piece for piece in fallen if is_food(piece)], "WW-10", news)
    else:
        _put_out(board, seat, [piece for piece in fallen if not is_food(piece)], "WW-10", news)
    board.phase = PUT


def put_back(board: Board, seat: Seat, action: PutBack, at: Millis, news: News) -> None:
    board.place[action.piece] = ON_BOARD
    board.x[action.piece], board.y[action.piece] = action.x, action.y
    told = {"seat": seat, "piece": action.piece, "x": action.x, "y": action.y}
    tell(news, "put", told, "WW-10")
    if FALLEN not in board.place:
        end_turn(board, True, at, news)
