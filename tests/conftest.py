"""Marks what starts real servers and databases, so that the developer's loop can leave it out."""

from pathlib import Path

import pytest

LIVE = {"faults", "joining", "store", "web"}
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.relative_to(HERE).parts[0] in LIVE:
            item.add_marker(pytest.mark.live)
