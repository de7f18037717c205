"""Floods, readers that never read, and crowds that only watch: TB-21."""

import asyncio
import base64
import json
import re
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.web.player import Player
from tests.web.running import Running, running

CHATTY = """
chat_length = 12000
chat_a_minute = 1000000
messages_a_second = 100000
message_burst = 100000
buffer_bytes = 100000
"""


def sockets(server: Running) -> int:
    found = re.search(r"^watatheque_sockets (\d+)", server.http.get("/metrics").text, re.M)
    assert found is not None
    return int(found[1])


def memory_kib(server: Running) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"^VmRSS:\s+(\d+)", status, re.M)
    assert found is not None
    return int(found[1])


def test_tb_21_a_flood_is_refused_in_words_and_then_let_go(server: Running) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    table = server.table(ann["token"])
    with Player(server, table, ann["token"]) as host, Player(server, table, eve["token"]) as flood:
        with suppress(ConnectionClosed):
            for number in range(5000):
                flood.socket.send(json.dumps({"do": "emote", "id": str(number), "name": "wow"}))
        assert flood.hear_out() == 4429
        refused = [f for f in flood.frames if f["type"] == "refused" and f["article"] == "TB-21"]
        assert refused
        began = time.monotonic()
        assert host.ask("lock", on=True)["type"] == "ack"
        assert time.monotonic() - began < 1
    # The seat and the name are not lost for it.
    time.sleep(1)
    with Player(server, table, eve["token"]) as back:
        assert back.ask("stand")["type"] in ("ack", "refused")


def test_tb_21_a_second_socket_is_no_second_allowance(server: Running) -> None:
    ann = server.guest("Ann")
    table = server.table(ann["token"])
    with Player(server, table, ann["token"]) as one, Player(server, table, ann["token"]) as other:
        for number in range(40):
            one.socket.send(json.dumps({"do": "decline", "id": str(number), "what": "nothing"}))
        while not any(frame.get("id") == "39" for frame in one.frames):
            one.hear()
        answers = []
        for number in range(10):
            other.socket.send(json.dumps({"do": "decline", "id": f"o{number}", "what": "x"}))
            answers.append(other.until("refused"))
        assert any(answer["article"] == "TB-21" for answer in answers)


def deaf(server: Running, table: str) -> socket.socket:
    """A client that says hello and never reads again."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(10)
    raw.connect(("127.0.0.1", server.port))
    key = base64.b64encode(bytes(16)).decode()
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(1000)
    hello = b'{"since":null}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # masked with zeros
    return raw


@pytest.mark.slow
def test_tb_21_who_never_reads_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(CHATTY)
    with running(tmp_path / "data", "--settings", str(settings)) as server:
        ann = server.guest("Ann")
        table = server.table(ann["token"])
        with Player(server, table, ann["token"]) as host, deaf(server, table) as raw:
            while sockets(server) < 2:
                time.sleep(0.05)
            text = "x" * 11_000
            for _ in range(1000):
                assert host.ask("chat", text=text)["type"] == "ack"
                if sockets(server) == 1:
                    break
            assert sockets(server) == 1
            assert "watatheque_cut_total 1.0" in server.http.get("/metrics").text
            assert host.ask("chat", text="still here")["type"] == "ack"
            assert raw.fileno() != -1


async def crowd(server: Running, table: str, size: int) -> list[ClientConnection]:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"

    async def watch() -> ClientConnection:
        here = await connect(url, compression=None, max_queue=None, open_timeout=60)
        await here.send('{"since":null}')
        await here.recv()
        return here

    watchers: list[ClientConnection] = []
    for _ in range(0, size, 50):
        watchers += await asyncio.gather(*(watch() for _ in range(50)))
    return watchers


@pytest.mark.slow
def test_a_thousand_watch_and_one_moves(server: Running) -> None:
    ann = server.guest("Ann")
    table = server.table(ann["token"])
    before = memory_kib(server)

    async def scene() -> float:
        watchers = await crowd(server, table, 1000)
        grown = memory_kib(server) - before
        assert sockets(server) == 1001
        assert grown < 60 * 1000, f"{grown} KiB for a thousand"
        began = time.monotonic()
        assert (await asyncio.to_thread(host.ask, "lock", on=True))["type"] == "ack"
        told = time.monotonic() - began
        for watcher in watchers:
            frame = json.loads(await asyncio.wait_for(watcher.recv(), 10))
            assert frame["type"] == "table"
            assert frame["table"]["locked"]
        await asyncio.gather(*(watcher.close() for watcher in watchers))
        return told

    with Player(server, table, ann["token"]) as host:
        assert asyncio.run(scene()) < 2


def test_tb_21_an_address_writes_so_often(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("requests_a_second = 1\nrequest_burst = 3\n")
    with running(tmp_path / "data", "--settings", str(settings)) as server:
        answers = [server.http.post("/api/guests", json={"name": "Ann"}) for _ in range(5)]
        assert [answer.status_code for answer in answers[:3]] == [201] * 3
        assert answers[4].status_code == 429
        assert answers[4].json()["article"] == "TB-21"
        # A header says nothing about whoever is not behind a trusted proxy.
        faked = {"X-Forwarded-For": "10.1.2.3"}
        again = server.http.post("/api/guests", json={"name": "Ann"}, headers=faked)
        assert again.status_code == 429


def test_a_trusted_proxy_says_who_calls(tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text("requests_a_second = 1\nrequest_burst = 1\n")
    with running(
        tmp_path / "data", "--settings", str(settings), "--trust-proxy", "127.0.0.1",
        "--public-url", "https://games.example.org/",
    ) as server:  # fmt: skip
        for caller in ("10.1.2.3", "10.1.2.4"):
            header = {"X-Forwarded-For": caller}
            answer = server.http.post("/api/guests", json={"name": "Ann"}, headers=header)
            assert answer.status_code == 201
        header = {
            "X-Forwarded-For": "10.1.2.5",
            "Authorization": f"Bearer {answer.json()['token']}",
        }
        link = server.http.post("/api/link", headers=header).json()
        assert link["url"].startswith("https://games.example.org/#link=")
