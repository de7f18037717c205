"""Search over worlds that could be the real one: for any game whose prompts are complete.

Each try draws a world, plays one candidate in it and then anything at all to the end; the
candidates that do well are tried more often (upper confidence bounds).
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from watatheque.bots.bot import Intent, Worlds, think
from watatheque.bots.worth import result
from watatheque.core.errors import BadInput
from watatheque.core.game import Game, Millis, Prompt
from watatheque.core.playout import playout

DEPTH = 200  # decisions of a playout; past that the standing tells
CURIOSITY = 0.7


class Search:
    slow = True

    def __init__(self, game: Game[Any, Any, Any], worlds: Worlds, tries: int) -> None:
        self.game = game
        self.worlds = worlds
        self.tries = tries

    def intend(
        self, view: Any, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        if not all(prompt.complete for prompt in prompts):
            raise BadInput("search", "it needs prompts whose actions can be listed")
        if not legal:
            return None
        return Intent(self._best(prompts[0].seat, legal, at, rng), think(at, rng))

    def _best(self, seat: int, legal: list[Any], at: Millis, rng: Random) -> Any:
        if len(legal) == 1:
            return legal[0]
        counts = [0] * len(legal)
        totals = [0.0] * len(legal)
        order = rng.sample(range(len(legal)), len(legal))  # ties are broken at random
        for done in range(max(self.tries, len(legal))):
            i = order[done] if done < len(legal) else self._promising(counts, totals, done)
            counts[i] += 1
            totals[i] += self._try(seat, legal[i], at, rng)
        return legal[max(order, key=lambda i: (counts[i], totals[i]))]

    def _promising(self, counts: list[int], totals: list[float], done: int) -> int:
        lure = CURIOSITY * sqrt(log(done))
        return max(range(len(counts)), key=lambda i: totals[i] / counts[i] + lure / sqrt(counts[i]))

    def _try(self, seat: int, action: Any, at: Millis, rng: Random) -> float:
        world = self.worlds(rng)
        self.game.apply(world, seat, action, at)
        playout(self.game, world, rng, at, DEPTH)
        return result(self.game, world, seat)
