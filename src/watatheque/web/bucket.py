"""A token bucket: so many a second on the average, so many at once (TB-21)."""

from collections.abc import Callable
from functools import partial
from time import monotonic


class Bucket:
    __slots__ = ("__weakref__", "burst", "clock", "full_at", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.full_at = clock()

    def take(self) -> bool:
        now = self.clock()
        if self._spent(now):
            return False
        self.full_at = max(self.full_at, now) + 1 / self.rate
        return True

    def spent(self) -> bool:
        """Nothing can be taken now."""
        return self._spent(self.clock())

    def _spent(self, now: float) -> bool:
        return (self.full_at - now) * self.rate + 1 > self.burst

    def full(self) -> bool:
        return self.full_at <= self.clock()


class Buckets:
    """One a key; a full one says nothing and is thrown away."""

    LIMIT = 10_000

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.make = partial(Bucket, rate, burst, clock)
        self.kept: dict[str, Bucket] = {}

    def of(self, key: str) -> Bucket:
        if len(self.kept) >= self.LIMIT:
            self.kept = {one: bucket for one, bucket in self.kept.items() if not bucket.full()}
        return self.kept.setdefault(key, self.make())
