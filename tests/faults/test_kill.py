"""SIGKILL under load, over and over: everybody comes back, nothing promised is lost or doubled."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.faults.killable import Killable, killable
from tests.faults.proof import assert_kept, due_entries
from tests.faults.stubborn import Stubborn
from tests.faults.uptime import now
from tests.sink import SINK
from tests.web.test_match import seated
from watatheque.core.game import Game
from watatheque.core.marks import Resign
from watatheque.core.record import read
from watatheque.core.replay import verify
from watatheque.games import GAMES

GAMES_HERE: dict[str, Game[Any, Any, Any]] = {SINK.name: SINK, **GAMES}
PLANS: list[dict[str, Any]] = [
    {"game": "triple-wata", "seats": 2, "options": {"plus": True}},
    {"game": "triple-wata", "seats": 2, "clock": {"base_ms": 300_000, "increment_ms": 100}},
    {"game": "sink", "seats": 2, "options": {"rounds": 1}},
    {"game": "sink", "seats": 3, "options": {"rounds": 1, "bring": [2, 2, 5]}},
]


class Table:
    def __init__(self, server: Killable, plan: dict[str, Any], rng: random.Random) -> None:
        running = server.running
        self.plan = plan
        guests = [running.guest(f"P{seat}") for seat in range(plan["seats"])]
        self.id = running.table(guests[0]["token"], **plan)
        url = f"ws://127.0.0.1:{running.port}/api/tables/{self.id}/socket"
        self.clients = [
            Stubborn(url, guest["token"], seat, random.Random(rng.random()), server.uptime)
            for seat, guest in enumerate(guests)
        ]
        for client in self.clients:
            client.over = self.over

    def over(self) -> bool:
        return all(client.idle() for client in self.clients)


async def killed_under_load(
    server: Killable, tables: list[Table], kills: int, rng: random.Random
) -> None:
    done = False
    clients = [client for table in tables for client in table.clients]
    for client in clients:
        client.stop = lambda: done
    async with asyncio.timeout(60 + 10 * kills), asyncio.TaskGroup() as group:
        for client in clients:
            group.create_task(client.run())
        while not all(client.phase == "running" for client in clients):
            await asyncio.sleep(0.05)
        for _ in range(kills):
            returns = [client.returns for client in clients]
            await asyncio.sleep(rng.uniform(0.05, 0.9))
            await asyncio.to_thread(server.kill_and_restart)
            while any(c.returns == r for c, r in zip(clients, returns, strict=True)):
                await asyncio.sleep(0.02)
        done = True


def check_match(server: Killable, table: Table, match: str) -> int:
    """How many acts of people it has."""
    game = GAMES_HERE[table.plan["game"]]
    answer = server.running.http.get(f"/api/tables/{table.id}/record", params={"match": match})
    assert answer.status_code == 200, answer.text
    record = read(answer.text, game.actions)
    assert verify(game, record).outcome == record.outcome
    assert record.opened is not None
    due = due_entries(game, record)
    for client in table.clients:
        assert client.commitments[match] == {record.header.commitment}, "another shuffle"
        (seat,) = [s for s, nonce in enumerate(record.opened.nonces) if nonce in client.nonces]
        acts = [entry for entry in record.entries if not isinstance(entry.action, Resign)]
        mine = [entry for entry in acts if entry.seat == seat]
        assert_kept(mine, due, client.kept.get(match, []))
    return sum(len(client.kept.get(match, [])) for client in table.clients)


def kill_and_prove(folder: Path, kills: int, seed: int, hasty: bool = False) -> None:
    rng = random.Random(seed)
    with killable(folder) as server:
        tables = [Table(server, plan, rng) for plan in (PLANS[:3] if hasty else PLANS)]
        for client in tables[2].clients:
            client.hasty = hasty  # a race of the sink takes its time
        asyncio.run(killed_under_load(server, tables, kills, rng))
        moves: dict[str, int] = {}
        for table in tables:
            matches = {match for client in table.clients for match in client.commitments}
            names = {match.partition(".")[2] for match in matches}  # without their dates
            assert names == {f"{table.id}.{n}" for n in range(1, len(matches) + 1)}
            moves |= {match: check_match(server, table, match) for match in matches}
        clients = [client for table in tables for client in table.clients]
        refused = sum((client.refusals for client in clients), start=clients[0].refusals.copy())
        resent = sum(client.resent for client in clients)
        print(
            f"{server.kills} kills, {len(moves)} matches, {sum(moves.values())} moves, "
            f"{resent} sent again, clocks judged {server.uptime.judged} times, "
            f"{server.uptime.merciful} open prompts, refused {dict(refused)}"
        )
        assert server.kills == kills
        assert resent > 0
        assert server.uptime.judged >= kills
        assert server.uptime.merciful > 0 or hasty
        assert sum(moves.values()) > 5 * kills
        assert not {"", "TB-24", "TB-22", "TB-21"} & set(refused)
        assert '"fault"' not in server.running.log.read_text()


def test_four_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    kill_and_prove(tmp_path, kills=4, seed=1, hasty=True)


@pytest.mark.slow
def test_many_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    kill_and_prove(tmp_path, kills=24, seed=2)


@pytest.mark.slow
def test_tb_23_thinking_time_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    with killable(tmp_path) as server:
        players = seated(server.running, clock={"base_ms": 8_000})
        mover = next(player for player in players if player.to_move())
        began = now()
        time.sleep(1.5)
        killed = server.kill()
        time.sleep(2)
        started = now()
        server.running = server.start()
        for player in players:
            player.server = server.running
            player.connect()
            player.until("snapshot")
        told = now()
        left = mover.frames[-1]["clock"]["left"][mover.seat]
        assert 8_000 - (killed - began) - (told - started) - 300 <= left <= 8_000
        while mover.about["phase"] == "running":
            mover.hear()
        assert now() - told >= left - 1_000, "lost on time before the time was over"
        assert mover.about["outcome"]["article"] == "TB-8"
        assert mover.about["outcome"]["winners"] == [1 - (mover.seat or 0)]
        for player in players:
            player.close()
