"""Guests over HTTP: a name, a token, a link, and being forgotten."""

import json
import stat
from contextlib import closing
from typing import Any

import pytest

from tests.web.player import Player
from tests.web.running import Running, bearer
from tests.web.test_match import seated


def test_a_guest_has_a_name_and_a_token_that_tells_who_it_is(server: Running) -> None:
    ann = server.guest("  Ann   B. ")
    assert ann["name"] == "Ann B."
    me = server.http.get("/api/guests/me", headers=bearer(ann["token"]))
    assert me.json() == {"guest": ann["guest"], "name": "Ann B."}


@pytest.mark.parametrize("name", ["   ", "a\u0000b", "\u202eevil", "\u200b"])
def test_a_name_that_cannot_be_seen_is_refused(server: Running, name: str) -> None:
    answer = server.http.post("/api/guests", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["detail"].startswith("name: ")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"name":5}', b'{"name":""}', b'{"nom":"Ann"}',
             b'{"name":"Ann","admin":true}', b'{"name":"\\ud800"}', b"\xff", b"[" * 10_000],
)  # fmt: skip
def test_a_body_that_is_not_understood_is_refused_in_words(server: Running, body: bytes) -> None:
    answer = server.http.post(
        "/api/guests", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400
    assert set(answer.json()) == {"article", "detail"}
    assert answer.json()["detail"]


def test_tb_21_a_body_that_is_too_large_is_refused(server: Running) -> None:
    answer = server.http.post("/api/guests", json={"name": "x" * 300_000})
    assert answer.status_code == 413
    assert answer.json()["article"] == "TB-21"


@pytest.mark.parametrize(
    "header", [{}, {"Authorization": "Basic QQ=="}, {"Authorization": "Bearer"}, bearer("a.b.c")]
)
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/guests/me", None),
        ("PATCH", "/api/guests/me", {"name": "Eve"}),
        ("DELETE", "/api/guests/me", None),
        ("GET", "/api/guests/me/games", None),
        ("POST", "/api/link", None),
        ("POST", "/api/tables", {"game": "triple-wata", "seats": 2}),
    ],
)
def test_tb_22_without_a_sound_token_nobody_is_anybody(
    server: Running, method: str, path: str, body: Any, header: dict[str, str]
) -> None:
    answer = server.http.request(method, path, headers=header, json=body)
    assert (answer.status_code, answer.json()["article"]) == (401, "TB-22")


def test_a_guest_takes_another_name(server: Running) -> None:
    ann = server.guest("Ann")
    header = bearer(ann["token"])
    assert (
        server.http.patch("/api/guests/me", json={"name": "Anna"}, headers=header).status_code
        == 200
    )
    assert server.http.get("/api/guests/me", headers=header).json()["name"] == "Anna"


def test_a_forgotten_guest_is_nobody_and_sits_nowhere(server: Running) -> None:
    ann = server.guest("Ann")
    header = bearer(ann["token"])
    table = server.table(ann["token"])
    with Player(server, table, ann["token"]) as player:
        player.sit(0)
        assert server.http.delete("/api/guests/me", headers=header).status_code == 204
        assert player.hear_out() == 4403
    assert server.http.get(f"/api/tables/{table}").json()["chairs"][0]["kind"] == "empty"
    answer = server.http.get("/api/guests/me", headers=header)
    assert (answer.status_code, answer.json()["article"]) == (401, "TB-22")


def test_tb_22_past_matches_keep_no_name_of_a_forgotten_guest(server: Running) -> None:
    ann, bob = seated(server)
    header = bearer(ann.token)
    with closing(ann), closing(bob):
        assert server.http.delete("/api/guests/me", headers=header).status_code == 204
        while bob.about["phase"] != "over":
            bob.hear()
        record = server.http.get(f"/api/tables/{bob.table}/record").text
        assert json.loads(record.splitlines()[0])["names"] == ["N. N.", "Bob"]
        mine = server.http.get("/api/guests/me/games", headers=bearer(bob.token)).json()
        assert mine[0]["names"] == ["N. N.", "Bob"]
        assert server.http.get("/api/guests/me/games", headers=header).status_code == 401


def test_a_link_continues_elsewhere_once(server: Running) -> None:
    ann = server.guest("Ann")
    link = server.http.post("/api/link", headers=bearer(ann["token"])).json()
    assert link["url"] == f"{server.url}/#link={link['code']}"
    elsewhere = server.http.post("/api/link/open", json={"code": link["code"]})
    assert elsewhere.status_code == 201
    token = elsewhere.json()["token"]
    me = server.http.get("/api/guests/me", headers=bearer(token)).json()
    assert me["guest"] == ann["guest"]
    again = server.http.post("/api/link/open", json={"code": link["code"]})
    assert (again.status_code, again.json()["article"]) == (401, "TB-22")


def test_the_key_and_the_admins_door_are_nobody_elses(server: Running) -> None:
    for name in ("token.key", "admin.sock"):
        assert stat.S_IMODE((server.data / name).stat().st_mode) == 0o600
