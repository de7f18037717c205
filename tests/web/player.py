"""A client as somebody else would write it: it keeps the scene and plays what gestures allow."""

import json
import secrets
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.web.running import Running

Frame = dict[str, Any]


class Player:
    def __init__(self, server: Running, table: str, token: str = "") -> None:
        self.server = server
        self.table = table
        self.token = token
        self.rev: int | None = None
        self.seat: int | None = None
        self.about: Frame = {}
        self.scene: Frame = {}
        self.own: Frame = {}
        self.frames: list[Frame] = []  # all that ever came
        self.count = 0
        self.stack = ExitStack()
        self.socket = self.connect()

    def connect(self) -> ClientConnection:
        self.close()
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        self.socket = self.stack.enter_context(connect(url))
        hello = {"since": self.rev} | ({"token": self.token} if self.token else {})
        self.socket.send(json.dumps(hello))
        return self.socket

    def __enter__(self) -> Self:
        self.until("snapshot")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        where: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def close(self) -> None:
        self.stack.close()

    # ------------------------------------------------------------ frames

    def hear(self, timeout: float = 10) -> Frame:
        frame: Frame = json.loads(self.socket.recv(timeout))
        self.frames.append(frame)
        self.rev = frame.get("rev", self.rev)
        self.about = frame.get("table", self.about)
        if frame["type"] == "snapshot":
            self.seat = frame["seat"]
            self.scene = self.own = frame["scene"] or {}  # null before the first match
        elif "scene" in frame:
            self.scene = patched(self.scene, frame["scene"])
            self.own = patched(self.own, frame["scene"])
        self.own = patched(self.own, frame.get("mine", {}))
        return frame

    def until(self, kind: str, **fields: Any) -> Frame:
        while True:
            frame = self.hear()
            if frame["type"] == kind and all(frame[key] == fields[key] for key in fields):
                return frame

    def hear_out(self) -> int:
        """Read to the end; the code of the goodbye."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    # ------------------------------------------------------------ commands

    def ask(self, do: str, **fields: Any) -> Frame:
        """Send a command and read up to its answer."""
        self.count += 1
        id = f"{self.count}"
        self.socket.send(json.dumps({"do": do, "id": id, **fields}))
        while True:
            frame = self.hear()
            if frame["type"] in ("ack", "refused") and frame["id"] == id:
                return frame

    def sit(self, seat: int) -> None:
        answer = self.ask("sit", seat=seat, nonce=secrets.token_hex(16))
        assert answer["type"] == "ack", answer
        self.seat = seat

    def sees(self) -> Frame:
        return self.own

    def to_move(self) -> bool:
        return self.seat is not None and self.sees()["chairs"][self.seat]["acts"] == "must"

    def moves(self) -> list[Frame]:
        """Every drag that the scene offers."""
        seen = self.sees()
        found: list[Frame] = []
        for gesture in seen["gestures"]:
            if gesture["kind"] != "drag":
                continue
            refs = [p["ref"] for p in seen["pieces"].values() if p["zone"] in gesture["source"]]
            taken = {p["place"] for p in seen["pieces"].values() if p["zone"] in gesture["target"]}
            (zone,) = (seen["zones"][target] for target in gesture["target"])
            free = [place for place in range(zone["rows"] * zone["columns"]) if place not in taken]
            holes = [{"$piece": ref, "$place": place} for ref in refs for place in free]
            found += [fill(gesture["action"], hole) for hole in holes]
        return found


def fill(action: Frame, holes: Frame) -> Frame:
    return {
        key: holes.get(value, value) if isinstance(value, str) else value
        for key, value in action.items()
    }


def patched(scene: Frame, patch: Frame) -> Frame:
    after = {**scene, **patch}
    for key in ("zones", "pieces"):
        merged = {**scene.get(key, {}), **patch.get(key, {})}
        after[key] = {id: told for id, told in merged.items() if told is not None}
    return after
