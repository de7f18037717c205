from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.joining.terminals import Crowd
from tests.web.running import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "data") as server:
        yield server


@pytest.fixture
def crowd(tmp_path: Path) -> Iterator[Crowd]:
    crowd = Crowd(tmp_path)
    yield crowd
    crowd.close()
