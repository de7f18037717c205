"""The bots of a match: quick ones are asked here, those that look ahead think in another process.

A thinker is sent a position and nothing else: a world dealt anew for the bot's own seat, so that
no process ever holds more than the seat may know, and a seed for the bot's luck.
"""

from random import Random
from typing import Any, NamedTuple

from watatheque.bots.bot import Bot, Intent, think
from watatheque.bots.chairs import worlds
from watatheque.bots.house import make
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK, Millis, Seat
from watatheque.core.match import Match

PRIVATE = "bring"  # what each seat brought: not for the eyes of a bot


class Job(NamedTuple):
    """What to ask a thinker for the moment after entry `n`."""

    seat: Seat
    n: int
    data: bytes


def slow(bot: Bot) -> bool:
    """A bot that needs more than a millisecond says so by `slow = True`."""
    return bool(getattr(bot, "slow", False))


class Minds:
    def __init__(self, match: Match, rng: Random) -> None:
        self.match = match
        self.rng = rng
        self.bots: dict[Seat, Bot] = {}
        self.levels: dict[Seat, str] = {}
        self.busy: set[Seat] = set()  # a thinker is at work for them
        self.thoughts: dict[Seat, tuple[int, Intent | None]] = {}

    def seat(self, seat: Seat, level: str) -> None:
        self.bots[seat] = make(self.match.game, level, worlds(self.match, seat))
        self.levels[seat] = level

    def free(self, seat: Seat) -> None:
        self.bots.pop(seat, None)
        self.levels.pop(seat, None)
        self.thoughts.pop(seat, None)

    # ------------------------------------------------------------ what they will do

    def next_move(self, at: Millis) -> tuple[Seat, Intent] | None:
        """The earliest intent as things stand; ask again after every entry."""
        if not self.bots or self.match.outcome is not None:
            return None
        moves = [(seat, intent) for seat in self.bots if (intent := self._intent(seat, at))]
        return min(moves, key=lambda move: (move[1].at, move[0]), default=None)

    def _intent(self, seat: Seat, at: Millis) -> Intent | None:
        if slow(self.bots[seat]):
            n, intent = self.thoughts.get(seat, (-1, None))
            return intent if n == len(self.match.entries) else None
        match = self.match
        prompts = [prompt for prompt in match.prompts() if prompt.seat == seat]
        if not prompts:
            return None
        view, legal = match.game.view(match.state, seat), match.game.legal(match.state, seat)
        return self.bots[seat].intend(view, prompts, legal, at, self.rng)

    # ------------------------------------------------------------ thinkers

    def jobs(self, at: Millis) -> list[Job]:
        """What thinkers should start on now; at most one works for a seat at a time."""
        if not self.bots:
            return []
        asked = {prompt.seat for prompt in self.match.prompts()} - {CLOCK}
        wanted = [seat for seat in self.bots if seat in asked and slow(self.bots[seat])]
        n = len(self.match.entries)
        jobs = [
            Job(seat, n, self._question(seat, at))
            for seat in wanted
            if seat not in self.busy and self.thoughts.get(seat, (-1, None))[0] != n
        ]
        self.busy |= {job.seat for job in jobs}
        return jobs

    def _question(self, seat: Seat, at: Millis) -> bytes:
        match = self.match
        world = match.game.resample(match.state, seat, self.rng)
        return codec.dumps(
            {
                "game": match.game.name,
                "options": {k: v for k, v in match.options.items() if k != PRIVATE},
                "seats": match.seats,
                "position": match.game.save(world),
                "seat": seat,
                "level": self.levels[seat],
                "at": at,
                "luck": self.rng.getrandbits(64),
            }
        )

    def thought(self, job: Job, answer: bytes, at: Millis) -> None:
        """A thinker has answered; too late if something has happened meanwhile."""
        self.busy.discard(job.seat)
        if job.n != len(self.match.entries) or job.seat not in self.bots:
            return
        self.thoughts[job.seat] = (job.n, self._read(job.seat, answer, at))

    def _read(self, seat: Seat, answer: bytes, at: Millis) -> Intent | None:
        try:
            told = codec.loads(answer, "thought")
            if not told["able"]:
                return self.guess(seat, at)
            if told["action"] is None:
                return None
            action: Any = codec.read_action(self.match.game.actions, told["action"])
            return Intent(action, max(int(told["at"]), at))
        except (BadInput, KeyError, TypeError, ValueError):
            return self.guess(seat, at)

    def guess(self, seat: Seat, at: Millis) -> Intent | None:
        """Something that the seat may do, where a bot has no answer: the match must go on."""
        match = self.match
        if all(prompt.seat != seat or prompt.optional for prompt in match.prompts()):
            return None
        world = match.game.resample(match.state, seat, self.rng)
        action = match.game.sample(world, seat, self.rng)
        return None if action is None else Intent(action, think(at, self.rng))
