"""The table of a match, from its options."""

from functools import lru_cache

import msgspec

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.games.waka_waka import pieces
from watatheque.games.waka_waka.actions import Deliver, Look
from watatheque.games.waka_waka.orders import LEVELS, packed, ways, written
from watatheque.games.waka_waka.pieces import CARDS
from watatheque.games.waka_waka.state import Table
from watatheque.games.waka_waka.values import Boat, Options


def table_of(options: Options) -> Table:
    return _table(msgspec.json.encode(options))


@lru_cache(maxsize=64)
def _table(text: bytes) -> Table:
    options: Options = codec.read(Options, codec.loads(text, "options"), "options")
    orders, sources = _orders(options)
    boats = _boats(options)
    filled = [ways(order) for order in orders]
    return Table(
        options,
        orders,
        sources,
        [boat.price for boat in boats],
        [boat.goods for boat in boats],
        [boat.eyes for boat in boats],
        _symbols(options),
        [[packed(way) for way in level] for level in filled],
        [[Deliver(written(way)) for way in level] for level in filled],
        [_looks(number, boat) for number, boat in enumerate(boats)],
    )


def _orders(options: Options) -> tuple[list[str], list[str]]:
    """WK-5, WK-8; every table that an option brings is read, the one in use or not."""
    for name, orders in options.data.orders.items():
        what = f"options: data: orders {name}"
        if not 1 <= len(orders) <= LEVELS:
            raise BadInput(what, f"1 to {LEVELS} levels are needed, not {len(orders)}", "WK-5")
        for order in orders:
            ways(order, what)
    own = options.data.orders.get(options.orders)
    if own is not None:
        return list(own), [pieces.TABLE] * len(own)
    printed = pieces.ORDERS[options.orders]
    return [order for order, _ in printed], [source for _, source in printed]


def _boats(options: Options) -> list[Boat]:
    boats = options.data.boats
    if boats is None:
        return [Boat(*boat) for boat in pieces.BOATS]
    for number, boat in enumerate(boats):
        if boat.eyes > boat.goods:
            what = f"options: data: boats, {number}"
            raise BadInput(what, f"{boat.eyes} Eyes on {boat.goods} spaces", "WK-4")
    return sorted(boats, key=lambda boat: boat.price)  # WK-14: loaded in this order


def _symbols(options: Options) -> list[bool]:
    named = options.data.symbols
    symbols: list[str] = list(pieces.SYMBOLS) if named is None else named
    for card in symbols:
        if card not in CARDS[:-1]:
            raise BadInput("options: data: symbols", f"there is no card {card!r:.40}", "WK-16")
        if card == "juggler":
            raise BadInput("options: data: symbols", "a Juggler bears none", "WK-17")
    return [card in symbols for card in CARDS]


def _looks(number: int, boat: Boat) -> list[list[Look]]:
    """By first space, then by second space; the last of each is for a lone hidden good."""
    return [
        [Look(number, first, second) for second in (*range(boat.goods), -1)]
        for first in range(boat.goods)
    ]
