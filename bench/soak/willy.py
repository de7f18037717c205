"""Thousands of uniform games of Willy Waschbär: do all end, and does every article strike?

`python -m bench.soak.willy --matches 5000`; a match is one game, 2 to 4 seats and all options in
turn. The kernel runs the shots where numba is at hand: the bits are the same (WW-P5).
"""

import argparse
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any

from watatheque.core import rulebook
from watatheque.core.discs import STEP_MS, STEPS, Advance
from watatheque.core.discs_motion import advance
from watatheque.core.game import CLOCK, TICK, Event
from watatheque.core.values import Ready
from watatheque.games.willy_waschbaer.pieces import PIECES
from watatheque.games.willy_waschbaer.rules import WillyWaschbaer
from watatheque.games.willy_waschbaer.state import Board
from watatheque.games.willy_waschbaer.values import (
    Announce,
    Arrange,
    Choose,
    Done,
    Flick,
    Give,
    PutBack,
)

CAP = 4_000  # actions of a match; more is cut and reported
GUESS = 0.05  # how often something is tried that is mostly refused
MIXES: tuple[dict[str, Any], ...] = (
    {},
    {"old": True},
    {"young": True},
    {"layout": "custom"},
    {"layout": "ring"},
    {"layout": "field", "young": True, "old": True},
    {"layout": "bins"},
    {"layout": "feast"},
)
# Articles that no event and no refusal cites, and the count that shows them at work.
SHOWN_BY = {
    "WW-P1": "pieces that dropped",
    "WW-P2": "pieces past the rope",
    "WW-P3": "shots",
    "WW-P5": "shots",
}


class Soak:
    def __init__(self, run: Advance) -> None:
        self.game = WillyWaschbaer(run)
        self.struck: Counter[str] = Counter()  # by article
        self.counts: Counter[str] = Counter()
        self.longest = 0  # ms of a shot

    def match(self, number: int) -> None:
        rng = Random(f"soak {number}")
        seats, mix = 2 + number % 3, MIXES[number // 3 % len(MIXES)]
        games = 2 if number % 50 == 0 else 1
        board = self.game.setup({"games": games, **mix}, seats, rng.randbytes(32))
        for _ in range(CAP):
            if not self.act(board, rng):
                self.counts["over"] += 1
                return
        self.counts["cut"] += 1

    def act(self, board: Board, rng: Random) -> bool:
        """One action, or False when the match is over."""
        prompts = self.game.prompts(board)
        if not prompts:
            return False
        prompt = rng.choice(prompts)
        if rng.random() < GUESS:
            self.guess(board, rng)
        action: Any = TICK
        if prompt.seat != CLOCK:
            action = self.game.sample(board, prompt.seat, rng)
            refusal = self.game.check(board, prompt.seat, action)
            assert refusal is None, refusal
        news: list[Event] = []
        self.game.apply(board, prompt.seat, action, 0, news)
        wrong = self.game.audit(board)
        assert wrong is None, wrong
        self.counts["actions"] += 1
        self.listen(news)
        return True

    def listen(self, news: list[Event]) -> None:
        for event in news:
            self.struck[event.article] += 1
            if event.kind == "flicked":
                self.counts["shots"] += 1
                self.counts["pieces that dropped"] += len(event.data["off"])
                self.longest = max(self.longest, event.data["millis"])
            elif event.kind == "fouled":
                self.counts["fouls"] += 1
                self.counts["pieces past the rope"] += event.data["why"] == "rope"
            elif event.kind == "crossed":
                self.counts["pieces past the rope"] += len(event.data["pieces"])
            elif event.kind == "ended":
                self.counts["games"] += 1
                self.counts[f"ended by {event.data['end']}"] += 1

    def guess(self, board: Board, rng: Random) -> None:
        """Something that a finger could slip to; what is refused cites its article."""
        seat = rng.choice([board.turn, rng.randrange(-1, board.seats + 1)])
        action = rng.choice(GUESSES)(board, rng)
        refusal = self.game.check(board, seat, action)
        if refusal is not None:
            self.struck[refusal.article] += 1

    def report(self, seconds: float) -> None:
        for name, count in sorted(self.counts.items()):
            print(f"{name:24} {count:10,}")
        shots, games = self.counts["shots"], self.counts["games"]
        print(f"{shots / games:.1f} shots a game, {self.counts['fouls'] / shots:.1%} fouls")
        print(f"longest shot {self.longest} ms, fuse at {STEPS * STEP_MS} ms")
        print(f"{seconds:.1f} s, {shots / seconds:,.0f} shots a second, all told")
        for article in rulebook.load(self.game.name):
            count = self.struck[article] or self.counts[SHOWN_BY.get(article, "")]
            print(f"{article:6} {count:10,}{'' if count else '   NEVER'}")


def _number(rng: Random) -> int:
    return rng.choice((-1, 0, 1, 5, 11, 12, 25, 26, 1000, 1001, 90_000, 2_000_000, 2**70))


GUESSES: tuple[Callable[[Board, Random], Any], ...] = (
    lambda board, rng: Arrange(_number(rng), _number(rng), _number(rng)),
    lambda board, rng: Done(),
    lambda board, rng: Give(_number(rng), _number(rng)),
    lambda board, rng: Announce(_number(rng)),
    lambda board, rng: Flick(_number(rng), _number(rng), _number(rng), _number(rng)),
    lambda board, rng: Flick(board.announced, 0, 0, 5),
    lambda board, rng: Choose("food"),
    lambda board, rng: PutBack(rng.randrange(PIECES), _number(rng), _number(rng)),
    lambda board, rng: Ready(),
)


def fastest() -> Advance:
    if find_spec("numba") is None:
        return advance
    run: Advance = import_module("watatheque.core.discs_kernel").advance
    return run


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=5_000)
    soak = Soak(fastest())
    matches = parser.parse_args().matches
    start = perf_counter()
    for number in range(matches):
        soak.match(number)
    print(f"{matches} matches, cut after {CAP} actions: {soak.counts['cut']}")
    soak.report(perf_counter() - start)


if __name__ == "__main__":
    main()
