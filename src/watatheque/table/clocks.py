"""TB-23: thinking time. It follows from the entries alone, so a restart loses none of it."""

from watatheque.core.game import Event, Millis, Seat
from watatheque.core.marks import MARKS
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.table.pace import awaited
from watatheque.table.plan import Thinking


class Clocks:
    """Runs for every seat that the game waits for, on the match clock."""

    def __init__(self, match: Match, thinking: Thinking, at: Millis = 0) -> None:
        self.match = match
        self.increment = thinking.increment_ms
        self.rest = [thinking.base_ms] * match.seats  # as of `since`
        self.since: Millis = max(match.now, at)
        self.running = awaited(match.prompts())

    def hear(self, entry: Entry, news: list[Event]) -> None:
        for seat in self.running:
            self.rest[seat] = self.left(seat, entry.at)
        if entry.seat in self.running and not isinstance(entry.action, MARKS):
            self.rest[entry.seat] += self.increment
        self.since = self.match.now  # a takeback turns the match clock back, not the thinking
        self.running = awaited(self.match.prompts())

    def left(self, seat: Seat, at: Millis) -> Millis:
        used = max(0, at - self.since) if seat in self.running else 0
        return max(0, self.rest[seat] - used)

    def shown(self, at: Millis) -> list[Millis]:
        return [self.left(seat, at) for seat in range(self.match.seats)]

    def flag(self, exempt: set[Seat]) -> tuple[Millis, Seat] | None:
        """Whose time runs out next, and when on the match clock, if nothing happens before."""
        moments = [(self.since + self.rest[seat], seat) for seat in self.running - exempt]
        return min(moments, default=None)
