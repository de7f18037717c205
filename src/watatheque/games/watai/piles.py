"""WT-5 and its variants: what goes on what, and whether anything goes anywhere (WT-15)."""

from functools import lru_cache
from typing import Final

from watatheque.games.watai.pieces import (
    EXTRA,
    KIND_MASK,
    KINDS,
    LOW,
    PACK_SHIFT,
    START,
    STOP,
    SUITS,
    kind_of,
    number,
    suit,
)
from watatheque.games.watai.state import BIT, Race

FOUR: Final = range(len(SUITS))


@lru_cache(maxsize=64)
def fits_table(variant: int, high: int) -> list[int]:
    """For every kind that can lie on top of a pile the mask of kinds that go on it."""
    return [_fits(kind, variant, high) for kind in range(KINDS)]


def _fits(kind: int, variant: int, high: int) -> int:
    if kind >= START:
        return 0  # WT-5: nothing goes on a Stop; the card that opens a pile has a mask of its own
    last, closer = (LOW, START) if variant == 9 else (high, STOP)
    step = -1 if variant == 9 else 1  # WT-V9
    n, s = number(kind), suit(kind)
    if n > high:
        return 0
    if n == last:
        mask = BIT[closer]
    elif variant == 12:  # WT-V12
        mask = sum(BIT[kind_of(other, n + step)] for other in FOUR)
    else:
        mask = BIT[kind_of(s, n + step)]
    if variant == 5:  # WT-V5: at any number, but not on a bare Start
        mask |= BIT[EXTRA]
    if variant == 8:  # WT-V8
        mask |= sum(BIT[kind_of(other, n)] for other in FOUR if other != s)
    return mask


def set_rules(race: Race) -> None:
    """What the variant of the round makes of the piles."""
    high = race.table.high
    backwards = race.variant == 9  # WT-V9
    race.fits = fits_table(race.variant, high)
    race.opener = STOP if backwards else START
    race.bare = sum(BIT[kind_of(s, high if backwards else LOW)] for s in FOUR)


def mask_of(race: Race, pile: list[int]) -> int:
    if len(pile) == 1:
        return race.bare
    return race.fits[pile[len(pile) - 1] & KIND_MASK]


def recount(race: Race) -> None:
    """Every counter that follows from where the cards lie."""
    race.masks = [mask_of(race, pile) for pile in race.piles]
    want(race)
    race.laid = [0] * race.seats
    for pile in race.piles:
        for card in pile:
            race.laid[race.table.owner[card >> PACK_SHIFT]] += 1
    race.held = [0] * KINDS
    race.held_mask = 0
    for seat in range(race.seats):
        for cards in (race.rows[seat], race.stocks[seat], race.turned[seat]):
            for card in cards:
                if card >= 0:
                    hold(race, card & KIND_MASK)


def want(race: Race) -> None:
    wanted = BIT[race.opener]
    for mask in race.masks:
        wanted |= mask
    race.wanted = wanted


def hold(race: Race, kind: int) -> None:
    race.held[kind] += 1
    race.held_mask |= BIT[kind]


def release(race: Race, kind: int) -> None:
    left = race.held[kind] - 1
    race.held[kind] = left
    if left == 0:
        race.held_mask ^= BIT[kind]


def put(race: Race, card: int, pile: int) -> int:
    """Lay a card that has left its place; the pile it lies on now."""
    kind = card & KIND_MASK
    if pile < 0:
        pile = len(race.piles)
        race.piles.append([card])
        race.masks.append(race.bare)
    else:
        race.piles[pile].append(card)
        race.masks[pile] = race.fits[kind]
    race.laid[race.table.owner[card >> PACK_SHIFT]] += 1
    release(race, kind)
    want(race)
    return pile


def goes(race: Race, card: int, pile: int) -> bool:
    if pile < 0:
        return card & KIND_MASK == race.opener
    return race.masks[pile] & BIT[card & KIND_MASK] != 0


def lay_article(race: Race, pile: int) -> str:
    """By what right the card on top of a pile lies there."""
    cards = race.piles[pile]
    kind = cards[len(cards) - 1] & KIND_MASK
    if race.variant == 9:
        return "WT-V9"
    if kind == EXTRA:
        return "WT-V5"
    if kind < START and len(cards) > 2:
        below = cards[len(cards) - 2] & KIND_MASK
        if suit(kind) != suit(below):  # nothing else lets two suits lie on each other
            return "WT-V8" if race.variant == 8 else "WT-V12"
    return "WT-5"


def goes_somewhere(race: Race, card: int) -> bool:
    return card >= 0 and race.wanted & BIT[card & KIND_MASK] != 0


def is_blocked(race: Race) -> bool:
    """WT-15: nobody may call or fill, and nothing in any Dévidoir or Stock goes anywhere."""
    if race.held_mask & race.wanted:
        return False
    for seat in range(race.seats):
        if race.may_call(seat):
            return False
        if race.talons[seat] and -1 in race.rows[seat]:
            return False
    return True
