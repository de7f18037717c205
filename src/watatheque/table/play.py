"""A running match on the wall clock, with bots on some of its chairs.

The match clock runs only while somebody looks after it: it stands still while paused and while no
process owns the table. Times that come in are the wall's, times of the match are its own.
"""

from random import Random

from watatheque.bots.bot import Intent
from watatheque.bots.chairs import Chairs, worlds
from watatheque.bots.house import make
from watatheque.core.game import Event, Millis, Refusal, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry

MERCY: Millis = 3000  # the least that a deadline has left after a restart

Told = list[tuple[Entry, list[Event]]]


class Play:
    def __init__(self, match: Match, levels: dict[Seat, str], rng: Random, now: Millis) -> None:
        self.match = match
        self.rng = rng
        self.offset = now - match.now  # wall minus match
        self.paused_at: Millis | None = None
        self.told: Told = []
        self.chairs = Chairs(match, {}, rng)
        self.move: tuple[Seat, Intent] | None = None
        match.listener = self._hear
        for seat, level in levels.items():
            self.seat_bot(seat, level)
        self.consult(now)

    def _hear(self, entry: Entry, news: list[Event]) -> None:
        self.told.append((entry, news))

    def heard(self) -> Told:
        """All entries since this was last asked, with their news."""
        told, self.told = self.told, []
        return told

    # ------------------------------------------------------------ time

    def at(self, now: Millis) -> Millis:
        return (now if self.paused_at is None else self.paused_at) - self.offset

    def wall(self, at: Millis) -> Millis:
        return at + self.offset

    def pause(self, now: Millis) -> None:
        if self.paused_at is None:
            self.paused_at = now

    def resume(self, now: Millis) -> None:
        if self.paused_at is not None:
            self.offset += now - self.paused_at
            self.paused_at = None
            self.consult(now)

    def show_mercy(self, now: Millis) -> None:
        """After a restart an open deadline keeps its remaining time, at least three seconds."""
        due = self.match.due()
        if due is not None:
            self.offset = max(self.offset, now + MERCY - due.at)
            self.consult(now)

    def next_wake(self) -> Millis | None:
        """When something happens if nobody acts."""
        if self.paused_at is not None or self.match.outcome is not None:
            return None
        due = self.match.due()
        moments = [due.at] if due is not None else []
        if self.move is not None:
            moments.append(self.move[1].at)
        return self.wall(min(moments)) if moments else None

    # ------------------------------------------------------------ bots

    def seat_bot(self, seat: Seat, level: str) -> None:
        self.chairs.bots[seat] = make(self.match.game, level, worlds(self.match, seat))

    def free_seat(self, seat: Seat) -> None:
        self.chairs.bots.pop(seat, None)

    def consult(self, now: Millis) -> None:
        """Ask the bots anew what they will do: after every entry and change of chairs."""
        idle = self.match.outcome is not None or not self.chairs.bots
        self.move = None if idle else self.chairs.next_move(self.at(now))

    # ------------------------------------------------------------ play

    def submit(self, seat: Seat, action: object, now: Millis) -> Refusal | None:
        if self.paused_at is not None:
            return Refusal("TB-19", "the match is paused")
        refusal = self.match.submit(seat, action, self.at(now))
        self.consult(now)
        return refusal

    def mark(self, seat: Seat, mark: object, now: Millis) -> Refusal | None:
        refusal = self.match.mark(seat, mark, self.at(now))
        if refusal is None:
            self.offset = now - self.match.now  # a takeback turns the match clock back
            self.consult(now)
        return refusal

    def wake(self, now: Millis) -> None:
        """Let all happen that is due by now: deadlines, Ticks, the hands of bots."""
        while (moment := self.next_wake()) is not None and moment <= now:
            due, move = self.match.due(), self.move
            if move is not None and (due is None or move[1].at < due.at):
                self.match.submit(move[0], move[1].action, move[1].at)
            elif due is not None:
                self.match.expire(due.at)
            self.consult(self.wall(self.match.now))
