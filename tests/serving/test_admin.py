"""The way to another store: the key that proves who is who is looked at before anything moves.

The other store is of SQLite here; how PostgreSQL is filled is in `tests/store/test_backup.py`.
"""

import asyncio
from pathlib import Path

import pytest

from tests.store.samples import opened
from watatheque.core.errors import BadInput
from watatheque.serving import admin
from watatheque.store.rows import GuestRow
from watatheque.web import tokens

ANN = GuestRow("ann", "Ann")


async def fill(folder: Path) -> None:
    async with opened(str(folder), [ANN]):
        tokens.key_in(folder)


async def ann(where: str) -> GuestRow | None:
    async with opened(where) as store:
        return await store.guest(ANN.id)


@pytest.fixture
def backed_up(tmp_path: Path) -> tuple[Path, Path]:
    """A data folder, and a portable backup of it."""
    data, file = tmp_path / "data", tmp_path / "file"
    asyncio.run(fill(data))
    assert admin.backup(file, portable=True, data=data) == 0
    return data, file


def test_one_moves_to_another_store_with_the_same_data_folder(
    backed_up: tuple[Path, Path], tmp_path: Path
) -> None:
    data, file = backed_up
    key, goal = tokens.key_in(data), str(tmp_path / "goal")
    assert admin.restore(file, data=data, store=goal) == 0
    assert asyncio.run(ann(goal)) == ANN
    assert tokens.key_in(data) == key


def test_the_key_comes_along_where_there_is_none(
    backed_up: tuple[Path, Path], tmp_path: Path
) -> None:
    data, file = backed_up
    goal, other = str(tmp_path / "goal"), tmp_path / "other"
    assert admin.restore(file, data=other, store=goal) == 0
    assert asyncio.run(ann(goal)) == ANN
    assert tokens.read_key(tokens.key_file(other)) == tokens.key_in(data)


def test_the_key_of_other_guests_is_refused_before_anything_is_loaded(
    backed_up: tuple[Path, Path], tmp_path: Path
) -> None:
    data, file = backed_up
    goal, other = str(tmp_path / "goal"), tmp_path / "other"
    other.mkdir()
    key = tokens.key_in(other)
    with pytest.raises(BadInput, match=r"other/token\.key is of other guests"):
        admin.restore(file, data=other, store=goal)
    assert tokens.key_in(other) == key
    assert asyncio.run(ann(goal)) is None
    assert admin.restore(file, data=data, store=goal) == 0, "it was left empty"
