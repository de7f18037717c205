"""The Merchant: buy, sell, rise; and acting without one (WK-18 to WK-21)."""

from typing import Final

from watatheque.core.game import Event
from watatheque.games.waka_waka import knowledge, supply
from watatheque.games.waka_waka.pieces import GOODS
from watatheque.games.waka_waka.state import (
    ASK_MERCHANT,
    ASK_SURPLUS,
    ASK_VEIL,
    EMPTY,
    GATHERER,
    GOOD_KINDS,
    HELD_KINDS,
    MERCHANT,
    VEILED,
    Trade,
)
from watatheque.games.waka_waka.values import SPACES

SALE: Final = 10  # WK-19
VEILS: Final = 3  # WK-21: cards for one Merchant action
GUARD: Final = 0x888888  # the top bit of each kind's four


def packed(stock: list[int]) -> int:
    return (
        stock[0] | stock[1] << 4 | stock[2] << 8 | stock[3] << 12 | stock[4] << 16 | stock[5] << 20
    )


def enough(stock: int, need: int) -> bool:
    """Whether no kind is short: a kind that is borrows its guard bit."""
    return ((stock | GUARD) - need) & GUARD == GUARD


def loaded(state: Trade, boat: int) -> bool:
    first = state.table.first_space[boat]
    for space in range(first, first + state.table.spaces[boat]):
        if state.cargo[space] != EMPTY:
            return True
    return False


def can_act(state: Trade, seat: int, purse: int) -> bool:
    """WK-31: is any of the three actions possible?"""
    for count in state.stocks[seat]:
        if count >= 2:
            return True  # a pair can be sold
    for boat in range(state.table.boats):
        if state.table.prices[boat] <= purse and loaded(state, boat):
            return True
    return can_deliver(state, seat)


def can_deliver(state: Trade, seat: int) -> bool:
    level = state.levels[seat]
    if level >= state.table.levels:
        return False
    stock = packed(state.stocks[seat])
    return any(enough(stock, need) for need in state.table.needs[level])


def buy(state: Trade, seat: int, boat: int, news: list[Event] | None) -> None:
    """WK-18: the price to the bank, the whole load to the Stock."""
    table = state.table
    state.gold[seat] -= table.prices[boat]
    first = table.first_space[boat]
    bought: list[int] = []
    for space in range(first, first + table.spaces[boat]):
        good = state.cargo[space]
        if good != EMPTY:
            state.stocks[seat][good] += 1
            state.stored[seat] += 1
            state.cargo[space] = EMPTY
            state.peeked[space] = 0
            bought.append(good)
    if news is not None:
        goods = [GOODS[good] for good in sorted(bought)]
        data = {"seat": seat, "boat": boat, "price": table.prices[boat], "goods": goods}
        news.append(Event("bought", data, article="WK-18"))
    shed_surplus(state, seat, MERCHANT, EMPTY)


def shed_surplus(state: Trade, seat: int, card: int, taken: int) -> None:
    """WK-18, WK-27: what is over six goes to the Village, one by one."""
    if state.stored[seat] > SPACES:
        state.stack.append((ASK_SURPLUS, seat, card, taken))


def may_put(state: Trade, seat: int, good: int) -> bool:
    """WK-18: old or new; WK-27: one's own, not the piece just taken."""
    taken = state.stack[-1][3]
    return state.stocks[seat][good] > (1 if good == taken else 0)


def give(state: Trade, seat: int, good: int) -> None:
    """From a Stock to the Village."""
    state.stocks[seat][good] -= 1
    state.stored[seat] -= 1
    supply.to_village(state, good)


def put(state: Trade, seat: int, good: int, news: list[Event] | None) -> None:
    give(state, seat, good)
    card = state.stack[-1][2]
    if state.stored[seat] <= SPACES:
        state.stack.pop()
    if news is not None:
        article = "WK-27" if card == GATHERER else "WK-18"
        news.append(Event("put", {"seat": seat, "good": GOODS[good]}, article=article))


def sell(state: Trade, seat: int, good: int, news: list[Event] | None) -> None:
    """WK-19."""
    give(state, seat, good)
    give(state, seat, good)
    state.gold[seat] += SALE
    if news is not None:
        data = {"seat": seat, "good": GOODS[good], "gold": SALE}
        news.append(Event("sold", data, article="WK-19"))


def deliver(state: Trade, seat: int, goods: str, news: list[Event] | None) -> None:
    """WK-20."""
    need = state.table.need_of[state.levels[seat]][goods]
    for good in range(GOOD_KINDS):
        for _ in range((need >> (4 * good)) & 15):
            give(state, seat, good)
    if news is not None:
        data = {"seat": seat, "goods": goods.split("+"), "level": state.levels[seat] + 1}
        news.append(Event("delivered", data, article="WK-20"))
    rise(state, seat, news)


def rise(state: Trade, seat: int, news: list[Event] | None) -> None:
    state.levels[seat] += 1
    if state.levels[seat] == state.table.levels:
        state.arrived.append(seat)
        if news is not None:
            news.append(Event("arrived", {"seat": seat}, article="WK-32"))


def can_veil(state: Trade, seat: int) -> bool:
    """WK-21: no Merchant in hand, three cards, and an action to make of them (WK-31)."""
    if state.hands[seat][MERCHANT] > 0 or state.held[seat] < VEILS:
        return False
    return can_act(state, seat, state.gold[seat])


def veil(state: Trade, seat: int, card: int, news: list[Event] | None) -> None:
    """WK-21: chosen one by one, laid together; the others see three backs and learn no more."""
    state.chosen.append(card)
    if len(state.chosen) == 1:
        state.bare[seat] = True
        state.stack.append((ASK_VEIL, seat, 0, 0))
    if len(state.chosen) < VEILS:
        if news is not None:
            data = {"seat": seat, "count": len(state.chosen)}
            news.append(Event("choosing", data, article="WK-21"))
        return
    _lay(state, seat)
    if news is not None:
        data = {"seat": seat, "slot": len(state.slots) - 1}
        news.append(Event("veiled", data, article="WK-21"))


def _lay(state: Trade, seat: int) -> None:
    laid = state.laid[:]
    for card in state.chosen:
        state.hands[seat][card] -= 1
        laid[card] += 1
    state.laid = laid
    state.held[seat] -= VEILS
    knowledge.lay_face_down(state, seat)
    state.chosen = []
    state.slots.append(VEILED)
    state.stack[-1] = (ASK_MERCHANT, seat, 0, 0)


def left_to_veil(state: Trade, seat: int, card: int) -> int:
    """How many of a kind are still in hand and not yet chosen."""
    return state.hands[seat][card] - state.chosen.count(card)


def kinds_held(hand: list[int]) -> list[int]:
    return [card for card in range(HELD_KINDS) if hand[card] > 0]
