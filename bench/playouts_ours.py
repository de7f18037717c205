"""Uniform play through the contract, decisions a second."""

import os
from functools import partial
from itertools import count
from random import Random
from typing import Any

from bench.measure import measure, seconds_asked, timed
from watatheque import GAMES
from watatheque.core.game import CLOCK, TICK, Game
from watatheque.core.playout import playout

SEATS = {
    "triple-wata": 2,
    "uno-wizz": 2,
    "waka-waka": 3,
    "watai": 4,
    "willy-waschbaer": 3,
}
# Who plays just anything that is legal points at everybody and never comes to 150 points.
OPTIONS: dict[str, dict[str, Any]] = {"watai": {"rounds": 5}}
SEEDS = (number.to_bytes(32, "big") for number in count())  # the stream hashes them
BUILD = os.environ.get("WATATHEQUE_BUILD", "interpreted")


def by_legal(game: Game[Any, Any, Any], rng: Random) -> int:
    """As one drives OpenSpiel from Python: list what is legal, choose, apply."""
    state = game.setup(OPTIONS.get(game.name, {}), SEATS[game.name], next(SEEDS))
    decisions = at = 0
    while prompts := game.prompts(state):
        prompt = prompts[0] if len(prompts) == 1 else rng.choice(prompts)
        if prompt.seat == CLOCK:
            at = max(at, prompt.deadline or 0)
            game.apply(state, CLOCK, TICK, at)
        else:
            options = game.legal(state, prompt.seat)
            if options:  # an optional prompt can have nothing to offer
                game.apply(state, prompt.seat, options[int(rng.random() * len(options))], at)
                decisions += 1
    return decisions


def by_playout(game: Game[Any, Any, Any], rng: Random) -> int:
    """As the lab and the search bots do."""
    state = game.setup(OPTIONS.get(game.name, {}), SEATS[game.name], next(SEEDS))
    return playout(game, state, rng)


def main() -> None:
    seconds = seconds_asked()
    rng = Random(2026)
    for name, game in GAMES.items():
        for way in (by_legal, by_playout):
            measure(f"{name} {way.__name__} ({BUILD})", timed(partial(way, game, rng)), seconds)


if __name__ == "__main__":
    main()
