"""Waka Waka: all seat counts and order tables, now and then a table's own data."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from bench.soak.soak import AUDITS, MATCHES, REFUSALS, Recipe, Tally
from watatheque.core.game import Event, Seat
from watatheque.games.waka_waka.actions import Buy, Deliver, Look, Swap, Visit
from watatheque.games.waka_waka.moves import (
    DECLINE,
    DISCARDS,
    GATHERS,
    PLAYS,
    SELLS,
    TAKE_CARD,
    USES,
    VEILS,
)
from watatheque.games.waka_waka.pieces import CARDS
from watatheque.games.waka_waka.rules import WakaWaka as Rules

ORDERS = ("board", "1", "2", "3", "4")
SHARE_MS = (None, 3000, 0)  # None: as the rules have it
OWN_DATA = 20  # every so many matches the table brings its own boats, orders and symbols
GUESSES: tuple[Any, ...] = (
    *PLAYS, *VEILS, *DISCARDS, *USES, *GATHERS, *SELLS, TAKE_CARD, DECLINE, Buy(0), Buy(3), Buy(9),
    Deliver("tea+tea"), Deliver("rum"), Look(0, 0, 1), Visit(0), Swap("tea", "tea"),
)  # fmt: skip
# What happens by articles that no event cites.
ALSO = {
    "loaded": "WK-4",
    "delivered": "WK-5",
    "took gold": "WK-3",
    "sold": "WK-3",
    "rained": "WK-3",
}


class WakaWaka(Recipe):
    name = Rules.name
    matches = 20_000
    cap = 5_000
    audit_every = 16
    guessing = 6 / 32
    pace = 1000
    shown_by: ClassVar[dict[str, str]] = {
        "WK-1": AUDITS,  # every piece is there
        "WK-2": AUDITS,
        "WK-6": MATCHES,
        "WK-7": MATCHES,
        "WK-31": REFUSALS,  # it only forbids
    }

    def table(self, number: int) -> tuple[dict[str, Any], int]:
        seats = 2 + number % 3
        if number % OWN_DATA == OWN_DATA - 1:
            return Rules.mixes[-1], seats
        options: dict[str, Any] = {
            "orders": ORDERS[number // 3 % len(ORDERS)],
            "chimpanzee_draws": number % 2 == 0,
        }
        share_ms = SHARE_MS[number // 30 % len(SHARE_MS)]
        return options if share_ms is None else {**options, "share_ms": share_ms}, seats

    def guess(self, state: Any, seat: Seat, rng: Random) -> tuple[Seat, Any]:
        return rng.choice((seat, rng.randrange(state.seats))), rng.choice(GUESSES)

    def note(self, news: Sequence[Event], state: Any, tally: Tally) -> None:
        for event in news:
            if event.kind in ALSO:
                tally.struck[ALSO[event.kind]] += 1
            if event.kind in ("used", "repeated"):
                tally.struck["WK-17"] += _symbol(event, state)

    def ending(self, state: Any) -> str:
        outcome = self.game.outcome(state)
        if outcome is None or len(state.arrived) == 1:
            return super().ending(state) if outcome is None else "alone"
        best = state.gold[outcome.winners[0]]
        tied = sum(state.gold[seat] == best for seat in state.arrived)
        return "last to arrive" if tied > 1 else "richest"


def _symbol(event: Event, state: Any) -> bool:
    """Whether the card used bears a gold symbol."""
    card = event.data.get("card")
    if event.kind == "repeated":
        card = CARDS[state.slots[event.data["slot"]]] if state.slots else None
    return card in CARDS and bool(state.table.symbols[CARDS.index(card)])
