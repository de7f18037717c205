"""Uniform matches for every seat count: sound after every action, all of them end, records replay.

Cut at CAP actions; `python -m bench.soak waka-waka` does the same for as long as one likes.
"""

from random import Random
from typing import Any

import pytest

from tests.games.waka_waka.table import GAME
from watatheque.core.game import Event
from watatheque.core.match import Match
from watatheque.core.playout import playout
from watatheque.core.record import read, write
from watatheque.core.replay import verify

CAP = 5000  # actions


def audited(seats: int, options: dict[str, Any], rng: Random) -> int:
    """One uniform match, audited after every action; how many there were."""
    state = GAME.setup(options, seats, rng.randbytes(32))
    for n in range(CAP):
        prompts = GAME.prompts(state)
        if not prompts:
            return n
        seat = prompts[0].seat
        news: list[Event] = []
        GAME.apply(state, seat, GAME.sample(state, seat, rng), n, news)
        wrong = GAME.audit(state)
        assert wrong is None, f"after {n + 1} actions: {wrong}"
    return CAP


def mix(i: int) -> dict[str, Any]:
    return GAME.mixes[i % len(GAME.mixes)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_leaves_a_sound_state(seats: int) -> None:
    rng = Random(seats)
    assert all(audited(seats, mix(i), rng) < CAP for i in range(6))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_leaves_a_sound_state_for_long(seats: int) -> None:
    rng = Random(100 + seats)
    assert all(audited(seats, mix(i), rng) < CAP for i in range(200))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_uniform_matches_end(seats: int) -> None:
    rng = Random(200 + seats)
    lengths = []
    for i in range(100):
        state = GAME.setup(mix(i), seats, rng.randbytes(32))
        lengths.append(playout(GAME, state, rng, limit=CAP))
        assert GAME.audit(state) is None
    assert sum(length == CAP for length in lengths) < 0.01 * len(lengths)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_records_replay(seats: int) -> None:
    rng = Random(300 + seats)
    for i in range(len(GAME.mixes)):
        match = Match(GAME, mix(i), seats, rng.randbytes(32))
        at = 0
        while match.outcome is None and len(match.entries) < CAP:
            at += rng.randrange(3000)
            seat = match.prompts()[0].seat
            assert match.submit(seat, GAME.sample(match.state, seat, rng), at) is None
        verify(GAME, read(write(match.record()), GAME.actions))
