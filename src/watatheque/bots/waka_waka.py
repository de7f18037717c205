"""The house player of Waka Waka: weighs every answer in gold and takes the best.

An easy one misjudges by a few gold each time, as somebody does who plays for the first time.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from watatheque.bots.bot import Intent, think
from watatheque.bots.waka_worth import LEVEL, UNIT, UNSEEN, Eyes, changed, orders_filled
from watatheque.core.game import Millis, Prompt
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
from watatheque.games.waka_waka.values import HAND, SPACES
from watatheque.games.waka_waka.views import View

FEED = 0.5  # what it hurts to give an opponent 1 gold
QUICK = ("surplus", "renew", "discard", "replenish", "veil", "drum", "share")


class Trader:
    def __init__(self, misjudges: float = 0.0, slips: float = 0.0) -> None:
        self.misjudges = misjudges  # by how much gold, give or take
        self.slips = slips  # how often it plays just anything

    def intend(
        self, view: View, prompts: Sequence[Prompt], legal: list[Any], at: Millis, rng: Random
    ) -> Intent | None:
        if not legal:
            return None
        least, most = (400, 1200) if prompts[0].kind in QUICK else (900, 2600)
        when = think(at, rng, least, most)
        if rng.random() < self.slips:
            return Intent(rng.choice(legal), when)
        eyes = Eyes(view, prompts[0].seat)
        scores = [score(eyes, action) + self._blur(rng) for action in legal]
        return Intent(legal[scores.index(max(scores))], when)

    def _blur(self, rng: Random) -> float:
        return (rng.random() * 2 - 1) * max(self.misjudges, 0.01)


def score(eyes: Eyes, action: Any) -> float:
    """What an answer gains, in gold."""
    if isinstance(action, Play):
        return use_worth(eyes, action.card, len(eyes.view.slots)) - _price_of(eyes, action.card)
    if isinstance(action, Veil):
        return _veil(eyes, action.card)
    if isinstance(action, Replenish):
        return _replenish(eyes, action.unit)
    if isinstance(action, (Buy, Sell, Deliver)):
        return trade_worth(eyes, action)
    if isinstance(action, (Put, Gather, Swap)):
        return _goods(eyes, action)
    if isinstance(action, Discard):
        return eyes.average_card() - eyes.card_worth(action.card)
    if isinstance(action, Use):
        return use_worth(eyes, action.card, len(eyes.view.slots) - 1)
    if isinstance(action, Share):
        return use_worth(eyes, eyes.view.stack[-1].card, 0) - eyes.coin - FEED
    if isinstance(action, Visit):
        return _visit(eyes, action)
    if isinstance(action, Look):
        return _look(eyes, action)
    assert isinstance(action, (Decline, Done))
    return 0.0


def _price_of(eyes: Eyes, card: str) -> float:
    """A played card is gone, and with it a unit of replenishing."""
    return eyes.card_worth(card) + UNIT - (0.3 if card in eyes.view.symbols else 0.0)


def _replenish(eyes: Eyes, unit: str) -> float:
    """Gold is sure; a card is worth what one may draw, and less in a full hand."""
    if unit == "gold":
        return eyes.coin - UNIT
    card = eyes.average_card() + (0.8 if "merchant" not in eyes.hand else 0.0)
    if len(eyes.hand) >= HAND:
        card -= min(eyes.card_worth(held) for held in eyes.hand)
    return card - UNIT


def use_worth(eyes: Eyes, card: str, slot: int) -> float:
    if card == "merchant":
        return best_trade(eyes)
    if card == "sorcerer":
        return LEVEL - 12 * eyes.coin
    if card == "rainmaker":
        return eyes.level * eyes.coin
    if card == "seer":
        return 2 * eyes.average_card()
    if card == "chimpanzee":
        return 0.4 + (eyes.average_card() if eyes.view.chimpanzee_draws else 0.0)
    if card == "juggler":
        return _repeated(eyes, slot)
    if card == "gatherer":
        return max((_goods(eyes, Gather(good)) for good in eyes.view.village), default=0.0)
    if card == "porter":
        stock = eyes.view.stocks[eyes.seat]
        swaps = [Swap(g, t) for g in dict.fromkeys(stock) for t in eyes.view.village]
        return max((_goods(eyes, swap) for swap in swaps), default=0.0)
    if card == "drummer":
        average = eyes.average_card()
        return sum(max(0.0, average - eyes.card_worth(held)) for held in eyes.hand)
    return 1.8 + 0.2 * len(eyes.view.hands)  # an Elder: there is mostly something to use


def _repeated(eyes: Eyes, slot: int) -> float:
    before = [card for card in eyes.view.slots[:slot] if card != "juggler"]
    return use_worth(eyes, before[-1], 0) if before and before[-1] != "veiled" else 0.0


def best_trade(eyes: Eyes) -> float:
    """Of all that a Merchant could do now."""
    stock = eyes.view.stocks[eyes.seat]
    trades: list[Any] = [Sell(good) for good in dict.fromkeys(stock) if stock.count(good) > 1]
    for number, boat in enumerate(eyes.view.boats):
        if boat.price <= eyes.gold and any(good != "" for good in boat.goods):
            trades.append(Buy(number))
    worth = [trade_worth(eyes, trade) for trade in trades]
    return max([0.0, LEVEL * 0.9 if _can_deliver(eyes) else 0.0, *worth])


def _can_deliver(eyes: Eyes) -> bool:
    return bool(eyes.orders) and any(
        all(there >= need for there, need in zip(eyes.stock, way, strict=True))
        for way in orders_filled(eyes.orders[0])
    )


def trade_worth(eyes: Eyes, action: Any) -> float:
    if isinstance(action, Buy):
        boat = eyes.view.boats[action.boat]
        seen = [good for good in boat.goods if good]
        backs = sum(good is None for good in boat.goods)
        room = max(1, SPACES - sum(eyes.stock) - len(seen))
        gain = eyes.gain(changed(eyes.stock, *((good, 1) for good in seen)))
        hoped = max(1.3, UNSEEN * min(eyes.coin, 1.0)) * min(backs, room)
        return gain + hoped - boat.price * eyes.coin
    if isinstance(action, Sell):
        return 10 * eyes.coin + eyes.gain(changed(eyes.stock, (action.good, -2)))
    goods = action.goods.split("+")
    left = changed(eyes.stock, *((good, -1) for good in goods))
    later = Eyes.goods_worth(_risen(eyes), left)
    return LEVEL * 1.8 + later - eyes.goods_worth(eyes.stock)


def _risen(eyes: Eyes) -> Eyes:
    after = Eyes(eyes.view, eyes.seat)
    after.orders = eyes.orders[1:]
    return after


def _goods(eyes: Eyes, action: Any) -> float:
    if isinstance(action, Put):
        return eyes.gain(changed(eyes.stock, (action.good, -1)))
    if isinstance(action, Gather):
        return eyes.gain(changed(eyes.stock, (action.good, 1)))
    return eyes.gain(changed(eyes.stock, (action.give, -1), (action.take, 1)))


def _veil(eyes: Eyes, card: str) -> float:
    """The three cheapest cards pay for it."""
    if eyes.view.question == "veil":
        return -eyes.card_worth(card)
    worths = sorted(eyes.card_worth(held) for held in eyes.hand)
    return best_trade(eyes) - UNIT - sum(worths[:2]) - eyes.card_worth(card)


def _visit(eyes: Eyes, action: Visit) -> float:
    """Who has more cards has more to offer; those ahead should not get new ones for free."""
    hand = eyes.view.hands[action.opponent]
    useful = sum(use_worth(eyes, card, 0) for card in dict.fromkeys(hand.known) if card != "elder")
    return hand.count + 0.5 * useful - eyes.view.levels[action.opponent]


def _look(eyes: Eyes, action: Look) -> float:
    """Backs that one could afford to turn over."""
    boat = eyes.view.boats[action.boat]
    new = sum(boat.goods[space] is None for space in (action.first, action.second) if space > 0)
    return new + (1.0 if boat.price <= eyes.gold else 0.0) - 0.1 * boat.price
