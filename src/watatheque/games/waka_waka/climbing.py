"""The levels of status: what each one wants, who stands where, and how it ends (WK-5, WK-33)."""

from watatheque.core.scene import Cell, Figure, Group, Line, Sheet, Text, Track
from watatheque.core.values import Seat
from watatheque.games.waka_waka.pieces import GOODS
from watatheque.games.waka_waka.views import View
from watatheque.games.waka_waka.wording import good_face, good_text, letter_face


def track_of(view: View) -> Track:
    return Track(
        id="status",
        label=Text("wk-track"),
        area="status",
        levels=tuple(Text("wk-level", {"level": level}) for level in range(len(view.orders) + 1)),
        figures=tuple(Figure(seat, level) for seat, level in enumerate(view.levels)),
        asks=((), *(_order(order) for order in view.orders)),
    )


def _order(order: str) -> tuple[Group, ...]:
    """`XX tea` as two X and a tea."""
    kinds: list[str] = []
    for word in order.split():
        kinds += [word] if word in GOODS else list(word)
    return tuple(_wanted(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))


def _wanted(kind: str, count: int) -> Group:
    if kind in GOODS:
        return Group(good_face(kind), good_text(kind), count)
    return Group(letter_face(kind), Text("wk-order-open", {"letter": kind}), count)


# ---------------------------------------------------------------- the end


def ranked(view: View) -> list[Seat]:
    """WK-33: the level, then the gold, then who arrived last; the first wins."""
    seats = range(len(view.levels))
    return sorted(seats, key=lambda seat: _merit(view, seat), reverse=True)


def _merit(view: View, seat: Seat) -> tuple[int, int, int]:
    arrived = view.arrived.index(seat) + 1 if seat in view.arrived else 0
    return view.levels[seat], view.gold[seat], arrived


def sheet_of(view: View) -> Sheet:
    """Empty until somebody is on the top level; from then on how it stands, and why."""
    lines = _lines(view) if view.arrived else ()
    return Sheet(id="ranking", label=Text("wk-ranking"), area="notes", lines=lines)


def _lines(view: View) -> tuple[Line, ...]:
    order = ranked(view)
    seats = range(len(order))
    places = tuple(Cell(str(order.index(seat) + 1)) for seat in seats)
    told = [Line(Text("wk-rank-place"), places)]
    for part, name in enumerate(("level", "gold", "arrived")):
        cells = tuple(Cell(*_decided(view, order, seat, part)) for seat in seats)
        if part < 2 or len(view.arrived) > 1:
            told.append(Line(Text(f"wk-rank-{name}"), cells))
    return tuple(told)


def _decided(view: View, order: list[Seat], seat: Seat, part: int) -> tuple[str, tuple[str, ...]]:
    """The value, and the article where it is what set this seat apart from a neighbour."""
    merits = [_merit(view, other) for other in order]
    place = order.index(seat)
    neighbours = merits[max(place - 1, 0) : place] + merits[place + 1 : place + 2]
    mine = merits[place]
    apart = any(_first_difference(mine, other) == part for other in neighbours)
    return str(mine[part] or "–"), ("WK-33",) if apart else ()


def _first_difference(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    unlike = [part for part, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    return unlike[0] if unlike else len(one)
