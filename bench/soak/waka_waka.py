"""Uniform matches of Waka Waka over all seat counts and order tables, cut at a cap.

python -m bench.soak.waka_waka --matches 20000
Counts how often each article struck (in news) or refused (guesses of what is not listed).
"""

import argparse
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

from watatheque import game
from watatheque.core import rulebook
from watatheque.core.game import Event
from watatheque.games.waka_waka.actions import Buy, Deliver, Look, Swap, Visit
from watatheque.games.waka_waka.moves import (
    DECLINE,
    DISCARDS,
    GATHERS,
    PLAYS,
    SELLS,
    TAKE_CARD,
    USES,
    VEILS,
)
from watatheque.games.waka_waka.pieces import CARDS

GAME = game("waka-waka")
CAP = 5000  # actions
AUDIT_EVERY = 16  # actions
GUESS_EVERY = 32
ORDERS = ("board", "1", "2", "3", "4")
OWN_DATA = 0.05  # how often a table brings its own boats, orders and symbols
GUESSES: list[Any] = [
    *PLAYS, *VEILS, *DISCARDS, *USES, *GATHERS, *SELLS, TAKE_CARD, DECLINE, Buy(0), Buy(3), Buy(9),
    Deliver("tea+tea"), Deliver("rum"), Look(0, 0, 1), Visit(0), Swap("tea", "tea"),
]  # fmt: skip

# What happens by articles that no event cites.
ALSO = {
    "loaded": ("WK-4",),
    "delivered": ("WK-5",),
    "took gold": ("WK-3",),
    "sold": ("WK-3",),
    "rained": ("WK-3",),
}


class Tally:
    def __init__(self) -> None:
        self.struck: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.ended: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.cut = 0

    def match(self, rng: Random, seats: int, options: dict[str, Any]) -> None:
        state = GAME.setup(options, seats, rng.randbytes(32))
        n = 0
        while n < CAP and (prompts := GAME.prompts(state)):
            seat = prompts[0].seat
            if n % GUESS_EVERY == 0:
                self._guess(state, rng, seats)
            news: list[Event] = []
            GAME.apply(state, seat, GAME.sample(state, seat, rng), n * 1000, news)
            for event in news:
                self._count(event, state)
            n += 1
            if n % AUDIT_EVERY == 0:
                self._audit(state)
        self.struck.update(["WK-6", "WK-7"])  # a setup
        self._finish(state, n)

    def _count(self, event: Event, state: Any) -> None:
        self.struck[event.article] += 1
        self.struck.update(ALSO.get(event.kind, ()))
        card = event.data.get("card")
        if event.kind == "repeated":
            card = CARDS[state.slots[event.data["slot"]]] if state.slots else None
        if event.kind in ("used", "repeated") and card in CARDS:
            self.struck["WK-17"] += state.table.symbols[CARDS.index(card)]

    def _audit(self, state: Any) -> None:
        wrong = GAME.audit(state)
        assert wrong is None, wrong
        self.struck.update(["WK-1", "WK-2"])  # every piece is there

    def _guess(self, state: Any, rng: Random, seats: int) -> None:
        for action in rng.sample(GUESSES, 6):
            refusal = GAME.check(state, rng.randrange(seats), action)
            if refusal is not None:
                self.refused[refusal.article] += 1

    def _finish(self, state: Any, n: int) -> None:
        self._audit(state)
        outcome = GAME.outcome(state)
        self.lengths.append(n)
        if outcome is None:
            self.cut += 1
            return
        top = len(state.arrived)
        tied = sum(state.gold[seat] == state.gold[outcome.winners[0]] for seat in state.arrived)
        self.ended["alone" if top == 1 else "last to arrive" if tied > 1 else "richest"] += 1

    def report(self, seconds: float) -> list[str]:
        count, total = len(self.lengths), sum(self.lengths)
        lines = [
            f"{count} matches, {total} actions in {seconds:.0f} s; mean {total / count:.0f}, "
            f"longest {max(self.lengths)}; cut at {CAP}: {self.cut} ({self.cut / count:.2%})",
            f"ended (WK-33): {dict(self.ended)}",
        ]
        for id in rulebook.load(GAME.name):
            lines.append(f"{id:6} struck {self.struck[id]:9}  refused {self.refused[id]:9}")
        return lines


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    rng, tally, start = Random(asked.seed), Tally(), perf_counter()
    for i in range(asked.matches):
        options: dict[str, Any] = {"orders": ORDERS[i // 3 % 5], "chimpanzee_draws": i % 2 == 0}
        if rng.random() < OWN_DATA:
            options = GAME.mixes[-1]
        tally.match(rng, 2 + i % 3, options)
    print(*tally.report(perf_counter() - start), sep="\n")


if __name__ == "__main__":
    main()
