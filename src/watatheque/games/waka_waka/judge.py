"""Why an answer is not accepted, by article."""

from collections.abc import Callable
from typing import Any

from watatheque.core.values import Refusal, Seat
from watatheque.games.waka_waka import merchant, supply, uses
from watatheque.games.waka_waka.actions import (
    Buy,
    Decline,
    Deliver,
    Discard,
    Done,
    Gather,
    Look,
    Play,
    Put,
    Replenish,
    Sell,
    Share,
    Swap,
    Use,
    Veil,
    Visit,
)
from watatheque.games.waka_waka.listing import asked, hidden_spaces
from watatheque.games.waka_waka.moves import CARD, GOOD
from watatheque.games.waka_waka.state import (
    ASK_VEIL,
    ELDER,
    GATHERER,
    JUGGLER,
    SORCERER,
    VEILED,
    Trade,
)

# What answers each question, and the article that asks it; in the order of `state.py`.
ANSWERS: tuple[tuple[tuple[type, ...], str, str], ...] = (
    ((Buy, Sell, Deliver), "WK-18", "buy, sell or deliver first"),
    ((Put,), "WK-18", "a Stock has six spaces: put a good on the Village first"),
    ((Visit,), "WK-23", "name an opponent to the Elder first"),
    ((Use, Decline), "WK-23", "use a card of that hand, or none"),
    ((Discard, Decline), "WK-23", "change one of your cards, or keep them all"),
    ((Look,), "WK-26", "look at hidden goods of one boat first"),
    ((Gather,), "WK-27", "take a good from the Village first"),
    ((Swap,), "WK-28", "swap a good of yours first"),
    ((Discard, Done), "WK-29", "discard cards for the Drummer, or be done"),
    ((Share, Decline), "WK-16", "share the card, or decline"),
    ((Veil,), "WK-21", "three cards are needed"),
)
TURN_ANSWERS: tuple[tuple[tuple[type, ...], str, str], ...] = (
    ((Play, Veil, Replenish), "WK-9", "play a card, or replenish"),
    ((Replenish,), "WK-10", "you are replenishing"),
    ((Discard,), "WK-11", "discard down to six cards first"),
)


def judge(state: Trade, seat: Seat, action: Any) -> Refusal | None:
    if seat != asked(state):
        return _not_asked(state)
    answers = ANSWERS[state.stack[-1][0]] if state.stack else TURN_ANSWERS[state.phase]
    if type(action) not in answers[0]:
        return Refusal(answers[1], answers[2])
    judged = JUDGES.get(type(action))
    return None if judged is None else judged(state, seat, action)


def _not_asked(state: Trade) -> Refusal:
    if not state.stack:
        return Refusal("WK-9", "it is not your turn")
    return Refusal(ANSWERS[state.stack[-1][0]][1], "somebody else is asked")


def _held(state: Trade, seat: Seat, card: str, article: str) -> Refusal | None:
    if card not in CARD or state.hands[seat][CARD[card]] == 0:
        return Refusal(article, "that card is not in your hand")
    return None


def _play(state: Trade, seat: Seat, action: Play) -> Refusal | None:
    refusal = _held(state, seat, action.card, "WK-9")
    if refusal is not None:
        return refusal
    card, slot = CARD[action.card], len(state.slots)
    if uses.possible(state, seat, card, slot, state.gold[seat]):
        return None
    if card == SORCERER and not state.lit:
        return Refusal("WK-22", "the Fire is out")
    if card == JUGGLER and slot == 0:
        return Refusal("WK-24", "a Juggler cannot be the first card")
    if card == JUGGLER and state.slots[uses.repeated(state, slot)] == VEILED:
        return Refusal("WK-24", "a Juggler cannot repeat cards laid face down")
    return Refusal("WK-31", "what this card does is not possible now")


def _veil(state: Trade, seat: Seat, action: Veil) -> Refusal | None:
    begun = bool(state.stack) and state.stack[-1][0] == ASK_VEIL
    if not begun and state.hands[seat][CARD["merchant"]] > 0:
        return Refusal("WK-21", "you have a Merchant")
    if not begun and state.held[seat] < merchant.VEILS:
        return Refusal("WK-21", "three cards are needed")
    if not begun and not merchant.can_act(state, seat, state.gold[seat]):
        return Refusal("WK-31", "no Merchant action is possible now")
    if action.card not in CARD or merchant.left_to_veil(state, seat, CARD[action.card]) == 0:
        return Refusal("WK-21", "that card is not in your hand")
    return None


