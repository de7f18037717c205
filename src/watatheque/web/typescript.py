"""What crosses the wire, as TypeScript: `python -m watatheque.web.typescript FILE`.

The browser's build runs this, so that its types cannot drift from ours.
"""

import sys
import types
from collections.abc import Iterable, Mapping
from dataclasses import is_dataclass
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)  # fmt: skip

import msgspec

from watatheque.core import codec, scene
from watatheque.core.scene import Beat, Gesture, Scene, Zone
from watatheque.table.commands import AnyCommand
from watatheque.table.frames import AnyFrame
from watatheque.table.lessons import Try
from watatheque.table.plan import Plan
from watatheque.table.story import Story
from watatheque.table.talk import EMOTES
from watatheque.web.catalogue import Offered, Told
from watatheque.web.guests import Known, Link, Myself, PastGame
from watatheque.web.lessons import Course
from watatheque.web.problems import Problem
from watatheque.web.stories import Moment
from watatheque.web.tables import Opened

PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
ANSWERS = (
    Plan,
    Opened,
    Offered,
    Told,
    Known,
    Myself,
    Link,
    PastGame,
    Problem,
    Story,
    Moment,
    Course,
    Try,
)  # over HTTP
PATCH = """export type Patch = Partial<Omit<Scene, "zones" | "pieces">> & {
  zones?: Record<string, Zone | null>;
  pieces?: Record<string, Piece | null>;
};"""
HEAD = "// Made by `python -m watatheque.web.typescript`. Nobody edits this by hand.\n"


def text() -> str:
    zones = [cls for cls in vars(scene).values() if _is_zone(cls)]
    commands, frames = get_args(AnyCommand), get_args(AnyFrame)
    roots = [Scene, Gesture, Beat, *frames, *ANSWERS]
    parts = [HEAD]
    parts += [f"export type {name} = {spell(hint)};" for name, hint in _aliases().items()]
    parts += [_zone(cls) for cls in zones]
    parts += [f"export type Zone = {' | '.join(cls.__name__ for cls in zones)};"]
    parts += [interface(cls) for cls in _reached(roots) if cls != Zone]
    parts += [_command(cls) for cls in commands]
    parts += [f"export type Command = {' | '.join(f'{cls.__name__}Command' for cls in commands)};"]
    parts += [PATCH, f"export type Frame = {' | '.join(cls.__name__ for cls in frames)};"]
    parts += [f"export const EMOTES = {codec.line(EMOTES)} as const;"]
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
    if isinstance(hint, type) and (
        is_dataclass(hint) or is_typeddict(hint) or issubclass(hint, msgspec.Struct)
    ):
        return [hint]
    if _renamed(hint):
        return []
    return [inner for arg in get_args(hint) for inner in _inner(arg)]


def interface(cls: type, name: str = "", head: str = "") -> str:
    optional = _optional(cls)
    fields = "".join(
        f"  {key}{'?' if key in optional else ''}: {_field(cls, key, hint)};\n"
        for key, hint in hints(cls).items()
    )
    return f"export interface {name or cls.__name__} {{\n{head}{fields}}}"


def _optional(cls: type) -> Iterable[str]:
    """What may be left out: of a frame, and of what a client sends; of a scene nothing."""
    if is_typeddict(cls):
        return frozenset(getattr(cls, "__optional_keys__", ()))
    if issubclass(cls, msgspec.Struct) and cls.__module__ != scene.__name__:
        return {one.name for one in msgspec.structs.fields(cls) if not one.required}
    return ()


def _renamed(hint: Any) -> str:
    """What the browser calls a plain dict of ours, where its annotation says so."""
    names = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((name for name in names if isinstance(name, str)), "")


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
        return _renamed(hint) or spell(args[0])
    if origin is NotRequired:
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
