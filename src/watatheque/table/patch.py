"""Scenes as they travel: whole, as what changed, and as what one seat sees beyond the public.

A document is a scene as it is sent: its parts in JSON, zones and pieces by id. A patch holds only
what changed; in `zones` and `pieces` null removes. A seat is told what changed for all, and what
that leaves open.
"""

from typing import Any

from watatheque.core.scene import Piece, Scene, Zone
from watatheque.table.written import written

Document = dict[str, Any]
Patch = dict[str, Any]
Things = tuple[Zone | Piece, ...]
Changes = dict[str, Any]  # by id; None for what is gone

KEYED = ("zones", "pieces")
WHOLE = ("status", "chairs", "gestures", "layout", "hints")


def document(scene: Scene) -> Document:
    told: Document = {name: written(getattr(scene, name)) for name in WHOLE}
    return told | {name: {t.id: written(t) for t in getattr(scene, name)} for name in KEYED}


def difference(before: Scene, after: Scene) -> Patch:
    """From the scenes themselves: most of a table stays as it is, and need not be written out."""
    patch: Patch = {}
    _replace("status", before.status, after.status, patch)
    _replace("chairs", before.chairs, after.chairs, patch)
    _replace("gestures", before.gestures, after.gestures, patch)
    _replace("layout", before.layout, after.layout, patch)
    _replace("hints", before.hints, after.hints, patch)
    _merge("zones", before.zones, after.zones, patch)
    _merge("pieces", before.pieces, after.pieces, patch)
    return patch


def _replace(name: str, old: object, new: object, patch: Patch) -> None:
    if old is not new and old != new:
        patch[name] = written(new)


def _merge(name: str, before: Things, after: Things, patch: Patch) -> None:
    changes = {} if before is after else _changes(before, after)
    if changes:
        patch[name] = changes


def _changes(before: Things, after: Things) -> Changes:
    changes: Changes = {}
    both = _paired(before, after, changes)
    old = {thing.id: thing for thing in before[both:]}
    for thing in after[both:]:
        was = old.pop(thing.id, None)
        if was is not thing and was != thing:
            changes[thing.id] = written(thing)
    for gone in old:
        changes[gone] = None
    return changes


def _paired(before: Things, after: Things, changes: Changes) -> int:
    """How many of the first stand in both at the same place, with those of them that changed."""
    count = min(len(before), len(after))
    for i in range(count):
        was, thing = before[i], after[i]
        if was is thing:
            continue
        if was.id != thing.id:
            return i
        if was != thing:
            changes[thing.id] = written(thing)
    return count


def beyond(told: Patch, was: Scene, now: Scene) -> Patch:
    """What is left to tell a seat, from its last scene to the one of now, when all were told."""
    patch: Patch = {}
    _retell("status", told, was.status, now.status, patch)
    _retell("chairs", told, was.chairs, now.chairs, patch)
    _retell("gestures", told, was.gestures, now.gestures, patch)
    _retell("layout", told, was.layout, now.layout, patch)
    _retell("hints", told, was.hints, now.hints, patch)
    _remerge("zones", told, was.zones, now.zones, patch)
    _remerge("pieces", told, was.pieces, now.pieces, patch)
    return patch


def _retell(name: str, told: Patch, old: object, new: object, patch: Patch) -> None:
    if name not in told:
        _replace(name, old, new, patch)
    elif told[name] != written(new):
        patch[name] = written(new)


def _remerge(name: str, told: Patch, before: Things, after: Things, patch: Patch) -> None:
    if name not in told:
        _merge(name, before, after, patch)
        return
    changes = _left(told[name], before, after)
    if changes:
        patch[name] = changes


def _left(told: Changes, before: Things, after: Things) -> Changes:
    """A client has what it was told; of what it was not told, it has what was before."""
    changes: Changes = {}
    heard, old = told.copy(), {thing.id: thing for thing in before}
    for thing in after:
        id = thing.id
        was = old.pop(id, None)
        if id in heard:
            if heard.pop(id) != written(thing):
                changes[id] = written(thing)
        elif was is not thing and was != thing:
            changes[id] = written(thing)
    for id in old:
        if id not in heard:
            changes[id] = None
    for id, value in heard.items():
        if value is not None:
            changes[id] = None
    return changes


def patched(document: Document, patch: Patch) -> Document:
    """What a client does; neither argument is touched."""
    after = document | {key: value for key, value in patch.items() if key not in KEYED}
    for key in KEYED:
        merged = document.get(key, {}) | patch.get(key, {})
        after[key] = {id: told for id, told in merged.items() if told is not None}
    return after
