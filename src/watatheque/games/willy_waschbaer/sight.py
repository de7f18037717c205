"""All that a seat or a spectator may know, built field by field."""

from watatheque.core.values import Seat
from watatheque.games.willy_waschbaer.markers import gifts_left
from watatheque.games.willy_waschbaer.pieces import RACCOONS
from watatheque.games.willy_waschbaer.setting_up import received
from watatheque.games.willy_waschbaer.state import (
    ANNOUNCE,
    ARRANGE,
    BETWEEN,
    CHOOSE,
    FALLEN,
    FLICK,
    GIVE,
    GONE,
    NOBODY,
    NONE,
    ON_BOARD,
    OVER,
    PUT,
    Board,
)
from watatheque.games.willy_waschbaer.values import Lying, Markers, Phase, View

PHASES: dict[int, Phase] = {
    ARRANGE: "arrange",
    GIVE: "give",
    ANNOUNCE: "announce",
    FLICK: "flick",
    CHOOSE: "choose",
    PUT: "put",
    BETWEEN: "between",
    OVER: "over",
}


def is_known(board: Board, viewer: Seat | None, marker: int) -> bool:
    """Whether the viewer knows whose a marker is, once the gifts are made."""
    if board.phase in (BETWEEN, OVER):
        return True  # the game is over, all show what they had
    if board.place[marker] == GONE:
        return True  # WW-9: turned face up, or nobody's, as nothing was turned
    if viewer is None:
        return False
    return viewer in (board.holder[marker], board.dealt[marker])  # WW-3, WW-V2


def view_of(board: Board, viewer: Seat | None) -> View:
    seats = range(board.seats)
    running = board.phase not in (BETWEEN, OVER)
    turning = running and board.phase not in (ARRANGE, GIVE)
    return View(
        seat=viewer,
        phase=PHASES[board.phase],
        young=board.table.young,
        old=board.table.old,
        flicks=board.table.flicks,
        games=board.table.games,
        game=board.game,
        first=board.first,
        turn=board.turn if turning else None,
        announced=None if board.announced == NONE else board.announced,
        board=_lying(board, ON_BOARD),
        fallen=_lying(board, FALLEN),
        taken=tuple(board.taken),
        markers=tuple(_markers(board, viewer, seat) for seat in seats),
        box=_box(board, viewer),
        gifts=_gifts(board, viewer),
        received=_received(board, viewer),
        gifts_left=tuple(gifts_left(board, seat) if board.phase == GIVE else 0 for seat in seats),
        idle=board.idle,
        sheet=tuple(board.sheet),
        ready=tuple(board.ready),
        due=board.due if board.phase == BETWEEN else None,
        totals=tuple(board.total(seat) for seat in seats),
    )


def _lying(board: Board, where: int) -> tuple[Lying, ...]:
    return tuple(Lying(piece, board.x[piece], board.y[piece]) for piece in board.lying(where))


def _markers(board: Board, viewer: Seat | None, holder: Seat) -> Markers:
    if board.phase == GIVE:
        return _markers_while_giving(board, viewer, holder)
    held = board.owned(holder)
    known = [marker for marker in held if is_known(board, viewer, marker)]
    up = [marker for marker in held if board.face_up(marker)]
    return Markers(tuple(known), len(held) - len(known), tuple(up))


def _markers_while_giving(board: Board, viewer: Seat | None, holder: Seat) -> Markers:
    """WW-V2: one's own that are not given; of others only how many are."""
    if viewer == holder:
        both = zip(board.dealt, board.holder, strict=True)
        kept = [marker for marker, pair in enumerate(both) if pair == (holder, holder)]
        return Markers(tuple(kept), 0, ())
    held = board.dealt.count(holder)
    whole = _whole(board)
    return Markers((), held - (whole - gifts_left(board, holder)), ())


def _whole(board: Board) -> int:
    """WW-V2: how many markers everybody gives away."""
    return 4 if board.seats < 4 else 3


def _box(board: Board, viewer: Seat | None) -> Markers:
    if board.phase in (ARRANGE, GIVE):
        return Markers((), 0, ())
    boxed = board.owned(NOBODY)
    known = tuple(marker for marker in boxed if is_known(board, viewer, marker))
    return Markers(known, len(boxed) - len(known), ())


def _gifts(board: Board, viewer: Seat | None) -> tuple[tuple[int, int], ...]:
    """WW-V2: the markers one gave and to whom, to the end of the game."""
    if viewer is None or not board.table.old:
        return ()
    return tuple(
        (marker, board.holder[marker])
        for marker in range(RACCOONS)
        if board.dealt[marker] == viewer and board.holder[marker] != viewer
    )


def _received(board: Board, viewer: Seat | None) -> tuple[tuple[int, int], ...]:
    """Nobody looks before everybody has given (WW-V2)."""
    if viewer is None or not board.table.old or board.phase in (ARRANGE, GIVE):
        return ()
    return tuple((marker, board.dealt[marker]) for marker in received(board, viewer))
