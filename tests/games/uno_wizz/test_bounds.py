"""Uniform play ends at every table, stays sound after every action, and its records replay."""

from random import Random
from typing import Any

import pytest

from tests.games.uno_wizz.table import GAME
from watatheque.core.game import CLOCK, TICK
from watatheque.core.match import Match
from watatheque.core.record import Entry, read, write
from watatheque.core.replay import verify

CAP = 20_000  # decisions of a round, as in bench/soak/uno_wizz.py
MIXES: list[dict[str, Any]] = [{**mix, "scoring": "none"} for mix in GAME.mixes]


def uniform_round(options: dict[str, Any], seats: int, rng: Random) -> Match:
    """Anybody who may act does, audited after every entry."""
    match = Match(GAME, options, seats, rng.randbytes(32))
    state, decisions, at = match.state, 0, 0
    while (prompts := GAME.prompts(state)) and decisions < CAP:
        prompt = prompts[int(rng.random() * len(prompts))]
        action: Any = TICK
        if prompt.seat == CLOCK:
            at = max(at, prompt.deadline or 0)
        else:
            action = GAME.sample(state, prompt.seat, rng)
            decisions += 1
        match.accept(Entry(len(match.entries) + 1, at, prompt.seat, action))
        wrong = GAME.audit(state)
        assert wrong is None, wrong
    assert match.outcome is not None, f"cut after {decisions} decisions"
    return match


def rounds(seats: int, count: int, first: int) -> None:
    """The replay of every fifth record sees to it that all was legal, and in time."""
    for i in range(first, first + count):
        match = uniform_round(MIXES[i % len(MIXES)], seats, Random(f"{seats} {i}"))
        if i % 5 == 0:
            verify(GAME, read(write(match.record()), GAME.actions))


@pytest.mark.long
@pytest.mark.parametrize("seats", GAME.seats)
def test_uniform_rounds_end_soundly(seats: int) -> None:
    rounds(seats, 5, 0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_many_uniform_rounds_end_soundly(seats: int) -> None:
    rounds(seats, 200, 5)


def test_the_tick_is_the_clocks_own() -> None:
    state = GAME.setup({}, 2, bytes(32))
    refusal = GAME.check(state, CLOCK, TICK)
    assert refusal is not None
    assert refusal.article == "TB-3"
