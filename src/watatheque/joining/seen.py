"""What a client knows of its table, kept up to date frame by frame."""

from typing import Any

from watatheque.core.scene import Scene
from watatheque.core.values import Seat
from watatheque.table import unpatch
from watatheque.table.patch import patched

Frame = dict[str, Any]


class Seen:
    def __init__(self) -> None:
        self.rev: int | None = None
        self.seat: Seat | None = None
        self.host = False
        self.table: Frame = {}
        self.clock: Frame | None = None
        self.offers: list[Frame] = []
        self.n = 0
        self.document: Frame | None = None  # the scene as it was told
        self.version = 0  # grows whenever the scene may look different
        self._read: tuple[int, Scene | None] = (-1, None)

    def take(self, frame: Frame) -> None:
        self.rev = frame.get("rev", self.rev) if frame["type"] != "ack" else self.rev
        if frame["type"] == "snapshot":
            self.seat, self.host = frame["seat"], frame["host"]
            self.document = frame["scene"]
        elif "scene" in frame:
            self.document = patched(self.document or {}, frame["scene"])
        if self.document is not None and "mine" in frame:
            self.document = patched(self.document, frame["mine"])
        self.n = frame.get("n", self.n)
        self.table = frame.get("table", self.table)
        self.clock = frame.get("clock", self.clock)
        self.offers = frame.get("offers", self.offers)
        if not frame.keys().isdisjoint(("scene", "mine")):
            self.version += 1

    @property
    def phase(self) -> str:
        return str(self.table.get("phase", ""))

    @property
    def chairs(self) -> list[Frame]:
        return list(self.table.get("chairs", ()))

    def name(self, seat: Seat | None) -> str:
        chairs = self.chairs
        return str(chairs[seat]["name"]) if seat is not None and seat < len(chairs) else ""

    def scene(self) -> Scene | None:
        """As one's own seat sees it; None before the first match."""
        if self._read[0] != self.version:
            told = self.document
            self._read = self.version, None if told is None else unpatch.scene(told)
        return self._read[1]

    def able(self) -> bool:
        """Whether something can be played now."""
        scene = self.scene()
        running = self.phase == "running" and not self.table.get("paused")
        mine = scene is not None and any(gesture.action for gesture in scene.gestures)
        return running and mine and self.seat is not None
