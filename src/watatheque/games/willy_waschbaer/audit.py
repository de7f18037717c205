"""What makes no sense in a state: for positions that people send, and for the kit."""

from watatheque.games.willy_waschbaer.games import PATIENCE, ending
from watatheque.games.willy_waschbaer.markers import PILE, all_given, given, quota
from watatheque.games.willy_waschbaer.pieces import (
    FOOD,
    HALF,
    NAMES,
    PIECES,
    RACCOONS,
    RADII,
    is_food,
)
from watatheque.games.willy_waschbaer.spots import lies_within, overlapped
from watatheque.games.willy_waschbaer.state import (
    ANNOUNCE,
    ARRANGE,
    BETWEEN,
    CHOOSE,
    FALLEN,
    FLICK,
    GIVE,
    GONE,
    NONE,
    ON_BOARD,
    OVER,
    PUT,
    UNDEALT,
    Board,
)
from watatheque.games.willy_waschbaer.values import BOX


def audit(board: Board) -> str | None:
    return (
        _audit_counters(board)
        or _audit_pieces(board)
        or _audit_food(board)
        or _audit_fallen(board)
        or _audit_markers(board)
        or _audit_phase(board)
        or _audit_sheet(board)
    )


def _audit_counters(board: Board) -> str | None:
    seats = board.seats
    if len(board.taken) != seats or len(board.ready) != seats:
        return "one count of food and one answer a seat are needed (TB-1)"
    if not (0 <= board.turn < seats and 0 <= board.first < seats):
        return "there is no such seat to be first or to have the turn (TB-1)"
    if not 1 <= board.game <= board.table.games:
        return f"the match has {board.table.games} games (WW-15)"
    if board.phase in (ARRANGE, GIVE) and board.turn != board.first:
        return "the first player has the first turn (WW-4)"
    if any(board.ready) and (board.phase != BETWEEN or all(board.ready)):
        return "nobody says ready but between games, and not all have (TB-12)"
    if board.due < 0 or (board.due > 0 and board.phase != BETWEEN):
        return "something is due only between games (TB-12)"
    return None


def _audit_pieces(board: Board) -> str | None:
    for piece in range(PIECES):
        x, y = board.x[piece], board.y[piece]
        if board.place[piece] == GONE:
            if (x, y) != (0, 0):
                return f"{NAMES[piece]} is gone and yet has a place"
        elif not _rests_on_board(piece, x, y):
            return f"{NAMES[piece]} does not touch the board (WW-6)"
        elif board.place[piece] == ON_BOARD:
            other = overlapped(board, piece, x, y)
            if other != NONE:
                return f"{NAMES[piece]} and {NAMES[other]} overlap (WW-2)"
    if board.phase in (ARRANGE, GIVE):
        return _audit_layout(board)
    return None


def _audit_layout(board: Board) -> str | None:
    for piece in range(PIECES):
        if board.place[piece] != ON_BOARD:
            return f"{NAMES[piece]} is missing from the layout (WW-2)"
        if not lies_within(piece, board.x[piece], board.y[piece]):
            return f"{NAMES[piece]} is not entirely on the board (WW-2)"
    return None


def _rests_on_board(piece: int, x: int, y: int) -> bool:
    """WW-6, exact: a part of the disc lies on the board."""
    dx = max(abs(x) - HALF, 0)
    dy = max(abs(y) - HALF, 0)
    return dx * dx + dy * dy < RADII[piece] * RADII[piece]


def _audit_food(board: Board) -> str | None:
    here = sum(1 for piece in range(RACCOONS, PIECES) if board.place[piece] != GONE)
    if min(board.taken) < 0 or here + sum(board.taken) != FOOD:
        return f"{here} pieces of food lie there and {sum(board.taken)} are taken, of 14 (WW-1)"
    return None


def _audit_fallen(board: Board) -> str | None:
    fallen = board.lying(FALLEN)
    food = any(is_food(piece) for piece in fallen)
    raccoons = any(not is_food(piece) for piece in fallen)
    if board.phase == CHOOSE and not (food and raccoons):
        return "there is a choice only between food and raccoons (WW-10)"
    if board.phase == PUT and food == raccoons:
        return "either food or raccoons are put back (WW-10)"
    if fallen and board.phase not in (CHOOSE, PUT):
        return "what fell is taken, out or back on the board (WW-7, WW-8, WW-11)"
    return None


