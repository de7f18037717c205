"""The inverse of `patch.document`: scenes and beats as a client reads them back."""

from functools import cache
from typing import Any

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.scene import (
    Beat,
    Chair,
    Gesture,
    Hints,
    Layout,
    Piece,
    Scene,
    Text,
    Zone,
)
from watatheque.table.patch import Document

WHAT = "scene"
PARTS: dict[str, Any] = {
    "status": Text,
    "chairs": tuple[Chair, ...],
    "gestures": tuple[Gesture, ...],
    "layout": Layout,
    "hints": Hints,
}


@cache
def kinds() -> dict[str, type[Zone]]:
    return {codec.tag(cls): cls for cls in Zone.__subclasses__()}


def scene(document: Document) -> Scene:
    """A BadInput where it is none, or of a kind that is not known here."""
    if not isinstance(document, dict) or document.keys() != {*PARTS, "zones", "pieces"}:
        raise BadInput(WHAT, "this is not a whole scene")
    parts = {name: codec.read(cls, document[name], WHAT) for name, cls in PARTS.items()}
    zones = tuple(_zone(told) for told in document["zones"].values())
    pieces = codec.read(tuple[Piece, ...], list(document["pieces"].values()), WHAT)
    return Scene(**parts, zones=zones, pieces=pieces)


def _zone(told: dict[str, Any]) -> Zone:
    cls = kinds().get(str(told.get("kind")))
    if cls is None:
        raise BadInput(WHAT, f"there are no zones of the kind {told.get('kind')!r:.40}")
    zone: Zone = codec.read(cls, {k: v for k, v in told.items() if k != "kind"}, WHAT)
    return zone


def beats(told: list[Any]) -> list[Beat]:
    read: list[Beat] = codec.read(list[Beat], told, "beats")
    return read
