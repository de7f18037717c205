"""The action after which it stands best, in one world that could be the real one."""

from collections.abc import Sequence
from random import Random
from typing import Any

from watatheque.bots.bot import Intent, Worlds, think
from watatheque.bots.worth import lead
from watatheque.core.game import Game, Millis, Prompt


class Greedy:
    def __init__(self, game: Game[Any, Any, Any], worlds: Worlds, slips: float = 0.0) -> None:
        self.game = game
        self.worlds = worlds
        self.slips = slips  # how often it plays just anything, as a child would

    def intend(
        self, view: Any, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        if not legal:
            return None
        if rng.random() < self.slips:
            return Intent(rng.choice(legal), think(at, rng))
        seat = prompts[0].seat
        world = self.worlds(rng)
        values = [self._value(world, seat, action, at) for action in legal]
        best = max(values)
        good = [action for action, value in zip(legal, values, strict=True) if value == best]
        return Intent(rng.choice(good), think(at, rng))

    def _value(self, world: Any, seat: int, action: Any, at: Millis) -> float:
        after = self.game.copy(world)
        self.game.apply(after, seat, action, at)
        return lead(self.game.standing(after), seat)
