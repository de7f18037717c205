"""2. No seat and no spectator can tell two worlds apart."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.contract.cases import AnyGame, Case, over_games
from tests.contract.sight import assert_same, sight, viewers, written
from tests.contract.walk import Moment, digest, play_on, seats_asked, walk
from watatheque.core.game import Seat

TWINS = 40  # deals among which to look for two that look the same


def glances(case: Case, label: str) -> Iterator[tuple[Moment, Seat | None]]:
    for moment in walk(case, label):
        if moment.over or moment.now_and_then():
            for viewer in viewers(case.seats, moment.rng):
                yield moment, viewer


def promise_worlds_look_alike(case: Case) -> None:
    game = case.game
    for moment, viewer in glances(case, "worlds"):
        before = digest(game, moment.state)
        world = game.resample(moment.state, viewer, Random(moment.n))
        assert digest(game, moment.state) == before, "resample touches the state it is given"
        why = f"after {moment.n} decisions {_who(viewer)} can tell a resampled world"
        assert_same(sight(game, moment.state, viewer), sight(game, world, viewer), why)


def promise_resample_is_canonical(case: Case) -> None:
    """Neither the true world nor the way to it shows in the world that is dealt."""
    game = case.game
    for moment, viewer in glances(case, "canonical"):
        other = game.resample(moment.state, viewer, Random(1))
        first, second = (game.resample(w, viewer, Random(2)) for w in (moment.state, other))
        why = f"after {moment.n} decisions the true world shows through for {_who(viewer)}"
        _assert_one_world(game, first, second, why)
        assert first.chance.seed != moment.state.chance.seed, "chance is not re-seeded"


def promise_twins_are_dealt_alike(case: Case) -> None:
    """Two deals that look the same to somebody: the same world is dealt for both."""
    game, rng = case.game, case.rng("twins")
    first: dict[tuple[Seat | None, bytes], Any] = {}
    for _ in range(TWINS):
        state = game.setup(case.options, case.seats, rng.randbytes(32))
        for viewer in (None, *range(case.seats)):
            look = written((game.view(state, viewer), game.prompts(state)))
            twin = first.setdefault((viewer, look), state)
            worlds = [game.resample(world, viewer, Random(3)) for world in (state, twin)]
            _assert_one_world(game, worlds[0], worlds[1], f"two deals that {_who(viewer)} mixes up")


def promise_worlds_are_sound(case: Case) -> None:
    game = case.game
    for moment, viewer in glances(case, "sound"):
        world = game.resample(moment.state, viewer, Random(moment.n))
        wrong = game.audit(world)
        assert wrong is None, f"a world resampled for {_who(viewer)} is unsound: {wrong}"
        assert_answerable(game, world)


def promise_worlds_play_on(case: Case) -> None:
    """From any world the match goes on as from the true one."""
    game = case.game
    for moment, viewer in glances(case, "play on"):
        if not moment.over and moment.rng.random() < 0.15:
            world = game.resample(moment.state, viewer, Random(moment.n))
            played = play_on(game, world, moment.at, moment.rng, case.limit)
            wrong = game.audit(world)
            assert wrong is None, f"{played} decisions after a resample: {wrong}"
            assert played == case.limit or game.outcome(world) is not None


def assert_answerable(game: AnyGame, world: Any) -> None:
    for prompt in seats_asked(game, world):
        legal = game.legal(world, prompt.seat)
        assert legal or prompt.optional, f"{prompt} cannot be answered"
        for action in (*legal, *game.blunders(world, prompt.seat)):
            refusal = game.check(world, prompt.seat, action)
            assert refusal is None, f"{action} is listed for {prompt}, but {refusal}"


def _assert_one_world(game: AnyGame, first: Any, second: Any, why: str) -> None:
    assert digest(game, first) == digest(game, second), why
    assert first.chance.seed == second.chance.seed, f"{why}, in the seed of chance"


def _who(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


@over_games(0)
def test_no_seat_and_no_spectator_can_tell_two_worlds_apart(case: Case) -> None:
    promise_worlds_look_alike(case)


@over_games(1)
def test_the_same_information_and_rng_give_the_same_world(case: Case) -> None:
    promise_resample_is_canonical(case)


@over_games(2)
def test_deals_that_look_the_same_are_dealt_anew_alike(case: Case) -> None:
    promise_twins_are_dealt_alike(case)


@over_games(3)
def test_resampled_worlds_are_sound_and_can_be_answered(case: Case) -> None:
    promise_worlds_are_sound(case)


@pytest.mark.long
@over_games(4)
def test_resampled_worlds_can_be_played_on(case: Case) -> None:
    promise_worlds_play_on(case)
