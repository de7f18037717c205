"""7. Every article has a test named by it: TW-7 is proved by some `test_tw_7_…`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import watatheque
from watatheque.core import rulebook

TESTS = Path(__file__).parents[1]

# Articles that nothing here can prove yet, and why.
EXEMPT = {
    "TW-11": "stakes belong to the table and to profiles, which are still to come",
}


def named() -> Iterator[str]:
    """The articles that the names of tests cite first, in every file under `tests`."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found = re.match(r"test_([a-z]{2})_([rvp]?)(\d+[a-z]?)(?:_|$)", node.name)
                if found:
                    yield f"{found[1].upper()}-{found[2].upper()}{found[3]}"


@pytest.mark.parametrize("name", ["table", *watatheque.GAMES])
def test_every_article_has_a_test_named_by_it(name: str) -> None:
    proved = set(named())
    without = [id for id in rulebook.load(name) if id not in proved and id not in EXEMPT]
    assert not without, f"no test is named by {', '.join(without)}"


def test_the_exempt_articles_exist_and_have_no_test_yet() -> None:
    assert EXEMPT.keys() <= rulebook.everything().keys()
    assert not EXEMPT.keys() & set(named()), "proved by now: no longer exempt"


def test_every_game_tells_its_articles_by_its_prefix() -> None:
    for name, game in watatheque.GAMES.items():
        assert game.name == name
        assert all(id.startswith(f"{game.prefix}-") for id in rulebook.load(name))


def test_the_help_at_a_glance_cites_articles_of_its_game() -> None:
    for game in watatheque.GAMES.values():
        assert game.reference.keys() <= game.articles().keys()
