"""What /metrics tells: totals only, nothing of any one table or guest."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from watatheque.web.durations import Durations
from watatheque.web.spans import Spans

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Meters:
    def __init__(self, tables: Callable[[], int], sockets: Callable[[], int]) -> None:
        self.registry = registry = CollectorRegistry()
        gauge = Gauge("watatheque_tables", "Tables that are not closed", registry=registry)
        gauge.set_function(tables)
        gauge = Gauge("watatheque_sockets", "Clients connected", registry=registry)
        gauge.set_function(sockets)
        self.seconds = Durations(FAST)
        registry.register(
            Spans("watatheque_command_seconds", "From a command read to its answer", self.seconds)
        )
        self.unread = Counter(
            "watatheque_messages_refused", "Messages refused before any table saw them", ["why"],
            registry=registry,
        )  # fmt: skip
        self.cut = Counter("watatheque_cut", "Clients cut off because they did not read",
                           registry=registry)  # fmt: skip
        self.requests = Counter(
            "watatheque_requests", "HTTP requests by method and status", ["method", "status"],
            registry=registry,
        )  # fmt: skip

    def text(self) -> bytes:
        return generate_latest(self.registry)
