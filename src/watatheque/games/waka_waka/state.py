"""The state of a match of Waka Waka: counts by kind, because pieces of a kind are all alike."""

from typing import Any, Final

from watatheque.core.chance import Chance
from watatheque.core.game import State
from watatheque.games.waka_waka.actions import Deliver, Look
from watatheque.games.waka_waka.values import Options

# Cards, in the order of `pieces.CARDS`.
MERCHANT: Final = 0
SORCERER: Final = 1
CHIMPANZEE: Final = 2
ELDER: Final = 3
JUGGLER: Final = 4
RAINMAKER: Final = 5
GATHERER: Final = 6
PORTER: Final = 7
DRUMMER: Final = 8
SEER: Final = 9
FIRE: Final = 10
HELD_KINDS: Final = 10  # all but the Fire, which enters no hand (WK-15)
FIRES: Final = 3  # WK-2
VEILED: Final = 11  # stands in a slot or on the discard pile for cards laid by WK-21

GOOD_KINDS: Final = 6  # WK-1
EMPTY: Final = -1
NOBODY: Final = -1

# Phases of a turn.
PLAY: Final = 0  # WK-9
REFILL: Final = 1  # WK-10
TRIM: Final = 2  # WK-11
OVER: Final = 3

# Questions on the stack of uses: (question, seat, a, b).
ASK_MERCHANT: Final = 0  # WK-18 to WK-20
ASK_SURPLUS: Final = 1  # WK-18, WK-27; a: the card that brought it, b: what a Gatherer took
ASK_ELDER: Final = 2  # WK-23: whom to visit; a: the Elder's slot
ASK_SEEN: Final = 3  # WK-23: which card; a: the opponent, b: the Elder's slot
ASK_RENEW: Final = 4  # WK-23: the opponent's new card
ASK_LOOK: Final = 5  # WK-26
ASK_GATHER: Final = 6  # WK-27
ASK_SWAP: Final = 7  # WK-28
ASK_DRUM: Final = 8  # WK-29; a: cards discarded so far
ASK_SHARE: Final = 9  # WK-16; a: the card
ASK_VEIL: Final = 10  # WK-21


class Table:
    """What stays the same during a match, copied out of the options for speed."""

    def __init__(
        self,
        options: Options,
        orders: list[str],
        sources: list[str],
        prices: list[int],
        spaces: list[int],
        eyes: list[int],
        symbols: list[bool],
        needs: list[list[int]],
        deliveries: list[list[Deliver]],
        looks: list[list[list[Look]]],
    ) -> None:
        self.options = options
        self.orders = orders  # level by level
        self.sources = sources
        self.levels: int = len(orders)
        self.prices = prices
        self.spaces = spaces  # of each boat
        self.eyes = eyes  # the first so many of them show what they carry
        self.boats: int = len(prices)
        self.first_space: list[int] = [sum(spaces[:boat]) for boat in range(len(prices))]
        self.symbols = symbols  # WK-16, by card
        self.needs = needs  # of each level, every way to fill its order, packed
        self.deliveries = deliveries  # and the action that does it
        self.need_of: list[dict[str, int]] = [
            {action.goods: need for action, need in zip(actions, packs, strict=True)}
            for actions, packs in zip(deliveries, needs, strict=True)
        ]
        self.looks = looks  # one object a boat, first and second space
        self.chimpanzee_draws: bool = options.chimpanzee_draws
        self.share_ms: int = options.share_ms


class Trade(State):
    """Counts by kind, but for deck and Reserve, which have an order."""

    def __init__(
        self,
        table: Table,
        seats: int,
        chance: Chance,
        hands: list[list[int]],
        stocks: list[list[int]],
        gold: list[int],
        levels: list[int],
        deck: list[int],
        discard: list[int],
        reserve: list[int],
        village: list[int],
        cargo: list[int],
        peeked: list[int],
        known: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.table = table
        self.hands = hands
        self.stocks = stocks
        self.gold = gold
        self.levels = levels
        self.deck = deck  # the top is the end
        self.discard = discard  # open ones, Fires too
        self.reserve = reserve  # the next one is the end
        self.village = village
        self.cargo = cargo  # a good or EMPTY on each space of each boat
        self.peeked = peeked  # for each space the seats that have looked, a bit each (WK-26)
        self.known = known  # see `knowledge.py`
        self.held: list[int] = [sum(hand) for hand in hands]
        self.stored: list[int] = [sum(stock) for stock in stocks]
        self.lying: int = sum(village)
        self.piled: int = sum(discard)  # in the discard pile, buried ones too
        self.laid: list[int] = NO_CARDS  # face down in the slots; replaced, never changed
        self.buried: list[int] = NO_CARDS  # face down in the discard pile; likewise
        self.top: int = EMPTY  # of the discard pile
        self.slots: list[int] = []  # of whose turn it is
        self.chosen: list[int] = []  # while three are chosen, WK-21
        self.stack: list[tuple[int, int, int, int]] = []
        self.phase: int = PLAY
        self.turn: int = 0
        self.first: int = 0
        self.units: int = 0
        self.due: int = 0
        self.lit: bool = True
        self.fires: int = 0
        self.shuffles: int = 0
        self.restocks: int = 0
        self.arrived: list[int] = []
        self.bare: list[bool] = [False] * seats  # known to hold no Merchant, WK-21
        self.last_seat: int = NOBODY
        self.last: Any = None  # the action before this, as everybody saw it

    def copy(self) -> "Trade":
        twin = Trade(
            self.table,
            self.seats,
            self.chance.copy(),
            [hand[:] for hand in self.hands],
            [stock[:] for stock in self.stocks],
            self.gold[:],
            self.levels[:],
            self.deck[:],
            self.discard[:],
            self.reserve[:],
            self.village[:],
            self.cargo[:],
            self.peeked[:],
            self.known[:],
        )
        twin.piled = self.piled
        twin.laid = self.laid
        twin.buried = self.buried
        twin.top = self.top
        twin.slots = self.slots[:]
        twin.chosen = self.chosen[:]
        twin.stack = self.stack[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.units = self.units
        twin.due = self.due
        twin.lit = self.lit
        twin.fires = self.fires
        twin.shuffles = self.shuffles
        twin.restocks = self.restocks
        twin.arrived = self.arrived[:]
        twin.bare = self.bare[:]
        twin.last_seat = self.last_seat
        twin.last = self.last
        return twin


NO_CARDS: Final = [0] * HELD_KINDS