def _audit_markers(board: Board) -> str | None:
    if board.phase == ARRANGE:
        dealt = any(seat != UNDEALT for seat in [*board.dealt, *board.holder])
        return "markers are dealt after the layout is settled (WW-2)" if dealt else None
    if any(seat == UNDEALT for seat in [*board.dealt, *board.holder]):
        return "every marker is somebody's, or in the box (WW-3)"
    if board.table.old:
        return _audit_trade(board)
    if board.dealt != board.holder:
        return "markers are traded only by the old (WW-V2)"
    if any(len(board.owned(seat)) != PILE for seat in range(board.seats)):
        return "everybody has three markers (WW-3)"
    return None


def _audit_trade(board: Board) -> str | None:
    for seat in range(board.seats):
        if board.dealt.count(seat) != RACCOONS // board.seats:
            return f"everybody is dealt {RACCOONS // board.seats} markers (WW-V2)"
        for to in (BOX, *range(board.seats)):
            if to != seat and given(board, seat, to) > quota(board.seats, to):
                return f"seat {seat} has given too much (WW-V2)"
    if (board.phase == GIVE) == all_given(board):
        return "gifts are chosen until all are made, and then no more (WW-V2)"
    return None


def _audit_phase(board: Board) -> str | None:
    if (board.announced != NONE) != (board.phase in (FLICK, CHOOSE, PUT)):
        return "from the announcement to the end of the turn a raccoon is announced (WW-5)"
    if board.announced != NONE and not 0 <= board.announced < RACCOONS:
        return "only a raccoon is announced (WW-5)"
    if board.announced != NONE and board.place[board.announced] != ON_BOARD:
        return "the announced raccoon is on the board (WW-5, WW-11)"
    if board.phase == GIVE and not board.table.old:
        return "markers are traded only by the old (WW-V2)"
    if board.phase == ARRANGE and board.table.layout != "custom":
        return "only a custom layout is arranged (WW-2)"
    if board.phase in (ARRANGE, GIVE):
        fresh = board.idle == 0 and sum(board.taken) == 0
        return None if fresh else "nothing has been taken before the first turn (WW-2)"
    return _audit_ending(board)


def _audit_ending(board: Board) -> str | None:
    if not 0 <= board.idle <= PATIENCE * board.seats:
        return "too many turns without anything taken or put out (WW-13)"
    end = ending(board)
    if board.phase in (ANNOUNCE, FLICK) and end is not None:
        return f"the game is over: {end} (WW-13)"
    if board.phase in (BETWEEN, OVER) and end is None:
        return "the game is not over (WW-13)"
    if board.phase in (CHOOSE, PUT) and board.idle == PATIENCE * board.seats:
        return "too many turns without anything taken or put out (WW-13)"
    return None


def _audit_sheet(board: Board) -> str | None:
    counted = board.phase in (BETWEEN, OVER)
    if len(board.sheet) != board.game - (0 if counted else 1):
        return "the sheet has not the games that are over (WW-15)"
    if board.phase == BETWEEN and board.game == board.table.games:
        return "after the last game the match is over (WW-15)"
    if board.phase == OVER and board.game != board.table.games:
        return "the match is not over (WW-15)"
    for tally in board.sheet:
        if len(tally.taken) != board.seats or len(tally.points) != board.seats:
            return "one count a seat is needed (TB-1)"
        if sum(tally.taken) > FOOD:
            return "there are 14 pieces of food (WW-1)"
        if any(tally.points[s] not in (0, tally.taken[s]) for s in range(board.seats)):
            return "a piece of food is a point, or nothing is (WW-14)"
    if counted and not _last_tally_fits(board):
        return "the last game on the sheet is not the one on the board (WW-14)"
    return None


def _last_tally_fits(board: Board) -> bool:
    last = board.sheet[-1]
    points = [board.points(seat) for seat in range(board.seats)]
    return (
        list(last.taken) == board.taken
        and list(last.points) == points
        and (last.end == ending(board))
    )
