"""A client that never gives up: it comes back, sends again what was not answered, plays to the end.

It remembers what it was promised, so that the record can be held against it.
"""

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.faults.uptime import Uptime
from tests.web.player import Frame, fill, patched

Promise = tuple[int, Frame]  # the last entry seen when it was sent, and the action


class Stubborn:
    def __init__(self, url: str, token: str, seat: int, rng: Random, uptime: Uptime) -> None:
        self.url = url
        self.token = token
        self.seat = seat
        self.rng = rng
        self.uptime = uptime
        self.stop: Callable[[], bool] = lambda: False
        self.hasty = False  # gives up when all is proved, instead of playing to the end
        self.over: Callable[[], bool] = lambda: False  # nobody at the table has anything left
        self.rev: int | None = None
        self.about: Frame = {}
        self.scene: Frame = {}
        self.shown: str | None = None  # the match whose scene that is
        self.n = 0
        self.pending: Frame | None = None  # sent, not answered
        self.tried = 0  # times that the pending one was sent
        self.match = ""  # in which it was sent
        self.kept: dict[str, list[Promise]] = {}  # acknowledged acts, by match
        self.commitments: dict[str, set[str]] = {}  # seen while a match ran
        self.nonces: set[str] = set()
        self.refusals: Counter[str] = Counter()
        self.returns = 0
        self.resent = 0

    @property
    def phase(self) -> str:
        return str(self.about.get("phase", ""))

    def idle(self) -> bool:
        return self.stop() and self.phase == "over" and self.pending is None

    # ------------------------------------------------------------ the line

    async def run(self) -> None:
        while not self.over():
            try:
                async with connect(self.url, compression=None, ping_interval=None) as socket:
                    await self.visit(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def visit(self, socket: ClientConnection) -> None:
        self.returns += self.rev is not None
        await socket.send(json.dumps({"token": self.token, "since": self.rev}))
        if self.pending is not None:
            self.resent += 1
            await self.send(socket)
        while not self.over():
            if self.pending is None:
                await self.consider(socket)
            try:
                async with asyncio.timeout(0.2):
                    told = await socket.recv()
            except TimeoutError:
                continue
            self.hear(json.loads(told))

    async def send(self, socket: ClientConnection) -> None:
        self.tried += 1
        await socket.send(json.dumps(self.pending))

    async def ask(self, socket: ClientConnection, do: str, **fields: Any) -> None:
        self.pending = {"do": do, "id": secrets.token_hex(8), **fields}
        self.match, self.tried, self.asked = str(self.about["match"]), 0, self.n
        await self.send(socket)

    # ------------------------------------------------------------ what it wants

    async def consider(self, socket: ClientConnection) -> None:
        if self.phase == "open" and self.about["chairs"][self.seat]["kind"] == "empty":
            await self.ask(socket, "sit", seat=self.seat, nonce=self.nonce())
        elif self.phase == "open" and self.seat == 0 and self.full():
            await self.ask(socket, "start")
        elif self.phase == "over" and not self.stop():
            await self.ask(socket, "offer", what="rematch", nonce=self.nonce())
            await asyncio.sleep(0.05)
        elif self.phase == "running" and self.stop() and self.hasty and self.seat == 0:
            await self.ask(socket, "resign")
        elif self.phase == "running" and self.shown == self.about["match"]:
            action = guess(self.scene, self.rng)
            if action is not None:
                await asyncio.sleep(self.rng.uniform(0, 0.04))
                await self.ask(socket, "act", action=action)

    def full(self) -> bool:
        return all(chair["kind"] == "person" for chair in self.about["chairs"])

    def nonce(self) -> str:
        nonce = self.rng.randbytes(16).hex()
        self.nonces.add(nonce)
        return nonce

    # ------------------------------------------------------------ what it is told

    def hear(self, frame: Frame) -> None:
        before = self.about.get("match")
        self.rev = frame.get("rev", self.rev)
        self.about = frame.get("table", self.about)
        self.uptime.judge(self, frame, fresh=self.about.get("match") != before)
        if self.phase == "running":
            seen = self.commitments.setdefault(self.about["match"], set())
            seen.add(self.about["commitment"])
        if frame["type"] == "snapshot":
            lost = self.shown == self.about["match"] and frame["n"] < self.n
            assert not lost, f"entry {self.n} was shown, and now there are {frame['n']}"
            self.shown = self.about["match"]
            self.n, self.scene = frame["n"], frame["scene"] or {}
            self.seat = self.seat if frame["seat"] is None else frame["seat"]
        elif frame["type"] == "news":
            assert frame["n"] == self.n + 1, "an entry was told twice, or not at all"
            self.n, self.scene = frame["n"], patched(self.scene, frame.get("scene", {}))
        elif frame["type"] in ("ack", "refused"):
            self.settle(frame)
        self.scene = patched(self.scene, frame.get("mine", {}))

    def settle(self, answer: Frame) -> None:
        asked = self.pending
        assert asked is not None
        assert asked["id"] == answer["id"], answer
        self.pending = None
        if answer["type"] == "refused":
            self.refusals[answer["article"]] += 1
        elif asked["do"] == "act":
            self.kept.setdefault(self.match, []).append((self.asked, asked["action"]))


def guess(seen: Frame, rng: Random) -> Frame | None:
    """Any filling of any gesture's holes; the server judges it."""
    able = [gesture for gesture in seen.get("gestures", ()) if gesture["action"]]
    if not able:
        return None
    gesture = rng.choice(able)
    pieces = seen["pieces"].values()
    grids = [seen["zones"][id] for id in gesture["target"] or gesture["source"]]
    places = [zone.get("places", zone.get("rows", 1) * zone.get("columns", 6)) for zone in grids]
    holes: dict[str, list[Any]] = {
        "$piece": [p["ref"] for p in pieces if p["zone"] in gesture["source"]],
        "$target": [p["ref"] for p in pieces if p["zone"] in gesture["target"]],
        "$choice": [choice["value"] for choice in gesture["choices"]],
        "$place": list(range(max(places, default=1))),
        "$number": list(range(1, 13)),
    }
    taken = {hole: rng.choice(some) for hole, some in holes.items() if some}
    rest = {value: rng.randrange(-40, 41) for value in gesture["action"].values()
            if str(value).startswith("$") and value not in taken}  # fmt: skip
    return fill(gesture["action"], taken | rest)
