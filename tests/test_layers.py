"""Imports point left only: core < games < bots < store < table, pictures < web, … < cli."""

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

PACKAGE = "watatheque"
SOURCE = Path(__file__).parents[1] / "src" / PACKAGE

# "" is the package itself: it opens the games, so neither they nor the core may lean on it.
LEVELS = (
    ("core",),
    ("games",),
    ("",),
    ("bots",),
    ("store",),
    ("table", "pictures"),
    ("web", "envs", "lab", "terminal"),
    ("serving", "joining"),
    ("cli",),
    ("__main__",),
)
RANK = {name: rank for rank, names in enumerate(LEVELS) for name in names}


def module_of(path: Path, root: Path) -> tuple[str, ...]:
    parts = path.relative_to(root).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def base_of(node: ast.ImportFrom, package: tuple[str, ...]) -> str:
    """The absolute module that a `from … import` names."""
    if not node.level:
        return node.module or ""
    kept = (PACKAGE, *package)[: len(package) + 2 - node.level]
    return ".".join((*kept, *filter(None, [node.module])))


def imports(path: Path, root: Path) -> Iterator[str]:
    """Every name that a file imports, also inside functions and under TYPE_CHECKING."""
    package = path.parent.relative_to(root).parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{base_of(node, package)}.{alias.name}" for alias in node.names)


def inside(name: str, root: Path) -> tuple[str, ...] | None:
    """The imported module's path in the package, or None where it is someone else's."""
    first, *rest = name.split(".")
    if first != PACKAGE:
        return None
    # `from watatheque import game` takes a name of the package, not a module beside it.
    if rest and not ((root / rest[0]).is_dir() or (root / f"{rest[0]}.py").is_file()):
        return ()
    return tuple(rest)


def layer(module: tuple[str, ...]) -> str:
    return module[0] if module else ""


def game_folder(module: tuple[str, ...], root: Path) -> str | None:
    if len(module) > 1 and module[0] == "games" and (root / "games" / module[1]).is_dir():
        return module[1]
    return None


def fault(source: tuple[str, ...], target: tuple[str, ...], root: Path) -> str | None:
    ours, theirs = layer(source), layer(target)
    if ours not in RANK or theirs not in RANK:
        return "belongs to no layer"
    if ours != theirs:
        return None if RANK[theirs] < RANK[ours] else f"{ours or PACKAGE} is left of or beside it"
    games = {game_folder(source, root), game_folder(target, root)}
    return "is another game" if None not in games and len(games) > 1 else None


def faults_of(path: Path, root: Path) -> Iterator[str]:
    source = module_of(path, root)
    if layer(source) not in RANK:
        yield f"{path.relative_to(root)} belongs to no layer"
        return
    for name in imports(path, root):
        target = inside(name, root)
        why = None if target is None else fault(source, target, root)
        if why:
            yield f"{path.relative_to(root)} imports {name}, but {why}"


def faults(root: Path) -> list[str]:
    return list(chain.from_iterable(faults_of(path, root) for path in sorted(root.rglob("*.py"))))


def test_imports_point_left() -> None:
    assert faults(SOURCE) == []


def plant(root: Path, file: str, line: str) -> list[str]:
    for name in (*RANK, "games/watai", "games/uno_wizz"):
        if name and not name.startswith("__"):
            (root / name).mkdir(parents=True, exist_ok=True)
    (root / "games" / "names.py").touch()
    (root / file).write_text(line, encoding="utf-8")
    return faults(root)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/game.py", "import watatheque.games"),
        ("core/game.py", "from watatheque.table.clock import Clock"),
        ("core/game.py", "def later() -> None:\n    from ..games import watai"),
        ("core/game.py", "from watatheque import game"),
        ("games/__init__.py", "from watatheque import game"),
        ("games/watai/rules.py", "from watatheque.bots import greedy"),
        ("games/watai/rules.py", "from watatheque.games.uno_wizz.rules import deal"),
        ("games/watai/rules.py", "from watatheque.games import uno_wizz"),
        ("games/watai/rules.py", "from ..uno_wizz import rules"),
        ("games/watai/rules.py", "from .. import uno_wizz"),
        ("store/log.py", "from watatheque.table import clock"),
        ("web/app.py", "from watatheque.envs import aec"),
        ("lab/run.py", "from .. import web"),
        ("table/clock.py", "from watatheque import cli"),
        ("utils.py", ""),
    ],
)
def test_a_planted_import_to_the_right_is_caught(tmp_path: Path, file: str, line: str) -> None:
    assert len(plant(tmp_path, file, line)) == 1


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/game.py", "import json\nfrom . import chance\nfrom .chance import below"),
        ("games/__init__.py", "from .watai.rules import Watai"),
        ("games/watai/rules.py", "from . import state\nfrom ...core import game"),
        ("games/watai/rules.py", "from watatheque.games.watai import state"),
        ("games/watai/rules.py", "from watatheque.games.names import NAMES"),
        ("__init__.py", "from watatheque.games import GAMES"),
        ("bots/greedy.py", "from watatheque import game"),
        ("web/app.py", "from watatheque.table import clock\nfrom watatheque.core import game"),
        ("__main__.py", "from watatheque.cli import main"),
    ],
)
def test_an_import_to_the_left_passes(tmp_path: Path, file: str, line: str) -> None:
    assert plant(tmp_path, file, line) == []
