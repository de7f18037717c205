"""Scenes as they travel: whole, as what changed, and as what one seat sees beyond the public.

A document is a scene in JSON values with zones and pieces by id. A patch holds only what changed;
in `zones` and `pieces` null removes. An overlay is the patch from the public document to a seat's.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from watatheque.core import codec
from watatheque.core.scene import Piece, Scene, Zone

Document = dict[str, Any]
Patch = dict[str, Any]

KEYED = ("zones", "pieces")
WHOLE = ("status", "chairs", "gestures", "layout", "hints")


@cache
def kind(name: str) -> str:
    """As `codec.tag`, once for each class of zones."""
    return next(codec.tag(cls) for cls in Zone.__subclasses__() if cls.__name__ == name)


def document(scene: Scene) -> Document:
    told: Document = {name: codec.plain(getattr(scene, name)) for name in WHOLE}
    return told | {name: _told(getattr(scene, name)) for name in KEYED}


def _told(things: Iterable[Zone | Piece]) -> dict[str, Any]:
    return {thing.id: _plain(thing) for thing in things}


def _plain(thing: Zone | Piece) -> dict[str, Any]:
    told: dict[str, Any] = codec.plain(thing)
    return {"kind": kind(type(thing).__name__), **told} if isinstance(thing, Zone) else told


def difference(before: Scene, after: Scene) -> Patch:
    """From the scenes themselves: most of a table stays as it is, and need not be written out."""
    patch: Patch = {}
    for name in WHOLE:
        new = getattr(after, name)
        if getattr(before, name) != new:
            patch[name] = codec.plain(new)
    for name in KEYED:
        changes = _changes(getattr(before, name), getattr(after, name))
        if changes:
            patch[name] = changes
    return patch


def _changes(before: Iterable[Zone | Piece], after: Iterable[Zone | Piece]) -> dict[str, Any]:
    old = {thing.id: thing for thing in before}
    changes: dict[str, Any] = {}
    for thing in after:
        if old.pop(thing.id, None) != thing:
            changes[thing.id] = _plain(thing)
    return changes | dict.fromkeys(old)


def patched(document: Document, patch: Patch) -> Document:
    """What a client does; neither argument is touched."""
    after = document | {key: value for key, value in patch.items() if key not in KEYED}
    for key in KEYED:
        merged = document.get(key, {}) | patch.get(key, {})
        after[key] = {id: told for id, told in merged.items() if told is not None}
    return after
