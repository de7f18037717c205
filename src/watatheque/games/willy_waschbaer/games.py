"""How a game of the match begins, ends and is counted (WW-2 to WW-4, WW-13 to WW-15)."""

from typing import Any, Final

from watatheque.core.game import Event, Millis, Seat
from watatheque.core.values import PAUSE
from watatheque.games.willy_waschbaer.layouts import lay_out
from watatheque.games.willy_waschbaer.markers import deal_markers
from watatheque.games.willy_waschbaer.pieces import RACCOONS
from watatheque.games.willy_waschbaer.state import (
    ANNOUNCE,
    ARRANGE,
    BETWEEN,
    NONE,
    OVER,
    UNDEALT,
    Board,
)
from watatheque.games.willy_waschbaer.values import End, Tally

PATIENCE: Final = 5  # WW-13: turns of everybody without anything taken or put out

News = list[Event] | None


def tell(
    news: News, kind: str, data: dict[str, Any], article: str = "", to: Seat | None = None
) -> None:
    if news is not None:
        news.append(Event(kind, data, to, article))


def begin_match(board: Board) -> None:
    board.first = board.chance.below(board.seats, "first player")  # WW-4
    begin_game(board, None)


def begin_game(board: Board, news: News) -> None:
    """WW-15: a new layout, new markers."""
    board.dealt = [UNDEALT] * RACCOONS
    board.holder = [UNDEALT] * RACCOONS
    board.taken = [0] * board.seats
    board.ready = [False] * board.seats
    board.due = 0
    board.turn = board.first
    board.announced = NONE
    board.idle = 0
    lay_out(board)
    tell(news, "began", {"game": board.game, "first": board.first}, "WW-4")
    if board.table.layout == "custom":
        board.phase = ARRANGE  # WW-2: settled before the markers are handed out
    else:
        hand_out(board, news)


def hand_out(board: Board, news: News) -> None:
    deal_markers(board)
    article = "WW-V2" if board.table.old else "WW-3"
    for seat in range(board.seats):
        tell(news, "looked", {"seat": seat, "markers": board.owned(seat)}, article, seat)


def end_turn(board: Board, took: bool, at: Millis, news: News) -> None:
    """WW-12, unless WW-13."""
    board.announced = NONE
    board.idle = 0 if took else board.idle + 1
    end = ending(board)
    if end is not None:
        end_game(board, end, at, news)
        return
    board.phase = ANNOUNCE
    board.turn = (board.turn + 1) % board.seats
    tell(news, "next", {"seat": board.turn}, "WW-12")


def ending(board: Board) -> End | None:
    """WW-13: whether the game is over once a turn is, and why."""
    if board.food_left() == 0:
        return "food"
    if any(not board.has_raccoon(seat) for seat in range(board.seats)):
        return "markers"
    if board.idle >= PATIENCE * board.seats:
        return "turns"
    return None


def end_game(board: Board, end: End, at: Millis, news: News) -> None:
    points = [board.points(seat) for seat in range(board.seats)]  # WW-14
    board.sheet = [*board.sheet, Tally(end, board.taken[:], points)]
    tell(news, "ended", {"game": board.game, "end": end}, "WW-13")
    tell(news, "revealed", {"holders": board.holder[:]})
    for seat in range(board.seats):
        told = {"seat": seat, "taken": board.taken[seat], "points": points[seat]}
        tell(news, "counted", told, "WW-14")
    if board.game == board.table.games:
        board.phase = OVER
        told_all = {"winners": winners(board), "totals": totals(board)}
        tell(news, "won", told_all, "WW-15")
    else:
        board.phase = BETWEEN
        board.due = at + PAUSE


def next_game(board: Board, news: News) -> None:
    board.game += 1
    board.first = (board.first + 1) % board.seats  # WW-4: one seat to the left
    begin_game(board, news)


def totals(board: Board) -> list[int]:
    return [board.total(seat) for seat in range(board.seats)]


def winners(board: Board) -> list[Seat]:
    """WW-15: the largest total; a tie is shared."""
    scores = totals(board)
    best = max(scores)
    return [seat for seat in range(board.seats) if scores[seat] == best]
