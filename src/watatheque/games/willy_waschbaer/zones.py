"""The places of the table: the field, what fell, food, markers, the sheet, notes and questions."""

from watatheque.core.scene import (
    Bar,
    Cell,
    Field,
    Group,
    Heap,
    Line,
    Notes,
    Outline,
    Row,
    Sheet,
    Text,
    Zone,
    seat_text,
)
from watatheque.games.willy_waschbaer.games import PATIENCE
from watatheque.games.willy_waschbaer.pieces import (
    BOARD,
    FOOD_MASS,
    FOOD_RADIUS,
    GROUND,
    MM,
    RACCOON_MASS,
    RACCOON_RADIUS,
    RACCOONS,
    ROPE,
)
from watatheque.games.willy_waschbaer.values import Markers, Tally, View
from watatheque.games.willy_waschbaer.words import (
    piece_face,
    piece_text,
    receiver_text,
)

MARGIN = 15 * MM  # outside the rope
ROPED = BOARD + 2 * ROPE
PHYSICS = {
    **GROUND._asdict(),
    "raccoon_radius": RACCOON_RADIUS,
    "food_radius": FOOD_RADIUS,
    "raccoon_mass": RACCOON_MASS,
    "food_mass": FOOD_MASS,
}
OUTLINES = (Outline("rope", ROPED, ROPED, ROPE), Outline("board", BOARD, BOARD))


def zones_of(view: View, asked: bool) -> list[Zone]:
    zones: list[Zone] = [
        Field(
            id="field",
            label=Text("ww-board"),
            area="board",
            width=ROPED + 2 * MARGIN,
            height=ROPED + 2 * MARGIN,
            unit=MM,
            outlines=OUTLINES,
            physics=PHYSICS,
        )
    ]
    if view.fallen:
        count = len(view.fallen)
        label = Text("ww-fallen")
        zones.append(Row(id="fallen", label=label, area="fallen", places=count, back="token"))
    for seat in range(len(view.taken)):
        zones += _seat_zones(view, seat)
    if _has_box(view):
        zones.append(_row(view.box, "box", Text("ww-boxed"), "box", None))
    zones.append(_sheet(view))
    zones.append(Notes(id="notes", label=Text("ww-notes"), area="notes", lines=_notes(view)))
    if asked:
        zones.append(_bar(view))
    return zones


def _has_box(view: View) -> bool:
    two_trade = view.phase == "give" and len(view.taken) == 2  # WW-V2: two go in the box
    return two_trade or bool(view.box.known) or view.box.hidden > 0


def _seat_zones(view: View, seat: int) -> list[Zone]:
    whose = {"seat": seat_text(seat)}
    food = Group(piece_face(RACCOONS), Text("ww-food"), view.taken[seat])
    return [
        Heap(
            id=f"food-{seat}",
            label=Text("ww-taken", whose),
            area="seat",
            owner=seat,
            groups=(food,) if view.taken[seat] else (),
        ),
        _row(view.markers[seat], f"markers-{seat}", Text("ww-markers", whose), "seat", seat),
    ]


def _row(markers: Markers, id: str, label: Text, area: str, owner: int | None) -> Row:
    """The faces first, then the backs: an order that tells nothing."""
    faces = len(markers.known)
    places = faces + markers.hidden
    backs = tuple(range(faces, places))
    return Row(id=id, label=label, area=area, owner=owner, places=places, backs=backs, back="token")


def _sheet(view: View) -> Sheet:
    lines = [_line(number, tally) for number, tally in enumerate(view.sheet, start=1)]
    totals = tuple(Cell(str(total), ("WW-15",)) for total in view.totals)
    lines.append(Line(Text("ww-total"), totals))
    return Sheet(id="sheet", label=Text("score"), area="sheet", lines=tuple(lines))


def _line(number: int, tally: Tally) -> Line:
    label = Text("ww-game-line", {"game": number, "end": Text(f"ww-end-{tally.end}")})
    both = zip(tally.taken, tally.points, strict=True)
    return Line(label, tuple(_cell(taken, points) for taken, points in both))


def _cell(taken: int, points: int) -> Cell:
    """WW-14: who has food but no raccoon left scores nothing, and the sheet says why."""
    if points < taken:
        return Cell(f"0 ({taken})", ("WW-14",))
    return Cell(str(points))


def _notes(view: View) -> tuple[Text, ...]:
    lines = []
    if view.young:
        lines.append(Text("ww-rule-young"))
    if view.old:
        lines.append(Text("ww-rule-old"))
    if view.turn is not None:
        left = PATIENCE * len(view.taken) - view.idle
        lines.append(Text("ww-patience", {"left": left}))
    for marker, to in view.gifts:
        told = {"raccoon": piece_text(marker), "receiver": receiver_text(to)}
        lines.append(Text("ww-you-gave", told))
    for marker, giver in view.received:
        lines.append(Text("ww-you-got", {"raccoon": piece_text(marker), "seat": seat_text(giver)}))
    return tuple(lines)


def _bar(view: View) -> Bar:
    told: dict[str, int | str | Text] = {}
    if view.seat is not None and view.phase == "give":
        told["left"] = view.gifts_left[view.seat]
    if view.phase == "put":
        told["left"] = len(view.fallen)
    if view.announced is not None:
        told["raccoon"] = piece_text(view.announced)
    question = Text(f"ww-ask-{view.phase}", told)
    return Bar(
        id="bar", label=Text("ww-question"), area="bar", question=question, deadline=view.due
    )
