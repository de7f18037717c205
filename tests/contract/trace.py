"""Replays the records on standard input and prints a line for every entry.

`python -m tests.contract.trace` in another build or process must print what this one does.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

from tests.contract.cases import game
from tests.contract.sight import sight, written
from tests.contract.walk import digest
from watatheque.core.game import Event
from watatheque.core.match import Match
from watatheque.core.record import Record, read, read_header
from watatheque.core.replay import follow


def trace(record: Record) -> Iterator[str]:
    """After each entry: its number, the state, what was told and what some are shown and asked."""
    header = record.header
    match = Match(game(header.game), header.options, header.seats, record.seed(), header.position)
    told: list[list[Event]] = []
    match.listener = lambda _, news: told.append(news)
    for entry in record.entries:
        follow(match, entry)
        yield f"{entry.n} {digest(match.game, match.state)} {_shown(match, told[-1])}"


def _shown(match: Match, told: list[Event]) -> str:
    seat = len(match.entries) % match.seats
    sights = [sight(match.game, match.state, viewer) for viewer in (None, seat)]
    return sha256(written((told, sights))).hexdigest()[:16]


def main() -> None:
    print(sys.modules[Match.__module__].__file__)
    for text in sys.stdin.read().split("\n\n"):
        if text.strip():
            for line in trace(read(text, game(read_header(text).game).actions)):
                print(line)


if __name__ == "__main__":
    main()
