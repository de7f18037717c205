"""A running match on the wall clock, with bots on some of its chairs.

The match clock runs only while somebody looks after it: it stands still while paused and while no
process owns the table. Times that come in are the wall's, times of the match are its own.
"""

from random import Random
from typing import NamedTuple

from watatheque.bots.bot import Intent
from watatheque.core.game import Event, Millis, Refusal, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.table.clocks import Clocks
from watatheque.table.minds import Job, Minds
from watatheque.table.pace import earlier

MERCY: Millis = 3000  # the least that a deadline has left after a restart

Told = list[tuple[Entry, list[Event]]]


class Flagged(NamedTuple):
    moment: Millis  # on the wall
    seat: Seat


class Play:
    def __init__(
        self,
        match: Match,
        levels: dict[Seat, str],
        rng: Random,
        now: Millis,
        clocks: Clocks | None = None,
        at: Millis = 0,
    ) -> None:
        self.match = match
        self.clocks = clocks
        self.minds = Minds(match, rng)
        self.offset = now - max(at, match.now)  # wall minus match
        self.frozen: Millis | None = None  # the match clock while paused
        self.told: Told = []
        self.move: tuple[Seat, Intent] | None = None
        match.listener = self._hear
        for seat, level in levels.items():
            self.minds.seat(seat, level)
        self.consult(now)

    def _hear(self, entry: Entry, news: list[Event]) -> None:
        self.told.append((entry, news))
        if self.clocks is not None:
            self.clocks.hear(entry, news)

    def heard(self) -> Told:
        """All entries since this was last asked, with their news."""
        told, self.told = self.told, []
        return told

    def part(self) -> None:
        """The match is over. As long as it tells us, we hold each other, and a busy server looks
        only after hours for what nobody else holds."""
        self.match.listener = None

    # ------------------------------------------------------------ time

    @property
    def paused(self) -> bool:
        return self.frozen is not None

    def at(self, now: Millis) -> Millis:
        return now - self.offset if self.frozen is None else self.frozen

    def wall(self, at: Millis) -> Millis:
        return at + self.offset

    def pause(self, now: Millis) -> None:
        self.frozen = self.at(now)

    def resume(self, now: Millis) -> None:
        self.offset, self.frozen = now - self.at(now), None
        self.consult(now)

    def show_mercy(self, now: Millis) -> None:
        """After a restart an open deadline keeps its remaining time, at least three seconds."""
        due, flag = self.match.due(), self._flag()
        moments = [due.at] if due is not None else []
        moments += [flag[0]] if flag is not None else []
        if moments and self.frozen is None:
            self.offset = max(self.offset, now + MERCY - min(moments))
            self.consult(now)

    def next_wake(self) -> Millis | None:
        """When something happens if nobody acts."""
        if self.paused or self.match.outcome is not None:
            return None
        due, move = self.match.due(), self.move
        at = earlier(None if due is None else due.at, None if move is None else move[1].at)
        return None if at is None else self.wall(at)

    def _flag(self) -> tuple[Millis, Seat] | None:
        if self.clocks is None or self.match.outcome is not None:
            return None
        return self.clocks.flag(exempt=set(self.minds.bots))  # TB-23: nobody waits for a bot's

    def flag(self) -> Flagged | None:
        """Whose thinking time runs out next."""
        flag = None if self.paused else self._flag()
        return None if flag is None else Flagged(self.wall(flag[0]), flag[1])

    # ------------------------------------------------------------ bots

    def seat_bot(self, seat: Seat, level: str, now: Millis) -> None:
        self.minds.seat(seat, level)
        self.consult(now)

    def free_seat(self, seat: Seat, now: Millis) -> None:
        self.minds.free(seat)
        self.consult(now)

    def consult(self, now: Millis) -> None:
        """Ask the bots anew what they will do: after every entry and change of chairs."""
        self.move = self.minds.next_move(max(self.at(now), self.match.now))

    def jobs(self, now: Millis) -> list[Job]:
        over = self.paused or self.match.outcome is not None
        return [] if over else self.minds.jobs(self.at(now))

    def thought(self, job: Job, answer: bytes, now: Millis) -> None:
        self.minds.thought(job, answer, self.at(now))
        self.consult(now)

    # ------------------------------------------------------------ play

    def submit(self, seat: Seat, action: object, now: Millis) -> Refusal | None:
        if self.paused:
            return Refusal("TB-19", "the match is paused")
        entries = len(self.match.entries)
        refusal = self.match.submit(seat, action, self.at(now))
        if len(self.match.entries) != entries:
            self.consult(now)
        return refusal

    def mark(self, seat: Seat, mark: object, now: Millis) -> Refusal | None:
        refusal = self.match.mark(seat, mark, self.at(now))
        if refusal is None and self.match.now < self.at(now):  # a takeback turned it back
            self.offset = now - self.match.now
            self.frozen = None if self.frozen is None else self.match.now
        self.consult(now)
        return refusal

    def wake(self, now: Millis) -> None:
        """Let all happen that is due by now: deadlines, Ticks, the hands of bots."""
        while (moment := self.next_wake()) is not None and moment <= now:
            due, move = self.match.due(), self.move
            if move is not None and (due is None or move[1].at < due.at):
                self._move(*move)
            elif due is not None:
                self.match.expire(due.at)
            self.consult(moment)

    def _move(self, seat: Seat, intent: Intent) -> None:
        if self.match.submit(seat, intent.action, intent.at) is None:
            return
        other = self.minds.guess(seat, intent.at)  # a bot that errs must not stop the match
        if other is not None:
            self.match.submit(seat, other.action, intent.at)
