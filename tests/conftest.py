"""Sorts the tests: what starts real servers and databases is left out of the developer's loop, what
would take minutes on both builds is run on one of them, and what takes long begins first, so that
no worker is left with it at the end.
"""

import os
from pathlib import Path

import pytest

LIVE = {"browser", "faults", "joining", "store", "web"}
# By the build that it runs on: servers, their bench and commands as they are installed; on the
# checkout, as ./play starts it, the pages, the databases, a copy with an installation of its own,
# and what draws in plain Python either way.
ONCE = {
    "compiled": {"bench", "faults", "joining", "web", "test_cli.py"},
    "interpreted": {"browser", "pictures", "store", "terminal", "test_play.py"},
}
HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if place(item) in LIVE:
            item.add_marker(pytest.mark.live)
    build = os.environ.get("WATATHEQUE_BUILD", "")
    left = [item for item in items if build and runs_on(item) not in (build, "both")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if not build or runs_on(item) in (build, "both")]
    items.sort(key=length, reverse=True)


def runs_on(item: pytest.Item) -> str:
    for build, places in ONCE.items():
        if place(item) in places:
            return build
    return "compiled" if item.get_closest_marker("slow") else "both"  # long runs on the fast one


def length(item: pytest.Item) -> int:
    """Roughly: what is both slow and live takes minutes."""
    return sum(item.get_closest_marker(mark) is not None for mark in ("live", "slow", "long"))


def place(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]
