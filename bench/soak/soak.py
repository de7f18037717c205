"""Uniform matches of one game by the thousand: do all end, stay sound, and does every rule strike?

Everybody plays at random, the clock when it is drawn. What a game adds is a `Recipe`: its tables
by number, its cap, and what shows an article at work that no event cites. A match depends on the
seed and its number alone, so that jobs can share them out and one can be played again.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any, ClassVar

from watatheque import game
from watatheque.core import rulebook
from watatheque.core.game import CLOCK, TICK, Event, Game, Prompt, Seat

DECISIONS = "decisions"  # what players do
ENTRIES = "entries"  # with what the clock does
AUDITS = "audits"
MATCHES = "matches"
REFUSALS = "refusals"  # of the article itself
FIRST_GUESSES = 6  # right after the deal, when most is out of place


class Unsound(Exception):
    """The rules broke their contract; its notes name the match."""


@dataclass
class Tally:
    """What the matches came to; tallies of several jobs add up."""

    matches: Counter[int] = field(default_factory=Counter)  # these four by seats
    rounds: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    entries: Counter[int] = field(default_factory=Counter)
    struck: Counter[str] = field(default_factory=Counter)  # these two by article
    refused: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)  # the game's own, by name
    longest: dict[str, int] = field(default_factory=dict)  # by what it is measured in
    cut: int = 0

    def stretch(self, what: str, length: int) -> None:
        self.longest[what] = max(self.longest.get(what, 0), length)

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
        for what, length in other.longest.items():
            self.stretch(what, length)
        self.cut += other.cut


class Recipe:
    """How one game is soaked; made anew in every process, as some engines cannot be sent."""

    name: ClassVar[str]
    matches: ClassVar[int]  # unless another number is asked for
    rounds: ClassVar[str] = "rounds"  # what its players call them
    cap: ClassVar[int]
    cap_of: ClassVar[str] = DECISIONS
    audit_every: ClassVar[int] = 1  # entries, beside the end of each match
    guessing: ClassVar[float] = 0.02  # how often something is tried that is mostly refused
    blundering: ClassVar[float] = 0.002  # how often a blunder is made where there is one
    any_legal: ClassVar[float] = 0.0  # how often `legal` is asked, where `sample` leaves things out
    pace: ClassVar[int] = 0  # ms that every entry takes
    # Articles that no event cites, and the count that shows them at work.
    shown_by: ClassVar[dict[str, str]] = {}
    # Articles that no match can show, and why.
    elsewhere: ClassVar[dict[str, str]] = {}

    def __init__(self) -> None:
        self.game = self.engine()

    def engine(self) -> Game[Any, Any, Any]:
        return game(self.name)

    def table(self, number: int) -> tuple[dict[str, Any], int]:
        """The options and seats of a match: everything meets everything sooner or later."""
        raise NotImplementedError

    def guess(self, state: Any, seat: Seat, rng: Random) -> tuple[Seat, Any]:
        """What a finger could slip to while a seat is asked: by whom, and what."""
        raise NotImplementedError

    def dealt(self, state: Any, tally: Tally) -> None:
        """A match begins: counts what no event tells."""

    def note(self, news: Sequence[Event], state: Any, tally: Tally) -> None:
        """What one entry led to, beside the articles that its events cite."""

    def goes_on(self, state: Any) -> bool:
        """False where enough was seen, though the match could go on."""
        return True

    def rounds_of(self, state: Any) -> int:
        return 1

    def ending(self, state: Any) -> str:
        outcome = self.game.outcome(state)
        return outcome.article if outcome is not None else "not over"

    def remarks(self, tally: Tally, seconds: float) -> list[str]:
        """What else is worth a line of the report."""
        return []


class Soak:
    def __init__(self, recipe: Recipe, seed: int) -> None:
        self.recipe = recipe
        self.game = recipe.game
        self.seed = seed
        self.tally = Tally()

    def match(self, number: int) -> None:
        options, seats = self.recipe.table(number)
        try:
            self._match(options, seats, Random(f"{self.seed} {number}"))
        except Exception as error:
            again = f"--seed {self.seed} --first {number} --matches 1"
            error.add_note(f"{self.game.name} {again}: {seats} seats, {options}")
            raise

    def _match(self, options: dict[str, Any], seats: int, rng: Random) -> None:
        state = self.game.setup(options, seats, rng.randbytes(32))
        self.tally.counts[MATCHES] += 1
        self.recipe.dealt(state, self.tally)
        for _ in range(FIRST_GUESSES):
            self._guess(state, self.game.prompts(state)[0].seat, rng)
        made = self._play(state, rng)
        self._audit(state)
        self._finish(state, made)

    def _play(self, state: Any, rng: Random) -> dict[str, int]:
        """To the end or to the cap; how many decisions and entries it took."""
        recipe, at = self.recipe, 0
        made = {DECISIONS: 0, ENTRIES: 0}
        while made[recipe.cap_of] < recipe.cap and recipe.goes_on(state):
            prompts = self.game.prompts(state)
            if not prompts:
                break
            prompt = prompts[int(rng.random() * len(prompts))]
            if prompt.seat == CLOCK:
                at = max(at, prompt.deadline or 0)
            if rng.random() < recipe.guessing:
                self._guess(state, prompt.seat, rng)
            made[DECISIONS] += self._act(state, prompt, at, rng)
            made[ENTRIES] += 1
            at += recipe.pace
            if made[ENTRIES] % recipe.audit_every == 0:
                self._audit(state)
        return made

    def _act(self, state: Any, prompt: Prompt, at: int, rng: Random) -> bool:
        """One entry; whether a player made it."""
        seat = prompt.seat
        action = TICK if seat == CLOCK else self._choose(state, seat, rng)
        if action is None:  # an optional prompt can have nothing but blunders
            return False
        refusal = self.game.check(state, seat, action)
        if refusal is not None:
            raise Unsound(f"seat {seat} was offered {action}: {refusal}")
        news: list[Event] = []
        self.game.apply(state, seat, action, at, news)
        self.tally.struck.update(event.article for event in news if event.article)
        self.recipe.note(news, state, self.tally)
        return seat != CLOCK

    def _choose(self, state: Any, seat: Seat, rng: Random) -> Any:
        recipe = self.recipe
        if recipe.blundering and rng.random() < recipe.blundering:
            blunders = self.game.blunders(state, seat)
            if blunders:
                return rng.choice(blunders)
        if recipe.any_legal and rng.random() < recipe.any_legal:
            legal = self.game.legal(state, seat)
            if legal:
                return rng.choice(legal)
        return self.game.sample(state, seat, rng)

    def _guess(self, state: Any, asked: Seat, rng: Random) -> None:
        seat = rng.randrange(state.seats) if asked == CLOCK else asked
        refusal = self.game.check(state, *self.recipe.guess(state, seat, rng))
        if refusal is not None:
            self.tally.refused[refusal.article] += 1

    def _audit(self, state: Any) -> None:
        wrong = self.game.audit(state)
        if wrong is not None:
            raise Unsound(wrong)
        self.tally.counts[AUDITS] += 1

    def _finish(self, state: Any, made: dict[str, int]) -> None:
        recipe, tally, seats = self.recipe, self.tally, state.seats
        tally.matches[seats] += 1
        tally.rounds[seats] += recipe.rounds_of(state)
        tally.decisions[seats] += made[DECISIONS]
        tally.entries[seats] += made[ENTRIES]
        tally.stretch(recipe.cap_of, made[recipe.cap_of])
        if recipe.goes_on(state) and self.game.prompts(state):
            tally.cut += 1
        else:
            tally.endings[recipe.ending(state)] += 1


def shown(recipe: Recipe, tally: Tally, article: str) -> int:
    """How often an article without an event was at work."""
    by = recipe.shown_by.get(article, "")
    return tally.refused[article] if by == REFUSALS else tally.counts[by]


def never_struck(recipe: Recipe, tally: Tally) -> list[str]:
    return [
        article
        for article in rulebook.load(recipe.name)
        if not tally.struck[article] and not shown(recipe, tally, article)
        if article not in recipe.elsewhere
    ]


def report(recipe: Recipe, tally: Tally, seconds: float) -> list[str]:
    lines = [*_sizes(recipe, tally, seconds), *recipe.remarks(tally, seconds)]
    lines += _articles(recipe, tally)
    lines += [f"not of a match: {article}, {why}" for article, why in recipe.elsewhere.items()]
    never = never_struck(recipe, tally)
    return [*lines, f"never struck: {', '.join(never) or 'none'}"]


def _sizes(recipe: Recipe, tally: Tally, seconds: float) -> Iterable[str]:
    matches, rounds = tally.matches.total(), tally.rounds.total()
    yield (
        f"{recipe.name}: {matches} matches, {rounds} {recipe.rounds}, "
        f"{tally.decisions.total()} decisions, {tally.entries.total()} entries, {seconds:.0f} s"
    )
    yield f"cut at {recipe.cap} {recipe.cap_of}: {tally.cut} ({tally.cut / max(matches, 1):.2%})"
    yield f"longest: {_listed(tally.longest)}"
    for seats in sorted(tally.matches):
        each = tally.decisions[seats] / tally.rounds[seats]
        yield (
            f"  {seats:2} seats: {tally.matches[seats]} matches, "
            f"{tally.rounds[seats]} {recipe.rounds} of {each:.0f} decisions"
        )
    yield f"endings: {_listed(tally.endings)}"
    yield f"counts: {_listed(tally.counts)}"


def _articles(recipe: Recipe, tally: Tally) -> Iterable[str]:
    own = list(rulebook.load(recipe.name))
    others = sorted((tally.struck.keys() | tally.refused.keys()) - set(own))
    for article in (*own, *others):
        line = f"  {article:6} struck {tally.struck[article]:9} "
        line += f" refused {tally.refused[article]:8}"
        if article in recipe.shown_by:
            line += f"  {recipe.shown_by[article]}: {shown(recipe, tally, article)}"
        yield line


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items())) or "none"


def play(recipe: type[Recipe], seed: int, numbers: Sequence[int]) -> Tally:
    soak = Soak(recipe(), seed)
    for number in numbers:
        soak.match(number)
    return soak.tally


def share_out(recipe: type[Recipe], seed: int, numbers: range, jobs: int) -> Tally:
    """The same matches as one process plays, the counts added up."""
    if jobs == 1:
        return play(recipe, seed, numbers)
    tally = Tally()
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        shares = [pool.submit(play, recipe, seed, numbers[job::jobs]) for job in range(jobs)]
        for share in shares:
            tally.add(share.result())
    return tally


def main(recipes: Iterable[type[Recipe]], words: Sequence[str] | None = None) -> None:
    by_name = {recipe.name: recipe for recipe in recipes}
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("game", choices=sorted(by_name))
    parser.add_argument("--matches", type=int, help="as many as issue 3 asks, unless given")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args(words)
    recipe = by_name[asked.game]
    matches = recipe.matches if asked.matches is None else asked.matches
    numbers = range(asked.first, asked.first + matches)
    start = perf_counter()
    tally = share_out(recipe, asked.seed, numbers, max(asked.jobs, 1))
    print(*report(recipe(), tally, perf_counter() - start), sep="\n")
