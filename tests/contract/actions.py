"""Actions nobody listed: of the right types, with values that are odd or were met at the table."""

from collections.abc import Iterable
from dataclasses import fields, replace
from functools import cache
from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from tests.contract.cases import AnyGame

INTS = (*range(-1, 13), 99, -(2**31), 2**31, 2**63, -(2**70), 2**70)
STRINGS = ("", "no such thing", "é\u0000", "0")
Hint = Any  # what stands behind the colon of a field


@cache
def hints(cls: Hint) -> dict[str, Hint]:
    return get_type_hints(cls)


def origin_of(hint: Hint) -> Any:
    return get_origin(hint)


def choices(hint: Hint) -> tuple[Hint, ...]:
    """The plain types (or literals) that a hint stands for."""
    origin = origin_of(hint)
    if origin is Annotated:
        return choices(get_args(hint)[0])
    if origin in (Union, UnionType):
        return tuple(one for part in get_args(hint) for one in choices(part))
    return (hint,)


class Pool:
    """Values for the fields of a game's actions."""

    def __init__(self, game: AnyGame) -> None:
        self.actions = game.actions
        self.met: dict[type, dict[Any, None]] = {int: dict.fromkeys(range(-1, 13)), str: {}}

    def learn(self, actions: Iterable[Any]) -> None:
        for action in actions:
            for field in fields(action):
                value = getattr(action, field.name)
                self.met.setdefault(type(value), {})[value] = None

    def guesses(self, rng: Random, most: int, near: list[Any]) -> list[Any]:
        """Half of them made up, half a listed action with one field changed."""
        guesses = [self._made_up(rng.choice(self.actions), rng) for _ in range(most // 2)]
        changeable = [action for action in near if fields(action)]
        if changeable:
            guesses += [self._changed(rng.choice(changeable), rng) for _ in range(most // 2)]
        return guesses

    def _made_up(self, cls: Hint, rng: Random) -> Any:
        return cls(**{name: self._value(hint, rng) for name, hint in hints(cls).items()})

    def _changed(self, action: Any, rng: Random) -> Any:
        cls: Hint = type(action)
        name = rng.choice(fields(action)).name
        return replace(action, **{name: self._value(hints(cls)[name], rng)})

    def _value(self, hint: Hint, rng: Random) -> Any:
        one = rng.choice(choices(hint))
        if one is NoneType:
            return None
        if origin_of(one) is Literal:
            return rng.choice(get_args(one))
        if origin_of(one) is tuple:
            inner = get_args(one)[0]
            return tuple(self._value(inner, rng) for _ in range(rng.randrange(4)))
        if one is bool:
            return rng.random() < 0.5
        odd: tuple[Any, ...] = INTS if one is int else STRINGS
        return rng.choice([*self.met[one]] if self.met[one] and rng.random() < 0.7 else odd)


def fits(value: Any, hint: Hint) -> bool:
    """Whether a JSON value is of the type that a field asks for."""
    for one in choices(hint):
        args = get_args(one)
        if origin_of(one) is Literal and value in args:
            return True
        if origin_of(one) is tuple and type(value) is list:
            return all(fits(inner, args[0]) for inner in value)
        if type(value) is one:
            return True
    return False


def simplest(hint: Hint) -> Any:
    """Some value of that type, in its JSON form."""
    one = choices(hint)[0]
    if origin_of(one) is Literal:
        return get_args(one)[0]
    return {int: 0, str: "", bool: False, NoneType: None}.get(one, [])


def garbage(game: AnyGame) -> st.SearchStrategy[Any]:
    """The same for Hypothesis, which shrinks what it finds."""
    return st.one_of([st.builds(cls, **_strategies(cls)) for cls in game.actions])


def _strategies(cls: type) -> dict[str, st.SearchStrategy[Any]]:
    return {
        name: st.one_of([_strategy(one) for one in choices(hint)])
        for name, hint in hints(cls).items()
    }


def _strategy(one: Hint) -> st.SearchStrategy[Any]:
    if origin_of(one) is Literal:
        return st.sampled_from(get_args(one))
    if origin_of(one) is tuple:
        return st.lists(_strategy(get_args(one)[0]), max_size=3).map(tuple)
    kinds: dict[Hint, st.SearchStrategy[Any]] = {
        NoneType: st.none(),
        bool: st.booleans(),
        int: st.one_of(st.integers(-1, 12), st.integers(-(2**80), 2**80)),
        str: st.one_of(st.sampled_from(STRINGS), st.text(max_size=8)),
    }
    return kinds[one]
