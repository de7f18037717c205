"""What a bot is: eyes, a mind and a hand that takes its time."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from watatheque.core.game import Millis, Prompt

Worlds = Callable[[Random], Any]  # a state that looks to the bot's seat just like the real one


class Intent(NamedTuple):
    """What the hand will do, and when, unless something happens before."""

    action: Any
    at: Millis


class Bot(Protocol):
    def intend(
        self, view: Any, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        """Asked again on all news; `prompts` and `legal` are those of the bot's own seat.

        Where everybody plays at once, a bot keeps in mind what its hand is about to do and answers
        with that again until it has become wrong: else other people's news would start it anew.
        """


def think(at: Millis, rng: Random, least: Millis = 500, most: Millis = 1500) -> Millis:
    """When a person would have made up their mind."""
    return at + rng.randrange(least, most)


def may_decline(prompts: Sequence[Prompt]) -> bool:
    return all(prompt.optional for prompt in prompts)
