"""The parts of scenes and the beats in JSON, each written once as long as it is the same object.

Games hand out the same object for what looks the same, so most of what is sent to anybody has been
written before, and goes out as the bytes that it was.
"""

from typing import Final

from msgspec import Raw
from msgspec.json import Encoder

from watatheque.core.scene import Beat

# Then all are forgotten: games that make their parts anew must not fill the memory.
KEPT: Final = 8192

_encode: Final = Encoder().encode


class Notebook:
    """Of one kind of things, so that another kind that is made anew does not push them out."""

    def __init__(self) -> None:
        # By identity; the object is held, so that it stays its own.
        self.known: dict[int, tuple[object, Raw]] = {}

    def written(self, thing: object) -> Raw:
        known = self.known.get(id(thing))
        if known is not None:
            return known[1]
        if len(self.known) >= KEPT:
            self.known.clear()
        told = Raw(_encode(thing))
        self.known[id(thing)] = thing, told
        return told


_parts: Final = Notebook()
_beats: Final = Notebook()


def written(part: object) -> Raw:
    return _parts.written(part)


def written_beat(beat: Beat) -> Raw:
    return _beats.written(beat)
