"""Disks that are full, and folders that may not be written.

Real ones where this machine lets us mount them. Elsewhere files that may not grow stand for a full
disk, and permissions that bind root too for one that is read-only.
"""

import os
import resource
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tests.web.running import Running

NO_LIMIT = resource.RLIM_INFINITY
TMPFS = ("-t", "tmpfs", "-o", "size=1m", "tmpfs")
# Root without the right to pass over permissions.
HUMBLE = ("setpriv", "--bounding-set", "-dac_override", "--inh-caps", "-dac_override")


def mount(folder: Path, *options: str) -> bool:
    command = ["mount", *options, str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def unmount(folder: Path) -> None:
    subprocess.run(["umount", str(folder)], check=True)


@cache
def mounts() -> bool:
    """Whether this machine lets us mount a disk."""
    with tempfile.TemporaryDirectory() as folder:
        if not mount(Path(folder), *TMPFS):
            return False
        unmount(Path(folder))
        return True


@contextmanager
def read_only(folder: Path) -> Iterator[tuple[str, ...]]:
    """Gives the words to start a program with that cannot write there."""
    if mounts():
        assert mount(folder, "--bind", str(folder))
        assert mount(folder, "-o", "remount,bind,ro")
        try:
            yield ()
        finally:
            unmount(folder)
        return
    modes = {path: path.stat().st_mode for path in (folder, *folder.iterdir())}
    for path, mode in modes.items():
        path.chmod(mode & 0o555)
    yield HUMBLE if os.geteuid() == 0 else ()
    for path, mode in modes.items():
        path.chmod(mode)


class SmallDisk:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.full = False

    def fill(self, server: Running | None = None) -> None:
        """To the last byte."""
        self.full = True
        if not mounts():
            if server is not None:
                limit(server)
            return
        with (self.folder / "filler").open("wb", buffering=0) as out:
            for size in (65536, 4096, 1):
                try:
                    while out.write(bytes(size)) == size:
                        pass
                except OSError:
                    continue

    def make_room(self, server: Running | None = None) -> None:
        self.full = False
        if mounts():
            (self.folder / "filler").unlink()
        elif server is not None:
            unlimit(server)

    def words(self) -> tuple[str, ...]:
        """What to start a program with that finds the disk as it is."""
        return ("prlimit", "--fsize=1") if self.full and not mounts() else ()


def limit(server: Running) -> None:
    """No file of the server may grow, not even its log."""
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, NO_LIMIT))


def unlimit(server: Running) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
