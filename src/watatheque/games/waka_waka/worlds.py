"""Worlds that look the same to a viewer: what is hidden dealt anew."""

from random import Random

from watatheque.core.chance import SEED_BYTES, Chance
from watatheque.core.values import Seat
from watatheque.games.waka_waka import knowledge
from watatheque.games.waka_waka.merchant import kinds_held
from watatheque.games.waka_waka.sight import sure_of
from watatheque.games.waka_waka.state import (
    ASK_SEEN,
    EMPTY,
    FIRE,
    FIRES,
    HELD_KINDS,
    MERCHANT,
    Trade,
)


def resample(state: Trade, viewer: Seat | None, rng: Random) -> Trade:
    world = state.copy()
    world.chance = Chance(rng.randbytes(SEED_BYTES))
    _deal_goods(world, viewer, rng)
    _deal_cards(world, viewer, rng)
    _choose_anew(world, viewer, rng)
    _forget_for_others(world, viewer)
    return world


def _deal_goods(world: Trade, viewer: Seat | None, rng: Random) -> None:
    """The Reserve and the spaces face down, but for those the viewer has looked at (WK-26)."""
    hidden = [space for space in _spaces_face_down(world) if not _looked(world, viewer, space)]
    pool = sorted([*world.reserve, *(world.cargo[space] for space in hidden)])
    rng.shuffle(pool)
    for space in hidden:
        world.cargo[space] = pool.pop()
    world.reserve = pool


def _spaces_face_down(world: Trade) -> list[int]:
    table = world.table
    return [
        table.first_space[boat] + space
        for boat in range(table.boats)
        for space in range(table.eyes[boat], table.spaces[boat])
        if world.cargo[table.first_space[boat] + space] != EMPTY
    ]


def _looked(world: Trade, viewer: Seat | None, space: int) -> bool:
    return viewer is not None and bool(world.peeked[space] >> viewer & 1)


class _Hole:
    """A place for hidden cards: what the viewer is sure of in it, and how many more there are."""

    def __init__(self, world: Trade, viewer: Seat | None, place: int) -> None:
        counts = [*world.hands, world.laid, world.buried][place]
        self.place = place
        self.counts = sure_of(world, viewer, place)
        self.missing = sum(counts) - sum(self.counts)
        self.hidden = [there - sure for there, sure in zip(counts, self.counts, strict=True)]
        # WK-21: no Merchant is among cards laid, nor in the hand that they came from.
        self.bare = place >= world.seats or world.bare[place]


def _deal_cards(world: Trade, viewer: Seat | None, rng: Random) -> None:
    """Deck, hands and the cards of WK-21; a Fire that does not lie open is in the deck (WK-15)."""
    holes = [_Hole(world, viewer, place) for place in range(world.seats + 2)]
    pool = [card for card in world.deck if card != FIRE]
    for hole in holes:
        pool += [card for card in range(HELD_KINDS) for _ in range(hole.hidden[card])]
    pool.sort()
    rng.shuffle(pool)
    for hole in sorted(holes, key=lambda hole: not hole.bare):
        _fill(hole, pool)
    pool += [FIRE] * (FIRES - world.discard[FIRE])
    rng.shuffle(pool)
    world.deck = pool
    world.hands = [hole.counts for hole in holes[: world.seats]]
    world.laid, world.buried = holes[-2].counts, holes[-1].counts


def _fill(hole: _Hole, pool: list[int]) -> None:
    for _ in range(hole.missing):
        i = len(pool) - 1
        while hole.bare and pool[i] == MERCHANT:
            i -= 1
        hole.counts[pool.pop(i)] += 1


def _choose_anew(world: Trade, viewer: Seat | None, rng: Random) -> None:
    """WK-21 under way: which cards are chosen only their owner knows."""
    if not world.chosen or viewer == world.turn:
        return
    hand = world.hands[world.turn]
    cards = [card for card in kinds_held(hand) for _ in range(hand[card])]
    world.chosen = rng.sample(cards, len(world.chosen))


def _forget_for_others(world: Trade, viewer: Seat | None) -> None:
    """What others know of hands the viewer does not see cannot be told: what all know is left."""
    everybody = world.seats
    for other in range(world.seats):
        if other == viewer:
            continue
        for place in range(world.seats + 2):
            if place not in (viewer, other):
                here = knowledge.row(world.seats, other, place)
                there = knowledge.row(world.seats, everybody, place)
                open_to_all = world.known[there : there + HELD_KINDS]
                world.known[here : here + HELD_KINDS] = open_to_all
    for ask, seat, opponent, _ in world.stack:
        if ask == ASK_SEEN:
            knowledge.see_hand(world, seat, opponent)
    _remember_laid(world, viewer)


def _remember_laid(world: Trade, viewer: Seat | None) -> None:
    """Whoever's turn it is knows what they laid face down in it (WK-21)."""
    if viewer != world.turn:
        first = knowledge.row(world.seats, world.turn, world.seats)
        world.known[first : first + HELD_KINDS] = world.laid
