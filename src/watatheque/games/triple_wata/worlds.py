"""Worlds that look the same to a viewer: what is hidden dealt anew."""

from random import Random

from watatheque.core.chance import SEED_BYTES, Chance
from watatheque.core.values import Seat
from watatheque.games.triple_wata.hands import NEW_COLLECTION_TIERS
from watatheque.games.triple_wata.sight import known
from watatheque.games.triple_wata.state import EMPTY, PICK, Duel

Hands = list[list[int]]


def resample(duel: Duel, viewer: Seat | None, rng: Random) -> Duel:
    world = duel.copy()
    world.chance = Chance(rng.randbytes(SEED_BYTES))
    hidden_from = [seat for seat in range(2) if seat != viewer]
    hands = [duel.hand(0), duel.hand(1)]
    if duel.phase == PICK:
        for holder in hidden_from:
            _new_collection(world, hands, holder, rng)
    elif duel.round > 1:
        _redeal_seen(duel, hands, viewer, hidden_from, rng)
    elif duel.table.options.hands == "choose":
        for holder in hidden_from:
            _new_choice(duel, hands, holder, rng)
    else:
        _deal_unseen(duel, hands, viewer, hidden_from, rng)
    world.take_up(hands)
    return world


def _brought(duel: Duel) -> list[int]:
    """What can be in somebody's collection: anything, unless collections came by lot (TW-3)."""
    tiers = duel.table.pack.tiers
    if duel.table.options.bring is None:
        tiers = tiers[:NEW_COLLECTION_TIERS]
    return sorted(card for tier in tiers for card in tier)


def _new_collection(world: Duel, hands: Hands, holder: Seat, rng: Random) -> None:
    cards = rng.sample(_brought(world), len(world.collections[holder]))
    hands[holder] = cards[: len(hands[holder])]
    collections = world.collections[:]
    collections[holder] = sorted(cards)
    world.collections = collections


def _new_choice(duel: Duel, hands: Hands, holder: Seat, rng: Random) -> None:
    """Five different cards; which of those on the board were theirs a viewer has seen."""
    shown = duel.shown[holder]
    played = [card for cell, card in enumerate(duel.board) if duel.placer(cell) == holder]
    pool = [card for card in _brought(duel) if card not in shown and card not in played]
    hands[holder] = shown + rng.sample(pool, len(hands[holder]) - len(shown))


def _redeal_seen(
    duel: Duel, hands: Hands, viewer: Seat | None, hidden_from: list[Seat], rng: Random
) -> None:
    """TW-R2: the ten cards are known; after a redeal a spectator does not know who has which."""
    pool: list[int] = []
    for holder in hidden_from:
        rest = hands[holder][:]
        for card in known(duel, viewer, holder):
            rest.remove(card)
        pool += rest
    pool.sort()
    rng.shuffle(pool)
    for holder in hidden_from:
        kept = known(duel, viewer, holder)
        hands[holder] = kept + [pool.pop() for _ in range(len(hands[holder]) - len(kept))]


def _deal_unseen(
    duel: Duel, hands: Hands, viewer: Seat | None, hidden_from: list[Seat], rng: Random
) -> None:
    """No card twice; under `random` the tiers still unseen are known (TW-3)."""
    seen = {card for card in duel.board if card != EMPTY}
    for holder in range(2):
        seen.update(known(duel, viewer, holder))
    for holder in hidden_from:
        kept = known(duel, viewer, holder)
        hidden = [card for card in hands[holder] if card not in kept]
        hands[holder] = kept + _replaced(duel, hidden, seen, rng)


def _replaced(duel: Duel, hidden: list[int], seen: set[int], rng: Random) -> list[int]:
    pack = duel.table.pack
    everything = range(len(pack.cards))
    dealt: list[int] = []
    for tier in sorted(pack.tier_of[card] for card in hidden):
        pool = pack.tiers[tier - 1] if duel.tiers else everything
        card = rng.choice([card for card in pool if card not in seen])
        seen.add(card)
        dealt.append(card)
    return dealt
