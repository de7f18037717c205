"""A tally of what took how long, as /metrics tells it."""

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from watatheque.web.tally import Tally


class Spans(Collector):
    def __init__(self, name: str, about: str, tally: Tally) -> None:
        self.name = name
        self.about = about
        self.tally = tally

    def collect(self) -> Iterator[HistogramMetricFamily]:
        tally = self.tally
        upto = [float(count) for count in accumulate(tally.counts)]
        names = [*(str(bound) for bound in tally.bounds[:-1]), "+Inf"]
        buckets = list(zip(names, upto, strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets, sum_value=tally.total)
