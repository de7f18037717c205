"""The variants of a round: none at first, one a round, and each of them ends."""

from tests.games.watai.table import (
    WATAI,
    dealt,
    due,
    go,
    refused,
    tick,
)
from watatheque.core.game import CLOCK, TICK
from watatheque.core.values import Ready
from watatheque.games.watai.state import BETWEEN, PLAY


def test_v0_the_first_round_has_no_variant() -> None:
    assert {dealt(seed=seed).variant for seed in range(10)} == {0}


def test_slow_tables_have_twice_the_time() -> None:
    state = dealt(pace="slow")
    assert due(state) == 6000
    assert WATAI.scene(WATAI.view(state, 0)).hints == "on_request"
    assert WATAI.scene(WATAI.view(dealt(), 0)).hints == "never"


def test_a_round_of_every_variant_ends() -> None:
    for variant in range(17):
        state = go(dealt(5, variants=[variant]))
        while state.phase == PLAY:
            tick(state)
        assert state.phase == BETWEEN
        WATAI.apply(state, CLOCK, TICK, 200_000)
        assert refused(state, 0, Ready()) == "TB-12"
