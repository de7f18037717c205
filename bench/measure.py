"""Plays whole games for a while and prints what that came to."""

import argparse
import json
from collections.abc import Callable
from time import perf_counter

# Plays one game, and gives its number of decisions and the seconds that count.
Playout = Callable[[], tuple[int, float]]


def seconds_asked() -> float:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    return float(parser.parse_args().seconds)


def timed(play: Callable[[], int]) -> Playout:
    """A playout that counts its own decisions, timed from end to end."""

    def playout() -> tuple[int, float]:
        start = perf_counter()
        decisions = play()
        return decisions, perf_counter() - start

    return playout


def measure(name: str, playout: Playout, limit: float) -> None:
    playout()  # The first game pays for imports and caches.
    decisions, seconds = 0, 0.0
    while seconds < limit:
        more, taken = playout()
        decisions += more
        seconds += taken
    print(json.dumps({"name": name, "decisions": decisions, "seconds": seconds}), flush=True)
