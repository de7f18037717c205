"""A data folder, held by one process at a time."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from watatheque.core.errors import BadInput


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Ours alone while it lasts; the kernel gives it back however we end."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadInput("data", f"{folder}: {error.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise BadInput("data", f"another server has {folder} open") from None
    try:
        yield
    finally:
        os.close(handle)
