"""Faults in the worlds that are dealt anew."""

from random import Random

from tests.contract.faults.hidden import top
from tests.sink.rules import Sink
from tests.sink.state import State
from watatheque.core.game import Seat


class LazyResample(Sink):
    """The true world, every time."""

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = self.copy(state)
        world.chance = super().resample(state, seat, rng).chance
        return world


class TracesOfTruth(Sink):
    """Dealt anew, but from the true order of the deck."""

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().resample(state, seat, rng)
        if top(state) % 2:
            world.deck.reverse()
        return world


class KeptSeed(Sink):
    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().resample(state, seat, rng)
        world.chance = state.chance.copy()
        return world


class BrokenWorlds(Sink):
    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = super().resample(state, seat, rng)
        if len(world.deck) > 1:
            world.deck[0] = world.deck[1]
        return world


class ResampleTouches(Sink):
    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        state.deck.sort()
        return super().resample(state, seat, rng)
