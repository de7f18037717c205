"""How what happens is shown and told."""

from collections.abc import Sequence
from typing import Any

from watatheque.core.scene import Beat, BeatKind, Text, seat_text
from watatheque.core.values import Event
from watatheque.games.willy_waschbaer.values import BOX
from watatheque.games.willy_waschbaer.words import (
    marker_id,
    piece_id,
    piece_text,
    receiver_text,
    seats_text,
)

# The kind, source, target and length of the beat that shows an event, with holes.
SHOWN: dict[str, tuple[BeatKind, str, str, int]] = {
    "began": ("banner", "", "", 900),
    "arranged": ("move", "field", "field", 300),
    "settled": ("banner", "", "", 600),
    "looked": ("show", "", "markers-{seat}", 900),
    "gave": ("banner", "", "", 200),
    "given": ("move", "markers-{seat}", "{receiver}", 300),
    "traded": ("pass", "", "", 900),
    "received": ("show", "", "markers-{seat}", 600),
    "announced": ("show", "field", "", 500),
    "flicked": ("slide", "field", "field", 300),
    "hangs": ("show", "field", "", 300),
    "crossed": ("banner", "", "", 500),
    "fouled": ("strike", "", "", 900),
    "returned": ("move", "field", "field", 300),
    "took": ("move", "{off}", "food-{seat}", 500),
    "out": ("move", "{off}", "", 500),
    "turned": ("flip", "markers-{seat}", "markers-{seat}", 500),
    "chose": ("banner", "", "", 400),
    "put": ("move", "fallen", "field", 300),
    "next": ("banner", "", "", 100),
    "ended": ("banner", "", "", 900),
    "revealed": ("show", "", "", 600),
    "counted": ("count", "", "sheet", 400),
    "won": ("banner", "", "", 1500),
    "ready": ("banner", "", "", 100),
}
CARRIED = ("flicked", "arranged", "returned", "put", "took", "counted")  # with their data


def beats_of(event: Event) -> Sequence[Beat]:
    shown = _beat(event)
    return (shown, _rest(event)) if event.kind == "flicked" else (shown,)


def _beat(event: Event) -> Beat:
    kind, source, target, ms = SHOWN[event.kind]
    data = event.data
    return Beat(
        kind=kind,
        text=Text(_message(event), _told(data)),
        ms=max(ms, data.get("millis", 0)),
        article=event.article,
        seat=data.get("seat"),
        piece=_piece(event),
        source=_zone(source, event),
        target=_zone(target, event),
        data=dict(data) if event.kind in CARRIED else {},
    )


def _rest(event: Event) -> Beat:
    """Nobody is told how a shot ends while it is under way."""
    text = Text("ww-told-rest", {"count": len(event.data["off"])})
    return Beat(kind="banner", text=text, ms=300, article=event.article, seat=event.data["seat"])


def _message(event: Event) -> str:
    data = event.data
    if event.kind == "counted" and data["points"] < data["taken"]:
        return "ww-told-nothing"  # WW-14
    if event.kind in ("fouled", "ended", "chose"):
        why = data.get("why") or data.get("end") or data.get("keep")
        return f"ww-told-{event.kind}-{why}"
    if event.kind == "won" and len(data["winners"]) > 1:
        return "ww-told-shared"
    return f"ww-told-{event.kind}"


def _zone(zone: str, event: Event) -> str:
    data = event.data
    to = data.get("target", BOX)
    return zone.format(
        seat=data.get("seat"),
        receiver="box" if to == BOX else f"markers-{to}",
        off="fallen" if event.article == "WW-10" else "field",
    )


def _piece(event: Event) -> str:
    data = event.data
    if "marker" in data:
        return marker_id(data["marker"])
    if event.kind == "took":
        return piece_id(data["food"][0])
    piece = data.get("raccoon", data.get("piece"))
    return "" if piece is None else piece_id(piece)


def _told(data: dict[str, Any]) -> dict[str, int | str | Text]:
    told: dict[str, int | str | Text] = {
        name: data[name] for name in ("game", "taken", "points", "left", "strength") if name in data
    }
    for name in ("seat", "first", "giver"):
        if name in data:
            told[name] = seat_text(data[name])
    for name in ("raccoon", "marker", "piece"):
        if name in data:
            told["piece"] = piece_text(data[name])
    if "target" in data:
        told["receiver"] = receiver_text(data["target"])
    if "food" in data:
        told["count"] = len(data["food"])
    if "winners" in data:
        told["seat"] = seats_text(data["winners"])
        told["points"] = max(data["totals"])
    return told
