"""Scenes as they travel: whole, as what changed, and as what one seat sees beyond the public.

A document is a scene as it is sent: its parts in JSON, zones and pieces by id. A patch holds only
what changed; in `zones` and `pieces` null removes. A seat is told what changed for all, and what
that leaves open.
"""

from typing import Any, Final

from msgspec import Raw

from watatheque.core.scene import Piece, Scene, Zone
from watatheque.table.written import written

Document = dict[str, Any]
Patch = dict[str, Any]
Things = tuple[Zone | Piece, ...]
Changes = dict[str, Any]  # by id; None for what is gone

KEYED: Final = ("zones", "pieces")
WHOLE: Final = ("status", "chairs", "gestures", "layout", "hints")
NOTHING: Final[Patch] = {}


def document(scene: Scene) -> Document:
    told: Document = {name: written(getattr(scene, name)) for name in WHOLE}
    return told | {name: {t.id: written(t) for t in getattr(scene, name)} for name in KEYED}


def difference(before: Scene, after: Scene, told: Patch = NOTHING) -> Patch:
    """From the scenes themselves: most of a table stays as it is, and need not be written out.

    `told` is a patch that the reader has applied to what was before, as it was told to all.
    """
    patch: Patch = {}
    _replace("status", before.status, after.status, told, patch)
    _replace("chairs", before.chairs, after.chairs, told, patch)
    _replace("gestures", before.gestures, after.gestures, told, patch)
    _replace("layout", before.layout, after.layout, told, patch)
    _replace("hints", before.hints, after.hints, told, patch)
    _merge("zones", before.zones, after.zones, told, patch)
    _merge("pieces", before.pieces, after.pieces, told, patch)
    return patch


def _replace(name: str, old: object, new: object, told: Patch, patch: Patch) -> None:
    if name in told:
        mine = written(new)
        if told[name] is not mine and told[name] != mine:
            patch[name] = mine
    elif old is not new and old != new:
        patch[name] = written(new)


def _merge(name: str, before: Things, after: Things, told: Patch, patch: Patch) -> None:
    changes = {} if before is after else _changes(before, after)
    if name in told:
        _correct(changes, told[name], after)
    if changes:
        patch[name] = changes


def _changes(before: Things, after: Things) -> Changes:
    gone, fresh = _others(before, after)
    old = {thing.id: thing for thing in gone}
    changes: Changes = dict.fromkeys(old)
    for thing in fresh:
        id = thing.id
        was = old.get(id)
        if was is thing or was == thing:
            del changes[id]
        else:
            changes[id] = written(thing)
    return changes


def _others(before: Things, after: Things) -> tuple[list[Zone | Piece], list[Zone | Piece]]:
    """All that is not the same object in both, found by walking along them side by side: with most
    changes one thing is new, gone or looks different, here and there."""
    gone: list[Zone | Piece] = []
    fresh: list[Zone | Piece] = []
    i, j, olds, news = 0, 0, len(before), len(after)
    while i < olds and j < news:
        if before[i] is after[j]:
            i, j = i + 1, j + 1
        elif j + 1 < news and before[i] is after[j + 1]:
            fresh.append(after[j])
            j += 1
        elif i + 1 < olds and before[i + 1] is after[j]:
            gone.append(before[i])
            i += 1
        else:
            gone.append(before[i])
            fresh.append(after[j])
            i, j = i + 1, j + 1
    gone += before[i:]
    fresh += after[j:]
    return gone, fresh


def _correct(changes: Changes, told: Changes, after: Things) -> None:
    """What was told is not told again where it is true for the reader, and else put right."""
    for id, value in told.items():
        if id not in changes:
            mine = _find(id, after)
            if mine is not value and mine != value:
                changes[id] = mine
        elif changes[id] is value or changes[id] == value:
            del changes[id]


def _find(id: str, things: Things) -> Raw | None:
    for thing in things:
        if thing.id == id:
            return written(thing)
    return None


def patched(document: Document, patch: Patch) -> Document:
    """What a client does; neither argument is touched."""
    after = document | {key: value for key, value in patch.items() if key not in KEYED}
    for key in KEYED:
        merged = document.get(key, {}) | patch.get(key, {})
        after[key] = {id: told for id, told in merged.items() if told is not None}
    return after
