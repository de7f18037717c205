"""A server that cannot start says why in one line and spoils nothing."""

import errno
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.faults.disks import SmallDisk, read_only
from tests.web.running import PYTHON, bearer, environment, running
from watatheque.core.errors import BadInput
from watatheque.store.sqlite import FILE
from watatheque.web.tokens import key_in

UNWRITABLE = ("Read-only", "Permission denied")


def refused(data: Path, words: Sequence[str] = ()) -> str:
    done = subprocess.run(
        [*words, *PYTHON, "serve", "--port", "0", "--host", "127.0.0.1", "--data", str(data)],
        capture_output=True, text=True, env=environment(), timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def test_a_key_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(BadInput, match="No space left"):
            key_in(tmp_path)
        assert [*tmp_path.iterdir()] == []
    assert key_in(tmp_path) == key_in(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["token.key"]


def test_a_folder_that_may_not_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    with read_only(tmp_path) as words:
        said = refused(tmp_path, words)
    assert any(why in said for why in UNWRITABLE)
    assert contents(tmp_path) == {}


@pytest.mark.slow
def test_a_read_only_folder_is_said_and_left_as_it_is(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        ann = server.guest("Ann")
        table = server.table(ann["token"])
    before = contents(data)
    with read_only(data) as words:
        said = refused(data, words)
        assert contents(data) == before
    assert any(why in said for why in UNWRITABLE)
    with running(data) as server:
        about = server.http.get(f"/api/tables/{table}").json()
        assert (about["id"], about["phase"]) == (table, "open")
        me = server.http.get("/api/guests/me", headers=bearer(ann["token"]))
        assert me.json()["name"] == "Ann"


@pytest.mark.slow
def test_a_first_start_without_room_is_said_and_spoils_nothing(small_disk: SmallDisk) -> None:
    data = small_disk.folder / "data"
    data.mkdir()
    small_disk.fill()
    assert str(data) in refused(data, small_disk.words())
    small_disk.make_room()
    with running(data) as server:
        assert server.guest("Ann")["name"] == "Ann"


@pytest.mark.slow
def test_a_start_on_a_full_disk_keeps_what_is_there(small_disk: SmallDisk) -> None:
    data = small_disk.folder / "data"
    with running(data) as server:
        ann = server.guest("Ann")
        table = server.table(ann["token"])
    shutil.copy(data / FILE, small_disk.folder / "copy")
    small_disk.fill()
    assert str(data) in refused(data, small_disk.words())
    assert (data / FILE).read_bytes() == (small_disk.folder / "copy").read_bytes()
    small_disk.make_room()
    with running(data) as server:
        assert server.http.get(f"/api/tables/{table}").status_code == 200
