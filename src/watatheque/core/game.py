"""The contract every game keeps.

Below this line nobody reads a clock, opens a file or draws a random number that is not in the
record: a match is a pure function of (game, version, options, position, seats, seed, entries).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from watatheque.core import codec, rulebook
from watatheque.core.chance import Chance
from watatheque.core.codec import defaults
from watatheque.core.errors import BadInput
from watatheque.core.rulebook import Article
from watatheque.core.scene import Beat, Face, Scene
from watatheque.core.still_life import StillLife
from watatheque.core.touch import Touch
from watatheque.core.values import (
    CLOCK,
    TICK,
    Event,
    Millis,
    Outcome,
    Prompt,
    Refusal,
    Seat,
    Tick,
)

__all__ = [
    "CLOCK",
    "TICK",
    "Event",
    "Game",
    "Millis",
    "Outcome",
    "Prompt",
    "Refusal",
    "Seat",
    "State",
    "Tick",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has; the rest is the game's own: small ints and lists, never sent."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance


S = TypeVar("S", bound=State)
A = TypeVar("A")  # frozen dataclasses of ints and strings, recorded as they are
V = TypeVar("V")  # frozen, built field by field: all a seat may know


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, A, V]):
    """The rules of one game. Holds no match: the state is always passed in."""

    name: ClassVar[str]
    prefix: ClassVar[str]  # of its articles
    version: ClassVar[str]  # bumped when an old record would replay differently
    seats: ClassVar[range]
    options: ClassVar[type]  # a msgspec Struct: what a table may choose
    position: ClassVar[type]  # a msgspec Struct: the state in JSON form
    actions: ClassVar[tuple[type, ...]]  # every action class, for the codec
    events: ClassVar[tuple[str, ...]]  # every kind of event it tells
    messages: ClassVar[Path]  # the folder of its `fr.ftl` and `en.ftl`
    still_life: ClassVar[StillLife] = StillLife()  # its picture before anybody plays
    reference: ClassVar[
        Mapping[str, Face]
    ] = {}  # its help at a glance: article -> what it is about
    mixes: ClassVar[tuple[dict[str, Any], ...]] = ({},)  # options worth trying: kit, soak, bench

    def setup(
        self,
        options: Mapping[str, Any],
        seats: int,
        seed: bytes,
        position: Mapping[str, Any] | None = None,
    ) -> S:
        """The first state of a match; anything that cannot be played is a BadInput by name."""
        return self.begin(options, seats, Chance(seed), position)

    def begin(
        self,
        options: Mapping[str, Any],
        seats: int,
        chance: Chance,
        position: Mapping[str, Any] | None = None,
    ) -> S:
        """`setup` on a stream that the caller holds, to listen to its draws."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadInput("seats", f"{self.name} is for {low} to {high}, not {seats}", "TB-1")
        chosen = codec.read(self.options, options, "options") if options else defaults(self.options)
        if position is None:
            return self.deal(chosen, seats, chance)
        given = codec.read(self.position, position, "position")
        state = self.load(given, chosen, seats, chance)
        wrong = self.audit(state)
        if wrong is not None:
            raise BadInput("position", wrong, "TB-14")
        return state

    def check(self, state: S, seat: Seat, action: Any) -> Refusal | None:
        """The one judge of legality. Touches nothing."""
        if isinstance(action, Tick):
            return self._check_tick(state, seat)
        if not 0 <= seat < state.seats:
            return Refusal("TB-1", f"there is no seat {seat}")
        if type(action) not in self.actions:
            return Refusal("TB-2", f"{type(action).__name__} is no action of {self.name}")
        if self.outcome(state) is not None:
            return Refusal("TB-5", "the match is over")
        return self.judge(state, seat, action)

    def _check_tick(self, state: S, seat: Seat) -> Refusal | None:
        if seat != CLOCK:
            return Refusal("TB-3", "only the match clock ticks")
        if all(prompt.seat != CLOCK for prompt in self.prompts(state)):
            return Refusal("TB-3", "nothing is due")
        return None

    def articles(self) -> dict[str, Article]:
        """Its rulebook."""
        return rulebook.load(self.name)

    @abstractmethod
    def deal(self, options: Any, seats: int, chance: Chance) -> S:
        """The first state by the book; `options` is an instance of the options type."""

    @abstractmethod
    def load(self, position: Any, options: Any, seats: int, chance: Chance) -> S:
        """The state that a position describes; a BadInput where a value makes no sense.

        The counter of `chance` is set from the position, so that `load(save(state))` is `state`.
        """

    @abstractmethod
    def save(self, state: S) -> Any:
        """The position that describes the state, all of it but the seed."""

    @abstractmethod
    def prompts(self, state: S) -> Sequence[Prompt]:
        """Who may act now, at most one prompt a seat; empty exactly when the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[A]:
        """Every action that is accepted and unpunished; a sample where a prompt is not complete."""

    def blunders(self, state: S, seat: Seat) -> list[A]:
        """What is accepted but punished."""
        return []

    def sample(self, state: S, seat: Seat, rng: Random) -> A | None:
        """One legal action of a seat that is asked, uniform where that has a meaning.

        None where there is none: an optional prompt may offer nothing but blunders.
        """
        actions = self.legal(state, seat)
        return rng.choice(actions) if actions else None

    @abstractmethod
    def judge(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """The game's own part of `check`: the match runs, the seat exists, the type is right."""

    @abstractmethod
    def apply(
        self, state: S, seat: Seat, action: A | Tick, at: Millis, news: list[Event] | None = None
    ) -> None:
        """Play a checked action (or Tick) in place. Never fails, never checks again."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat (None: a spectator) may know, built by listing fields."""

    @abstractmethod
    def scene(self, view: V) -> Scene:
        """What the table looks like to whoever holds the view."""

    def scenes(self, state: S, viewers: Sequence[Seat | None]) -> list[Scene]:
        """What several see of one moment; whose views share much may build that only once."""
        return [self.scene(self.view(state, viewer)) for viewer in viewers]

    def touched(
        self, state: S, viewers: Sequence[Seat | None], news: Sequence[Event]
    ) -> list[Touch] | None:
        """What each sees change by the one entry that told these news and led to this state;
        None where that cannot be said without drawing: then scenes are compared."""
        return None

    @abstractmethod
    def beats(self, event: Event) -> Sequence[Beat]:
        """How an event is shown and told."""

    @abstractmethod
    def resample(self, state: S, seat: Seat | None, rng: Random) -> S:
        """A copy with all that is hidden from the seat dealt anew and chance re-seeded.

        Canonical: the same information set and the same rng give the same world.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it runs."""

    def standing(self, state: S) -> tuple[int, ...]:
        """How well each seat stands right now, more is better: for bots and score lines."""
        return (0,) * state.seats

    @abstractmethod
    def copy(self, state: S) -> S:
        """A state that shares nothing that changes with the first."""

    @abstractmethod
    def audit(self, state: S) -> str | None:
        """What is wrong with the state: a piece lost or doubled, a counter that makes no sense."""
