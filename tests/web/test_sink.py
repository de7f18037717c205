"""The kitchen sink over real sockets: nothing in the server leans on one real game."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.sink import SINK
from tests.web.player import Frame, Player
from tests.web.running import running
from watatheque.core.record import read
from watatheque.core.replay import verify

ENOUGH = 6  # entries


def guess(seen: Frame, rng: random.Random) -> Frame | None:
    """Any filling of any gesture's holes; the server judges it."""
    able = [gesture for gesture in seen["gestures"] if gesture["action"]]
    if not able:
        return None
    gesture = rng.choice(able)
    pieces = seen["pieces"].values()
    holes: dict[str, list[Any]] = {
        "$piece": [p["ref"] for p in pieces if p["zone"] in gesture["source"]],
        "$target": [p["ref"] for p in pieces if p["zone"] in gesture["target"]],
        "$choice": [choice["value"] for choice in gesture["choices"]],
        "$place": list(range(6)),
    }
    filled = {
        key: rng.choice(holes.get(str(value)) or [value if str(value)[:1] != "$" else 1])
        for key, value in gesture["action"].items()
    }
    return dict(filled)


def entries(player: Player) -> int:
    return int(max(frame.get("n", 0) for frame in player.frames))


def play(player: Player, rng: random.Random) -> None:
    """Guess until enough has happened; the bot and the clock do their part."""
    while entries(player) < ENOUGH:
        action = guess(player.sees(), rng)
        if action is not None:
            player.ask("act", action=action)
        try:
            player.hear(timeout=0.06)
        except TimeoutError:
            continue


@pytest.mark.slow
def test_the_sink_is_played_watched_and_recorded(tmp_path: Path) -> None:
    with running(tmp_path / "data", program="tests.web.with_sink") as server:
        ann = server.guest("Ann")
        table = server.table(ann["token"], game="sink", bots={"1": "uniform"})
        with Player(server, table, ann["token"]) as player, Player(server, table) as watcher:
            player.sit(0)
            assert player.ask("start")["type"] == "ack"
            play(player, random.Random(5))
            assert player.ask("resign")["type"] == "ack"
            while watcher.about["phase"] != "over":
                watcher.hear()
            while player.about["phase"] != "over":
                player.hear()
            assert all(frame["type"] != "mine" for frame in watcher.frames)
            assert not any(frame.get("mine") for frame in watcher.frames)
            assert watcher.sees() == watcher.scene
            # Patch by patch everybody has come to what a newcomer is shown at once.
            with Player(server, table) as newcomer:
                assert newcomer.scene == watcher.scene == player.scene
            with Player(server, table, ann["token"]) as again:
                assert again.sees() == player.sees()
        text = server.http.get(f"/api/tables/{table}/record").text
        match = verify(SINK, read(text, SINK.actions))
        assert len(match.entries) >= ENOUGH
        assert '"fault"' not in server.log.read_text()
