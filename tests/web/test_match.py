"""Whole matches over real sockets."""

import json
from pathlib import Path

import pytest

from tests.web.player import Frame, Player
from tests.web.running import Running, bearer, running
from watatheque.core.record import read
from watatheque.core.replay import verify
from watatheque.games import game


def seated(server: Running, **plan: object) -> tuple[Player, Player]:
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


def catch_up(player: Player, n: int) -> None:
    """Read until the entry has been seen."""
    while max((frame.get("n", 0) for frame in player.frames), default=0) < n:
        player.hear()


def step(players: tuple[Player, Player]) -> None:
    mover = next(player for player in players if player.to_move())
    while not mover.moves():  # what they alone see comes right after what all see
        mover.hear()
    n = 1 + max(frame.get("n", 0) for frame in mover.frames)
    answer = mover.ask("act", action=mover.moves()[0])
    assert answer["type"] == "ack", answer
    for player in players:
        catch_up(player, n)


def over(player: Player) -> bool:
    return bool(player.about["phase"] == "over")


def test_two_play_a_match_and_one_comes_back_in_the_middle(server: Running) -> None:
    players = seated(server, options={"plus": True})
    ann, bob = players
    for _ in range(4):
        step(players)
    # Bob's line breaks, Ann moves or not, and Bob is back with what he missed.
    bob.close()
    heard = len(bob.frames)
    if ann.to_move():
        while not ann.moves():
            ann.hear()
        assert ann.ask("act", action=ann.moves()[0])["type"] == "ack"
    bob.connect()
    assert ann.ask("chat", text="back?")["type"] == "ack"
    bob.until("chat")
    assert "snapshot" not in [frame["type"] for frame in bob.frames[heard:]]
    # A reload knows nothing, and sees the same.
    again = Player(server, ann.table, bob.token)
    again.until("snapshot")
    assert again.seat == 1
    assert again.sees() == bob.sees()
    again.close()
    while not over(ann):
        step(players)
        for player in players:
            if len(ann.sees()["pieces"]) >= 10 and not over(player):
                player.until("table")
    check_the_record(server, ann)
    for player in players:
        player.close()


def check_the_record(server: Running, ann: Player) -> None:
    answer = server.http.get(f"/api/tables/{ann.table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    rules = game("triple-wata")
    match = verify(rules, read(answer.text, rules.actions))
    assert match.outcome is not None
    commitment = json.loads(answer.text.splitlines()[0])["commitment"]
    assert commitment == next(f["table"]["commitment"] for f in ann.frames if "table" in f)
    games = server.http.get("/api/guests/me/games", headers=bearer(ann.token)).json()
    assert [(one["table"], one["seat"], one["names"]) for one in games] == [
        (ann.table, 0, ["Ann", "Bob"])
    ]
    assert games[0]["outcome"]["article"] == match.outcome.article


def test_tb_6_the_record_is_closed_while_the_match_runs(server: Running) -> None:
    players = seated(server)
    answer = server.http.get(f"/api/tables/{players[0].table}/record")
    assert (answer.status_code, answer.json()["article"]) == (409, "TB-6")
    step(players)
    assert server.http.get(f"/api/tables/{players[0].table}/record").status_code == 409
    for player in players:
        player.close()


def told(player: Player) -> list[Frame]:
    return [frame for frame in player.frames if frame["type"] == "news"]


@pytest.mark.slow
def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        ann, bob = players = seated(server)
        for _ in range(3):
            step(players)
        assert server.stop() == 0
        for player in players:
            assert player.hear_out() == 1012
            assert player.frames[-1] == {"type": "bye", "why": "the server is stopping"}
    with running(tmp_path / "data") as server:
        seen = [player.sees() for player in players]
        for player in players:
            player.server = server
            player.connect()
            player.until("snapshot")
        assert [player.sees() for player in players] == seen
        assert [player.seat for player in players] == [0, 1]
        while not over(ann):
            step(players)
            if len(ann.sees()["pieces"]) >= 10 and not over(ann):
                ann.until("table")
        check_the_record(server, ann)
        for player in (ann, bob):
            player.close()
