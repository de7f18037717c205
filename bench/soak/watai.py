"""Rounds of Wataï by the thousand, over all seat counts and variants: do they end, does all strike?

    python -m bench.soak.watai --matches 10000

Everybody plays at random, now and then wrongly, and the clock acts when it is drawn. A round is cut
at CAP entries; every article whose effect was told, and every one that refused, is counted.
"""

import argparse
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

from watatheque import game
from watatheque.core.game import CLOCK, TICK, Event
from watatheque.core.rulebook import load

CAP = 20_000  # entries of a round
AUDIT_EVERY = 40  # entries
BLUNDER = 0.002
ANY_LEGAL = 0.1  # pointing included, which `sample` leaves out
GUESS = 0.02

WATAI = game("watai")
UNTOLD = {
    "WT-1": "the packs: what is laid out, audited all the way",
    "WT-2": "the layout for three and more",
    "WT-3": "the layout for two",
    "WT-6": "where cards come from: strikes as a refusal",
    "WT-11": "two cards for one place: strikes as a refusal",
    "WT-V17": "how V3, V4 and V10 are done: strikes as those",
}


class Soak:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.struck: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.entries: Counter[int] = Counter()  # by seats
        self.rounds: Counter[int] = Counter()
        self.cut = 0
        self.longest = 0

    def play(self, number: int) -> None:
        rng, seats = self.rng, 2 + number % 7
        options = self._options(number)
        state = WATAI.setup(options, seats, rng.randbytes(32))
        at = entries = 0
        while (prompts := WATAI.prompts(state)) and entries < CAP:
            news: list[Event] = []
            prompt = prompts[int(rng.random() * len(prompts))]
            if prompt.seat == CLOCK:
                at = max(at, prompt.deadline or 0)
                WATAI.apply(state, CLOCK, TICK, at, news)
            else:
                self._act(state, prompt.seat, at, news)
            entries += 1
            self.struck.update(event.article for event in news)
            if entries % AUDIT_EVERY == 0:
                wrong = WATAI.audit(state)
                assert wrong is None, f"round {number}, {options}: {wrong}"
        self._note(state, seats, entries)

    def _options(self, number: int) -> dict[str, Any]:
        """Every seat count meets every variant; sometimes two rounds, so that dice roll."""
        fixed = {"rounds": 1, "variants": [number // 7 % 17], "counts": [1 + number % 7]}
        options: dict[str, Any] = {"rounds": 2, "target": 40} if number % 5 == 0 else fixed
        options["fill"] = "manual" if number % 3 == 0 else "auto"
        options["boxes"] = ("green", "blue", "both")[number % 3]
        return options

    def _act(self, state: Any, seat: int, at: int, news: list[Event]) -> None:
        rng = self.rng
        legal = WATAI.legal(state, seat) if rng.random() < ANY_LEGAL else []
        if rng.random() < GUESS:
            self._guess(state, seat)
        blunders = WATAI.blunders(state, seat) if rng.random() < BLUNDER else []
        if blunders:
            action = blunders[0]
        else:
            action = rng.choice(legal) if legal else WATAI.sample(state, seat, rng)
        if WATAI.check(state, seat, action) is None:
            WATAI.apply(state, seat, action, at, news)

    def _guess(self, state: Any, seat: int) -> None:
        """Something nobody listed: mostly refused."""
        rng = self.rng
        cls = rng.choice(WATAI.actions)
        fields = [rng.randrange(-1, 13) for _ in cls.__dataclass_fields__]  # type: ignore[attr-defined]
        refusal = WATAI.check(state, seat, cls(*fields))
        if refusal is not None:
            self.refused[refusal.article] += 1

    def _note(self, state: Any, seats: int, entries: int) -> None:
        outcome = WATAI.outcome(state)
        self.cut += outcome is None
        self.ends["called" if state.caller >= 0 else "blocked"] += 1
        self.entries[seats] += entries
        self.rounds[seats] += state.round
        self.longest = max(self.longest, entries)

    def report(self, matches: int, seconds: float) -> None:
        print(f"{matches} matches, {sum(self.rounds.values())} rounds in {seconds:.0f} s")
        print(f"cut at {CAP} entries: {self.cut}; longest match {self.longest} entries")
        print("last rounds:", dict(self.ends))
        for seats in sorted(self.rounds):
            each = self.entries[seats] / self.rounds[seats]
            print(f"  {seats} seats: {self.rounds[seats]} rounds, {each:.0f} entries a round")
        print("struck:", _sorted(self.struck))
        print("refused:", _sorted(self.refused))
        for article in load("watai"):
            if not self.struck[article] and article not in UNTOLD:
                print(f"never struck: {article}")


def _sorted(counts: Counter[str]) -> str:
    return ", ".join(f"{article} {n}" for article, n in sorted(counts.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    soak, start = Soak(asked.seed), perf_counter()
    for number in range(asked.matches):
        soak.play(number)
    soak.report(asked.matches, perf_counter() - start)


if __name__ == "__main__":
    main()
