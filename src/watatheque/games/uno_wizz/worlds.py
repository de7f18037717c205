"""Worlds that look the same to a viewer: what is hidden dealt anew.

What can only be reckoned (a hand that drew had perhaps nothing to play, a pile that was just
shuffled holds the old discard) is left to the reckoner; what the open question itself tells
(the card just drawn fits, a number can be named, a war goes on) holds in every world.
"""

from collections import Counter
from random import Random

from watatheque.core.chance import SEED_BYTES, Chance
from watatheque.core.values import Seat
from watatheque.games.uno_wizz.clues import Clue, clues, fits_drawn
from watatheque.games.uno_wizz.pieces import NO_CARD
from watatheque.games.uno_wizz.sight import known
from watatheque.games.uno_wizz.state import DREW, NOBODY, WAR, Party
from watatheque.games.uno_wizz.war import highest


def resample(party: Party, viewer: Seat | None, rng: Random) -> Party:
    world = party.copy()
    world.chance = Chance(rng.randbytes(SEED_BYTES))
    fixed = [known(party, viewer, holder)[:] for holder in range(party.seats)]
    pool = _hidden(party, fixed)
    dealt = _deal(party, viewer, fixed, pool, rng)
    if party.phase == DREW and party.turn != viewer:
        world.drawn = dealt[party.turn][-1]
    world.hands = [sorted(fixed[seat] + dealt[seat]) for seat in range(party.seats)]
    rng.shuffle(pool)
    world.pile = pool
    if world.known:
        world.known = _what_others_know(party, viewer, fixed, dealt, rng)
    if party.phase == WAR:
        world.chosen = [_chosen(world, viewer, seat, rng) for seat in range(party.seats)]
    return world


def _hidden(party: Party, fixed: list[list[int]]) -> list[int]:
    """The cards that could be anywhere, in order; those of the pile among them."""
    pool = party.pile[:]
    for seat in range(party.seats):
        left = Counter(party.hands[seat])
        left.subtract(fixed[seat])
        pool += left.elements()
    return sorted(pool)


def _deal(
    party: Party, viewer: Seat | None, fixed: list[list[int]], pool: list[int], rng: Random
) -> list[list[int]]:
    """Takes what is hidden in every hand out of the pool; a card just drawn comes last."""
    rng.shuffle(pool)
    needs = [len(party.hands[seat]) - len(fixed[seat]) for seat in range(party.seats)]
    drew = party.turn if party.phase == DREW and party.turn != viewer else NOBODY
    slots: list[Clue | None] = []
    for seat in range(party.seats):
        mine = clues(party, viewer, seat, fixed[seat], needs[seat] - (seat == drew))
        if seat == drew:
            mine.append(fits_drawn(party, fixed[seat], mine, pool, rng))
        slots += mine
    cards = iter(_match(slots, pool))
    return [[next(cards) for _ in range(need)] for need in needs]


def _match(slots: list[Clue | None], pool: list[int]) -> list[int]:
    """A card for every slot, taken out of the shuffled pool; clues are met first.

    Augmenting paths: the true world meets all clues, so that there is always an answer.
    """
    holder: dict[int, int] = {}  # place in the pool -> slot
    for slot, clue in enumerate(slots):
        if clue is not None:
            _place(slot, slots, pool, holder, set())
    free = iter([place for place in range(len(pool)) if place not in holder])
    place_of = {slot: place for place, slot in holder.items()}
    places = [place_of[slot] if slot in place_of else next(free) for slot in range(len(slots))]
    cards = [pool[place] for place in places]
    for place in sorted(places, reverse=True):
        del pool[place]
    pool.sort()
    return cards


def _place(
    slot: int, slots: list[Clue | None], pool: list[int], holder: dict[int, int], tried: set[int]
) -> bool:
    clue = slots[slot]
    for place, face in enumerate(pool):
        if place not in tried and clue is not None and clue(face):
            tried.add(place)
            if place not in holder or _place(holder[place], slots, pool, holder, tried):
                holder[place] = slot
                return True
    return False


def _what_others_know(
    party: Party, viewer: Seat | None, fixed: list[list[int]], dealt: list[list[int]], rng: Random
) -> list[list[int]]:
    """Others know as many cards of a hand as before; which ones only as far as the viewer does."""
    fresh = []
    eye = party.seats if viewer is None else viewer
    for i, faces in enumerate(party.known):
        holder, other = divmod(i, party.seats + 1)
        if holder == viewer or other == eye or not faces:
            fresh.append(faces)
        else:
            fresh.append(_known_anew(faces, fixed[holder], sorted(dealt[holder]), rng))
    return fresh


def _known_anew(faces: list[int], fixed: list[int], dealt: list[int], rng: Random) -> list[int]:
    mine = Counter(fixed)
    common = Counter(faces) & mine
    # A card that the viewer knows and the other does not must not come in by its twin.
    able = [face for face in dealt if common[face] == mine[face]]
    more = min(len(faces) - common.total(), len(able))
    return sorted([*common.elements(), *rng.sample(able, more)])


def _chosen(world: Party, viewer: Seat | None, seat: Seat, rng: Random) -> int:
    """UW-14h: what others have chosen is not turned over yet."""
    if world.chosen[seat] == NO_CARD or seat == viewer:
        return world.chosen[seat]
    return rng.choice(highest(world, seat))
