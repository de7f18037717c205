"""Before the first flick: dragging a layout into shape (WW-2) and the trade of the old (WW-V2)."""

from watatheque.core.game import Seat
from watatheque.games.willy_waschbaer.games import News, hand_out, tell
from watatheque.games.willy_waschbaer.markers import all_given, gifts_left
from watatheque.games.willy_waschbaer.pieces import RACCOONS
from watatheque.games.willy_waschbaer.state import ANNOUNCE, Board
from watatheque.games.willy_waschbaer.values import Arrange, Give


def arrange(board: Board, seat: Seat, action: Arrange, news: News) -> None:
    board.x[action.piece], board.y[action.piece] = action.x, action.y
    told = {"seat": seat, "piece": action.piece, "x": action.x, "y": action.y}
    tell(news, "arranged", told, "WW-2")


def settle_layout(board: Board, seat: Seat, news: News) -> None:
    tell(news, "settled", {"seat": seat}, "WW-2")
    hand_out(board, news)


def give(board: Board, seat: Seat, action: Give, news: News) -> None:
    """WW-V2: all choose together, so that nothing is told but that a choice was made."""
    board.holder[action.marker] = action.to
    tell(news, "gave", {"seat": seat, "left": gifts_left(board, seat)}, "WW-V2")
    told = {"seat": seat, "marker": action.marker, "target": action.to}
    tell(news, "given", told, "WW-V2", seat)
    if all_given(board):
        _trade(board, news)


def _trade(board: Board, news: News) -> None:
    """Everybody has given, so everybody may look."""
    board.phase = ANNOUNCE
    tell(news, "traded", {"first": board.first}, "WW-V2")
    for seat in range(board.seats):
        for marker in received(board, seat):
            told = {"seat": seat, "marker": marker, "giver": board.dealt[marker]}
            tell(news, "received", told, "WW-V2", seat)


def received(board: Board, seat: Seat) -> list[int]:
    return [
        marker
        for marker in range(RACCOONS)
        if board.holder[marker] == seat and board.dealt[marker] != seat
    ]
