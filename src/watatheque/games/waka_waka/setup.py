"""The first state by the book (WK-6 to WK-8)."""

from typing import Final

from watatheque.core.chance import Chance
from watatheque.games.waka_waka import knowledge, supply
from watatheque.games.waka_waka.pieces import CARDS, COPIES, GOODS_OF_A_KIND
from watatheque.games.waka_waka.state import EMPTY, FIRE, GOOD_KINDS, HELD_KINDS, Table, Trade
from watatheque.games.waka_waka.values import HAND

GOLD: Final = 8  # WK-7
ALL_GOODS: Final = [good for good in range(GOOD_KINDS) for _ in range(GOODS_OF_A_KIND)]
ALL_CARDS: Final = [card for card in range(len(CARDS)) for _ in range(COPIES[card])]


def bare_table(table: Table, seats: int, chance: Chance) -> Trade:
    """Nobody has anything yet, and nothing lies anywhere."""
    spaces = sum(table.spaces)
    return Trade(
        table,
        seats,
        chance,
        [[0] * HELD_KINDS for _ in range(seats)],
        [[0] * GOOD_KINDS for _ in range(seats)],
        [GOLD] * seats,
        [0] * seats,
        [],
        [0] * len(CARDS),
        [],
        [0] * GOOD_KINDS,
        [EMPTY] * spaces,
        [0] * spaces,
        knowledge.nothing_known(seats),
    )


def deal(table: Table, seats: int, chance: Chance) -> Trade:
    state = bare_table(table, seats, chance)
    state.reserve = ALL_GOODS[:]
    chance.shuffle(state.reserve, "reserve")
    supply.load_boats(state, None)
    fill_village(state)
    state.deck = ALL_CARDS[:]
    chance.shuffle(state.deck, "deck")
    _deal_hands(state)
    state.first = state.turn = chance.below(seats, "first player")  # WK-8
    return state


def fill_village(state: Trade) -> None:
    for _ in range(min(supply.ON_THE_VILLAGE, len(state.reserve))):
        supply.to_village(state, state.reserve.pop())


def _deal_hands(state: Trade) -> None:
    """WK-7: Fires are set aside, and shuffled back once all have six cards."""
    aside = 0
    for seat in range(state.seats):
        while state.held[seat] < HAND:
            card = state.deck.pop()
            if card == FIRE:
                aside += 1
            else:
                state.hands[seat][card] += 1
                state.held[seat] += 1
    if aside:
        state.deck.extend([FIRE] * aside)
        state.chance.shuffle(state.deck, "deck")
