"""States, actions, views and events to JSON and back, by our own tag table.

A tag is the class name in snake case under the key "do": `{"do": "place", "card": 3, "cell": 4}`.
"""

import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.json import Encoder

from watatheque.core.errors import BadInput
from watatheque.core.marks import MARKS
from watatheque.core.values import Tick

TAG = "do"
COMMON: tuple[type, ...] = (Tick, *MARKS)  # what stands in the record of any game

# Looked up once, not at every call.
_convert: Final = msgspec.convert
_encode: Final = Encoder().encode
_encode_in_order: Final = Encoder(order="sorted").encode


def tag(cls: type) -> str:
    return snake(cls.__name__)


@cache
def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@cache
def tags(actions: tuple[type, ...]) -> dict[str, type]:
    return {tag(cls): cls for cls in (*COMMON, *actions)}


_names: dict[type, tuple[str, ...]] = {}  # of the fields of each action


def names(cls: type) -> tuple[str, ...]:
    if cls not in _names:
        _names[cls] = tuple(field.name for field in fields(cls))
    return _names[cls]


def write_action(action: Any) -> dict[str, Any]:
    cls = type(action)
    told: dict[str, Any] = {TAG: tag(cls)}
    for name in names(cls):
        told[name] = getattr(action, name)
    return told


@cache
def _opening(cls: type) -> str:
    return f'{{"{TAG}":"{tag(cls)}"'


def action_line(action: Any) -> str:
    """`write_action` on one line, without a dict between: a table writes every action down."""
    fields = line(action)
    cls: type = type(action)
    return _opening(cls) + ("}" if fields == "{}" else f",{fields[1:]}")


def read_action(actions: tuple[type, ...], data: Any, what: str = "action") -> Any:
    if type(data) is not dict and not isinstance(data, Mapping):  # the quick question first
        raise BadInput(what, f"an object is needed, not {type(data).__name__}")
    name, known = data.get(TAG), tags(actions)
    cls = known.get(name) if isinstance(name, str) else None
    if cls is None:
        raise BadInput(what, f"unknown {TAG} {name!r:.80}; known: {', '.join(sorted(known))}")
    fields = names(cls)
    for key in data:
        if key != TAG and key not in fields:
            raise BadInput(what, f"unknown field {key!r:.80}")
    return read(cls, data, what)


def read(cls: type, data: Any, what: str) -> Any:
    """An instance of a Struct or dataclass, or a BadInput that says where it went wrong."""
    try:
        return _convert(data, cls)
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        raise BadInput(what, str(error) or type(error).__name__) from None


@cache
def defaults(cls: type) -> Any:
    """A Struct with nothing given, made once: most matches are played with these options."""
    return read(cls, {}, "options")


def plain(value: Any) -> Any:
    """Any of our values as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value, str_keys=True)


def dumps(value: Any) -> bytes:
    """Canonical JSON: keys in order, so that equal values have equal bytes."""
    return _encode_in_order(value)


def line(value: Any) -> str:
    """JSON on one line, keys as they come: for people to read."""
    return _encode(value).decode()


def loads(text: bytes | str, what: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(what, f"not JSON: {error}") from None


def digest(position: Any) -> str:
    """A short name for a state, from what `Game.save` gives."""
    return sha256(dumps(position)).hexdigest()
