"""(b): many tables of eight seats in real time, for long: pace, order, loss, memory, CPU."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.server_parts import profile, servers, stored
from bench.server_parts.load import Event, load
from bench.server_parts.machine import LOAD_CORE, SERVER_CORE, stolen_seconds
from bench.server_parts.stored import Compared

# Matches end now and then, so that rematches are part of it.
PLAN: dict[str, Any] = {"game": "watai", "seats": 8, "options": {"rounds": 1}}
PACE = 2  # actions a second a seat
WARMUP = 3.0  # seconds
SAMPLE = 30.0  # seconds of the profile, after what counts
CALM = 0.01  # of a second, at most, that the machine took from either core


@dataclass(frozen=True)
class Result:
    tables: int
    told: Event  # while it counted
    end: Event  # of the whole run
    seconds: list["Second"]
    cpu: float  # share of the server's core
    compared: Compared
    where: list[str]  # its CPU time went


@dataclass(frozen=True)
class Second:
    """What was seen during about a second."""

    latencies: list[float]
    stolen: float  # seconds, from the core that lost more
    kib: int  # of the server


class Watch:
    """Looks at the machine once a second."""

    def __init__(self, server: servers.Server) -> None:
        self.server = server
        self.seconds: list[Second] = []
        self.before = self._stolen()

    def look(self, told: Event) -> None:
        before, self.before = self.before, self._stolen()
        stolen = max(now - was for was, now in zip(before, self.before, strict=True))
        self.seconds.append(Second(told["latencies"], stolen, self.server.memory_kib()))

    def _stolen(self) -> list[float]:
        return [stolen_seconds(core) for core in (SERVER_CORE, LOAD_CORE)]


def run(package: Path, tables: int, seconds: float) -> Result:
    sample = min(SAMPLE, seconds)
    with servers.ours(package) as server:
        log = server.data / "acked.jsonl"
        asked = {"url": server.url, "tables": tables, "seconds": seconds, "warmup": WARMUP,
                 "more": sample + 1, "pace": PACE, "plan": PLAN, "log": str(log)}  # fmt: skip
        with load("watai", asked) as players:
            players.until("measuring")
            cpu, began = server.cpu_seconds(), time.monotonic()
            watch = Watch(server)
            told = players.until("measured", watch.look)
            cpu = (server.cpu_seconds() - cpu) / (time.monotonic() - began)
            where = profile.where(server.process.pid, sample)
            end = players.until("done")
        server.kill()  # what was acknowledged must be there without any goodbye
        compared = stored.compare(server.data, log)
    return Result(tables, told, end, watch.seconds, cpu, compared, where)


def report(result: Result) -> list[str]:
    told, end = result.told, result.end
    acts = told["moves"] + told["refused"]
    kib = [second.kib for second in result.seconds]
    start, middle, last = (kib[i] / 1024 for i in (0, len(kib) // 2, -1))
    return [
        f"{result.tables} tables of {PLAN['seats']}, {result.tables * PLAN['seats']} sockets, "
        f"{told['seconds']:.0f} s: {acts / told['seconds']:,.0f} actions a second, "
        f"{told['refused'] / acts:.0%} refused, {told['matches']} matches ended",
        f"sent to seen by all: p50 {told['p50']:.1f} ms, p99 {told['p99']:.1f} ms, "
        f"longest {told['max']:.0f} ms",
        calm(result),
        f"refusals: p50 {told['refusal_p50']:.1f} ms, p99 {told['refusal_p99']:.1f} ms",
        f"the same for all, in order: {end['differed']} frames differed, {end['gaps']} gaps, "
        f"{end['lost']} not seen by all; {end['unanswered']} commands without an answer",
        f"after SIGKILL: {result.compared}",
        f"sockets dropped: {end['dropped']}",
        f"memory of the server: {start:.0f} MiB at the start, {middle:.0f} in the middle, "
        f"{last:.0f} at the end",
        f"CPU: server {result.cpu:.0%} of its core, generator {told['busy']:.0%} of the other",
        *result.where,
    ]


def calm(result: Result) -> str:
    """How long it took while nothing was taken from us: on a shared machine, that alone is ours."""
    quiet = [second for second in result.seconds if second.stolen <= CALM]
    stolen = sum(second.stolen for second in result.seconds) / len(result.seconds)
    latencies = sorted(ms for second in quiet for ms in second.latencies)
    told = f"the machine took away {stolen:.1%} of a core"
    if not latencies:
        return f"{told}, and something in every second"
    p50, p99 = (latencies[int(share * (len(latencies) - 1))] for share in (0.5, 0.99))
    return (
        f"{told}; in the {len(quiet)} of {len(result.seconds)} seconds in which it took next to "
        f"nothing: p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {latencies[-1]:.0f} ms"
    )


def sound(result: Result) -> bool:
    """Nothing lost, nothing differed, nobody dropped."""
    end = result.end
    troubles = [end[name] for name in ("differed", "gaps", "lost", "unanswered", "dropped")]
    return not any(troubles) and result.compared.missing == 0
