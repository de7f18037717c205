"""How long things took, as /metrics tells it."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from watatheque.web.durations import Durations


class Spans(Collector):
    def __init__(self, name: str, about: str, durations: Durations) -> None:
        self.name = name
        self.about = about
        self.durations = durations

    def collect(self) -> Iterator[HistogramMetricFamily]:
        durations = self.durations
        upto = [float(count) for count in accumulate(durations.counts)]
        names = [*(str(bound) for bound in durations.bounds[:-1]), "+Inf"]
        buckets = list(zip(names, upto, strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, sum_value=durations.total)
