"""What a command costs inside the server: tables, store and frames in this process, no sockets.

For a quick look between two changes, on a busy machine too: it counts processor time.
`valgrind --tool=callgrind python -m bench.server_parts.inside 2000` counts instructions.
"""

import asyncio
import secrets
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

from watatheque.core.codec import write_action
from watatheque.games import GAMES
from watatheque.serving import collector
from watatheque.serving.places import opened_store
from watatheque.store.rows import GuestRow
from watatheque.table.desk import Desk
from watatheque.table.hub import Hub
from watatheque.table.plan import Plan
from watatheque.table.settings import Settings
from watatheque.web.ear import COMMAND

TABLES = 20


class Silent:
    """A client that reads nothing."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.told = 0  # bytes

    def send(self, frames: list[bytes]) -> None:
        self.told += sum(map(len, frames))

    def drop(self, why: str) -> None:
        pass


class Duel:
    """Two clients who play at random, match after match."""

    def __init__(self, desk: Desk, clients: list[Silent], rng: Random) -> None:
        self.desk = desk
        self.clients = {client.guest: client for client in clients}
        self.rng = rng
        self.asked = 0

    async def play(self, commands: int) -> None:
        for seat, client in enumerate(self.clients.values()):
            self.desk.join(client, None)
            await self.ask(client, "sit", seat=seat, nonce=secrets.token_hex(16))
        await self.ask(next(iter(self.clients.values())), "start")
        while self.asked < commands:
            await (self.again() if self.desk.room.phase == "over" else self.act())

    async def act(self) -> None:
        room = self.desk.room
        assert room.play is not None
        match = room.play.match
        seat = match.prompts()[0].seat
        action = match.game.sample(match.state, seat, self.rng)
        client = self.clients[room.seating.chairs[seat].guest]
        await self.ask(client, "act", action=write_action(action))

    async def again(self) -> None:
        for client in self.clients.values():
            await self.ask(client, "offer", what="rematch", nonce=secrets.token_hex(16))

    async def ask(self, client: Silent, do: str, **more: Any) -> None:
        self.asked += 1
        told = msgspec.json.encode({"do": do, "id": str(self.asked), **more}).decode()
        await self.desk.command(client, COMMAND.decode(told))


async def seated(hub: Hub, number: int) -> Duel:
    guests = [GuestRow(f"guest-{number}-{seat}", f"Seat {seat}") for seat in range(2)]
    await hub.store.write(guests)
    desk = hub.desk(await hub.create(guests[0], Plan(game="triple-wata", seats=2)))
    assert desk is not None
    return Duel(desk, [Silent(guest.id) for guest in guests], Random(number))


async def run(commands: int) -> str:
    collector.spare()
    with tempfile.TemporaryDirectory() as folder:
        store = opened_store(Path(folder))
        hub = Hub(store, GAMES, Settings())
        duels = [await seated(hub, number) for number in range(TABLES)]
        before = time.process_time()
        await asyncio.gather(*(duel.play(commands // TABLES) for duel in duels))
        spent = time.process_time() - before
        await hub.close()
        await store.close()
    told = sum(client.told for duel in duels for client in duel.clients.values())
    return f"{spent / commands * 1e6:.0f} µs and {told / commands:.0f} bytes a command"


if __name__ == "__main__":
    print(uvloop.run(run(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)))
