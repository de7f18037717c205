"""One table: lobby, match, offers, chat. Pure logic: it is handed commands and times, and answers
with what to write and whom to tell; only when the rows are durable may anybody be told.
"""

from watatheque.core import codec
from watatheque.core.chance import SEED_BYTES, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK, Millis, Refusal, Seat
from watatheque.core.marks import Abort, SeatTaken
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.store.rows import EndRow, EntryRow, MatchRow, TableRow
from watatheque.table import absence, brought, offers, orders, shown
from watatheque.table.clocks import Clocks
from watatheque.table.commands import Act, AnyCommand, OwnCommand
from watatheque.table.minds import Job
from watatheque.table.outbox import Outbox
from watatheque.table.pace import earlier
from watatheque.table.plan import Plan, bot_name, middle
from watatheque.table.play import Play, Told
from watatheque.table.sight import Sight
from watatheque.table.stage import Stage

__all__ = ["Outbox", "Plan", "Room"]


class Room(Stage):
    # ------------------------------------------------------------ what comes in

    def handle(
        self, guest: str, name: str, command: AnyCommand | OwnCommand, now: Millis
    ) -> Outbox:
        out = self._wait(now)
        ask = orders.Ask(guest, name, command, self.now)
        if isinstance(command, Act):  # has an entry to be known by when it is sent again
            out.refusal = orders.carry_out(self, ask, out)
            offers.settle(self, out)
        elif not self.carried.has(guest, command.id):  # TB-24: sent again after a restart
            self._carry_out_once(ask, out)
        return out

    def _carry_out_once(self, ask: orders.Ask, out: Outbox) -> None:
        """That it was done is stored together with what it did."""
        guest, id, waited = ask.guest, ask.command.id, len(out.rows)
        self.carried.add(guest, id)
        out.refusal = orders.carry_out(self, ask, out)
        if out.refusal is None:
            self.carried.shorten(guest)
        else:
            self.carried.take_back(guest, id)
        offers.settle(self, out)
        wrote = out.rows[waited:] if out.refusal is None else []
        if wrote and not any(isinstance(row, TableRow) for row in wrote):
            out.rows.append(self.row())

    def wake(self, now: Millis) -> Outbox:
        """Let all happen that is due by now."""
        out = self._wait(now)
        offers.settle(self, out)
        return out

    def arrive(self, guest: str, now: Millis) -> Outbox:
        out = self._wait(now)
        absence.arrive(self, guest, out)
        offers.settle(self, out)
        return out

    def depart(self, guest: str, now: Millis) -> Outbox:
        out = self._wait(now)
        absence.depart(self, guest, out)
        offers.settle(self, out)
        return out

    def thought(self, job: Job, answer: bytes, now: Millis) -> Outbox:
        """A bot's mind is made up; its hand moves when the time has come."""
        out = self._wait(now)
        if self.play is not None:
            self.play.thought(job, answer, self.now)
        offers.settle(self, out)
        return out

    def jobs(self) -> list[Job]:
        running = self.play is not None and self.phase == "running"
        return self.play.jobs(self.now) if self.play is not None and running else []

    def next_wake(self) -> Millis | None:
        first = absence.next_moment(self)
        if self.play is None or self.phase != "running":
            return first
        flag = self.play.flag()
        first = earlier(first, None if flag is None else flag.moment)
        return earlier(first, self.play.next_wake())

    def _wait(self, now: Millis) -> Outbox:
        out = Outbox()
        self.now = max(self.now, now)
        self._play_on(out)
        absence.pass_time(self, out)
        return out

    def _play_on(self, out: Outbox) -> None:
        """Deadlines, Ticks, bots and flags up to now, in their order."""
        while self.play is not None and self.phase == "running":
            flag = self.play.flag()
            if flag is None or flag.moment > self.now:
                self.play.wake(self.now)
                self.collect(out)
                return
            self.play.wake(flag.moment)
            self.collect(out)
            if self.phase == "running" and self.play.flag() == flag:
                orders.run_out(self, flag.seat, out)

    # ------------------------------------------------------------ the match

    def begin(self, out: Outbox) -> Refusal | None:
        """TB-17: the seed comes from the secret, which was committed to, and all nonces."""
        nonces = [bytes.fromhex(chair.nonce) for chair in self.seating.chairs]
        seed, plan = seed_of(self.secret, nonces), self.plan
        try:
            match = Match(self.game, brought.options(self), plan.seats, seed, plan.position)
        except BadInput as error:
            return brought.refused(self, error)
        self.new_match()
        self.phase, self.note, self.stored = "running", "", set()
        names = [chair.name for chair in self.seating.chairs]
        header = match.header(names, self.commitment, opened=True)
        told = codec.line([nonce.hex() for nonce in nonces])
        guests = codec.line([chair.guest or None for chair in self.seating.chairs])
        secret = self.secret.hex()
        out.rows.append(MatchRow(self.match_id, self.id, codec.line(header), secret, told, guests))
        clocks = Clocks(match, plan.clock, plan.at) if plan.clock is not None else None
        self.take_up(match, clocks, plan.at)
        absence.begin(self)
        self.changed(out)
        out.fresh_all = True
        return None

    def take_up(
        self, match: Match, clocks: Clocks | None, at: Millis, lately: Told | tuple[()] = ()
    ) -> None:
        """A match, new or from the store with what happened last."""
        self.play = Play(match, self.seating.bots(), self.luck, self.now, clocks, at)
        self.sight = Sight(match, self.seating.people(), lately)

    def collect(self, out: Outbox, asked: object = None, command: str = "") -> None:
        """Turn what was entered since into rows and frames, among it perhaps an action that was
        asked for by a command."""
        play, sight = self.play, self.sight
        assert play is not None
        assert sight is not None
        for entry, news in play.heard():
            mine = asked is not None and entry.action is asked
            out.rows.append(self.entry_row(entry, command if mine else ""))
            rev, clock = self.step(), shown.clock(self)
            for to, frame in sight.frames(entry, news, self.seating.people(), rev, clock):
                guest = "" if to is None else self.seating.chairs[to].guest
                out.tells.append((frame, to, guest))
        if play.match.outcome is not None and self.phase == "running":
            self.end(out)

    def entry_row(self, entry: Entry, command: str = "") -> EntryRow:
        action = codec.action_line(entry.action)
        return EntryRow(self.match_id, entry.n, entry.at, entry.seat, action, command)

    def end(self, out: Outbox) -> None:
        assert self.play is not None
        self.play.part()
        self.phase = "over"
        self.keep_secret(self.entropy(SEED_BYTES))  # of a rematch
        for chair in self.seating.chairs:
            chair.stand_in = ""
        out.rows.append(EndRow(self.match_id, codec.line(self.play.match.outcome)))
        self.changed(out)

    def hand(self, seat: Seat, to: str, out: Outbox) -> None:
        """TB-11: enter that somebody else plays for a seat from now on."""
        assert self.play is not None
        self.play.mark(seat, SeatTaken(seat, to), self.now)
        self.collect(out)

    def give_to_bot(self, seat: Seat, out: Outbox) -> None:
        """TB-7, TB-8: with three seats or more a bot holds the seat for the rest of the match."""
        level = middle(self.game)
        self.hand(seat, bot_name(level), out)
        if self.play is not None and self.phase == "running":
            out.fresh.add(self.seating.chairs[seat].guest)
            self.seating.give_up(seat, level, bot_name(level))
            self.play.seat_bot(seat, level, self.now)
            self.changed(out)

    def close(self, why: str, out: Outbox) -> None:
        """TB-9, TB-16."""
        if self.play is not None and self.phase == "running":
            self.play.mark(CLOCK, Abort(why), self.now)
            self.collect(out)
        self.phase, self.note = "closed", why
        self.changed(out)
        out.closed = why
