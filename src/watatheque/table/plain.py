"""The parts of scenes in JSON values, each worked out once as long as it is the same object.

Games hand out the same object for a part that looks the same, so most of what is written to
anybody has been written out before. Nobody may change what they get from here.
"""

from typing import Any

from watatheque.core import codec

KEPT = 8192  # then all are forgotten: games that make their parts anew must not fill the memory

_written: dict[int, tuple[object, Any]] = {}  # by identity; the object is held, so it stays its own


def plain(thing: object) -> Any:
    known = _written.get(id(thing))
    if known is not None:
        return known[1]
    if len(_written) >= KEPT:
        _written.clear()
    told = codec.plain(thing)
    _written[id(thing)] = thing, told
    return told
