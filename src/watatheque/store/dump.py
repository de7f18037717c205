"""All rows as JSON lines: from any database into any other.

First a line that says what this is, then a row a line, then how many rows there were and the
SHA-256 of everything before, so that half a dump is never taken for a whole one.
"""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, BinaryIO

import msgspec

from watatheque.store import reads
from watatheque.store.inserts import PLACES
from watatheque.store.migrate import check_version, head
from watatheque.store.rows import Row
from watatheque.store.sql import SqlStore
from watatheque.store.store import StoreUnusable

KINDS: dict[str, type[Row]] = {str(place.name): kind for kind, place in PLACES.items()}
NAMES = {kind: name for name, kind in KINDS.items()}
AT_ONCE = 1000


class First(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    watatheque_dump: int
    schema: str


class Last(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    rows: int
    sha256: str


def dump(store: SqlStore, out: BinaryIO) -> int:
    """One moment of the store, while others write; tells how many rows there were."""
    digest, count = hashlib.sha256(), 0

    def put(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        out.write(line)

    put(First(1, head()))
    with store.reading() as connection:
        for row in reads.everything(connection):
            put([NAMES[type(row)], *row])
            count += 1
    put(Last(count, digest.hexdigest()))
    return count


def load(store: SqlStore, lines: Iterable[bytes]) -> int:
    """Into an empty store, all or nothing."""
    count, rows = 0, read(lines)
    with store.begun() as connection:
        if not reads.is_empty(connection):
            raise StoreUnusable("it is not empty")
        while chunk := list(islice(rows, AT_ONCE)):
            store.inserts.run(connection, chunk)
            count += len(chunk)
        store.finish(connection)
    return count


def read(lines: Iterable[bytes]) -> Iterator[Row]:
    """The rows of a dump; complains before its end, or there at the latest, if it is not whole."""
    digest, count, last = hashlib.sha256(), 0, None
    for number, line in enumerate(lines, 1):
        if last is not None:
            raise StoreUnusable(f"line {number}: the dump has ended already")
        try:
            if number == 1:
                check_version(msgspec.json.decode(line, type=First).schema)
            elif line.startswith(b"{"):
                last = msgspec.json.decode(line, type=Last)
                continue
            else:
                yield row_of(line)
                count += 1
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as error:
            raise StoreUnusable(f"line {number} is not of a dump: {error}") from None
        digest.update(line)
    if last is None:
        raise StoreUnusable("it is cut off: its last line is missing")
    if last != Last(count, digest.hexdigest()):
        raise StoreUnusable("it was changed or damaged: its checksum is wrong")


def row_of(line: bytes) -> Row:
    name, *fields = msgspec.json.decode(line, type=list[Any])
    return msgspec.convert(fields, KINDS[name])
