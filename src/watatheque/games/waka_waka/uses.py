"""Using a card: is it possible (WK-31), and what it does (WK-22 to WK-30)."""

from typing import Final

from watatheque.core.game import Event
from watatheque.games.waka_waka import elder, merchant, supply
from watatheque.games.waka_waka.state import (
    ASK_DRUM,
    ASK_GATHER,
    ASK_LOOK,
    ASK_MERCHANT,
    ASK_SWAP,
    CHIMPANZEE,
    DRUMMER,
    ELDER,
    EMPTY,
    GATHERER,
    JUGGLER,
    MERCHANT,
    PORTER,
    RAINMAKER,
    SEER,
    SORCERER,
    VEILED,
    Trade,
)

SORCERY: Final = 12  # WK-22
SEEN_AHEAD: Final = 2  # WK-30


def possible(state: Trade, user: int, card: int, slot: int, purse: int) -> bool:
    """WK-31, for a card that counts as lying in `slot` and a user with so much gold."""
    if card == MERCHANT:
        return merchant.can_act(state, user, purse)
    if card == SORCERER:  # WK-22
        return state.lit and purse >= SORCERY and state.levels[user] < state.table.levels
    if card == JUGGLER:
        return _can_repeat(state, user, slot, purse)
    if card == GATHERER:
        return state.lying > 0
    if card == PORTER:
        return state.lying > 0 and state.stored[user] > 0
    if card == CHIMPANZEE:
        return state.table.chimpanzee_draws or something_hidden(state)
    return True  # Elder, Rainmaker, Drummer, Seer: at worst they bring nothing


def _can_repeat(state: Trade, user: int, slot: int, purse: int) -> bool:
    """WK-24: never first, never after WK-21, and only what can be done once more."""
    if slot == 0:
        return False
    before = repeated(state, slot)
    card = state.slots[before]
    return card != VEILED and possible(state, user, card, before, purse)


def repeated(state: Trade, slot: int) -> int:
    """WK-24: the slot that a Juggler in `slot` repeats; another Juggler there points further."""
    before = slot - 1
    while state.slots[before] == JUGGLER:
        before -= 1
    return before


def usable(state: Trade, user: int, card: int, slot: int) -> bool:
    """WK-23: of a hand that an Elder in `slot` looks at."""
    if card == ELDER:
        return False
    if card == JUGGLER and slot > 0 and state.slots[repeated(state, slot)] == ELDER:
        return False
    return possible(state, user, card, slot, state.gold[user])


def something_hidden(state: Trade) -> bool:
    table = state.table
    for boat in range(table.boats):
        first = table.first_space[boat]
        for space in range(first + table.eyes[boat], first + table.spaces[boat]):
            if state.cargo[space] != EMPTY:
                return True
    return False


def carry_out(state: Trade, user: int, card: int, slot: int, news: list[Event] | None) -> None:
    """What needs no answer happens now; what does puts its question on the stack."""
    if card == MERCHANT:
        state.stack.append((ASK_MERCHANT, user, 0, 0))
    elif card == SORCERER:
        _sorcerer(state, user, news)
    elif card == CHIMPANZEE:
        if state.table.chimpanzee_draws:
            supply.draw(state, user, 1, "WK-26", news)
        if something_hidden(state):
            state.stack.append((ASK_LOOK, user, 0, 0))
    elif card == ELDER:
        elder.begin(state, user, slot, news)
    elif card == JUGGLER:
        _juggler(state, user, slot, news)
    elif card == RAINMAKER:
        _rainmaker(state, user, news)
    elif card == GATHERER:
        state.stack.append((ASK_GATHER, user, 0, 0))
    elif card == PORTER:
        state.stack.append((ASK_SWAP, user, 0, 0))
    elif card == DRUMMER:
        state.stack.append((ASK_DRUM, user, 0, 0))
    elif card == SEER:
        supply.draw(state, user, SEEN_AHEAD, "WK-30", news)


def _sorcerer(state: Trade, user: int, news: list[Event] | None) -> None:
    state.gold[user] -= SORCERY
    if news is not None:
        data = {"seat": user, "gold": SORCERY, "level": state.levels[user] + 1}
        news.append(Event("climbed", data, article="WK-22"))
    merchant.rise(state, user, news)


def _juggler(state: Trade, user: int, slot: int, news: list[Event] | None) -> None:
    before = repeated(state, slot)
    if news is not None:
        news.append(Event("repeated", {"seat": user, "slot": before}, article="WK-24"))
    carry_out(state, user, state.slots[before], before, news)


def _rainmaker(state: Trade, user: int, news: list[Event] | None) -> None:
    gold = state.levels[user]
    state.gold[user] += gold
    if news is not None:
        news.append(Event("rained", {"seat": user, "gold": gold}, article="WK-25"))
