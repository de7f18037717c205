"""When Python looks for garbage that counting does not free: everybody waits meanwhile.

The program itself is no garbage, and a table makes hardly any. The young are looked at often, as
that takes a few milliseconds: after a thousand more than were freed, by when some four thousand are
young. What has outlived that look is much, and a look at all of it takes a second on a full server:
so it has to wait for a quiet moment.
"""

import asyncio
import gc
from collections.abc import Callable

YOUNG = 1_000
NEVER = 10**9
EVERY = 20.0  # seconds: a moment in which the young were not even looked at is quiet
LONGEST = 20_000  # looks at the young, hours of full load, until even a busy moment will do


def looks() -> int:
    """At the young, since the program began."""
    return int(gc.get_stats()[0]["collections"])


def spare() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Collector:
    """Looks at the old ones too, now and then."""

    def __init__(
        self, looks: Callable[[], int] = looks, collect: Callable[[], object] = gc.collect
    ) -> None:
        self._looks = looks
        self._collect = collect
        self._before = self._since = looks()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        now = self._looks()
        quiet, fresh = now == self._before, now - self._since
        self._before = now
        if (quiet and fresh) or fresh >= LONGEST:
            self._collect()
            self._since = now
