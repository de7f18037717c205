"""One server for all tests of a file that only talk to it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("web")) as server:
        yield server


@pytest.fixture
def ann(server: Running) -> dict[str, Any]:
    return server.guest("Ann")


@pytest.fixture
def table(server: Running, ann: dict[str, Any]) -> str:
    return server.table(ann["token"])
