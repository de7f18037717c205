"""Other worlds that look the same to a seat."""

from random import Random

from tests.sink import pieces
from tests.sink.state import State, copy
from watatheque.core.chance import Chance
from watatheque.core.game import Seat


def resample(state: State, seat: Seat | None, rng: Random) -> State:
    world = copy(state)
    pool = sorted(_hidden(state, seat))
    rng.shuffle(pool)
    for holder, hand in enumerate(world.hands):
        for i, card in enumerate(hand):
            if holder != seat and not state.knows(seat, card):
                hand[i] = pool.pop()
        hand.sort()
    for holder, shed in enumerate(world.shed):
        for i, card in enumerate(shed):
            if not state.sees_shed(seat, holder, card):
                shed[i] = pool.pop()
    world.deck = pool
    if world.laid:
        world.laid = list(world.hands[world.stack[-1][2]])
        rng.shuffle(world.laid)
    if any(world.lucky) and world.phase != "over":
        others = [rng.randint(1, pieces.RANKS) for _ in world.lucky]
        world.lucky = [
            mine if who == seat else other
            for who, (mine, other) in enumerate(zip(state.lucky, others, strict=True))
        ]
    world.known = _known(state, seat)
    world.chance = Chance(rng.randbytes(32))
    return world


def _hidden(state: State, seat: Seat | None) -> list[int]:
    hands = [
        card
        for holder, hand in enumerate(state.hands)
        for card in hand
        if holder != seat and not state.knows(seat, card)
    ]
    shed = [
        card
        for holder, cards in enumerate(state.shed)
        for card in cards
        if not state.sees_shed(seat, holder, card)
    ]
    return hands + shed + state.deck


def _known(state: State, seat: Seat | None) -> list[int]:
    """A seat can tell who knows its own cards, and of others' cards which it knows itself."""
    if seat is None:
        return [0] * pieces.CARDS
    own = {*state.hands[seat], *state.shed[seat]}
    return [mask if card in own else mask & 1 << seat for card, mask in enumerate(state.known)]
