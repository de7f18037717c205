"""Which tables the kit sits down at: every game and the sink, seat counts, mixes of options."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

import pytest

import watatheque
from tests.sink import SINK
from watatheque.core import rulebook
from watatheque.core.game import Game

AnyGame = Game[Any, Any, Any]
Test = TypeVar("Test", bound=Callable[..., Any])

QUICK = 3  # tables a promise and game in the developer's loop
THOROUGH = 6  # and in the slow run, with other seeds

LONG = 700  # decisions of one match on a walk, at most
PACE = {"willy-waschbaer": 60}  # fewer where a decision costs milliseconds


@dataclass(frozen=True, slots=True)
class Case:
    """A table: all that a match starts from but the seed, which follows from `run`."""

    game: AnyGame
    seats: int
    options: Mapping[str, Any]
    name: str = "case"
    run: int = 0

    def __str__(self) -> str:
        return self.name

    @property
    def limit(self) -> int:
        return PACE.get(self.game.name, LONG)

    def rng(self, label: str) -> Random:
        return Random(f"{label} {self.game.name} {self.name} {self.run}")


def games() -> list[AnyGame]:
    return [SINK, *watatheque.GAMES.values()]


def game(name: str) -> AnyGame:
    return next(game for game in games() if game.name == name)


def articles() -> dict[str, rulebook.Article]:
    """Every article that may be cited at a table of the kit."""
    return {**rulebook.everything(), **SINK.articles()}


ARTICLES = articles()


def seat_counts(game: AnyGame) -> list[int]:
    """All of them where they are few, else the lowest, the middle and the highest."""
    counts = list(game.seats)
    return counts if len(counts) <= 3 else [counts[0], counts[len(counts) // 2], counts[-1]]


def fits(mix: Mapping[str, Any], seats: int) -> bool:
    """What is brought is one value a seat."""
    return mix.get("bring") is None or len(mix["bring"]) == seats


def tables(game: AnyGame, turn: int = 0) -> Iterator[Case]:
    """Every seat count with every mix that fits it, so that the first few meet many of both."""
    left = [deque(_rotated(game, seats, turn + i)) for i, seats in enumerate(seat_counts(game))]
    while any(left):
        yield from (queue.popleft() for queue in left if queue)


def _rotated(game: AnyGame, seats: int, turn: int) -> Iterator[Case]:
    for i in range(len(game.mixes)):
        mix = (i + turn) % len(game.mixes)
        if fits(game.mixes[mix], seats):
            yield Case(game, seats, game.mixes[mix], f"{game.name}-{seats}-mix{mix}")


def over_games(turn: int, quick: int = QUICK, thorough: int = THOROUGH) -> Callable[[Test], Test]:
    """Parametrises a test over tables of every game; `turn` lets each promise start elsewhere."""
    params = []
    for game in games():
        some = list(tables(game, turn))
        for case in some[:quick]:
            params.append(pytest.param(case, id=case.name))
        for case in some[:thorough]:
            again = replace(case, run=1)
            params.append(pytest.param(again, id=f"{case.name}-again", marks=pytest.mark.slow))
    decorate: Callable[[Test], Test] = pytest.mark.parametrize("case", params)
    return decorate


def each_game() -> Callable[[Test], Test]:
    params = [pytest.param(game, id=game.name) for game in games()]
    decorate: Callable[[Test], Test] = pytest.mark.parametrize("game", params)
    return decorate
