"""A record held against what the clients were promised."""

from functools import cache
from typing import Any

from tests.faults.stubborn import Promise
from watatheque.core import codec
from watatheque.core.game import Game
from watatheque.core.match import Match
from watatheque.core.record import Entry, Record
from watatheque.core.replay import follow


def due_entries(game: Game[Any, Any, Any], record: Record) -> set[int]:
    """The numbers of the entries that the match made by itself: deadlines and Ticks."""
    header = record.header
    match = Match(game, header.options, header.seats, record.seed(), header.position)
    found = set()
    for entry in record.entries:
        if match.due() == entry:
            found.add(entry.n)
        follow(match, entry)
    return found


def assert_kept(entries: list[Entry], due: set[int], promises: list[Promise]) -> None:
    """Every promise is one entry, in order, and every act that was not due was promised.

    A default may be the very action that was sent again, so it may stand for a promise or not.
    """

    @cache
    def fits(i: int, j: int) -> bool:
        if i == len(entries):
            return j == len(promises)
        entry = entries[i]
        if j < len(promises) and promises[j][0] < entry.n:
            kept = promises[j][1] == codec.write_action(entry.action)
            if kept and fits(i + 1, j + 1):
                return True
        return entry.n in due and fits(i + 1, j)

    made = [(entry.n, codec.write_action(entry.action), entry.n in due) for entry in entries]
    assert fits(0, 0), f"entries {made}\npromised {promises}"
