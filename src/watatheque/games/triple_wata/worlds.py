"""Worlds that look the same to a viewer: what is hidden dealt anew."""

from random import Random

from watatheque.core.chance import SEED_BYTES, Chance
from watatheque.core.values import Seat
from watatheque.games.triple_wata.hands import NEW_COLLECTION_TIERS
from watatheque.games.triple_wata.sight import known
from watatheque.games.triple_wata.state import EMPTY, PICK, Duel


def resample(duel: Duel, viewer: Seat | None, rng: Random) -> Duel:
    world = duel.copy()
    world.chance = Chance(rng.randbytes(SEED_BYTES))
    holders = [seat for seat in range(2) if seat != viewer]
    if duel.phase == PICK:
        for holder in holders:
            _new_collection(world, holder, rng)
    elif duel.round > 1:
        _redeal_seen(world, viewer, holders, rng)
    elif duel.table.options.hands == "choose":
        for holder in holders:
            _new_choice(world, holder, rng)
    else:
        _deal_unseen(world, viewer, holders, rng)
    return world


def _brought(duel: Duel) -> list[int]:
    """What can be in somebody's collection: anything, unless collections came by lot (TW-3)."""
    tiers = duel.table.pack.tiers
    if duel.table.options.bring is None:
        tiers = tiers[:NEW_COLLECTION_TIERS]
    return sorted(card for tier in tiers for card in tier)


def _new_collection(world: Duel, holder: Seat, rng: Random) -> None:
    cards = rng.sample(_brought(world), len(world.collections[holder]))
    world.hands[holder] = sorted(cards[: len(world.hands[holder])])
    both = world.collections[:]
    both[holder] = sorted(cards)
    world.collections = both


def _new_choice(world: Duel, holder: Seat, rng: Random) -> None:
    """Five different cards; which of those on the board were theirs a viewer has seen."""
    shown = world.shown[holder]
    played = _played_by(world, holder)
    pool = [card for card in _brought(world) if card not in shown and card not in played]
    hidden = rng.sample(pool, len(world.hands[holder]) - len(shown))
    world.hands[holder] = sorted([*shown, *hidden])


def _played_by(duel: Duel, holder: Seat) -> list[int]:
    return [
        card
        for card, seat in zip(duel.board, duel.placer, strict=True)
        if card != EMPTY and seat == holder
    ]


def _redeal_seen(world: Duel, viewer: Seat | None, holders: list[Seat], rng: Random) -> None:
    """TW-R2: the ten cards are known; after a redeal a spectator does not know who has which."""
    pool: list[int] = []
    kept: dict[Seat, list[int]] = {}
    for holder in holders:
        kept[holder] = known(world, viewer, holder)
        rest = sorted(world.hands[holder])
        for card in kept[holder]:
            rest.remove(card)
        pool += rest
    pool.sort()
    rng.shuffle(pool)
    for holder in holders:
        missing = len(world.hands[holder]) - len(kept[holder])
        world.hands[holder] = sorted(kept[holder] + [pool.pop() for _ in range(missing)])


def _deal_unseen(world: Duel, viewer: Seat | None, holders: list[Seat], rng: Random) -> None:
    """No card twice; under `random` the tiers still unseen are known (TW-3)."""
    seen = {card for card in world.board if card != EMPTY}
    for holder in range(2):
        seen.update(known(world, viewer, holder))
    for holder in holders:
        shown = known(world, viewer, holder)
        hidden = [card for card in world.hands[holder] if card not in shown]
        world.hands[holder] = sorted(shown + _replace(world, hidden, seen, rng))


def _replace(world: Duel, hidden: list[int], seen: set[int], rng: Random) -> list[int]:
    everything = range(len(world.table.pack.cards))
    dealt: list[int] = []
    for tier in sorted(world.table.pack.cards[card].tier for card in hidden):
        pool = world.table.pack.tiers[tier - 1] if world.tiers else everything
        card = rng.choice([card for card in pool if card not in seen])
        seen.add(card)
        dealt.append(card)
    return dealt
