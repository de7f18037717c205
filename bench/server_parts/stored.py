"""Whether every acknowledged action is in the store, read past the server."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Place = tuple[str, int]  # a match, the number of an entry
Entry = tuple[int, dict[str, Any]]  # a seat, its action


@dataclass(frozen=True)
class Compared:
    acknowledged: int
    missing: int
    first: str = ""  # what is missing, or stands otherwise

    def __str__(self) -> str:
        told = f"of {self.acknowledged:,} acknowledged actions {self.missing:,} not in the record"
        return f"{told}: {self.first}" if self.first else told


def compare(data: Path, acked: Path) -> Compared:
    kept = dict(_kept(data))
    told = dict(_told(acked))
    lost = [(place, what) for place, what in told.items() if kept.get(place) != what]
    first = f"{lost[0]} is {kept.get(lost[0][0])}" if lost else ""
    return Compared(len(told), len(lost), first)


def _told(acked: Path) -> Iterator[tuple[Place, Entry]]:
    """What clients were told; an entry belongs to one of them only."""
    places = set()
    for line in acked.read_text().splitlines():
        one = json.loads(line)
        place = one["match"], one["n"]
        if place in places:
            raise RuntimeError(f"two clients were told that {place} is theirs")
        places.add(place)
        yield place, (one["seat"], one["action"])


def _kept(data: Path) -> Iterator[tuple[Place, Entry]]:
    (file,) = data.glob("*.db")
    with closing(sqlite3.connect(file)) as store:
        rows = store.execute("select match_id, n, seat, action from entries")
        for match, n, seat, action in rows:
            yield (match, n), (seat, json.loads(action))
