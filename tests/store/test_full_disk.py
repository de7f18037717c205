"""A disk that is full: a clear error, nothing lost, and it goes on when there is room again."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.test_opening import count

# Acknowledged entries are counted until a write fails; then there is room again.
SCRIPT = """
import asyncio, resource, sys
from pathlib import Path
from tests.store.samples import entry, matches, opened
from watatheque.store.store import StoreFailed

filler = Path(sys.argv[1]) / "filler"

def fill(disk):
    if disk == "small":
        filler.write_bytes(bytes(1_000_000))
    else:
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))

def make_room(disk):
    if disk == "small":
        filler.unlink()
    else:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

async def main(where, disk):
    async with opened(where, matches(1)) as store:
        fill(disk)
        n = 0
        try:
            while n < 10_000:
                await store.write([entry(n + 1, action="x" * 1000)])
                n += 1
        except StoreFailed as error:
            print(error)
        assert len(await store.entries("t.1")) == n
        print(n)
        make_room(disk)
        await store.write([entry(n + 1)])

asyncio.run(main(*sys.argv[1:]))
"""


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(tmp_path)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this machine lets nobody mount a disk")
    yield tmp_path
    subprocess.run(["umount", str(tmp_path)], check=True)


def write_until_full(folder: Path, disk: str) -> None:
    command = [sys.executable, "-c", SCRIPT, str(folder), disk]
    root = Path(__file__).parents[2]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    why, acknowledged = told.stdout.splitlines()
    assert "disk" in why
    assert 10 < int(acknowledged) < 10_000
    assert asyncio.run(count(str(folder))) == int(acknowledged) + 1


def test_a_full_disk_refuses_and_loses_nothing(small_disk: Path) -> None:
    write_until_full(small_disk, "small")


def test_a_limit_on_files_refuses_and_loses_nothing(tmp_path: Path) -> None:
    write_until_full(tmp_path, "limited")
