"""Chimpanzee, Gatherer, Porter and Drummer: what their users answer (WK-26 to WK-29)."""

from watatheque.core.game import Event
from watatheque.games.waka_waka import merchant, supply
from watatheque.games.waka_waka.pieces import CARDS, GOODS
from watatheque.games.waka_waka.state import ASK_DRUM, GATHERER, Trade


def look(
    state: Trade, seat: int, boat: int, first: int, second: int, news: list[Event] | None
) -> None:
    """WK-26: they stay where they are; only the looker knows them now."""
    state.stack.pop()
    spaces = [first] if second < 0 else [first, second]
    hold = state.table.first_space[boat]
    for space in spaces:
        state.peeked[hold + space] |= 1 << seat
    if news is not None:
        data = {"seat": seat, "boat": boat, "price": state.table.prices[boat], "spaces": spaces}
        news.append(Event("peeked", data, article="WK-26"))
        goods = [GOODS[state.cargo[hold + space]] for space in spaces]
        news.append(Event("found", {**data, "goods": goods}, to=seat, article="WK-26"))


def gather(state: Trade, seat: int, good: int, news: list[Event] | None) -> None:
    """WK-27."""
    state.stack.pop()
    _take(state, seat, good)
    if news is not None:
        data = {"seat": seat, "good": GOODS[good]}
        news.append(Event("gathered", data, article="WK-27"))
    merchant.shed_surplus(state, seat, GATHERER, good)


def _take(state: Trade, seat: int, good: int) -> None:
    state.village[good] -= 1
    state.lying -= 1
    state.stocks[seat][good] += 1
    state.stored[seat] += 1


def swap(state: Trade, seat: int, given: int, taken: int, news: list[Event] | None) -> None:
    """WK-28: what is taken lay there before."""
    state.stack.pop()
    _take(state, seat, taken)
    merchant.give(state, seat, given)
    if news is not None:
        data = {"seat": seat, "give": GOODS[given], "take": GOODS[taken]}
        news.append(Event("swapped", data, article="WK-28"))


def drum(state: Trade, seat: int, card: int, news: list[Event] | None) -> None:
    """WK-29: one more card away."""
    supply.discard(state, seat, card)
    count = state.stack[-1][2] + 1
    state.stack[-1] = (ASK_DRUM, seat, count, 0)
    if news is not None:
        data = {"seat": seat, "card": CARDS[card]}
        news.append(Event("discarded", data, article="WK-29"))
    if state.held[seat] == 0:
        drummed(state, seat, news)  # there is nothing left to choose


def drummed(state: Trade, seat: int, news: list[Event] | None) -> None:
    """WK-29: as many cards as were discarded."""
    count = state.stack.pop()[2]
    if news is not None:
        news.append(Event("drummed", {"seat": seat, "count": count}, article="WK-29"))
    if count > 0:
        supply.draw(state, seat, count, "WK-29", news)
