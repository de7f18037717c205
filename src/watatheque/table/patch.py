"""Scenes as they travel: whole, as what changed, and as what one seat sees beyond the public.

A document is a scene as it is sent: its parts in JSON, zones and pieces by id. A patch holds only
what changed; in `zones` and `pieces` null removes. A seat is told what changed for all, and what
that leaves open.
"""

from typing import Any, Final

from msgspec import Raw

from watatheque.core.scene import Scene
from watatheque.core.touch import AS_BEFORE, WHOLE, Swap, Thing, Touch
from watatheque.table.parts import Parts, parts
from watatheque.table.written import written

Document = dict[str, Any]
Patch = dict[str, Any]
Changes = dict[str, Any]  # by id; None for what is gone

KEYED: Final = ("zones", "pieces")


def document(scene: Scene) -> Document:
    return document_of(parts(scene))


def document_of(seen: Parts) -> Document:
    told: Document = {WHOLE[i]: written(seen.whole[i]) for i in range(len(WHOLE))}
    told["zones"] = {thing.id: written(thing) for thing in seen.zones}
    told["pieces"] = {thing.id: written(thing) for thing in seen.pieces}
    return told


def difference(before: Scene, after: Scene) -> Patch:
    """From the scenes themselves: most of a table stays as it is, and need not be written out."""
    return patch_of(parts(before).touch(parts(after)))


def patch_of(touch: Touch) -> Patch:
    patch: Patch = {}
    for i in range(len(WHOLE)):
        if touch.whole[i] is not AS_BEFORE:
            patch[WHOLE[i]] = written(touch.whole[i])
    _put("zones", _changes(touch.zones), patch)
    _put("pieces", _changes(touch.pieces), patch)
    return patch


def left_open(seen: Parts, mine: Touch, told: Touch, patch: Patch) -> Patch:
    """What remains to be told to a reader who has applied what was told to all (`patch`): by now
    the reader is to see `seen`. Most of what changes is the same object for everybody."""
    left: Patch = {}
    for i in range(len(WHOLE)):
        new, said = mine.whole[i], told.whole[i]
        if said is not AS_BEFORE:
            new = seen.whole[i]
        if new is not said and new != said:
            left[WHOLE[i]] = written(new)
    _correct("zones", seen.zones, mine.zones, told.zones, patch, left)
    _correct("pieces", seen.pieces, mine.pieces, told.pieces, patch, left)
    return left


def _correct(
    name: str, seen: list[Thing], mine: Swap, told: Swap, patch: Patch, left: Patch
) -> None:
    """What was told is not told again where it is true for the reader, and else put right."""
    if mine is told or (_same(mine.gone, told.gone) and _same(mine.fresh, told.fresh)):
        return
    changes = _changes(mine)
    said: Changes = patch.get(name, {})
    for id, value in said.items():
        if id not in changes:
            now = _find(id, seen)
            if now is not value and now != value:
                changes[id] = now
        elif changes[id] is value or changes[id] == value:
            del changes[id]
    _put(name, changes, left)


def _put(name: str, changes: Changes, patch: Patch) -> None:
    if changes:
        patch[name] = changes


def _changes(swap: Swap) -> Changes:
    changes: Changes = {}
    for thing in swap.gone:
        changes[thing.id] = None
    for thing in swap.fresh:
        changes[thing.id] = written(thing)
    return changes


def _same(mine: list[Thing], yours: list[Thing]) -> bool:
    """The very same objects; others may look alike, but to compare them takes long."""
    return len(mine) == len(yours) and all(mine[i] is yours[i] for i in range(len(mine)))


def _find(id: str, things: list[Thing]) -> Raw | None:
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
