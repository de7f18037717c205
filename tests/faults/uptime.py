"""When the server was there, and whether a match clock ever ran while it was not."""

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.faults.stubborn import Stubborn

SLACK = 1_000  # ms that a frame may lie unread on a busy machine
MERCY = 3_000  # TB-24: what any deadline has left after a restart


def now() -> float:
    return time.monotonic() * 1000


class Uptime:
    def __init__(self) -> None:
        self.since = now()  # the process was started
        self.gaps: list[tuple[float, float]] = []  # killed, started again
        self.last: dict[object, tuple[str, float, float]] = {}  # match, its clock, when it was read
        self.judged = 0
        self.merciful = 0

    def gap(self, killed: float, started: float) -> None:
        self.gaps.append((killed, started))
        self.since = started

    def between(self, start: float, end: float) -> float:
        """How long the server can have run meanwhile."""
        down = sum(max(0.0, min(end, up) - max(start, killed)) for killed, up in self.gaps)
        return end - start - down

    def judge(self, client: "Stubborn", frame: dict[str, Any], fresh: bool) -> None:
        """The match clock has run no longer than the server; an open prompt had time to answer."""
        clock = frame.get("clock")
        if clock is None or client.phase != "running":
            return
        told, match = now(), str(client.about["match"])
        before = self.last.get(client)
        if before is not None and before[0] == match and not fresh:
            ran, up = clock["at"] - before[1], self.between(before[2], told)
            assert ran <= up + SLACK, f"the clock ran {ran} ms in {up} ms of the server"
            self.judged += before[2] < self.since
            if before[2] < self.since and frame["type"] == "snapshot":
                self._mercy(frame, told)
            if before[2] >= self.since and ran < up:
                return  # this frame lay unread for longer: the earlier one stays the measure
        self.last[client] = match, clock["at"], told

    def _mercy(self, frame: dict[str, Any], told: float) -> None:
        zones = (frame["scene"]["zones"] | frame["mine"].get("zones", {})).values()
        due = [zone["deadline"] for zone in zones if zone and zone.get("deadline") is not None]
        for deadline in due:
            left = deadline - frame["clock"]["at"] + told - self.since
            assert left >= MERCY - 1, f"only {left} ms were left after the restart"
            self.merciful += 1
