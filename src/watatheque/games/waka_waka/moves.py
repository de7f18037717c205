"""One object for each action, made once: the hot path hands these out."""

from typing import Final

from watatheque.games.waka_waka.actions import (
    Buy,
    Decline,
    Discard,
    Done,
    Gather,
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
from watatheque.games.waka_waka.pieces import CARDS, GOODS
from watatheque.games.waka_waka.values import SEATS

HELD: Final = CARDS[:-1]  # a Sorcerer's Fire enters no hand, WK-15

PLAYS: Final = [Play(card) for card in HELD]
VEILS: Final = [Veil(card) for card in HELD]
VEILED_ONE: Final = Veil("")  # as the others see it
DISCARDS: Final = [Discard(card) for card in HELD]
USES: Final = [Use(card) for card in HELD]
TAKE_CARD: Final = Replenish("card")
TAKE_GOLD: Final = Replenish("gold")
BUYS: Final = [Buy(boat) for boat in range(6)]
SELLS: Final = [Sell(good) for good in GOODS]
PUTS: Final = [Put(good) for good in GOODS]
GATHERS: Final = [Gather(good) for good in GOODS]
SWAPS: Final = [[Swap(give, take) for take in GOODS] for give in GOODS]
VISITS: Final = [Visit(seat) for seat in range(SEATS)]
SHARE: Final = Share()
DECLINE: Final = Decline()
DONE: Final = Done()

CARD: Final = {card: number for number, card in enumerate(HELD)}
GOOD: Final = {good: number for number, good in enumerate(GOODS)}
