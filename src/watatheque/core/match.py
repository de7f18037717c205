"""One match: a state and the numbered entries that led to it.

The same loop for table, lab, environments and replay, in virtual and in real time: whoever runs
it hands in the time and nobody here asks a clock.
"""

from collections.abc import Callable, Mapping
from typing import Any

from watatheque.core import codec
from watatheque.core.chance import Chance
from watatheque.core.game import CLOCK, TICK, Event, Game, Millis, Outcome, Prompt, Refusal, Seat
from watatheque.core.marks import MARKS, Abort, Flag, Resign, SeatTaken, Takeback
from watatheque.core.record import Entry, Header, Opened, Record, clock_after
from watatheque.core.values import Draw

Listener = Callable[[Entry, list[Event]], None]


class Match:
    """The only writer of its state and of its entries."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        options: Mapping[str, Any],
        seats: int,
        seed: bytes,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seats = seats
        self.seed = seed
        self.position = None if position is None else dict(position)
        self.entries: list[Entry] = []
        self.now: Millis = 0  # of the last entry: nothing can happen earlier any more
        self.listener: Listener | None = None  # told every entry with its news
        self.ended: Outcome | None = None  # by a mark of the table, not by the rules
        self.result: Outcome | None = None  # once it is over
        self.draws: list[Draw] = []
        self.state: Any = self._begin()
        self.drawn = [len(self.draws)]  # how many draws there were after each entry

    def _begin(self) -> Any:
        chance = Chance(self.seed)
        self.draws = chance.draws = []
        return self.game.begin(self.options, self.seats, chance, self.position)

    @property
    def outcome(self) -> Outcome | None:
        if self.result is None:
            self.result = self.ended or self.game.outcome(self.state)
        return self.result

    def prompts(self) -> list[Prompt]:
        return [] if self.ended else list(self.game.prompts(self.state))

    def due(self) -> Entry | None:
        """The entry that the match itself will make next, if nobody acts before: TB-4."""
        first: Prompt | None = None
        for prompt in self.prompts():
            if prompt.deadline is None or (prompt.default is None and prompt.seat != CLOCK):
                continue
            if first is None or (prompt.deadline, prompt.seat) < (first.deadline, first.seat):
                first = prompt
        if first is None or first.deadline is None:
            return None
        action = TICK if first.seat == CLOCK else first.default
        return Entry(len(self.entries) + 1, max(first.deadline, self.now), first.seat, action)

    def submit(self, seat: Seat, action: Any, at: Millis) -> Refusal | None:
        """Play what a seat wants at a time; what fell due before it comes first (TB-4)."""
        at = max(at, self.now)
        self.expire(at)
        refusal = self.check(seat, action)
        if refusal is None:
            self.accept(Entry(len(self.entries) + 1, at, seat, action))
        return refusal

    def check(self, seat: Seat, action: Any) -> Refusal | None:
        if self.ended:
            return Refusal("TB-5", "the match is over")
        return self.game.check(self.state, seat, action)

    def expire(self, now: Millis) -> None:
        """Play every deadline that has passed, oldest first, the clock before the seats."""
        due = self.due()
        while due is not None and due.at <= now:
            self.accept(due)
            due = self.due()

    def accept(self, entry: Entry) -> None:
        """Play an entry that has been judged already."""
        news: list[Event] | None = None if self.listener is None else []
        self.game.apply(self.state, entry.seat, entry.action, entry.at, news)
        self._append(entry, news)

    def _append(self, entry: Entry, news: list[Event] | None) -> None:
        self.entries.append(entry)
        self.now = clock_after(self.entries) if isinstance(entry.action, Takeback) else entry.at
        self.drawn.append(len(self.draws))
        if self.listener is not None:
            self.listener(entry, news or [])

    # ------------------------------------------------------------ the table's own entries

    def mark(self, seat: Seat, mark: Any, at: Millis) -> Refusal | None:
        """Enter what the table decided; who may ask for it is the table's affair."""
        at = max(at, self.now)
        self.expire(at)
        refusal = self._check_mark(seat, mark)
        if refusal is None:
            self._carry_out(seat, mark)
            self._append(Entry(len(self.entries) + 1, at, seat, mark), None)
        return refusal

    def _check_mark(self, seat: Seat, mark: Any) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("TB-5", "the match is over")
        if not isinstance(mark, MARKS):
            return Refusal("TB-2", f"{type(mark).__name__} is no entry of the table")
        if isinstance(mark, (Resign, Flag)):
            return self._check_leaving(seat, "TB-7" if isinstance(mark, Resign) else "TB-8")
        if isinstance(mark, SeatTaken) and not 0 <= mark.taken < self.seats:
            return Refusal("TB-11", f"there is no seat {mark.taken}")
        if isinstance(mark, Takeback):
            return self._check_takeback(mark.to)
        return None

    def _check_leaving(self, seat: Seat, article: str) -> Refusal | None:
        if not 0 <= seat < self.seats:
            return Refusal("TB-1", f"there is no seat {seat}")
        if self.seats > 2:
            return Refusal(article, "with three seats or more a bot takes over")
        return None

    def _check_takeback(self, to: int) -> Refusal | None:
        """That nothing hidden was shown since is for the table to judge."""
        if not 0 <= to < len(self.entries):
            return Refusal("TB-10", f"there is no entry {to} to go back to")
        if self.drawn[to] != len(self.draws):
            return Refusal("TB-10", "chance has spoken since")
        return None

    def _carry_out(self, seat: Seat, mark: Any) -> None:
        if isinstance(mark, Abort):
            self.ended = Outcome((0,) * self.seats, (), "TB-9")
        elif isinstance(mark, (Resign, Flag)):
            others = tuple(other for other in range(self.seats) if other != seat)
            article = "TB-7" if isinstance(mark, Resign) else "TB-8"
            self.ended = Outcome((0,) * self.seats, others, article)
        elif isinstance(mark, Takeback):
            self._go_back(mark.to)

    def _go_back(self, to: int) -> None:
        """Replay a prefix: an undo that copies nothing and cannot forget anything."""
        self.state = self._begin()
        for entry in standing(self.entries[:to]):
            self.game.apply(self.state, entry.seat, entry.action, entry.at, None)

    def until(self, to: int) -> "Match":
        """The same match as it stood after an entry; nobody listens to it."""
        twin = Match(self.game, self.options, self.seats, self.seed, self.position)
        twin.entries, twin.drawn = self.entries[:to], self.drawn[: to + 1]
        twin.now = clock_after(twin.entries)
        twin._go_back(to)
        return twin

    # ------------------------------------------------------------ the record

    def header(
        self, names: list[str] | None = None, commitment: str = "", opened: bool = False
    ) -> Header:
        """What the match starts from; what the seats brought is told when all is opened."""
        options = {key: self.options[key] for key in self.options if opened or key != "bring"}
        return Header(
            game=self.game.name,
            version=self.game.version,
            seats=self.seats,
            options=codec.plain(options),
            position=self.position,
            names=names or [],
            commitment=commitment,
        )

    def digest(self) -> str:
        return codec.digest(self.game.save(self.state))

    def record(self, names: list[str] | None = None, commitment: str = "") -> Record:
        """The whole match, opened: for the server's own store and, once over, for everybody."""
        draws = [(draw.label, draw.of, draw.gave) for draw in self.draws]
        opened = Opened(seed=self.seed.hex(), draws=draws, digest=self.digest())
        return Record(
            self.header(names, commitment, opened=True), list(self.entries), self.outcome, opened
        )


def standing(entries: list[Entry]) -> list[Entry]:
    """The game's entries that no takeback has undone.

    Found from the end: a takeback leads to before what it undid, which may be a takeback itself.
    """
    kept: list[Entry] = []
    n = len(entries)
    while n:
        entry = entries[n - 1]
        if isinstance(entry.action, Takeback):
            n = entry.action.to
            continue
        n -= 1
        if not isinstance(entry.action, MARKS):
            kept.append(entry)
    kept.reverse()
    return kept
