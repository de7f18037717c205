"""Who is asked, and every answer that is accepted."""

from typing import Any

from watatheque.games.waka_waka import merchant, supply, uses
from watatheque.games.waka_waka.moves import (
    BUYS,
    DECLINE,
    DISCARDS,
    DONE,
    GATHERS,
    PLAYS,
    PUTS,
    SELLS,
    SHARE,
    SWAPS,
    TAKE_CARD,
    TAKE_GOLD,
    USES,
    VEILS,
    VISITS,
)
from watatheque.games.waka_waka.state import (
    ASK_DRUM,
    ASK_ELDER,
    ASK_GATHER,
    ASK_LOOK,
    ASK_MERCHANT,
    ASK_RENEW,
    ASK_SEEN,
    ASK_SURPLUS,
    ASK_SWAP,
    ASK_VEIL,
    EMPTY,
    GOOD_KINDS,
    HELD_KINDS,
    NOBODY,
    OVER,
    PLAY,
    TRIM,
    Trade,
)


def asked(state: Trade) -> int:
    if state.stack:
        return state.stack[-1][1]
    return NOBODY if state.phase == OVER else state.turn


def answers(state: Trade) -> list[Any]:
    if not state.stack:
        return _turn(state)
    ask, seat, a, b = state.stack[-1]
    if ask == ASK_MERCHANT:
        return _trades(state, seat)
    if ask == ASK_SURPLUS:
        kinds = range(GOOD_KINDS)
        return [PUTS[good] for good in kinds if merchant.may_put(state, seat, good)]
    if ask == ASK_LOOK:
        return _looks(state)
    if ask == ASK_GATHER:
        return [GATHERS[good] for good in range(GOOD_KINDS) if state.village[good] > 0]
    if ask == ASK_SWAP:
        return _swaps(state, seat)
    if ask == ASK_DRUM:
        return [DONE, *_discards(state, seat)]
    if ask == ASK_RENEW:
        return [DECLINE, *_discards(state, seat)]
    if ask == ASK_VEIL:
        return _veils(state, seat)
    if ask == ASK_SEEN:
        return _uses(state, seat, a, b)
    if ask == ASK_ELDER:
        return [VISITS[other] for other in range(state.seats) if other != seat]
    return [SHARE, DECLINE]


def _turn(state: Trade) -> list[Any]:
    if state.phase == OVER:
        return []
    seat = state.turn
    if state.phase == TRIM:
        return _discards(state, seat)
    found: list[Any] = []
    if state.phase == PLAY:
        _add_plays(state, seat, found)
    if supply.drawable(state):
        found.append(TAKE_CARD)
    found.append(TAKE_GOLD)
    return found


def _add_plays(state: Trade, seat: int, found: list[Any]) -> None:
    hand = state.hands[seat]
    slot = len(state.slots)
    gold = state.gold[seat]
    for card in range(HELD_KINDS):
        if hand[card] > 0 and uses.possible(state, seat, card, slot, gold):
            found.append(PLAYS[card])
    if merchant.can_veil(state, seat):
        found.extend(_veils(state, seat))


def _veils(state: Trade, seat: int) -> list[Any]:
    return [VEILS[c] for c in range(HELD_KINDS) if merchant.left_to_veil(state, seat, c) > 0]


def _discards(state: Trade, seat: int) -> list[Any]:
    hand = state.hands[seat]
    return [DISCARDS[card] for card in range(HELD_KINDS) if hand[card] > 0]


def _trades(state: Trade, seat: int) -> list[Any]:
    """WK-18, WK-19, WK-20."""
    table = state.table
    found: list[Any] = []
    for boat in range(table.boats):
        if table.prices[boat] <= state.gold[seat] and merchant.loaded(state, boat):
            found.append(BUYS[boat])
    stock = state.stocks[seat]
    for good in range(GOOD_KINDS):
        if stock[good] >= 2:
            found.append(SELLS[good])
    level = state.levels[seat]
    if level < table.levels:
        pack = merchant.packed(stock)
        needs = table.needs[level]
        deliveries = table.deliveries[level]
        for i in range(len(needs)):
            if merchant.enough(pack, needs[i]):
                found.append(deliveries[i])
    return found


def hidden_spaces(state: Trade, boat: int) -> list[int]:
    """WK-4: spaces of a boat with a good face down."""
    first = state.table.first_space[boat]
    return [
        space
        for space in range(state.table.eyes[boat], state.table.spaces[boat])
        if state.cargo[first + space] != EMPTY
    ]


def _looks(state: Trade) -> list[Any]:
    """WK-26: two of a boat; one where there is but one."""
    found: list[Any] = []
    for boat in range(state.table.boats):
        hidden = hidden_spaces(state, boat)
        looks = state.table.looks[boat]
        if len(hidden) == 1:
            found.append(looks[hidden[0]][-1])
        for i in range(len(hidden)):
            for j in range(i + 1, len(hidden)):
                found.append(looks[hidden[i]][hidden[j]])
    return found


def _swaps(state: Trade, seat: int) -> list[Any]:
    stock = state.stocks[seat]
    found: list[Any] = []
    for given in range(GOOD_KINDS):
        if stock[given] > 0:
            swaps = SWAPS[given]
            for taken in range(GOOD_KINDS):
                if state.village[taken] > 0:
                    found.append(swaps[taken])
    return found


def _uses(state: Trade, seat: int, opponent: int, slot: int) -> list[Any]:
    """WK-23: a card of that hand that the user can use, or none."""
    hand = state.hands[opponent]
    found: list[Any] = [DECLINE]
    for card in range(HELD_KINDS):
        if hand[card] > 0 and uses.usable(state, seat, card, slot):
            found.append(USES[card])
    return found
