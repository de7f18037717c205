"""The pieces of `bench/server`: each kind of run, for a moment, and what it would notice."""

import asyncio
import json
import re
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

import watatheque
from bench.server_parts import duel, flood, inside, install, profile, servers, stored, watai
from bench.server_parts.duel import YARDSTICK, Round
from bench.server_parts.machine import LOAD_CORE, stolen_seconds
from bench.server_parts.stored import Compared
from bench.server_parts.watai import Result, Second

PACKAGE = Path(watatheque.__file__).parents[1]  # the build that is under test
with_node = pytest.mark.skipif(shutil.which("npm") is None, reason="the generator runs on Node")


@pytest.fixture(scope="module", autouse=True)
def parts(request: pytest.FixtureRequest) -> None:
    if any(item.get_closest_marker("live") for item in request.session.items):
        install.node_parts()


@with_node
@pytest.mark.live
@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "start"),
    [
        ("ours", partial(servers.ours, PACKAGE)),
        ("boardgame", partial(servers.node, "boardgame-server.js")),
        ("colyseus", partial(servers.node, "colyseus-server.js")),
    ],
)
def test_two_tables_play_match_after_match(kind: str, start: duel.Start) -> None:
    played = duel.play(kind, start, tables=2, seconds=2, warmup=0.5)
    assert played.moves > 2 * 9  # sockets are kept for a second match
    assert 0 < played.p50 <= played.p99
    assert played.busy > 0
    assert 0 < played.cpu < 3 * played.seconds
    assert played.dropped == played.unsound == 0


@with_node
@pytest.mark.live
@pytest.mark.slow
def test_eight_seats_see_the_same_and_nothing_is_lost() -> None:
    result = watai.run(PACKAGE, tables=1, seconds=3)
    assert watai.sound(result), watai.report(result)
    assert result.compared.acknowledged >= result.told["moves"] > 0
    assert result.told["refused"] > 0  # they try what is not allowed, too
    assert result.told["p50"] <= result.told["p99"]


@with_node
@pytest.mark.live
@pytest.mark.slow
def test_a_flood_is_let_go_and_costs_no_player_the_line() -> None:
    result = flood.run(PACKAGE, tables=2, seconds=2, count=1)
    assert result.calm
    assert result.flooded
    assert result.sent > result.refused > 0
    assert result.cut > 0
    assert result.dropped == 0


# ---------------------------------------------------------------- without servers


def round_of(moves: int, busy: float = 0.5, dropped: int = 0, unsound: int = 0) -> Round:
    return Round(moves, 10.0, 1.0, 2.0, busy, 5.0, 100.0, dropped, unsound)


def test_the_best_round_counts_beside_the_yardstick() -> None:
    lines = duel.table({YARDSTICK: [round_of(100), round_of(200)], "ours": [round_of(800)]})
    assert "     20  (10–20)" in lines[1]
    assert lines[3].startswith("ours: 4.00 × the pace and 1.00 × the p99")
    assert len(lines) == 4


def test_what_spoils_a_measurement_is_told() -> None:
    played = [round_of(1, busy=0.99), round_of(2, dropped=3), round_of(3, unsound=4)]
    assert duel.table({"ours": played})[-3:] == [
        "ours: the generator was full, the server may do more",
        "ours: 3 sockets dropped",
        "ours: 4 news lost or not the same",
    ]


def kept(folder: Path, *actions: str) -> None:
    with closing(sqlite3.connect(folder / "some.db")) as store:
        store.execute("create table entries (match_id, n, seat, action)")
        rows = [("m.1", n, 0, json.dumps({"do": do})) for n, do in enumerate(actions, 1)]
        store.executemany("insert into entries values (?, ?, ?, ?)", rows)
        store.commit()


def told(folder: Path, *actions: str, n: int = 1) -> Path:
    log = folder / "acked.jsonl"
    lines = [
        json.dumps({"match": "m.1", "n": n + i, "seat": 0, "action": {"do": do}})
        for i, do in enumerate(actions)
    ]
    log.write_text("\n".join(lines))
    return log


def test_what_was_acknowledged_and_kept_is_not_missing(tmp_path: Path) -> None:
    kept(tmp_path, "turn", "call", "turn")
    assert stored.compare(tmp_path, told(tmp_path, "call", "turn", n=2)).missing == 0


def test_an_acknowledged_action_that_is_gone_or_another_is_missing(tmp_path: Path) -> None:
    kept(tmp_path, "turn", "call")
    compared = stored.compare(tmp_path, told(tmp_path, "turn", "turn", "turn"))
    assert compared.missing == 2
    assert "('m.1', 2)" in compared.first


def watched(*seconds: Second) -> Result:
    return Result(1, {}, {}, list(seconds), 0.5, Compared(0, 0), [])


def test_what_the_machine_took_away_is_told_apart() -> None:
    calm, stolen = Second([1.0] * 98 + [5.0] * 2, 0.0, 1), Second([200.0] * 100, 0.3, 1)
    said = watai.calm(watched(calm, stolen))
    assert "took away 15.0% of a core" in said
    assert "in the 1 of 2 seconds" in said
    assert said.endswith("p50 1.0 ms, p99 5.0 ms, longest 5 ms")
    assert "something in every second" in watai.calm(watched(stolen))


def test_a_core_that_is_not_there_lost_nothing() -> None:
    assert stolen_seconds(LOAD_CORE) >= 0
    assert stolen_seconds(10_000) == 0


def test_cpu_time_is_told_by_package_and_function() -> None:
    lines = profile.summary([
        "main (cli.py:3);patch (watatheque/table/patch.py:7);__init__ (<string>:2) 30",
        "main (cli.py:3);run (asyncio/runners.py:9) 10",
    ])  # fmt: skip
    assert lines[1:3] == ["   75.0%  watatheque/table", "   25.0%  asyncio"]
    assert "   75.0%  patch (watatheque/table/patch.py)" in lines


def test_a_look_inside_plays_match_after_match() -> None:
    told = asyncio.run(inside.run(600))
    spent, size = map(int, re.findall(r"\d+", told))
    assert spent > 0
    assert size > 1_000  # what every command leads to is told to both
