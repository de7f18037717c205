"""A disk that is full: a clear error, nothing lost, and it goes on when there is room again."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.faults.disks import mount, mounts, unmount
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
        most = 400_000 if disk == "limited" else 250_000
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

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


def write_until_full(folder: Path, disk: str) -> None:
    command = [sys.executable, "-c", SCRIPT, str(folder), disk]
    root = Path(__file__).parents[2]
    told = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    why, acknowledged = told.stdout.splitlines()
    assert "disk" in why
    assert 10 < int(acknowledged) < 10_000
    assert asyncio.run(count(str(folder))) == int(acknowledged) + 1


def test_files_that_may_not_grow_refuse_and_lose_nothing(tmp_path: Path) -> None:
    write_until_full(tmp_path, "limited")


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    if not mounts():  # then a limit closer to the database's own size stands for it
        write_until_full(tmp_path, "cramped")
        return
    assert mount(tmp_path, "-t", "tmpfs", "-o", "size=2m", "tmpfs")
    try:
        write_until_full(tmp_path, "small")
    finally:
        unmount(tmp_path)
