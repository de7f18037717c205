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
WHOLE: Final = ["status", "chairs", "gestures", "layout", "hints"]
NOTHING: Final[Patch] = {}


def document(scene: Scene) -> Document:
    told: Document = {name: written(getattr(scene, name)) for name in WHOLE}
    return told | {name: {t.id: written(t) for t in getattr(scene, name)} for name in KEYED}


class Parts:
    """A scene taken apart once: it is compared several times, and its fields are slow to read."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.whole: list[object] = [
            scene.status, scene.chairs, scene.gestures, scene.layout, scene.hints,
        ]  # fmt: skip
        self.zones: Things = scene.zones
        self.pieces: Things = scene.pieces


class Change:
    """What was, what is, and the patch from one to the other."""

    def __init__(self, before: Parts, after: Parts) -> None:
        self.before = before
        self.after = after
        self.zones = Others(before.zones, after.zones)
        self.pieces = Others(before.pieces, after.pieces)
        self.patch: Patch = {}
        for i in range(len(WHOLE)):
            old, new = before.whole[i], after.whole[i]
            if old is not new:
                _replace(WHOLE[i], old, new, NOTHING, self.patch)
        _merge("zones", self.zones, after.zones, NOTHING, self.patch)
        _merge("pieces", self.pieces, after.pieces, NOTHING, self.patch)


class Others:
    """All that is not the same object in both, found by walking along them side by side: with most
    changes one thing is new, gone or looks different, here and there."""

    def __init__(self, before: Things, after: Things) -> None:
        self.gone: list[Zone | Piece] = []
        self.fresh: list[Zone | Piece] = []
        i, j, olds, news = 0, 0, len(before), len(after)
        while i < olds and j < news:
            if before[i] is after[j]:
                i, j = i + 1, j + 1
            elif j + 1 < news and before[i] is after[j + 1]:
                self.fresh.append(after[j])
                j += 1
            elif i + 1 < olds and before[i + 1] is after[j]:
                self.gone.append(before[i])
                i += 1
            else:
                self.gone.append(before[i])
                self.fresh.append(after[j])
                i, j = i + 1, j + 1
        if i < olds:
            self.gone += before[i:]
        if j < news:
            self.fresh += after[j:]

    def changes(self) -> Changes:
        old: dict[str, Zone | Piece] = {}
        changes: Changes = {}
        for thing in self.gone:
            id = thing.id
            old[id] = thing
            changes[id] = None
        for thing in self.fresh:
            id = thing.id
            was = old.get(id)
            if was is not None and (was is thing or was == thing):
                del changes[id]
            else:
                changes[id] = written(thing)
        return changes

    def same(self, other: "Others") -> bool:
        """The very same objects; others may look alike, but to compare them takes long."""
        return _same(self.gone, other.gone) and _same(self.fresh, other.fresh)


def _same(mine: list[Zone | Piece], yours: list[Zone | Piece]) -> bool:
    return len(mine) == len(yours) and all(mine[i] is yours[i] for i in range(len(mine)))


def difference(before: Scene, after: Scene) -> Patch:
    """From the scenes themselves: most of a table stays as it is, and need not be written out."""
    return Change(Parts(before), Parts(after)).patch


def left_open(before: Parts, after: Parts, told: Change) -> Patch:
    """What remains to be told to a reader who has applied what was told to all.

    Most of what changes is the same object for everybody: then there is nothing to work out.
    """
    patch: Patch = {}
    for i in range(len(WHOLE)):
        old, new = before.whole[i], after.whole[i]
        if old is not told.before.whole[i] or new is not told.after.whole[i]:
            _replace(WHOLE[i], old, new, told.patch, patch)
    zones = Others(before.zones, after.zones)
    if not zones.same(told.zones):
        _merge("zones", zones, after.zones, told.patch, patch)
    pieces = Others(before.pieces, after.pieces)
    if not pieces.same(told.pieces):
        _merge("pieces", pieces, after.pieces, told.patch, patch)
    return patch


def _replace(name: str, old: object, new: object, told: Patch, patch: Patch) -> None:
    if name in told:
        mine = written(new)
        if told[name] is not mine and told[name] != mine:
            patch[name] = mine
    elif old is not new and old != new:
        patch[name] = written(new)


def _merge(name: str, others: Others, after: Things, told: Patch, patch: Patch) -> None:
    changes = others.changes()
    if name in told:
        _correct(changes, told[name], after)
    if changes:
        patch[name] = changes


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
