"""The story of a match and its positions over HTTP; and a table that plays from one."""

from typing import Any

import pytest

from tests.web.player import Player, patched
from tests.web.running import Running, bearer


def begun(server: Running, **plan: Any) -> tuple[Player, Player]:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = server.table(ann["token"], **plan)
    players = Player(server, table, ann["token"]), Player(server, table, bob["token"])
    for seat, player in enumerate(players):
        player.until("snapshot")
        player.sit(seat)
    assert players[0].ask("start")["type"] == "ack"
    for player in players:
        while not player.scene:
            player.hear()
    return players


@pytest.fixture(scope="module")
def match(server: Running) -> str:
    """One move, then somebody resigns."""
    players = begun(server)
    mover = next(player for player in players if player.to_move())
    while not mover.moves():
        mover.hear()
    assert mover.ask("act", action=mover.moves()[0])["type"] == "ack"
    assert mover.ask("resign")["type"] == "ack"
    for player in players:
        player.close()
    return str(mover.about["match"])


def told(server: Running, match: str, seat: str) -> dict[str, Any]:
    answer = server.http.get(f"/api/matches/{match}/story", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    story: dict[str, Any] = answer.json()
    return story


def test_a_story_is_told_to_each_viewer(server: Running, match: str) -> None:
    for seat in ("public", "0", "1", "open"):
        story = told(server, match, seat)
        assert story["match"] == match
        assert story["header"]["names"] == ["Ann", "Bob"]
        assert [step["n"] for step in story["steps"]] == [1, 2]
        assert story["steps"][0]["beats"]
        assert story["steps"][1]["action"] == {"do": "resign"}
        assert story["outcome"]["article"] == "TB-7"
        last = patched(story["scene"], story["steps"][0]["scene"])
        assert any(piece["zone"] == "board" for piece in last["pieces"].values())


def test_tb_6_only_the_open_story_tells_hands_and_draws(server: Running, match: str) -> None:
    record = server.http.get(f"/api/tables/{match.split('.')[1]}/record").text
    secret = told(server, match, "open")["chances"]["secret"]
    assert secret in record
    for seat, others in (("0", "hand-1"), ("1", "hand-0")):
        story = told(server, match, seat)
        assert story["chances"] is None
        assert others not in {piece["zone"] for piece in story["scene"]["pieces"].values()}
        answer = server.http.get(f"/api/matches/{match}/story", params={"seat": seat})
        assert secret not in answer.text
    open_zones = {p["zone"] for p in told(server, match, "open")["scene"]["pieces"].values()}
    assert {"hand-0", "hand-1"} <= open_zones


def test_tb_6_nothing_is_told_while_it_runs(server: Running) -> None:
    ann, bob = begun(server)
    for path in ("story", "story?seat=0", "story?seat=open", "positions/0"):
        answer = server.http.get(f"/api/matches/{ann.about['match']}/{path}")
        assert answer.status_code == 409
        assert answer.json()["article"] == "TB-6"
    ann.close()
    bob.close()


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("nothing.1/story", 404),
        ("%00/story", 404),
        ("{match}/story?seat=9", 404),
        ("{match}/story?seat=-1", 400),
        ("{match}/story?seat=all", 400),
        ("{match}/positions/3", 404),
        ("{match}/positions/-1", 404),
        ("nothing.1/positions/0", 404),
    ],
)
def test_what_is_not_there_is_said_so(server: Running, match: str, path: str, status: int) -> None:
    answer = server.http.get(f"/api/matches/{path.format(match=match)}")
    assert answer.status_code == status, answer.text
    assert set(answer.json()) == {"article", "detail"}


def test_one_plays_on_from_any_moment(server: Running, match: str) -> None:
    plan = server.http.get(f"/api/matches/{match}/positions/1").json()
    ann, bob = begun(server, **plan)
    board = [piece for piece in ann.scene["pieces"].values() if piece["zone"] == "board"]
    assert len(board) == 1
    assert ann.ask("resign")["type"] == "ack"
    again = told(server, ann.about["match"], "open")
    assert again["header"]["position"] == plan["position"]
    assert told(server, ann.about["match"], "0")["header"]["position"] is None
    ann.close()
    bob.close()


def test_tb_14_a_broken_position_is_refused_by_http_too(server: Running) -> None:
    plan = {"game": "triple-wata", "seats": 2, "position": {"hands": 7}}
    header = bearer(server.guest("Ann")["token"])
    answer = server.http.post("/api/tables", json=plan, headers=header)
    assert answer.status_code == 422
    assert "hands" in answer.json()["detail"]
