from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.disks import TMPFS, SmallDisk, mount, mounts, unmount


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[SmallDisk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    if mounts():
        assert mount(folder, *TMPFS)
    yield SmallDisk(folder)
    if mounts():
        unmount(folder)
