"""Sorts the tests: what starts real servers and databases is left out of the developer's loop, and
what would take minutes on both builds is run on one of them.
"""

import os
from pathlib import Path

import pytest

LIVE = {"browser", "faults", "joining", "store", "web"}
# By the build that it runs on: servers as they are installed; on the checkout, as ./play starts it,
# the pages, the databases, and a copy with an installation of its own.
ONCE = {
    "compiled": {"faults", "joining", "web"},
    "interpreted": {"browser", "store", "test_play.py"},
}
HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if place(item) in LIVE:
            item.add_marker(pytest.mark.live)
    build = os.environ.get("WATATHEQUE_BUILD", "")
    others = {name for other, names in ONCE.items() if build and other != build for name in names}
    config.hook.pytest_deselected(items=[item for item in items if place(item) in others])
    items[:] = [item for item in items if place(item) not in others]


def place(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]
