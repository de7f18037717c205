"""Starting and stopping a server."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.player import Player
from tests.web.running import PYTHON, Running, environment, running
from watatheque.core.errors import BadInput
from watatheque.serving import screen
from watatheque.web import server as doors


def refused(*args: str) -> str:
    done = subprocess.run(
        [*PYTHON, "serve", *args], capture_output=True, text=True, env=environment(), timeout=60,
        check=False,
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_second_server_on_the_same_folder_is_refused(server: Running) -> None:
    assert "another server" in refused("--port", "0", "--data", str(server.data))


def test_a_port_in_use_is_said(server: Running, tmp_path: Path) -> None:
    said = refused("--port", str(server.port), "--host", "127.0.0.1", "--data", str(tmp_path))
    assert f"127.0.0.1:{server.port}" in said


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--port", "99999"], "port"),
        (["--public-url", "games"], "public-url"),
        (["--settings", "/nothing.toml"], "nothing.toml"),
        (["--data", "/dev/null/x"], "/dev/null"),
        (["--store", "mysql://x"], "postgresql"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, args: list[str], words: str) -> None:
    data = [] if "--data" in args else ["--data", str(tmp_path / "data")]
    assert words in refused(*data, *args)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_asked_to_stop_it_says_restarting_and_ends_well(tmp_path: Path, number: int) -> None:
    with running(tmp_path / "data") as server:
        ann = server.guest("Ann")
        with Player(server, server.table(ann["token"]), ann["token"]) as player:
            server.process.send_signal(number)
            assert player.until("bye") == {"type": "bye", "why": "the server is stopping"}
            assert player.hear_out() == 1012
        server.http.close()
        assert server.wait() == 0
        assert '"stopped"' in server.log.read_text()
        assert not (server.data / "admin.sock").exists()


def test_it_prints_where_people_reach_it(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*PYTHON, "serve", "--port", "0", "--data", str(tmp_path), "--public-url",
         "https://games.example.org"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment(),
    )  # fmt: skip
    with process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "https://games.example.org\n"
            assert process.stdout.readline().startswith("http://localhost:")
        finally:
            process.terminate()
            assert process.wait(20) == 0


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(doors, "CUSTOMARY", [port, 0])
        with doors.bind("127.0.0.1", None) as bound:
            assert bound.getsockname()[1] not in (0, port)
        monkeypatch.setattr(doors, "CUSTOMARY", [port])
        with pytest.raises(BadInput, match=f"127.0.0.1:{port}"):
            doors.bind("127.0.0.1", None)


@pytest.mark.parametrize(
    ("display", "terminal", "shown"), [(":0", True, True), (":0", False, False), ("", True, False)]
)
def test_the_browser_opens_where_somebody_looks(
    monkeypatch: pytest.MonkeyPatch, display: str, terminal: bool, shown: bool
) -> None:
    monkeypatch.setattr(os, "environ", {"DISPLAY": display} if display else {})
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert screen.attended() == shown
