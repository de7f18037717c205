"""Anything legal, all alike: the yardstick for every other bot."""

from collections.abc import Sequence
from random import Random
from typing import Any

from watatheque.bots.bot import Intent, may_decline, think
from watatheque.core.game import Millis, Prompt


class Uniform:
    def intend(
        self, view: Any, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        if not legal or (may_decline(prompts) and rng.random() < 0.5):
            return None
        return Intent(rng.choice(legal), think(at, rng))
