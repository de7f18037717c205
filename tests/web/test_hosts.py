"""A Host header that names no host: a clear no, before anything is done."""

import socket
from pathlib import Path
from typing import Any

import pytest

from tests.web.running import Running, bearer, running
from watatheque.web.hosts import sound

SENSELESS = ["a:b", "a:99999", "[::1", "a@b:x", "a" * 4000]  # Litestar lets these through


@pytest.mark.parametrize(
    "host",
    ["", "localhost", "localhost:8000", "192.168.1.7:8000", "games.example.org", "home:", "my_box",
     "[::1]:8000", "[fe80::1]"],
)  # fmt: skip
def test_a_name_or_an_address_and_a_port(host: str) -> None:
    assert sound(host)


@pytest.mark.parametrize(
    "host", [*SENSELESS, "a b", "a/b", "a:1:2", "a:\t8", "a\n", "a:٣", "[", ":80", "é"]
)
def test_all_else_is_nobodys_address(host: str) -> None:
    assert not sound(host)


@pytest.mark.parametrize("host", SENSELESS)
def test_no_table_is_opened_for_a_senseless_host(server: Running, host: str) -> None:
    header = bearer(server.guest("Ann")["token"]) | {"Host": host}
    before = len(server.http.get("/api/tables").json())
    plan = {"game": "triple-wata", "seats": 2}
    answer = server.http.post("/api/tables", json=plan, headers=header)
    assert (answer.status_code, answer.json()["article"]) == (400, "")
    assert "Host" in answer.json()["detail"]
    assert len(server.http.get("/api/tables").json()) == before


@pytest.mark.parametrize("host", SENSELESS)
def test_nothing_is_drawn_for_a_senseless_host(
    server: Running, ann: dict[str, Any], table: str, host: str
) -> None:
    header = bearer(ann["token"]) | {"Host": host}
    code = server.http.get(f"/api/tables/{table}/qr.svg", headers=header)
    link = server.http.post("/api/link", headers=header)
    assert [code.status_code, link.status_code] == [400, 400]


def handshake(server: Running, table: str, host: str) -> bytes:
    """The first line of the answer."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
        )
        return raw.recv(1000).partition(b"\r\n")[0]


@pytest.mark.parametrize("host", SENSELESS)
def test_a_socket_is_refused_cleanly(server: Running, table: str, host: str) -> None:
    before = len(server.log.read_text())
    assert b" 400 " in handshake(server, table, host)
    assert "Exception" not in server.log.read_text()[before:]


def test_a_socket_with_a_sound_host_is_opened(server: Running, table: str) -> None:
    assert b" 101 " in handshake(server, table, "home:8000")


def test_who_has_a_public_address_needs_no_host(tmp_path: Path) -> None:
    with running(tmp_path, "--public-url", "https://games.example.org") as server:
        header = bearer(server.guest("Ann")["token"]) | {"Host": "a:b"}
        answer = server.http.post(
            "/api/tables", json={"game": "triple-wata", "seats": 2}, headers=header
        )
        assert answer.json()["url"].startswith("https://games.example.org/table/")
