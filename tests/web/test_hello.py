"""The first message of a socket, and who is turned away."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.web.parting import address, farewell
from tests.web.player import Player
from tests.web.running import Running, running


def test_somebody_without_a_token_watches(server: Running, table: str) -> None:
    with Player(server, table) as watcher:
        assert watcher.seat is None
        assert watcher.about["id"] == table
        assert watcher.ask("sit", seat=0, nonce="0" * 32)["type"] == "refused"
        assert watcher.ask("act", action={"do": "ready"})["type"] == "refused"
        assert watcher.ask("start")["type"] == "refused"


def test_tb_22_a_token_that_is_not_sound_opens_nothing(
    server: Running, table: str, ann: dict[str, Any]
) -> None:
    token = ann["token"]
    for bad in (token[:-1], token[:-1] + "_"[: token[-1] != "_"] or "-", "x", token + "x",
                token.replace(ann["guest"], server.guest("Bob")["guest"])):  # fmt: skip
        frames, code = farewell(server, table, json.dumps({"token": bad, "since": None}))
        assert [frame["type"] for frame in frames] == ["refused", "bye"]
        assert frames[0]["article"] == "TB-22"
        assert code == 4401


@pytest.mark.parametrize(
    "first",
    ["", "{", "null", "[]", "5", '{"token":5}', '{"since":"x"}', '{"tokken":""}', b"\x00\x01",
     "[" * 5000, '{"since":1e400}', '{"do":"start","id":"1"}', "x" * 20_000],
)  # fmt: skip
def test_a_first_message_that_is_not_understood_is_refused_in_words(
    server: Running, table: str, first: str | bytes
) -> None:
    frames, code = farewell(server, table, first)
    assert [frame["type"] for frame in frames] == ["refused", "bye"]
    assert frames[0]["detail"]
    assert code == 4401


def test_a_table_that_is_not_there_says_so(server: Running) -> None:
    for id in ("nothing", "%00", "a" * 100):
        frames, code = farewell(server, id, '{"since":null}')
        assert frames[-1]["type"] == "bye"
        assert code == 4404


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("hello_ms = 200\n")
    with running(tmp_path / "data", "--settings", str(settings)) as server:
        table = server.table(server.guest("Ann")["token"])
        with connect(address(server, table)) as here:
            assert json.loads(here.recv(5))["type"] == "bye"
            with pytest.raises(ConnectionClosed) as closed:
                here.recv(5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_page_of_somebody_else_gets_no_socket(server: Running, table: str, origin: str) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address(server, table), origin=Origin(origin)),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert b"only for pages of this server" in refused.value.response.body


def test_our_own_page_gets_one(server: Running, table: str) -> None:
    with connect(address(server, table), origin=Origin(server.url)) as here:
        here.send('{"since":null}')
        assert json.loads(here.recv(10))["type"] == "snapshot"
