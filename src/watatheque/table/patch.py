"""Scenes as they travel: whole, as what changed, and as what one seat sees beyond the public.

A document is a scene as it is sent: its parts in JSON, zones and pieces by id. A patch holds only
what changed; in `zones` and `pieces` null removes. An overlay is the patch from the public document
to a seat's.
"""

from collections.abc import Sequence
from typing import Any

from watatheque.core.scene import Piece, Scene, Zone
from watatheque.table.written import written

Document = dict[str, Any]
Patch = dict[str, Any]

KEYED = ("zones", "pieces")
WHOLE = ("status", "chairs", "gestures", "layout", "hints")


def document(scene: Scene) -> Document:
    told: Document = {name: written(getattr(scene, name)) for name in WHOLE}
    return told | {name: {t.id: written(t) for t in getattr(scene, name)} for name in KEYED}


def difference(before: Scene, after: Scene) -> Patch:
    """From the scenes themselves: most of a table stays as it is, and need not be written out."""
    patch: Patch = {}
    for name in WHOLE:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and old != new:
            patch[name] = written(new)
    for name in KEYED:
        changes = _changes(getattr(before, name), getattr(after, name))
        if changes:
            patch[name] = changes
    return patch


def _changes(before: Sequence[Zone | Piece], after: Sequence[Zone | Piece]) -> dict[str, Any]:
    if before is after:
        return {}
    alike = _alike(before, after)
    old = {thing.id: thing for thing in before[alike:]}
    changes: dict[str, Any] = {}
    for thing in after[alike:]:
        was = old.pop(thing.id, None)
        if was is not thing and was != thing:
            changes[thing.id] = written(thing)
    return changes | dict.fromkeys(old) if old else changes


def _alike(before: Sequence[object], after: Sequence[object]) -> int:
    """How many of the first are the same."""
    count = 0
    for old, new in zip(before, after, strict=False):
        if old is not new:
            break
        count += 1
    return count


def patched(document: Document, patch: Patch) -> Document:
    """What a client does; neither argument is touched."""
    after = document | {key: value for key, value in patch.items() if key not in KEYED}
    for key in KEYED:
        merged = document.get(key, {}) | patch.get(key, {})
        after[key] = {id: told for id, told in merged.items() if told is not None}
    return after
