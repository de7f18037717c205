"""What the table looks like to whoever holds the view."""

from watatheque.core.scene import Acts, Chair, Layout, Mark, Piece, Scene, Text, seat_text
from watatheque.core.values import Seat
from watatheque.games.willy_waschbaer.gestures import gestures_of
from watatheque.games.willy_waschbaer.pieces import RADII
from watatheque.games.willy_waschbaer.values import Lying, Markers, View
from watatheque.games.willy_waschbaer.words import (
    marker_face,
    marker_id,
    piece_face,
    piece_id,
    piece_text,
    seats_text,
)
from watatheque.games.willy_waschbaer.zones import zones_of

# Nobody owns a colour of raccoons (WW-3), so that the seats have others.
COLOURS = ("purple", "orange", "teal", "pink")
SHAPES = ("diamond", "pentagon", "hexagon", "cross")
LAYOUT = Layout(
    wide=(
        "seat board sheet",
        "seat board box",
        "seat board notes",
        "seat board fallen",
        "bar bar bar",
    ),
    tall=("seat", "board", "fallen", "bar", "sheet", "box", "notes"),
)


def scene_of(view: View) -> Scene:
    acts = [_acts(view, seat) for seat in range(len(view.taken))]
    mine: Acts = "" if view.seat is None else acts[view.seat]
    return Scene(
        status=_status(view),
        chairs=tuple(_chair(view, seat, may) for seat, may in enumerate(acts)),
        zones=tuple(zones_of(view, bool(mine))),
        pieces=tuple(_pieces(view)),
        gestures=tuple(gestures_of(view, bool(mine))),
        layout=LAYOUT,
        hints="on_request",
    )


def _status(view: View) -> Text:
    game: dict[str, int | str | Text] = {"game": view.game, "games": view.games}
    if view.phase == "over":
        best = max(view.totals)
        won = [seat for seat, total in enumerate(view.totals) if total == best]
        return Text("ww-status-over", {"seat": seats_text(won), "points": best})
    if view.phase == "between":
        return Text("ww-status-between", game)
    if view.phase == "give":
        return Text("ww-status-give", game)
    whose = view.first if view.turn is None else view.turn
    told = {**game, "seat": seat_text(whose)}
    if view.announced is not None:
        told["raccoon"] = piece_text(view.announced)
    return Text(f"ww-status-{view.phase}", told)


def _chair(view: View, seat: Seat, acts: Acts) -> Chair:
    badges = [Text("ww-points", {"points": view.totals[seat]})]
    if seat == view.first:
        badges.append(Text("ww-first"))
    if view.phase == "between" and view.ready[seat]:
        badges.append(Text("ready"))
    return Chair(seat, COLOURS[seat], SHAPES[seat], acts, tuple(badges))


def _acts(view: View, seat: Seat) -> Acts:
    if view.phase == "between":
        return "" if view.ready[seat] else "may"
    if view.phase == "give":
        return "must" if view.gifts_left[seat] else ""
    if view.phase == "over":
        return ""
    whose = view.first if view.turn is None else view.turn
    return "must" if seat == whose else ""


def _pieces(view: View) -> list[Piece]:
    pieces = [_disc(view, lying) for lying in view.board]
    for place, lying in enumerate(view.fallen):
        pieces.append(
            Piece(
                piece_id(lying.piece),
                "fallen",
                piece_face(lying.piece),
                piece_text(lying.piece),
                ref=lying.piece,
                place=place,
            )
        )
    for seat, markers in enumerate(view.markers):
        pieces += _markers(markers, f"markers-{seat}")
    return pieces + _markers(view.box, "box")


def _disc(view: View, lying: Lying) -> Piece:
    piece = lying.piece
    announced: tuple[Mark, ...] = ("pointed",) if piece == view.announced else ()
    return Piece(
        piece_id(piece),
        "field",
        piece_face(piece),
        piece_text(piece),
        ref=piece,
        at=(lying.x, lying.y, RADII[piece]),
        marks=announced,
    )


def _markers(markers: Markers, zone: str) -> list[Piece]:
    return [
        _marker(marker, zone, place, marker in markers.up)
        for place, marker in enumerate(markers.known)
    ]


def _marker(marker: int, zone: str, place: int, up: bool) -> Piece:
    """It wears its raccoon's colour; whose it is the zone tells."""
    marks: tuple[Mark, ...] = ("seen",) if up else ()
    label = Text("ww-marker-up" if up else "ww-marker", {"raccoon": piece_text(marker)})
    return Piece(marker_id(marker), zone, marker_face(marker), label, marker, place, marks=marks)
