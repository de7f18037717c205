"""1. A position is the whole state: it loads, goes on the same, and a broken one is refused."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.cases import Case, over_games
from tests.contract.sight import assert_same, sight
from tests.contract.walk import Moment, digest, next_act, play_on, walk
from watatheque.core import codec
from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput

STEPS = 8
BROKEN = 40  # positions broken in one look


def promise_positions_round_trip(case: Case) -> None:
    game = case.game
    for moment in walk(case, "positions"):
        if moment.over or moment.now_and_then():
            saved, seed = game.save(moment.state), moment.match.seed
            options = codec.read(game.options, case.options, "options")
            assert_goes_on(moment, game.load(saved, options, case.seats, Chance(seed)))
            position = codec.loads(codec.dumps(saved), "position")
            assert_goes_on(moment, game.setup(case.options, case.seats, seed, position))


def assert_goes_on(moment: Moment, loaded: Any) -> None:
    game, state, at = moment.game, moment.game.copy(moment.state), moment.at
    viewer = moment.rng.choice([None, *range(state.seats)])
    assert_same(sight(game, state, viewer), sight(game, loaded, viewer), "after a load")
    for step in range(STEPS):
        assert digest(game, loaded) == digest(game, state), f"{step} decisions after a load"
        act = next_act(game, state, at, moment.rng)
        if act is None:
            return
        for twin in (state, loaded):
            game.apply(twin, act.seat, act.action, act.at)
        at = act.at


def promise_broken_positions_are_refused(case: Case) -> None:
    """TB-14: a BadInput and nothing else, or a position that can after all be played."""
    game, met = case.game, Leaves(case.game.position)
    for moment in walk(case, "broken"):
        if not (moment.over or moment.now_and_then(3)):
            continue
        text = codec.dumps(game.save(moment.state))
        met.learn(codec.loads(text, "position"))
        for _ in range(BROKEN):
            broken = codec.loads(text, "position")
            how = spoil(broken, met, moment.rng)
            try:
                state = game.setup(case.options, case.seats, bytes(32), broken)
            except BadInput:
                continue
            assert_playable(moment, state, f"{how} passes, then")


def assert_playable(moment: Moment, state: Any, why: str) -> None:
    try:
        play_on(moment.game, state, moment.at, moment.rng, STEPS)
    except Exception as error:
        raise AssertionError(f"{why} {type(error).__name__}: {error}") from error
    wrong = moment.game.audit(state)
    assert wrong is None, f"{why} {wrong}"


class Leaves:
    """Values that stood somewhere in a position, or could have, by their type."""

    def __init__(self, position: type) -> None:
        self.met: dict[type, dict[Any, None]] = {}
        self._learn_words(msgspec.json.schema(position))

    def _learn_words(self, schema: Any) -> None:
        if isinstance(schema, dict):
            self.learn(schema.get("enum", []))
            schema = list(schema.values())
        for inner in schema if isinstance(schema, list) else []:
            self._learn_words(inner)

    def learn(self, value: Any) -> None:
        if isinstance(value, (dict, list)):
            for inner in value.values() if isinstance(value, dict) else value:
                self.learn(inner)
        else:
            self.met.setdefault(type(value), {})[value] = None

    def other(self, value: Any, rng: Random) -> Any:
        """Something else to stand in the place of a value."""
        if rng.random() < 0.2:
            return rng.choice([None, "", [], {}, -1, 2**40, True, [[]], "x"])
        if type(value) in self.met and rng.random() < 0.6:
            return rng.choice(list(self.met[type(value)]))
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + rng.choice([-3, -1, 1, 2, 50])
        return value[1:] if isinstance(value, (str, list)) else None


def spoil(position: Any, met: Leaves, rng: Random) -> str:
    """Changes one leaf, or drops or doubles one element, somewhere in a JSON value, in place."""
    container, path = position, ""
    while True:
        keys = list(container) if isinstance(container, dict) else list(range(len(container)))
        key = rng.choice(keys)
        path += f"[{key!r}]"
        inner = container[key]
        if not (isinstance(inner, (dict, list)) and inner and rng.random() < 0.8):
            return path + _spoil(container, key, met, rng)
        container = inner


def _spoil(container: Any, key: Any, met: Leaves, rng: Random) -> str:
    kind = rng.randrange(5)
    if kind == 0:
        del container[key]
        return " dropped"
    if kind == 1 and isinstance(container, list):
        container.insert(key, container[key])
        return " doubled"
    was = container[key]
    container[key] = met.other(was, rng)
    return f" {was!r:.40} made {container[key]!r:.40}"


@over_games(22)
def test_a_position_loads_and_goes_on_the_same(case: Case) -> None:
    promise_positions_round_trip(case)


@pytest.mark.long
@over_games(23)
def test_a_broken_position_is_refused_or_playable(case: Case) -> None:
    promise_broken_positions_are_refused(case)
