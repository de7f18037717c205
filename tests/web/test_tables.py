"""Tables over HTTP: opened, listed, shared."""

import re
import xml.etree.ElementTree as ET
from typing import Any

import pytest

from tests.web.running import Running, bearer


def test_a_table_is_opened_and_found(server: Running) -> None:
    ann = server.guest("Ann")
    plan = {"game": "triple-wata", "seats": 2, "options": {"plus": True}, "bots": {"1": "easy"}}
    answer = server.http.post("/api/tables", json=plan, headers=bearer(ann["token"]))
    assert answer.status_code == 201
    id = answer.json()["id"]
    assert answer.json()["url"] == f"{server.url}/table/{id}"
    about = server.http.get(f"/api/tables/{id}").json()
    assert about["options"] == {"plus": True}
    assert about["phase"] == "open"
    assert about["chairs"][1]["kind"] == "bot"
    assert id in [one["id"] for one in server.http.get("/api/tables").json()]


def test_a_private_table_is_not_listed_but_told_to_whoever_has_the_link(server: Running) -> None:
    id = server.table(server.guest("Ann")["token"], private=True)
    assert server.http.get(f"/api/tables/{id}").status_code == 200
    assert id not in [one["id"] for one in server.http.get("/api/tables").json()]


@pytest.mark.parametrize(
    ("plan", "status", "words"),
    [
        ({"game": "chess", "seats": 2}, 422, "chess"),
        ({"game": "triple-wata", "seats": 9}, 422, "seats"),
        ({"game": "triple-wata", "seats": 2, "options": {"nope": 1}}, 422, "nope"),
        ({"game": "triple-wata", "seats": 2, "options": {"plus": "x"}}, 422, "plus"),
        ({"game": "triple-wata", "seats": 2, "bots": {"1": "genius"}}, 422, "genius"),
        ({"game": "triple-wata", "seats": 2, "bots": {"7": "easy"}}, 422, "seat 7"),
        ({"game": "triple-wata", "seats": 10**400}, 422, "seats"),
        ({"game": "triple-wata", "seats": 2, "sneaky": 1}, 400, "sneaky"),
        ({"seats": 2}, 400, "game"),
    ],
)
def test_tb_13_a_table_that_cannot_be_is_refused_by_name(
    server: Running, plan: dict[str, Any], status: int, words: str
) -> None:
    header = bearer(server.guest("Ann")["token"])
    answer = server.http.post("/api/tables", json=plan, headers=header)
    assert answer.status_code == status, answer.text
    assert words in answer.json()["detail"]


def test_tb_21_a_guest_opens_so_many_tables(server: Running) -> None:
    token = server.guest("Ann")["token"]
    plan = {"game": "triple-wata", "seats": 2}
    answers = [server.http.post("/api/tables", json=plan, headers=bearer(token)) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429]
    assert answers[-1].json()["article"] == "TB-21"


def test_the_qr_code_is_a_drawing(server: Running) -> None:
    id = server.table(server.guest("Ann")["token"])
    answer = server.http.get(f"/api/tables/{id}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ET.fromstring(answer.text).tag.endswith("svg")


@pytest.mark.parametrize("path", ["", "/qr.svg", "/record"])
@pytest.mark.parametrize("id", ["nothing", "%00", "..", "a" * 200, "%F0%9F%98%80", "a%2Fb"])
def test_no_other_table_is_there(server: Running, path: str, id: str) -> None:
    answer = server.http.get(f"/api/tables/{id}{path}")
    assert answer.status_code in (404, 405)
    assert set(answer.json()) == {"article", "detail"}


def test_metrics_tell_totals_only(server: Running) -> None:
    ann = server.guest("Ann")
    id = server.table(ann["token"])
    text = server.http.get("/metrics").text
    tables = re.search(r"^watatheque_tables (\d+)", text, re.M)
    assert tables is not None
    assert int(tables[1]) >= 1
    for secret in (id, ann["guest"], ann["token"], "Ann"):
        assert secret not in text


def test_health(server: Running) -> None:
    assert server.http.get("/healthz").json() == {"status": "ok"}
