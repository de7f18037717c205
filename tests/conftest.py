"""Sorts the tests: what starts real servers and databases is left out of the developer's loop, and
what holds no compiled code is run once, on the checkout.
"""

import os
from pathlib import Path

import pytest

LIVE = {"faults", "joining", "store", "web"}
ONCE = {"browser", "store", "test_play.py"}  # pages, a database, a copy with an installation
HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if place(item) in LIVE:
            item.add_marker(pytest.mark.live)
    if os.environ.get("WATATHEQUE_BUILD") == "compiled":
        again = [item for item in items if place(item) in ONCE]
        config.hook.pytest_deselected(items=again)
        items[:] = [item for item in items if place(item) not in ONCE]


def place(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]
