"""What may come over a socket, and what it meets."""

import json
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.web.parting import farewell
from tests.web.player import Player
from tests.web.running import Running, admin, bearer, running


@contextmanager
def started(server: Running, host: dict[str, Any]) -> Iterator[Player]:
    """The host of a running match against a bot."""
    table = server.table(host["token"], bots={"1": "uniform"})
    with Player(server, table, host["token"]) as player:
        player.sit(0)
        assert player.ask("start")["type"] == "ack"
        yield player


MALFORMED: list[tuple[str | bytes, str]] = [
    ("", "TB-2"),
    ("{", "TB-2"),
    ("[]", "TB-2"),
    ("null", "TB-2"),
    ('"start"', "TB-2"),
    ('{"do":"fly","id":"1"}', "TB-2"),
    ('{"do":"shut","id":"1"}', "TB-2"),  # the server's own
    ('{"do":"forget","id":"1"}', "TB-2"),
    ('{"do":"start"}', "TB-2"),
    ('{"do":"start","id":5}', "TB-2"),
    ('{"do":"start","id":"' + "x" * 65 + '"}', "TB-2"),
    ('{"do":"start","id":"1","seat":1}', "TB-2"),
    ('{"do":"sit","id":"1","seat":-1,"nonce":"' + "0" * 32 + '"}', "TB-2"),
    ('{"do":"sit","id":"1","seat":1e99,"nonce":"' + "0" * 32 + '"}', "TB-2"),
    ('{"do":"sit","id":"1","seat":1,"nonce":"secret"}', "TB-2"),
    ('{"do":"act","id":"1","action":[]}', "TB-2"),
    ('{"do":"act","id":"1","action":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}", "TB-2"),
    ("[" * 16_000, "TB-2"),
    (b'{"do":"start","id":"1"}', "TB-2"),
    (b"\xff\xfe\x00", "TB-2"),
    ('{"do":"chat","id":"1","text":"' + "x" * 17_000 + '"}', "TB-21"),
    ('{"do":"chat","id":"1","text":"' + "é" * 8_200 + '"}', "TB-21"),
]


def test_malformed_messages_are_refused_in_words_and_nothing_is_lost(
    server: Running, ann: dict[str, Any]
) -> None:
    with started(server, ann) as player:
        before = len(server.log.read_text())
        for message, article in MALFORMED:
            player.socket.send(message)
            refusal = player.until("refused")
            assert (refusal["id"], refusal["article"]) == ("", article), message[:60]
            assert refusal["detail"]
            time.sleep(0.06)  # slower than the rate that is allowed
        assert player.ask("emote", name="hello")["type"] == "ack"
        assert "fault" not in server.log.read_text()[before:]


def test_a_message_beyond_all_measure_costs_the_socket_and_not_the_seat(
    server: Running, ann: dict[str, Any]
) -> None:
    with started(server, ann) as player:
        player.socket.send('{"do":"chat","id":"1","text":"' + "x" * 1_000_000 + '"}')
        assert player.hear_out() == 1009
        player.rev = None
        player.connect()
        assert player.until("snapshot")["seat"] == 0


BAD_ACTIONS: list[tuple[dict[str, Any], str]] = [
    ({"do": "tick"}, "TB-3"),
    ({"do": "resign"}, "TB-2"),
    ({"do": "abort", "why": "I lose"}, "TB-2"),
    ({"do": "takeback", "to": 0}, "TB-2"),
    ({"do": "seat_taken", "taken": 1, "by": "me"}, "TB-2"),
    ({"do": "place", "card": "no-such-card", "cell": 0}, "TW-"),
    ({"do": "place", "card": 5, "cell": 0}, "TB-2"),
    ({"do": "place", "card": "unionised-rats", "cell": 0, "seat": 1}, "TB-2"),
    ({"do": "fly"}, "TB-2"),
    ({}, "TB-2"),
]


def test_tb_3_a_tick_and_marks_are_not_for_clients(server: Running, ann: dict[str, Any]) -> None:
    with started(server, ann) as player:
        for action, article in BAD_ACTIONS:
            answer = player.ask("act", action=action)
            assert answer["type"] == "refused", action
            assert answer["article"].startswith(article) or answer["article"] == "TW-5", answer
            time.sleep(0.06)


def test_nobody_can_act_for_another_seat(server: Running, ann: dict[str, Any]) -> None:
    """A command has no seat: it is played for the seat of the token, or refused."""
    table = server.table(ann["token"])
    bob = server.guest("Bob")
    with Player(server, table, ann["token"]) as host, Player(server, table, bob["token"]) as guest:
        host.sit(0)
        guest.sit(1)
        assert host.ask("start")["type"] == "ack"
        for player in (host, guest):
            while not player.scene:
                player.hear()
        mover, waiter = (host, guest) if host.to_move() else (guest, host)
        while not mover.moves():
            mover.hear()
        move = mover.moves()[0]
        refused = waiter.ask("act", action=move)
        assert refused["type"] == "refused"
        cross = server.guest("Eve")
        with Player(server, table, cross["token"]) as eve:
            assert eve.ask("act", action=move)["type"] == "refused"
        sneaky = {"do": "act", "id": "s", "seat": mover.seat, "action": move}
        waiter.socket.send(json.dumps(sneaky))
        assert waiter.until("refused", id="")["article"] == "TB-2"
        assert mover.ask("act", action=move)["type"] == "ack"


def test_a_resent_command_is_answered_alike_and_done_once(
    server: Running, ann: dict[str, Any]
) -> None:
    with started(server, ann) as player:
        for _ in range(3):
            player.socket.send(json.dumps({"do": "chat", "id": "same", "text": "hi"}))
            player.until("ack", id="same")
        assert len([frame for frame in player.frames if frame["type"] == "chat"]) == 1


def test_logs_hold_no_token_nonce_or_card(server: Running, ann: dict[str, Any]) -> None:
    nonce = secrets.token_hex(16)
    table = server.table(ann["token"], bots={"1": "uniform"})
    with Player(server, table, ann["token"]) as player:
        assert player.ask("sit", seat=0, nonce=nonce)["type"] == "ack"
        assert player.ask("start")["type"] == "ack"
        while not player.sees().get("pieces"):
            player.hear()
        cards = [p["ref"] for p in player.sees()["pieces"].values() if p["zone"] == "hand-0"]
    assert cards
    log = server.log.read_text()
    for secret in (nonce, ann["token"], ann["token"].rpartition(".")[2], *cards):
        assert secret not in log


def test_a_banned_guest_is_shown_out_and_stays_out(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = server.table(ann["token"])
        with Player(server, table, eve["token"]) as player:
            done = admin(server.data, "ban", eve["guest"])
            assert done.returncode == 0, done.stderr
            player.until("bye")
            assert player.hear_out() == 4403
        frames, code = farewell(server, table, json.dumps({"token": eve["token"]}))
        assert (frames[0]["article"], code) == ("TB-22", 4403)
        answer = server.http.get("/api/guests/me", headers=bearer(eve["token"]))
        assert answer.status_code == 403
        assert admin(server.data, "ban", eve["guest"], "--lift").returncode == 0
        assert server.http.get("/api/guests/me", headers=bearer(eve["token"])).status_code == 200


def test_garbage_instead_of_a_handshake_harms_nobody(server: Running) -> None:
    for junk in (
        b"\x16\x03\x01\x02\x00",
        b"GET /api/tables/x/socket HTTP/1.1\r\n\r\n",
        b"\x00" * 99,
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as raw:
            raw.sendall(junk)
            raw.shutdown(socket.SHUT_WR)
            raw.recv(1000)
    assert server.http.get("/healthz").status_code == 200
