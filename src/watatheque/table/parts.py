"""What one viewer sees, part by part: what differs from before, and taking that up."""

from watatheque.core.scene import Scene
from watatheque.core.touch import AS_BEFORE, WHOLE, Swap, Thing, Touch


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
    return _without_equals(gone, fresh) if gone and fresh else Swap(gone, fresh)


def _without_equals(gone: list[Thing], fresh: list[Thing]) -> Swap:
    """Games may make anew what looks the same."""
    old = {thing.id: thing for thing in gone}
    kept: list[Thing] = []
    for thing in fresh:
        was = old.get(thing.id)
        if was is not None and (was is thing or was == thing):
            del old[thing.id]
        else:
            kept.append(thing)
    return Swap([*old.values()], kept)


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
