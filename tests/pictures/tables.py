"""Matches at many moments, for whoever draws them."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.sink import SINK
from watatheque.core.game import Game
from watatheque.core.match import Match
from watatheque.games import GAMES

TABLES: list[tuple[Game[Any, Any, Any], dict[str, Any]]] = [
    (SINK, {}),
    *((game, {}) for game in GAMES.values()),
    (GAMES["triple-wata"], {"hands": "choose"}),
    (GAMES["triple-wata"], {"three_on_table": True, "sudden_death": True, "plus": True}),
]
NAMES = [f"{game.name}-{number}" for number, (game, _) in enumerate(TABLES)]


def moments(game: Game[Any, Any, Any], options: dict[str, Any], luck: int) -> Iterator[Match]:
    """A match played at random, shown before every entry and at its end."""
    rng = Random(luck)
    match = Match(game, options, min(game.seats[-1], 3), rng.randbytes(32))
    while len(match.entries) < 60 and match.prompts():
        yield match
        step(match, rng)
    yield match


def step(match: Match, rng: Random) -> None:
    able = [prompt.seat for prompt in match.prompts() if prompt.seat >= 0]
    able = [seat for seat in able if match.game.legal(match.state, seat)]
    due = match.due()
    if able and (due is None or rng.random() < 0.95):
        seat = rng.choice(able)
        match.submit(seat, match.game.sample(match.state, seat, rng), match.now + 10)
    elif due is not None:
        match.expire(due.at)


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]
