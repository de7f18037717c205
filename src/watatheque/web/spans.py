"""How many things took how long, for /metrics: counted by one thread, so without a lock."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from math import inf

from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector


class Spans(Collector):
    def __init__(self, name: str, about: str, bounds: Iterable[float]) -> None:
        self.name = name
        self.about = about
        self.bounds = (*bounds, inf)  # a span is counted at the first that it does not exceed
        self.counts = [0] * len(self.bounds)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        upto = [float(count) for count in accumulate(self.counts)]
        names = [*(str(float(bound)) for bound in self.bounds[:-1]), "+Inf"]
        buckets = list(zip(names, upto, strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, sum_value=self.total)
