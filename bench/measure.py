"""Plays whole games for a while and prints what that came to."""

import argparse
import json
from collections.abc import Callable
from time import process_time  # of the process: another one on the core does not count

GAMES_A_READING = 20  # reading that clock costs as much as playing a card

# Plays some games, and gives its number of decisions and the seconds that count.
Playout = Callable[[], tuple[int, float]]


def seconds_asked() -> float:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    return float(parser.parse_args().seconds)


def timed(play: Callable[[], int]) -> Playout:
    """Playouts that count their own decisions, timed from end to end."""

    def playout() -> tuple[int, float]:
        start = process_time()
        decisions = sum(play() for _ in range(GAMES_A_READING))
        return decisions, process_time() - start

    return playout


def measure(name: str, playout: Playout, limit: float) -> None:
    playout()  # The first games pay for imports and caches.
    decisions, seconds = 0, 0.0
    while seconds < limit:
        more, taken = playout()
        decisions += more
        seconds += taken
    print(json.dumps({"name": name, "decisions": decisions, "seconds": seconds}), flush=True)
