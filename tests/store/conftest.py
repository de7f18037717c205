from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    server = PostgresServer()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The place of a store that does not exist yet, on either database."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    server = request.getfixturevalue("postgres")
    assert isinstance(server, PostgresServer)
    return server.fresh()
