"""The admin's commands, with the server running and stopped."""

import json
from pathlib import Path

import pytest

from tests.web.player import Player
from tests.web.running import Running, admin, bearer, running


def moved_on(server: Running) -> tuple[str, str]:
    """A finished match (by resigning) and a table that is still open."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = server.table(ann["token"])
    with Player(server, table, ann["token"]) as host, Player(server, table, bob["token"]) as guest:
        host.sit(0)
        guest.sit(1)
        assert host.ask("start")["type"] == "ack"
        assert guest.ask("resign")["type"] == "ack"
    header = {"Authorization": f"Bearer {ann['token']}"}
    match = server.http.get("/api/guests/me/games", headers=header).json()[0]["match"]
    return match, server.table(ann["token"])


@pytest.mark.slow
def test_an_admin_looks_after_tables_running_or_not(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        match, open_one = moved_on(server)
        cleo = server.guest("Cleo")
        also_open = server.table(cleo["token"])
        with Player(server, also_open, cleo["token"]) as player:
            player.sit(1)
        shown = admin(data, "tables").stdout
        assert open_one in shown
        assert f"{also_open}  triple-wata  open  –, Cleo ({cleo['guest']})" in shown
        exported = admin(data, "export", match)
        assert exported.returncode == 0, exported.stderr
        lines = [json.loads(line) for line in exported.stdout.splitlines()]
        assert lines[0]["names"] == ["Ann", "Bob"]
        assert lines[-1]["opened"]["secret"]
        assert admin(data, "close", open_one).stdout == f"{open_one} is closed\n"
        assert open_one not in admin(data, "tables").stdout
    # The same without a server.
    assert admin(data, "export", match).stdout == exported.stdout
    assert also_open in admin(data, "tables").stdout
    assert admin(data, "close", also_open).returncode == 0
    assert also_open not in admin(data, "tables").stdout
    with running(data) as server:
        assert server.http.get("/api/tables").json() == []


@pytest.mark.parametrize("what", [["close", "nothing"], ["ban", "nobody"], ["export", "none.1"]])
def test_what_is_not_there_is_said_in_one_line(
    server: Running, tmp_path: Path, what: list[str]
) -> None:
    for data in (server.data, tmp_path):
        done = admin(data, *what)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "there is no" in done.stderr


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    done = admin(tmp_path / "nothing", "tables")
    assert done.returncode == 2
    assert "there is no folder" in done.stderr
    assert not (tmp_path / "nothing").exists()


def test_a_closed_table_says_goodbye(server: Running) -> None:
    ann = server.guest("Ann")
    table = server.table(ann["token"])
    with Player(server, table, ann["token"]) as player:
        assert admin(server.data, "close", table).returncode == 0
        player.until("bye")


def test_a_table_whose_host_was_forgotten_can_be_closed(server: Running) -> None:
    ann = server.guest("Ann")
    table = server.table(ann["token"])
    with Player(server, table) as watcher:
        gone = server.http.delete("/api/guests/me", headers=bearer(ann["token"]))
        assert gone.status_code == 204
        done = admin(server.data, "close", table)
        assert (done.returncode, done.stdout) == (0, f"{table} is closed\n"), done.stderr
        watcher.until("bye", why="an admin has closed the table")
    assert server.http.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.slow
def test_a_backup_of_a_running_server_brings_everything_back(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "backup", tmp_path / "elsewhere"
    with running(tmp_path / "data") as server:
        match, table = moved_on(server)
        token = server.guest("Cleo")["token"]
        done = admin(server.data, "backup", str(file))
        assert done.returncode == 0, done.stderr
        again = admin(server.data, "backup", str(file))
        assert (again.returncode, again.stderr.count("\n")) == (2, 1)
        assert admin(elsewhere, "restore", str(file)).returncode == 0
        assert admin(elsewhere, "restore", str(file)).returncode == 2
        with running(elsewhere) as other:
            assert [one["id"] for one in other.http.get("/api/tables").json()] == [table]
            me = other.http.get("/api/guests/me", headers=bearer(token))
            assert me.json()["name"] == "Cleo"
            exported = admin(server.data, "export", match).stdout
            assert admin(elsewhere, "export", match).stdout == exported != ""
