"""Faults in the state, its copies and its positions."""

from dataclasses import replace
from random import Random
from typing import Any

from tests.contract.faults.hidden import News
from tests.sink.rules import Sink
from tests.sink.state import State
from tests.sink.values import Draw
from watatheque.core.game import Millis, Outcome, Prompt, Seat


class PieceLost(Sink):
    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        if isinstance(action, Draw) and state.deck:
            state.deck.pop()


class PieceDoubled(Sink):
    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        if isinstance(action, Draw) and state.deck:
            state.deck.append(state.deck[0])


class SharedCopy(Sink):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.hands = state.hands
        return twin


class SharedDeepDown(Sink):
    """The outer list is new, the hands in it are not."""

    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.hands = list(state.hands)
        return twin


class SharedChance(Sink):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.chance = state.chance
        return twin


class ForgetfulPosition(Sink):
    def load(self, position: Any, options: Any, seats: int, chance: Any) -> State:
        state = super().load(position, options, seats, chance)
        state.called = 0
        return state


class TrustfulPosition(Sink):
    """Takes any position, and stumbles over it later."""

    def audit(self, state: State) -> str | None:
        return None


class OwnDice(Sink):
    """Draws from chance that is not in the record."""

    rng = Random(0)

    def apply(self, state: State, seat: Seat, action: Any, at: Millis, news: News = None) -> None:
        super().apply(state, seat, action, at, news)
        self.rng.shuffle(state.deck)


class EndlessEnd(Sink):
    """Over, and still asking."""

    def prompts(self, state: State) -> list[Prompt]:
        return super().prompts(state) or [Prompt(0, "ready", optional=True)]


class UncitedEnd(Sink):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return None if outcome is None else replace(outcome, article="KS-99")
