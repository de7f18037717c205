"""The holes of a gesture's template, and the words that fill them."""

from typing import Any, Final

from watatheque.core.scene import (
    CHOICE,
    DX,
    DY,
    NUMBER,
    PIECE,
    PLACE,
    STRENGTH,
    TARGET,
    Gesture,
    Text,
    X,
    Y,
)
from watatheque.terminal import places
from watatheque.terminal.handles import Handles

NUMBERS: Final = (X, Y, DX, DY, STRENGTH, NUMBER)
HOLES: Final = (PIECE, PLACE, TARGET, CHOICE, *NUMBERS)


class Unclear(Exception):
    """What was typed fits no gesture; `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


def holes(gesture: Gesture) -> list[tuple[str, str]]:
    """(field, hole) in the order in which they are typed."""
    return [(field, value) for field, value in gesture.action.items() if value in HOLES]


def fill(gesture: Gesture, handles: Handles, hole: str, said: str) -> Any:
    """The value that a typed word gives a hole."""
    if hole == PIECE:
        return _meant(gesture, _piece(handles, gesture.source, said), said)
    if hole == TARGET:
        return _target(gesture, handles, said)
    if hole == PLACE:
        return _place(gesture, handles, said)
    if hole == CHOICE:
        return _choice(gesture, said)
    return _number(said)


def _meant(gesture: Gesture, ref: Any, said: str) -> Any:
    if gesture.only and ref not in gesture.only:
        raise Unclear(Text("term-unclear", {"said": said}))
    return ref


def _piece(handles: Handles, zones: tuple[str, ...], said: str) -> Any:
    piece = handles.piece(said, zones)
    if piece is None:
        raise Unclear(Text("term-no-number", {"said": said}))
    return piece.ref


def _target(gesture: Gesture, handles: Handles, said: str) -> Any:
    zones = gesture.target or gesture.source
    return said if said in zones else _piece(handles, zones, said)


def _place(gesture: Gesture, handles: Handles, said: str) -> int:
    for zone in _place_zones(gesture, handles):
        place = places.find(zone, said)
        if place is not None:
            return place
    raise Unclear(Text("term-no-place", {"said": said}))


def _place_zones(gesture: Gesture, handles: Handles) -> list[Any]:
    named = gesture.target or gesture.source
    return [handles.zones[name] for name in named if name in handles.zones]


def _choice(gesture: Gesture, said: str) -> int | str:
    for i, choice in enumerate(gesture.choices, start=1):
        if said in (str(i), str(choice.value)):
            return choice.value
    raise Unclear(Text("term-unclear", {"said": said}))


def _number(said: str) -> int:
    try:
        return int(said)
    except ValueError:
        raise Unclear(Text("term-unclear", {"said": said})) from None


def spell(gesture: Gesture, handles: Handles, hole: str, value: Any) -> str | None:
    """The word that would have given this value."""
    if hole == PIECE:
        return handles.spell(value, gesture.source)
    if hole == TARGET:
        zones = gesture.target or gesture.source
        return value if value in zones else handles.spell(value, zones)
    if hole == PLACE:
        zones_here = _place_zones(gesture, handles)
        return places.name(zones_here[0], value) if zones_here else None
    if hole == CHOICE:
        values = [choice.value for choice in gesture.choices]
        return str(values.index(value) + 1) if value in values else None
    return str(value)
