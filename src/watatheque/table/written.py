"""The parts of scenes in JSON, each written once as long as it is the same object.

Games hand out the same object for a part that looks the same, so most of what is sent to anybody
has been written before, and goes out as the bytes that it was.
"""

from typing import Final

from msgspec import Raw
from msgspec.json import Encoder

# Then all are forgotten: games that make their parts anew must not fill the memory.
KEPT: Final = 8192

_encode: Final = Encoder().encode
# By identity; the object is held, so that it stays its own.
_written: Final[dict[int, tuple[object, Raw]]] = {}


def written(thing: object) -> Raw:
    known = _written.get(id(thing))
    if known is not None:
        return known[1]
    if len(_written) >= KEPT:
        _written.clear()
    told = Raw(_encode(thing))
    _written[id(thing)] = thing, told
    return told
