"""Uniform play to the end, as fast as the contract allows: for searches, soaks and benches."""

from random import Random
from typing import Any

from watatheque.core.game import CLOCK, TICK, Game, Millis


def playout(
    game: Game[Any, Any, Any], state: Any, rng: Random, at: Millis = 0, limit: int = 1_000_000
) -> int:
    """Play uniform actions in place, at most `limit` with the clock's; how many were not Ticks.

    Where several may act one of them is drawn; the clock acts when it is drawn, at its moment.
    """
    decisions = 0
    for _ in range(limit):
        prompts = game.prompts(state)
        if not prompts:
            break
        prompt = prompts[0]
        if len(prompts) > 1:
            prompt = prompts[int(rng.random() * len(prompts))]
        seat = prompt[0]  # compiled, an index is far cheaper than the name
        if seat == CLOCK:
            if prompt.deadline is not None and prompt.deadline > at:
                at = prompt.deadline
            game.apply(state, CLOCK, TICK, at)
            continue
        action = game.sample(state, seat, rng)
        if action is not None:  # an optional prompt can have nothing but blunders
            game.apply(state, seat, action, at)
            decisions += 1
    return decisions
