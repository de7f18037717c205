"""How many things took how long: counted by one thread, so without a lock."""

from collections.abc import Iterable
from math import inf


class Durations:
    def __init__(self, bounds: Iterable[float]) -> None:
        # A span is counted at the first that it does not exceed.
        self.bounds: list[float] = [*(float(bound) for bound in bounds), inf]
        self.counts = [0] * len(self.bounds)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        at = 0
        while seconds > self.bounds[at]:  # most are among the first
            at += 1
        self.counts[at] += 1
        self.total += seconds
