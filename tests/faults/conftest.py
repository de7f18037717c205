import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.disks import mounted


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted(folder, "-t", "tmpfs", "-o", "size=1m", "tmpfs")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)
