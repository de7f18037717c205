"""Scenes as they travel: whole, as what changed, and as what one seat sees beyond the public.

A document is a scene as it is sent: its parts in JSON, zones and pieces by id. A patch holds only
what changed; in `zones` and `pieces` null removes. A seat is told what changed for all, and what
that leaves open.
"""

from typing import Any, Final

from msgspec import Raw

from watatheque.core.scene import Scene
from watatheque.core.touch import AS_BEFORE, WHOLE, Swap, Thing, Touch
from watatheque.table.written import written

Document = dict[str, Any]
Patch = dict[str, Any]
Changes = dict[str, Any]  # by id; None for what is gone

KEYED: Final = ("zones", "pieces")


class Parts:
    """What one viewer sees, taken apart to be compared and changed."""

    def __init__(self, whole: list[object], zones: list[Thing], pieces: list[Thing]) -> None:
        self.whole = whole
        self.zones = zones
        self.pieces = pieces

    def copy(self) -> "Parts":
        return Parts(self.whole[:], self.zones[:], self.pieces[:])

    def touch(self, after: "Parts") -> Touch:
        """What differs in another: most of it is the same object."""
        whole: list[object] = []
        for i in range(len(WHOLE)):
            old, new = self.whole[i], after.whole[i]
            whole.append(AS_BEFORE if old is new or old == new else new)
        return Touch(whole, swap(self.zones, after.zones), swap(self.pieces, after.pieces))

    def take(self, touch: Touch) -> None:
        """From now on this is seen so."""
        for i in range(len(WHOLE)):
            if touch.whole[i] is not AS_BEFORE:
                self.whole[i] = touch.whole[i]
        _exchange(self.zones, touch.zones)
        _exchange(self.pieces, touch.pieces)

    def become(self, after: "Parts") -> None:
        self.whole, self.zones, self.pieces = after.whole, after.zones, after.pieces

    def document(self) -> Document:
        told: Document = {WHOLE[i]: written(self.whole[i]) for i in range(len(WHOLE))}
        told["zones"] = {thing.id: written(thing) for thing in self.zones}
        told["pieces"] = {thing.id: written(thing) for thing in self.pieces}
        return told


def parts(scene: Scene) -> Parts:
    whole = [scene.status, scene.chairs, scene.gestures, scene.layout, scene.hints]
    return Parts(whole, [*scene.zones], [*scene.pieces])


def swap(before: list[Thing], after: list[Thing]) -> Swap:
    """All that is not the same object in both, found by walking along them side by side: with most
    changes one thing is new, gone or looks different, here and there."""
    gone: list[Thing] = []
    fresh: list[Thing] = []
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
    if i < olds:
        gone += before[i:]
    if j < news:
        fresh += after[j:]
    return Swap(gone, fresh)


def _exchange(things: list[Thing], swap: Swap) -> None:
    """One takes the place of another where there is one: `swap` likes what stands in order."""
    for i in range(len(swap.gone)):
        at = _place(swap.gone[i], things)
        if i < len(swap.fresh):
            things[at] = swap.fresh[i]
        else:
            del things[at]
    if len(swap.fresh) > len(swap.gone):
        things += swap.fresh[len(swap.gone) :]


def _place(thing: Thing, things: list[Thing]) -> int:
    for i in range(len(things)):
        if things[i] is thing:
            return i
    return [other.id for other in things].index(thing.id)  # a game has forgotten that it drew it


# ---------------------------------------------------------------- patches


def document(scene: Scene) -> Document:
    return parts(scene).document()


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
    if _same(mine.gone, told.gone) and _same(mine.fresh, told.fresh):
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
    old: dict[str, Thing] = {}
    changes: Changes = {}
    for thing in swap.gone:
        id = thing.id
        old[id] = thing
        changes[id] = None
    for thing in swap.fresh:
        id = thing.id
        was = old.get(id)
        if was is not None and (was is thing or was == thing):
            del changes[id]
        else:
            changes[id] = written(thing)
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
