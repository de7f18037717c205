"""One client floods at full speed while tables play: what the others feel of it."""

import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.server_parts import servers
from bench.server_parts.load import Event, Load, load

# Everything but HTTP requests stays at its default: the limits are what is measured.
DEFAULTS = """
requests_a_second = 1000000
request_burst = 1000000
"""
WARMUP = 2.0
SETTLE = 1.0  # seconds between the beginning of a flood and the stretch that counts
THINK = 0.1  # seconds, on the average: people do not answer at once, and limits allow 20 a second
LAST = 19  # nice: the flood takes what the players' own process leaves of its core


@dataclass
class Flooded:
    calm: list[float] = field(default_factory=list)  # ms
    flooded: list[float] = field(default_factory=list)
    sent: int = 0
    refused: int = 0
    cut: int = 0
    dropped: int = 0
    cpu: list[float] = field(default_factory=list)  # share of its core, calm and flooded in turn

    def add(self, told: Event) -> None:
        self.sent += told["sent"]
        self.refused += told["refused"]
        self.cut += told["cut"]


def run(package: Path, tables: int, seconds: float, count: int) -> Flooded:
    result = Flooded()
    asked = {"tables": tables, "seconds": seconds, "settle": SETTLE, "warmup": WARMUP,
             "think": THINK, "stretches": 2 * count}  # fmt: skip
    with (
        servers.ours(package, DEFAULTS) as server,
        load("flooded", {**asked, "url": server.url}) as players,
    ):
        table = players.until("seated")["table"]
        for _ in range(count):
            for pours in (False, True):
                players.until("stretch")
                began, cpu = time.monotonic(), server.cpu_seconds()
                told = _stretch(server.url, table, seconds, players, result, pours)
                result.cpu.append((server.cpu_seconds() - cpu) / (time.monotonic() - began))
                (result.flooded if pours else result.calm).extend(told["latencies"])
                result.dropped = told["dropped"]
    return result


def _stretch(
    url: str, table: str, seconds: float, players: Load, result: Flooded, pours: bool
) -> Event:
    if not pours:
        return players.until("measured")
    asked = {"url": url, "table": table, "seconds": SETTLE + seconds}
    with load("flood", asked, nice=LAST) as flood:
        told = players.until("measured")
        result.add(flood.until("flooded"))
    return told


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def report(result: Flooded) -> list[str]:
    calm, flooded = percentile(result.calm, 0.99), percentile(result.flooded, 0.99)
    return [
        f"{'':12}  moves   p50 ms  p99 ms  server CPU",
        _line("calm", result.calm, result.cpu[::2]),
        _line("under flood", result.flooded, result.cpu[1::2]),
        f"p99 under the flood: {flooded / calm:.2f} × the calm one",
        f"the flood: {result.sent:,} messages sent, {result.refused:,} refused in words, "
        f"let go {result.cut:,} times; players dropped: {result.dropped}",
    ]


def _line(name: str, ms: list[float], cpu: list[float]) -> str:
    busy = sum(cpu) / len(cpu)
    return (
        f"{name:12}  {len(ms):5,}  {percentile(ms, 0.5):7.1f}  {percentile(ms, 0.99):6.1f}"
        f"  {busy:10.0%}"
    )
