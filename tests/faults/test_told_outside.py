"""Logs and /metrics of a real server are the same in two worlds that a viewer cannot tell apart."""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.faults.worlds import GUESTS, SECRET, Case, rows, twins
from tests.sink.pieces import SUITS
from tests.table.rig import NONCE
from tests.web.player import Frame, Player
from tests.web.running import running
from watatheque.store.opening import open_store
from watatheque.store.rows import Row
from watatheque.web.tokens import Tokens, key_in

CASE = Case("sink", 3, {"rounds": 1})
TRIES: list[Frame] = [
    {"do": "act", "action": {"do": "tick"}}, {"do": "act", "action": {"do": "say", "number": 3}},
    *({"do": "act", "action": {"do": "play", "card": card, "cell": 0}} for card in range(18)),
    {"do": "act", "action": {"do": "pass"}}, {"do": "chat", "text": "hm"}, {"do": "undo"},
    {"do": "offer", "what": "takeback", "to": 0}, {"do": "bad"},
]  # fmt: skip


async def keep(folder: Path, kept: list[Row]) -> None:
    store = open_store(folder)
    await store.write(kept)
    await store.close()


def measured(text: str) -> list[str]:
    """Without times, which no two runs share."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [line for line in lines if not re.match(r"\w+_(bucket|sum|created)\b", line)]


def logged(file: Path) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    return [{key: line[key] for key in line if key != "timestamp"} for line in lines]


def told(folder: Path, position: dict[str, Any], viewer: int) -> tuple[list[str], list[Any]]:
    asyncio.run(keep(folder, rows(CASE, position, 0)))
    token = Tokens(key_in(folder), 1).make(GUESTS[viewer])
    sink = running(folder, program="tests.web.with_sink")
    with sink as server, Player(server, "t", token) as player:
        for number, wish in enumerate(TRIES):
            player.socket.send(json.dumps({"id": str(number), **wish}))
            answers = "" if wish["do"] == "bad" else str(number)
            while player.hear().get("id") != answers:
                pass
        metrics = server.http.get("/metrics").text
    text = server.log.read_text() + metrics
    assert not [word for word in (SECRET.hex(), NONCE, token, *SUITS) if word in text]
    return measured(metrics), logged(server.log)


@pytest.mark.slow
def test_logs_and_metrics_tell_nothing_hidden(tmp_path: Path) -> None:
    state, viewer = CASE.match().state, 2
    here, there = twins(CASE, state, viewer, Random(4))
    assert here != there
    assert here["hands"][viewer] == there["hands"][viewer]
    first, second = (
        told(tmp_path / name, position, viewer)
        for name, position in (("here", here), ("there", there))
    )
    assert first == second
    assert any("watatheque_command_seconds_count" in line for line in first[0])
