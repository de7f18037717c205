"""A random table: seats act, blunder, dither past deadlines, and the clock ticks."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from tests.contract.cases import LONG, AnyGame, Case
from watatheque.core import codec
from watatheque.core.game import CLOCK, TICK, Event, Millis, Prompt, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry

ENOUGH = 90  # decisions of all matches of a walk together, at least
PATIENCE = 50  # things the rules may do by themselves at one moment

WAIT = 0.15  # how often nobody acts until something falls due
BLUNDER = 0.12
OPTIONAL = 0.35  # how often an optional prompt is looked at before the required ones
THINK = 3000


class Act(NamedTuple):
    seat: Seat
    action: Any
    at: Millis


@dataclass(slots=True)
class Moment:
    """A state in which seats may act at `at`: nothing is due."""

    match: Match
    rng: Random
    n: int  # decisions so far
    at: Millis
    news: list[tuple[Entry, list[Event]]]  # of the entries since the moment before

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    def now_and_then(self, budget: int = 8) -> bool:
        """Every early moment and ever fewer later: the costly checks of a walk."""
        return self.rng.random() * (self.n + budget) < budget


# ---------------------------------------------------------------- what happens next


def seats_asked(game: AnyGame, state: Any) -> list[Prompt]:
    return [prompt for prompt in game.prompts(state) if prompt.seat != CLOCK]


def due(game: AnyGame, state: Any, at: Millis) -> Act | None:
    """TB-4, said once more by the kit: the earliest deadline, the clock before the seats."""
    acts = [
        Act(prompt.seat, TICK if prompt.seat == CLOCK else prompt.default, prompt.deadline)
        for prompt in game.prompts(state)
        if prompt.deadline is not None and (prompt.seat == CLOCK or prompt.default is not None)
    ]
    first = min(acts, key=lambda act: (act.at, act.seat), default=None)
    return None if first is None else first._replace(at=max(first.at, at))


def next_act(game: AnyGame, state: Any, at: Millis, rng: Random) -> Act | None:
    """Somebody acts before anything falls due, or that is played; None: the match is over."""
    waiting = due(game, state, at)
    if waiting is not None and (waiting.at <= at or rng.random() < WAIT):
        return waiting
    chosen = choose(game, state, rng)
    if chosen is None:
        assert waiting is not None or game.outcome(state) is not None, "nobody can go on"
        return waiting
    latest = at + THINK if waiting is None else min(at + THINK, waiting.at)
    return Act(*chosen, rng.randrange(at, latest))


def choose(game: AnyGame, state: Any, rng: Random) -> tuple[Seat, Any] | None:
    prompts = seats_asked(game, state)
    rng.shuffle(prompts)
    prompts.sort(key=lambda prompt: prompt.optional and rng.random() > OPTIONAL)
    for prompt in prompts:
        action = pick(game, state, prompt, rng)
        if action is not None:
            return prompt.seat, action
    return None


def pick(game: AnyGame, state: Any, prompt: Prompt, rng: Random) -> Any:
    if rng.random() < BLUNDER:
        blunders = game.blunders(state, prompt.seat)
        if blunders:
            return rng.choice(blunders)
    legal = game.legal(state, prompt.seat)
    if not legal:
        return None
    return rng.choice(legal) if rng.random() < 0.5 else game.sample(state, prompt.seat, rng)


# ---------------------------------------------------------------- walks


def walk(case: Case, label: str) -> Iterator[Moment]:
    """Matches of random acts, as many as it takes, with a moment before each act and at the end."""
    rng = case.rng(label)
    walked = 0
    while walked < min(ENOUGH, case.limit):
        for moment in stroll(new_match(case, rng), rng, 0, case.limit):
            walked += 1
            yield moment


def new_match(case: Case, rng: Random) -> Match:
    return Match(case.game, case.options, case.seats, rng.randbytes(32))


def stroll(match: Match, rng: Random, at: Millis, limit: int = LONG) -> Iterator[Moment]:
    """Goes on from wherever the match stands."""
    news: list[tuple[Entry, list[Event]]] = []
    match.listener = lambda entry, told: news.append((entry, told))
    for n in range(limit):
        catch_up(match, at)
        yield Moment(match, rng, n, at, news[:])
        news.clear()
        at = max(at, match.now)  # whoever was given the moment may have played
        act = next_act(match.game, match.state, at, rng)
        if act is None:
            return
        at = act.at
        play(match, act)


def play(match: Match, act: Act) -> None:
    """Through the front door; the match itself plays what falls due."""
    waiting = match.due()
    if waiting is not None and waiting.at <= act.at:
        catch_up(match, act.at)
        return
    refusal = match.submit(act.seat, act.action, act.at)
    assert refusal is None, f"{act} was listed and then refused: {refusal}"


def catch_up(match: Match, at: Millis) -> None:
    """`Match.expire`, but a clock that ticks for ever at one moment is a failure, not a hang."""
    for _ in range(PATIENCE):
        waiting = match.due()
        if waiting is None or waiting.at > at:
            return
        match.accept(waiting)
    raise AssertionError(f"at {at} the rules never come to rest: {match.due()}")


def play_on(game: AnyGame, state: Any, at: Millis, rng: Random, steps: int) -> int:
    """Plays random acts on a bare state, in place; how many there were to play."""
    for n in range(steps):
        act = next_act(game, state, at, rng)
        if act is None:
            return n
        game.apply(state, *act)
        at = act.at
    return steps


def digest(game: AnyGame, state: Any) -> str:
    return codec.digest(game.save(state))
