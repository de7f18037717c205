"""What of a table's document (`table.saved`) says whom it names: the rest is not even read.

Apart from `mentions.py`, which is compiled: msgspec reads the annotations of these classes.
"""

from typing import Final

import msgspec


class Person(msgspec.Struct, frozen=True):
    guest: str = ""


class Named(msgspec.Struct, frozen=True):
    """All places in which a document has a guest's id."""

    host: str = ""
    kicked: list[str] = []
    chairs: list[Person] = []
    done: list[Person] = []
    carried: dict[str, msgspec.Raw] = {}


READER: Final = msgspec.json.Decoder(Named)
