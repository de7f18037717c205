"""The course of a turn after the cards (WK-10 to WK-12) and the end (WK-32, WK-33)."""

from watatheque.core.game import Event
from watatheque.games.waka_waka import knowledge, supply
from watatheque.games.waka_waka.pieces import CARDS
from watatheque.games.waka_waka.state import OVER, PLAY, REFILL, TRIM, VEILED, Trade
from watatheque.games.waka_waka.values import HAND, SLOTS


def replenish(state: Trade, seat: int, with_card: bool, news: list[Event] | None) -> None:
    """WK-10: unit by unit; the first one closes the playing of cards."""
    if state.phase == PLAY:
        state.phase = REFILL
        state.units = SLOTS - len(state.slots)
    state.units -= 1
    if with_card:
        supply.draw(state, seat, 1, "WK-10", news)
    else:
        state.gold[seat] += 1
        if news is not None:
            news.append(Event("took gold", {"seat": seat, "gold": 1}, article="WK-10"))
    if state.units == 0:
        trim(state, news)


def trim(state: Trade, news: list[Event] | None) -> None:
    """WK-11: down to six cards before the turn can end."""
    if state.held[state.turn] > HAND:
        state.phase = TRIM
    else:
        _clear_up(state, news)


def discard(state: Trade, seat: int, card: int, news: list[Event] | None) -> None:
    supply.discard(state, seat, card)
    if news is not None:
        data = {"seat": seat, "card": CARDS[card]}
        news.append(Event("discarded", data, article="WK-11"))
    trim(state, news)


def _clear_up(state: Trade, news: list[Event] | None) -> None:
    """WK-12: slots to the discard pile, boats loaded again, on to the next."""
    for card in state.slots:
        if card == VEILED:
            state.piled += 3
            state.top = VEILED
        else:
            supply.throw(state, card)
    if VEILED in state.slots:
        knowledge.bury(state)
    state.slots = []
    supply.load_boats(state, news)
    following = state.turn + 1 if state.turn + 1 < state.seats else 0
    if state.arrived and following == state.first:
        _end(state, news)
        return
    state.turn = following
    state.phase = PLAY
    state.units = 0
    if news is not None:
        news.append(Event("turn", {"seat": state.turn}, article="WK-8"))


def _end(state: Trade, news: list[Event] | None) -> None:
    """WK-32: the round is played out."""
    state.phase = OVER
    if news is not None:
        data = {"seat": winner(state), "levels": state.levels[:], "gold": state.gold[:]}
        news.append(Event("ended", data, article="WK-33"))


def winner(state: Trade) -> int:
    """WK-33: on the top level, most gold, and of those level with it the last to get there."""
    best = state.arrived[0]
    for seat in state.arrived:
        if state.gold[seat] >= state.gold[best]:
            best = seat
    return best
