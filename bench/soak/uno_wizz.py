"""Uniform UNO Wizz rounds over two to ten seats, for hours if asked to.

python -m bench.soak.uno_wizz --matches 20000

Every round ends, or is cut at CAP decisions and reported. Counts how often each article struck:
what events cite, and what refusals cite when something untimely is tried.
"""

import argparse
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

from watatheque import game
from watatheque.core import rulebook
from watatheque.core.game import CLOCK, TICK, Event
from watatheque.core.values import Ready
from watatheque.games.uno_wizz.pieces import NAMES
from watatheque.games.uno_wizz.values import Catch, Draw, Keep, Play, Shed, Shout, Spin, Uno

GAME = game("uno-wizz")
CAP = 20_000  # decisions of a round
AUDIT = 50  # every so many entries, beside the end of each round
TRY = 40  # every so many decisions something untimely is tried
UNTIMELY: tuple[Any, ...] = (
    Draw(), Keep(), Spin(), Shout(), Uno(), Ready(), Catch(0), Catch(1), Shed("red-1"),
    *(Play(name) for name in NAMES),
)  # fmt: skip


ALSO = {"began": "UW-2", "spun": "UW-14"}  # what an event carries out beside what it cites


class Soak:
    def __init__(self) -> None:
        self.struck: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.decisions: Counter[int] = Counter()  # by seats
        self.rounds: Counter[int] = Counter()
        self.longest = 0
        self.cut = 0

    def round(self, number: int) -> None:
        """One round; every third goes on into the next, for UW-2 and UW-19."""
        rng = Random(number)
        seats = GAME.seats[number % len(GAME.seats)]
        mix = GAME.mixes[(number // len(GAME.seats)) % len(GAME.mixes)]
        options = mix if number % 3 == 0 else {**mix, "scoring": "none"}
        state = GAME.setup(options, seats, rng.randbytes(32))
        self.struck.update(("UW-2", "UW-3", "UW-4"))  # the first deal tells no news
        made = self._play(state, rng)
        wrong = GAME.audit(state)
        assert wrong is None, f"round {number}: {wrong}"
        self.rounds[seats] += 1
        self.decisions[seats] += made
        self.longest = max(self.longest, made)
        self.cut += made >= CAP

    def _play(self, state: Any, rng: Random) -> int:
        at = made = entries = 0
        first = state.round
        while made < CAP and state.round == first and (prompts := GAME.prompts(state)):
            prompt = prompts[int(rng.random() * len(prompts))]
            news: list[Event] = []
            if prompt.seat == CLOCK:
                at = max(at, prompt.deadline or 0)
                GAME.apply(state, CLOCK, TICK, at, news)
            else:
                action = GAME.sample(state, prompt.seat, rng)
                GAME.apply(state, prompt.seat, action, at, news)
                made += 1
            self._note(news)
            entries += 1
            self._look(state, rng, entries)
        return made

    def _note(self, news: list[Event]) -> None:
        for event in news:
            self.struck[event.article] += 1
            if event.kind in ALSO:
                self.struck[ALSO[event.kind]] += 1

    def _look(self, state: Any, rng: Random, entries: int) -> None:
        if entries % AUDIT == 0:
            wrong = GAME.audit(state)
            assert wrong is None, wrong
            self.struck["UW-1"] += 1
        if entries % TRY == 0:
            refusal = GAME.check(state, rng.randrange(state.seats), rng.choice(UNTIMELY))
            if refusal is not None:
                self.refused[refusal.article] += 1

    def report(self, seconds: float) -> None:
        total, made = self.rounds.total(), self.decisions.total()
        print(f"{total} rounds, {made} decisions, {seconds:.0f} s")
        for seats in sorted(self.rounds):
            each = self.decisions[seats] / self.rounds[seats]
            print(f"  {seats:2} seats: {self.rounds[seats]} rounds of {each:.0f} decisions")
        share = self.cut / total
        print(f"longest {self.longest}; cut at {CAP} decisions: {self.cut} ({share:.2%})")
        for article in rulebook.load("uno-wizz"):
            counts = f"struck {self.struck[article]:9}  refused {self.refused[article]:8}"
            print(f"  {article:7} {counts}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    soak, start = Soak(), perf_counter()
    for number in range(asked.first, asked.first + asked.matches):
        soak.round(number)
    soak.report(perf_counter() - start)


if __name__ == "__main__":
    main()
