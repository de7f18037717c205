"""Uniform rounds end, stay sound after every action, and their records replay."""

from random import Random

import pytest

from tests.games.watai.table import WATAI
from watatheque.core.game import CLOCK, Prompt
from watatheque.core.match import Match
from watatheque.core.record import read, write
from watatheque.core.replay import verify

CAP = 20_000  # entries of a round


def played(seats: int, seed: int, audited: bool) -> Match:
    """A round in which everybody, the clock too, is drawn alike, as in `core.playout`."""
    rng = Random(f"{seats} {seed}")
    options = {"rounds": 1, "variants": [seed % 17], "fill": rng.choice(["auto", "manual"])}
    match = Match(WATAI, options, seats, rng.randbytes(32))
    while match.outcome is None and len(match.entries) < CAP:
        _act(match, rng.choice(match.prompts()), rng)
        wrong = WATAI.audit(match.state) if audited else None
        assert wrong is None, f"after {match.entries[-1]}: {wrong}"
    assert match.outcome is not None, f"no end after {CAP} entries"
    return match


def _act(match: Match, prompt: Prompt, rng: Random) -> None:
    due = match.due()
    if prompt.seat == CLOCK:
        assert due is not None
        match.expire(due.at)
    elif WATAI.legal(match.state, prompt.seat):
        pick = WATAI.sample if rng.random() < 0.9 else _any_legal
        refusal = match.submit(prompt.seat, pick(match.state, prompt.seat, rng), match.now)
        assert refusal is None, refusal


def _any_legal(state: object, seat: int, rng: Random) -> object:
    return rng.choice(WATAI.legal(state, seat))


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 9))
def test_uniform_rounds_end_and_stay_sound(seats: int) -> None:
    for seed in range(6):
        match = played(seats, seed + seats, audited=True)
        verify(WATAI, read(write(match.record()), WATAI.actions))


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 9))
def test_many_uniform_rounds_end(seats: int) -> None:
    for seed in range(200):
        match = played(seats, seed, audited=seed % 4 == 0)
        verify(WATAI, match.record())
