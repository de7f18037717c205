"""Worlds that look the same: what is hidden (from all alike) dealt anew.

Whose pack a hidden card is from is never hidden: Stocks travel whole (WT-V6) and cards given to
a Talon lie on top of it (WT-V10). So the hidden cards of each owner change places among
themselves, and no place gets a card of another border than it had.
"""

from random import Random

from watatheque.core.chance import SEED_BYTES, Chance
from watatheque.games.watai.pieces import EXTRA, kind, pack
from watatheque.games.watai.piles import is_blocked, recount
from watatheque.games.watai.state import PLAY, Race

TRIES = 30

Place = tuple[list[int], int]  # a list of cards and an index in it


def resample(race: Race, rng: Random) -> Race:
    world = race.copy()
    world.chance = Chance(rng.randbytes(SEED_BYTES))
    _deal_anew(world, rng)
    if world.phase == PLAY:
        _unblock(world, rng)
    return world


def _deal_anew(world: Race, rng: Random) -> None:
    for owner in range(world.seats):
        places = _hidden(world, owner)
        cards = sorted(cards[i] for cards, i in places)
        rng.shuffle(cards)
        for (there, i), card in zip(places, cards, strict=True):
            there[i] = card
        if world.variant == 13:
            _cover_extra(world, places, rng)
    recount(world)


def _hidden(world: Race, owner: int) -> list[Place]:
    """Talons, Stocks, and what lies under the top of turned-up cards."""
    found: list[Place] = []
    for seat in range(world.seats):
        talon, stock, turned = world.talons[seat], world.stocks[seat], world.turned[seat]
        places = [(talon, i) for i in range(len(talon))]
        places += [(stock, i) for i in range(len(stock))]
        places += [(turned, i) for i in range(len(turned) - 1)]
        found += [(c, i) for c, i in places if world.table.owner[pack(c[i])] == owner]
    return found


def _cover_extra(world: Race, places: list[Place], rng: Random) -> None:
    """WT-V13: an Extra Stop that lay face up would have left the round."""
    closed = [place for place in places if not _is_turned(world, place)]
    for cards, i in places:
        if kind(cards[i]) == EXTRA and _is_turned(world, (cards, i)):
            other, j = closed[rng.randrange(len(closed))]
            cards[i], other[j] = other[j], cards[i]
            return


def _is_turned(world: Race, place: Place) -> bool:
    return any(place[0] is turned for turned in world.turned)


def _unblock(world: Race, rng: Random) -> None:
    """WT-15: a round that goes on is not blocked, so some hidden card goes somewhere."""
    for _ in range(TRIES):
        if not is_blocked(world):
            return
        _deal_anew(world, rng)
    _bring_up(world)


def _bring_up(world: Race) -> None:
    """Swap a card that goes somewhere out of a Talon; where there is none all is left alone."""
    for owner in range(world.seats):
        places = _hidden(world, owner)
        talons = [p for p in places if any(p[0] is talon for talon in world.talons)]
        others = [p for p in places if not any(p[0] is talon for talon in world.talons)]
        for cards, i in talons:
            if others and world.wanted >> kind(cards[i]) & 1:
                there, j = others[0]
                cards[i], there[j] = there[j], cards[i]
                recount(world)
                return
