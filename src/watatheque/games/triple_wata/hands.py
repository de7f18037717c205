"""TW-3, TW-5, TW-R1: how hands come about at the start of a round."""

from functools import lru_cache

from watatheque.core.chance import Chance
from watatheque.core.errors import BadInput
from watatheque.games.triple_wata.pieces import find_pack
from watatheque.games.triple_wata.state import BARE, NO_CARDS, PICK, PLAY, Duel, Table
from watatheque.games.triple_wata.values import HAND, Options

NEW_COLLECTION = 15
NEW_COLLECTION_TIERS = 3


@lru_cache(maxsize=64)
def table_for(options: Options) -> Table:
    return Table(options, find_pack(options.pack))


def deal(options: Options, chance: Chance) -> Duel:
    duel = Duel(table_for(options), chance, BARE[:])
    if options.bring is not None and options.hands != "choose":
        raise BadInput("options: bring", "collections are for hands = 'choose'", "TW-3")
    if options.hands == "random":
        _deal_random(duel)
        begin_play(duel)
    elif options.hands == "choose":
        duel.phase = PICK
        duel.collections = [_collection(duel, seat) for seat in range(2)]
    else:
        raise BadInput("options: hands", "'fixed' hands are given in a position", "TW-3")
    return duel


def begin_play(duel: Duel) -> None:
    """All have five cards: draw the first starter (TW-5) and what lies open (TW-R1)."""
    duel.phase = PLAY
    duel.collections = NO_CARDS
    duel.starter = duel.turn = duel.chance.below(2, "starter")
    show_three(duel)


def show_three(duel: Duel) -> None:
    """TW-R1: three of each hand by lot; what was known before stays known."""
    if not duel.table.three_on_table:
        return
    shown = duel.shown
    for seat in range(2):
        three = duel.chance.order(HAND, "three on table")[:3]
        if not shown[seat]:
            open_cards = sorted(duel.dealt[seat][i] for i in three)
            shown = [open_cards if seat == other else shown[other] for other in range(2)]
    duel.shown = shown


def _deal_random(duel: Duel) -> None:
    table, chance = duel.table, duel.chance
    if table.pack.pairs < HAND:
        raise BadInput("pack", "its tiers cannot fill two random hands", "TW-P3")
    left: list[list[int]] = table.drawable[:]
    tiers: list[int] = []
    red: list[int] = []
    blue: list[int] = []
    for _ in range(HAND):
        i = chance.below(len(left), "tier")
        cards = left[i][:]
        red.append(cards.pop(chance.below(len(cards), "card")))
        blue.append(cards.pop(chance.below(len(cards), "card")))
        tiers.append(table.tier_of[red[-1]])
        if len(cards) < 2:
            del left[i]  # TW-P3: not enough for both hands any more
        else:
            left[i] = cards
    duel.tiers = tiers
    duel.take_up([red, blue])


def _collection(duel: Duel, seat: int) -> list[int]:
    bring = duel.table.options.bring
    if bring is None:
        return _new_collection(duel)
    if len(bring) != duel.seats:
        raise BadInput("options: bring", f"one collection a seat is needed, not {len(bring)}")
    what = f"options: bring, seat {seat}"
    cards = {duel.table.pack.find(id, what) for id in bring[seat]}
    if len(cards) != len(bring[seat]):
        raise BadInput(what, "a card stands there twice", "TW-3")
    if len(cards) < HAND:
        raise BadInput(what, f"{HAND} cards are needed, not {len(cards)}", "TW-3")
    return sorted(cards)


def _new_collection(duel: Duel) -> list[int]:
    low = [card for tier in duel.table.pack.tiers[:NEW_COLLECTION_TIERS] for card in tier]
    if len(low) < NEW_COLLECTION:
        why = f"{NEW_COLLECTION} cards of tiers 1 to {NEW_COLLECTION_TIERS} are needed"
        raise BadInput("pack", why, "TW-3")
    order = duel.chance.order(len(low), "collection")
    return sorted(low[i] for i in order[:NEW_COLLECTION])
