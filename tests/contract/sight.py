"""What a seat or a spectator has before their eyes, and whether two such sights are the same."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, NamedTuple

import msgspec

from tests.contract.cases import AnyGame
from watatheque.core.game import Event, Prompt, Seat
from watatheque.core.scene import Scene


class Sight(NamedTuple):
    view: Any
    scene: Scene
    prompts: list[Prompt]
    legal: list[Any]
    blunders: list[Any]


def sight(game: AnyGame, state: Any, viewer: Seat | None) -> Sight:
    view = game.view(state, viewer)
    legal = [] if viewer is None else list(game.legal(state, viewer))
    blunders = [] if viewer is None else list(game.blunders(state, viewer))
    return Sight(view, game.scene(view), list(game.prompts(state)), legal, blunders)


def written(value: Any) -> bytes:
    """JSON in the order in which the value was built, because an order can tell something too."""
    return msgspec.json.encode(value)


def same(here: Any, there: Any) -> bool:
    # The bytes alone would not tell two action classes with the same fields apart.
    return bool(here == there) and written(here) == written(there)


def assert_same(here: Sight, there: Sight, why: str) -> None:
    for name, mine, other in zip(Sight._fields, here, there, strict=True):
        assert same(mine, other), f"{why}: {difference(mine, other, name)}"


def heard(news: list[Event], viewer: Seat | None) -> list[Event]:
    """What of the news reaches a seat, or (None) a spectator."""
    return [event for event in news if event.to is None or event.to == viewer]


def viewers(seats: int, rng: Random, most: int = 4) -> list[Seat | None]:
    """A spectator and the seats, or some of them where they are many."""
    return [None, *rng.sample(range(seats), min(seats, most))]


def names(value: Any) -> tuple[str, ...]:
    """Of the fields of a dataclass or Struct."""
    if isinstance(value, msgspec.Struct):
        return value.__struct_fields__
    return tuple(field.name for field in fields(value))


def difference(here: Any, there: Any, path: str) -> str:
    """The first place where two values part, for a person to read."""
    if type(here) is type(there):
        for name, mine, other in _parts(here, there):
            if not same(mine, other):
                return difference(mine, other, f"{path}{name}")
    return f"{path}: {here!r:.300} | {there!r:.300}"


def _parts(here: Any, there: Any) -> list[tuple[str, Any, Any]]:
    if is_dataclass(here) or isinstance(here, msgspec.Struct):
        return [(f".{name}", getattr(here, name), getattr(there, name)) for name in names(here)]
    if isinstance(here, dict) and list(here) == list(there):
        return [(f"[{key!r}]", here[key], there[key]) for key in here]
    if isinstance(here, Sequence) and not isinstance(here, str) and len(here) == len(there):
        return [(f"[{i}]", here[i], there[i]) for i in range(len(here))]
    return []
