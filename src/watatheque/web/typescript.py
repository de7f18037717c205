"""What crosses the wire, as TypeScript: `python -m watatheque.web.typescript FILE`.

The browser's build runs this, so that its types cannot drift from ours.
"""

import sys
import types
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from watatheque.core import codec, scene
from watatheque.core.scene import Beat, Gesture, Scene, Zone
from watatheque.core.values import Outcome
from watatheque.table.commands import AnyCommand

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
HEAD = "// Made by `python -m watatheque.web.typescript`. Nobody edits this by hand.\n"


def text() -> str:
    zones = [cls for cls in vars(scene).values() if _is_zone(cls)]
    commands = get_args(AnyCommand)
    parts = [HEAD]
    parts += [f"export type {name} = {spell(hint)};" for name, hint in _aliases().items()]
    parts += [_zone(cls) for cls in zones]
    parts += [f"export type Zone = {' | '.join(cls.__name__ for cls in zones)};"]
    parts += [interface(cls) for cls in _reached([Scene, Gesture, Beat, Outcome]) if cls != Zone]
    parts += [_command(cls) for cls in commands]
    parts += [f"export type Command = {' | '.join(f'{cls.__name__}Command' for cls in commands)};"]
    return "\n".join(parts) + "\n"


def _aliases() -> dict[str, Any]:
    named = {name: getattr(scene, name) for name in ("Hints", "Acts", "Mark", "GestureKind")}
    return {**named, "BeatKind": scene.BeatKind, "Seat": int}


def _is_zone(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, Zone) and cls is not Zone


def _reached(roots: Iterable[type]) -> list[type]:
    """Every class of ours that these mention, each once."""
    found: dict[type, None] = {}
    waiting = list(roots)
    zones = [cls for cls in vars(scene).values() if _is_zone(cls)]
    waiting += [inner for cls in zones for hint in hints(cls).values() for inner in _inner(hint)]
    while waiting:
        cls = waiting.pop(0)
        if cls not in found and not _is_zone(cls):
            found[cls] = None
            waiting += [inner for hint in hints(cls).values() for inner in _inner(hint)]
    return list(found)


def hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def _inner(hint: Any) -> list[type]:
    if isinstance(hint, type) and (is_dataclass(hint) or issubclass(hint, msgspec.Struct)):
        return [hint]
    return [inner for arg in get_args(hint) for inner in _inner(arg)]


def interface(cls: type, name: str = "", head: str = "") -> str:
    fields = "".join(f"  {key}: {_field(cls, key, hint)};\n" for key, hint in hints(cls).items())
    return f"export interface {name or cls.__name__} {{\n{head}{fields}}}"


def _field(cls: type, key: str, hint: Any) -> str:
    """In a scene, zones and pieces travel by id."""
    if cls is Scene and key in ("zones", "pieces"):
        return f"Record<string, {'Zone' if key == 'zones' else 'Piece'}>"
    return spell(hint)


def _zone(cls: type) -> str:
    return interface(cls, head=f'  kind: "{codec.tag(cls)}";\n')


def _command(cls: type) -> str:
    return interface(cls, f"{cls.__name__}Command", f'  do: "{cls.__name__.lower()}";\n')


def spell(hint: Any) -> str:
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any:
        return "unknown"
    if origin is Annotated:
        return spell(args[0])
    if origin is Literal:
        return " | ".join(codec.line(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(spell(arg) for arg in args))
    if origin is tuple and args[-1] is not Ellipsis:
        return f"[{', '.join(spell(arg) for arg in args)}]"
    if origin in (tuple, list):
        return f"({spell(args[0])})[]"
    if origin is not None and issubclass(origin, Mapping):
        return f"Record<string, {spell(args[1])}>"
    return str(hint.__name__)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
