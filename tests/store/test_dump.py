"""Half a dump, or a changed one, is never taken for a whole one."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store.test_backup import backed_up, restore_whole
from watatheque.store.backup import restore
from watatheque.store.migrate import head
from watatheque.store.store import StoreUnusable


def lose_end(whole: bytes) -> bytes:
    return b"".join(whole.splitlines(keepends=True)[:-1])


def lose_line(whole: bytes) -> bytes:
    lines = whole.splitlines(keepends=True)
    return b"".join(lines[:10] + lines[11:])


Damage = Callable[[bytes], bytes]
DAMAGE: dict[str, tuple[Damage, str]] = {
    "cut off": (lambda whole: whole[:-30], "is not of a dump"),
    "without its end": (lose_end, "its last line is missing"),
    "a line less": (lose_line, "checksum"),
    "a name changed": (lambda whole: whole.replace("Zoé".encode(), b"Zoee"), "checksum"),
    "twice": (lambda whole: whole * 2, "ended already"),
    "a newer one": (lambda whole: whole.replace(f'"{head()}"'.encode(), b'"0999"'), "version 0999"),
    "empty": (lambda whole: b"", "its last line is missing"),
    "other": (lambda whole: b"hello\n", "line 1 is not of a dump"),
    "binary": (lambda whole: bytes(range(256)), "line 1 is not of a dump"),
}


@pytest.mark.parametrize(("damage", "why"), DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_dump_restores_nothing(tmp_path: Path, damage: Damage, why: str) -> None:
    file = backed_up(tmp_path, True)
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(StoreUnusable, match=f"{file}: .*{why}"):
        restore(file, tmp_path / "goal")
    restore_whole(tmp_path)