def _replenish(state: Trade, seat: Seat, action: Replenish) -> Refusal | None:
    if action.unit not in ("card", "gold"):
        return Refusal("WK-10", "a unit is a card or 1 gold")
    if action.unit == "card" and not supply.drawable(state):
        return Refusal("WK-13", "there is no card to draw")
    return None


def _discard(state: Trade, seat: Seat, action: Discard) -> Refusal | None:
    article = ANSWERS[state.stack[-1][0]][1] if state.stack else "WK-11"
    return _held(state, seat, action.card, article)


def _buy(state: Trade, seat: Seat, action: Buy) -> Refusal | None:
    if not 0 <= action.boat < state.table.boats:
        return Refusal("WK-4", "there is no such boat")
    if not merchant.loaded(state, action.boat):
        return Refusal("WK-18", "that boat carries nothing")
    if state.table.prices[action.boat] > state.gold[seat]:
        return Refusal("WK-18", "you cannot pay its price")
    return None


def _stored(state: Trade, seat: Seat, good: str, count: int, article: str) -> Refusal | None:
    if good not in GOOD or state.stocks[seat][GOOD[good]] < count:
        many = "that good is" if count == 1 else "two of that kind are"
        return Refusal(article, f"{many} not in your Stock")
    return None


def _put(state: Trade, seat: Seat, action: Put) -> Refusal | None:
    article = "WK-27" if state.stack[-1][2] == GATHERER else "WK-18"
    refusal = _stored(state, seat, action.good, 1, article)
    if refusal is None and not merchant.may_put(state, seat, GOOD[action.good]):
        return Refusal("WK-27", "that is the good you have just taken")
    return refusal


def _sell(state: Trade, seat: Seat, action: Sell) -> Refusal | None:
    return _stored(state, seat, action.good, 2, "WK-19")


def _deliver(state: Trade, seat: Seat, action: Deliver) -> Refusal | None:
    level = state.levels[seat]
    if level >= state.table.levels:
        return Refusal("WK-20", "you are on the highest level")
    need = state.table.need_of[level].get(action.goods)
    if need is None:
        return Refusal("WK-5", f"the order is {state.table.orders[level]}")
    if not merchant.enough(merchant.packed(state.stocks[seat]), need):
        return Refusal("WK-20", "these goods are not in your Stock")
    return None


def _visit(state: Trade, seat: Seat, action: Visit) -> Refusal | None:
    if not 0 <= action.opponent < state.seats or action.opponent == seat:
        return Refusal("WK-23", "that is no opponent")
    return None


def _use(state: Trade, seat: Seat, action: Use) -> Refusal | None:
    _, _, opponent, slot = state.stack[-1]
    if action.card not in CARD or state.hands[opponent][CARD[action.card]] == 0:
        return Refusal("WK-23", "that card is not in their hand")
    card = CARD[action.card]
    if uses.usable(state, seat, card, slot):
        return None
    if card in (ELDER, JUGGLER):
        return Refusal("WK-23", "that one cannot be used here")
    return Refusal("WK-31", "what this card does is not possible now")


def _look(state: Trade, seat: Seat, action: Look) -> Refusal | None:
    if not 0 <= action.boat < state.table.boats:
        return Refusal("WK-4", "there is no such boat")
    hidden = hidden_spaces(state, action.boat)
    if not hidden:
        return Refusal("WK-26", "nothing is hidden on that boat")
    if len(hidden) == 1:
        good = action.first == hidden[0] and action.second == -1
    else:
        good = action.first in hidden and action.second in hidden and action.first < action.second
    return None if good else Refusal("WK-26", "two hidden goods, or the only one")


def _lies(state: Trade, good: str, article: str) -> Refusal | None:
    if good not in GOOD or state.village[GOOD[good]] == 0:
        return Refusal(article, "that good does not lie on the Village")
    return None


def _gather(state: Trade, seat: Seat, action: Gather) -> Refusal | None:
    return _lies(state, action.good, "WK-27")


def _swap(state: Trade, seat: Seat, action: Swap) -> Refusal | None:
    return _stored(state, seat, action.give, 1, "WK-28") or _lies(state, action.take, "WK-28")


JUDGES: dict[type, Callable[[Trade, Seat, Any], Refusal | None]] = {
    Play: _play,
    Veil: _veil,
    Replenish: _replenish,
    Discard: _discard,
    Buy: _buy,
    Put: _put,
    Sell: _sell,
    Deliver: _deliver,
    Visit: _visit,
    Use: _use,
    Look: _look,
    Gather: _gather,
    Swap: _swap,
}
