"""Faults in what is legal, and of the clock."""

from random import Random
from typing import Any

from tests.contract.faults.hidden import News
from tests.sink.rules import Sink
from tests.sink.state import State
from tests.sink.values import Call, Pass, Put
from watatheque.core.game import CLOCK, Millis, Prompt, Refusal, Seat, Tick


class PunishedMoveIsLegal(Sink):
    def legal(self, state: State, seat: Seat) -> list[Any]:
        return super().legal(state, seat) + super().blunders(state, seat)

    def blunders(self, state: State, seat: Seat) -> list[Any]:
        return []


class FreeBlunder(Sink):
    """A move that costs nothing is called a blunder."""

    def legal(self, state: State, seat: Seat) -> list[Any]:
        return [action for action in super().legal(state, seat) if action != Pass()]

    def blunders(self, state: State, seat: Seat) -> list[Any]:
        passing = [action for action in super().legal(state, seat) if action == Pass()]
        return super().blunders(state, seat) + passing


class ListedTwice(Sink):
    def blunders(self, state: State, seat: Seat) -> list[Any]:
        return super().blunders(state, seat) + super().legal(state, seat)[:1]


class ListedButRefused(Sink):
    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return Refusal("KS-3") if action == Pass() else super().judge(state, seat, action)


class AcceptedButNotListed(Sink):
    def legal(self, state: State, seat: Seat) -> list[Any]:
        return super().legal(state, seat)[1:]


class NeverAsked(Sink):
    """Accepts a call from whoever was not asked."""

    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None if isinstance(action, Call) else super().judge(state, seat, action)


class MadeUpArticle(Sink):
    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        refusal = super().judge(state, seat, action)
        return None if refusal is None else Refusal("KS-99")


class CheckTouches(Sink):
    def judge(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        state.chance.below(2, "judge")
        return super().judge(state, seat, action)


class IllegalSample(Sink):
    def sample(self, state: State, seat: Seat, rng: Random) -> Any:
        return Put(0, 10_000) if self.legal(state, seat) else None


class TickFromASeat(Sink):
    def check(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None if isinstance(action, Tick) else super().check(state, seat, action)


class TwoClocks(Sink):
    def prompts(self, state: State) -> list[Prompt]:
        prompts = super().prompts(state)
        return [*prompts, *(prompt for prompt in prompts if prompt.seat == CLOCK)]


class StuckClock(Sink):
    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        if not isinstance(action, Tick):
            super().apply(state, seat, action, at, news)


class RefusedDefault(Sink):
    def prompts(self, state: State) -> list[Prompt]:
        prompts = super().prompts(state)
        return [p._replace(default=Put(0, 10_000)) if p.default else p for p in prompts]
