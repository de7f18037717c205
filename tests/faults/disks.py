"""Disks that are full, and folders that may not be written."""

import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.running import Running

NO_LIMIT = resource.RLIM_INFINITY


def mounted(folder: Path, *options: str) -> None:
    mount = ["mount", *options, str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this machine lets nobody mount a disk")


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    mounted(folder, "--bind", str(folder))
    try:
        mounted(folder, "-o", "remount,bind,ro")
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> None:
    """To the last byte."""
    with (folder / "filler").open("wb", buffering=0) as out:
        for size in (65536, 4096, 1):
            try:
                while out.write(bytes(size)) == size:
                    pass
            except OSError:
                continue


def make_room(folder: Path) -> None:
    (folder / "filler").unlink()


def limit(server: Running) -> None:
    """No file of the server may grow, not even its log."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, NO_LIMIT))


def unlimit(server: Running) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
