"""What things are worth to a player of Waka Waka, in gold: by sight and rule of thumb."""

from functools import lru_cache

from watatheque.core.values import Seat
from watatheque.games.waka_waka.orders import ways
from watatheque.games.waka_waka.pieces import CARDS, COPIES, GOODS
from watatheque.games.waka_waka.values import SPACES
from watatheque.games.waka_waka.views import View

Counts = tuple[int, ...]

LEVEL = 26.0  # a step up: the Sorcerer asks 12 gold for it, but only steps win
PAIR = 8.0  # sells for 10, with a Merchant
SINGLE = 2.4
UNSEEN = 3.2  # a good of which one sees only the back
UNIT = 1.3  # a card or 1 gold when replenishing
CARDS_WORTH = {
    "merchant": 3.0,
    "sorcerer": 1.2,
    "chimpanzee": 1.2,
    "elder": 1.3,
    "juggler": 1.4,
    "rainmaker": 0.8,
    "gatherer": 2.0,
    "porter": 1.3,
    "drummer": 0.9,
    "seer": 1.5,
}


@lru_cache(maxsize=64)
def orders_filled(order: str) -> tuple[Counts, ...]:
    return tuple(ways(order))


def counts(goods: tuple[str, ...]) -> Counts:
    return tuple(goods.count(good) for good in GOODS)


def gold_worth(gold: int) -> float:
    """Of one more: the first buy goods, later ones a Sorcerer, and then there is enough."""
    for least, worth in ((30, 0.1), (20, 0.4), (13, 0.7), (5, 1.0)):
        if gold >= least:
            return worth
    return 1.4


@lru_cache(maxsize=20_000)
def stock_worth(stock: Counts, orders: tuple[str, ...], coin: float) -> float:
    """What the goods bring: towards the next order, and the rest by pairs."""
    alone = _sold(stock, coin)
    if not orders:
        return alone
    return max([alone, *(_towards(stock, way, coin) for way in orders_filled(orders[0]))])


def _sold(stock: Counts, coin: float) -> float:
    pair = max(2.0, PAIR * min(coin, 1.0))
    single = max(0.9, SINGLE * min(coin, 1.0))
    return sum(count // 2 * pair + count % 2 * single for count in stock)


def _towards(stock: Counts, way: Counts, coin: float) -> float:
    used = [min(there, need) for there, need in zip(stock, way, strict=True)]
    rest = tuple(there - use for there, use in zip(stock, used, strict=True))
    part = sum(used) / sum(way)
    return LEVEL * 0.8 * part * part + _sold(rest, coin)


class Eyes:
    """A view, read from one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.gold = view.gold[seat]
        self.coin = gold_worth(self.gold)
        self.level = view.levels[seat]
        self.stock = counts(view.stocks[seat])
        self.orders = view.orders[self.level :]
        self.hand = view.hands[seat].known

    def goods_worth(self, stock: Counts) -> float:
        return stock_worth(stock, self.orders, self.coin)

    def trimmed(self, stock: Counts) -> Counts:
        """The best six of them, one put away after another."""
        while sum(stock) > SPACES:
            left = [_without(stock, good) for good in range(len(GOODS)) if stock[good]]
            stock = max(left, key=self.goods_worth)
        return stock

    def gain(self, stock: Counts) -> float:
        """By how much such a Stock is better than the present one."""
        return self.goods_worth(self.trimmed(stock)) - self.goods_worth(self.stock)

    def card_worth(self, card: str) -> float:
        if card == "sorcerer":
            near = self.view.lit and self.level < len(self.view.orders)
            return 3.5 if near and self.gold >= 7 else 1.2 if near else 0.4
        if card == "rainmaker":
            return max(0.3, self.level - 0.8)
        if card == "merchant":
            return max(1.2, 3.4 - 0.5 * self.hand.count("merchant"))
        return CARDS_WORTH[card]

    def average_card(self) -> float:
        """Of what may still be drawn: all that is not in hand or face up."""
        total = worth = 0.0
        for card, copies in zip(CARDS[:-1], COPIES[:-1], strict=True):
            left = copies - self.hand.count(card) - self.view.discard.get(card, 0)
            total += max(0, left)
            worth += max(0, left) * self.card_worth(card)
        return worth / total if total else UNIT


def _without(stock: Counts, good: int) -> Counts:
    return (*stock[:good], stock[good] - 1, *stock[good + 1 :])


def changed(stock: Counts, *changes: tuple[str, int]) -> Counts:
    new = list(stock)
    for good, by in changes:
        new[GOODS.index(good)] += by
    return tuple(new)
