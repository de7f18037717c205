"""When Python looks for garbage that counting does not free: everybody waits meanwhile.

The program itself is no garbage, and a table makes hardly any. The young are looked at now and
then, as that takes a few milliseconds: after ten thousand more than were freed. By then most of
what a match needed is gone with it; after one thousand, fifty times as often, looking took a
twentieth of all time. What has outlived that look is much, and a look at all of it takes a second
on a full server: so it has to wait for a quiet moment.
"""

import asyncio
import gc
from collections.abc import Callable
from time import process_time

YOUNG = 10_000
NEVER = 10**9
EVERY = 20.0  # seconds
QUIET = 0.1  # seconds of work in that time, at most
LONGEST = 10_000  # looks at the young, an hour of full load, until even a busy moment will do


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
        self,
        looks: Callable[[], int] = looks,
        worked: Callable[[], float] = process_time,
        collect: Callable[[], object] = gc.collect,
    ) -> None:
        self._looks = looks
        self._worked = worked
        self._collect = collect
        self._since = looks()
        self._before = worked()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        fresh, worked = self._looks() - self._since, self._worked()
        quiet, self._before = worked - self._before <= QUIET, worked
        if (quiet and fresh) or fresh >= LONGEST:
            self._collect()
            self._since += fresh
            self._before = self._worked()  # that look itself was work
