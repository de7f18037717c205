"""Bots on the chairs of a match: the same loop in virtual and in real time."""

from random import Random
from typing import Any

from watatheque.bots.bot import Bot, Intent, Worlds
from watatheque.bots.house import make
from watatheque.core.errors import BadInput
from watatheque.core.game import Millis, Seat
from watatheque.core.match import Match

PATIENCE = 1000  # times that all bots may decline one after another


def worlds(match: Match, seat: Seat) -> Worlds:
    """The only door to a state that a bot has: it cannot tell these from the real one."""
    return lambda rng: match.game.resample(match.state, seat, rng)


class Chairs:
    """Asks every bot what it will do next, and knows whose hand moves first."""

    def __init__(self, match: Match, bots: dict[Seat, Bot], rng: Random) -> None:
        self.match = match
        self.bots = bots
        self.rng = rng

    def next_move(self, at: Millis | None = None) -> tuple[Seat, Intent] | None:
        """The earliest intent as things stand; ask again after every entry."""
        now = self.match.now if at is None else max(at, self.match.now)
        moves = [(seat, intent) for seat in self.bots if (intent := self._ask(seat, now))]
        return min(moves, key=lambda move: (move[1].at, move[0])) if moves else None

    def _ask(self, seat: Seat, at: Millis) -> Intent | None:
        match = self.match
        prompts = [prompt for prompt in match.prompts() if prompt.seat == seat]
        if not prompts:
            return None
        view = match.game.view(match.state, seat)
        legal = match.game.legal(match.state, seat)
        return self.bots[seat].intend(view, prompts, legal, at, self.rng)


def seated(match: Match, levels: dict[Seat, str], rng: Random) -> Chairs:
    bots = {seat: make(match.game, level, worlds(match, seat)) for seat, level in levels.items()}
    return Chairs(match, bots, rng)


def play(match: Match, chairs: Chairs, limit: int = 100_000) -> Match:
    """A whole match in virtual time: nobody waits, but everything happens when it would."""
    idle = 0
    while match.outcome is None and len(match.entries) < limit:
        move, due = chairs.next_move(), match.due()
        if move is not None and (due is None or move[1].at < due.at):
            _submit(match, *move)
        elif due is not None:
            match.expire(due.at)
        else:
            idle += 1
            if idle > PATIENCE:
                raise BadInput("match", f"after entry {len(match.entries)} nobody moves any more")
    return match


def _submit(match: Match, seat: Seat, intent: Intent) -> Any:
    refusal = match.submit(seat, intent.action, intent.at)
    assert refusal is None, f"seat {seat} meant {intent}: {refusal}"
