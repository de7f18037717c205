"""(a): two clients a table play the duel back to back, on three servers in turn."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.server_parts import servers
from bench.server_parts.load import load
from bench.server_parts.machine import SERVER_CORE, stolen_seconds
from bench.server_parts.servers import Server

WARMUP = 2.0  # seconds
YARDSTICK = "boardgame.io 0.50, in memory"
FULL = 0.9  # a generator busier than that may be what is measured

Start = Callable[[], AbstractContextManager[Server]]


@dataclass(frozen=True)
class Round:
    moves: int
    seconds: float
    p50: float
    p99: float
    busy: float  # share of its core that the generator used
    cpu: float  # seconds of the server
    table_kib: float
    dropped: int
    unsound: int = 0  # news that were skipped, not the same for both, or not seen by both
    stolen: float = 0.0  # share of the server's core that the machine took away

    @property
    def pace(self) -> float:
        return self.moves / self.seconds


def contestants(package: Path, build: str) -> dict[str, tuple[str, Start]]:
    """Name, the generator's kind, and how to start the server."""
    return {
        YARDSTICK: ("boardgame", partial(servers.node, "boardgame-server.js")),
        "Colyseus 0.18, bare room": ("colyseus", partial(servers.node, "colyseus-server.js")),
        f"Watathèque, durable ({build})": ("ours", partial(servers.ours, package)),
    }


def play(kind: str, start: Start, tables: int, seconds: float, warmup: float = WARMUP) -> Round:
    """One round on a fresh server."""
    asked = {"tables": tables, "seconds": seconds, "warmup": warmup}
    with start() as server, load(kind, {**asked, "url": server.url}) as players:
        before = server.memory_kib()
        players.until("measuring")
        table_kib, cpu = (server.memory_kib() - before) / tables, server.cpu_seconds()
        stolen = stolen_seconds(SERVER_CORE)
        told = players.until("measured")
        cpu, stolen = server.cpu_seconds() - cpu, stolen_seconds(SERVER_CORE) - stolen
    return Round(
        told["moves"], told["seconds"], told["p50"], told["p99"], told["busy"], cpu, table_kib,
        told["dropped"], told["gaps"] + told["differed"] + told["lost"], stolen / told["seconds"],
    )  # fmt: skip


def rounds(
    package: Path, build: str, only: str, tables: int, seconds: float, count: int
) -> dict[str, list[Round]]:
    """In turn, so that a busy moment of the machine hits nobody alone."""
    chosen = {
        name: (kind, start)
        for name, (kind, start) in contestants(package, build).items()
        if only in ("", kind)
    }
    played: dict[str, list[Round]] = {name: [] for name in chosen}
    for _ in range(count):
        for name, (kind, start) in chosen.items():
            played[name].append(play(kind, start, tables, seconds))
    return played


# ---------------------------------------------------------------- the table


def table(played: dict[str, list[Round]]) -> list[str]:
    """The best round of each, as in bench/playouts, and how far its rounds lay apart."""
    width = max(map(len, played))
    best = {name: max(those, key=lambda one: one.pace) for name, those in played.items()}
    head = (f"{'':{width}}  moves/s  (of rounds)      p50 ms  p99 ms  KiB/table  moves/CPU s"
            "  server CPU  stolen  generator CPU")  # fmt: skip
    lines = [head, *(_line(f"{name:{width}}", one, played[name]) for name, one in best.items())]
    return [*lines, *_ratios(best), *_warnings(played)]


def _line(name: str, one: Round, those: list[Round]) -> str:
    paces = [each.pace for each in those]
    span = f"({min(paces):,.0f}–{max(paces):,.0f})"
    return (
        f"{name}  {one.pace:7,.0f}  {span:15}  {one.p50:6.1f}  {one.p99:6.1f}  "
        f"{one.table_kib:9,.0f}  {one.moves / one.cpu:11,.0f}  {one.cpu / one.seconds:10.0%}  "
        f"{one.stolen:6.0%}  {one.busy:13.0%}"
    )


def _ratios(best: dict[str, Round]) -> list[str]:
    if YARDSTICK not in best:
        return []
    theirs = best[YARDSTICK]
    return [
        f"{name}: {one.pace / theirs.pace:.2f} × the pace and {one.p99 / theirs.p99:.2f} × the p99 "
        f"of {YARDSTICK}; {one.moves / one.cpu / (theirs.moves / theirs.cpu):.2f} × by CPU time"
        for name, one in best.items()
        if name != YARDSTICK
    ]


def _warnings(played: dict[str, list[Round]]) -> list[str]:
    those = [(name, one) for name, rounds in played.items() for one in rounds]
    full = {name for name, one in those if one.busy > FULL}
    dropped = {name: one.dropped for name, one in those if one.dropped}
    unsound = {name: one.unsound for name, one in those if one.unsound}
    return [
        *(f"{name}: the generator was full, the server may do more" for name in sorted(full)),
        *(f"{name}: {count} sockets dropped" for name, count in dropped.items()),
        *(f"{name}: {count} news lost or not the same" for name, count in unsound.items()),
    ]
