"""Triple Wata: all 64 mixes of regional rules, random and chosen hands, packs of one's own."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from bench.soak.soak import AUDITS, MATCHES, Recipe, Tally
from watatheque.core.game import Event, Seat
from watatheque.core.values import Ready
from watatheque.games.triple_wata.captures import NEIGHBOURS
from watatheque.games.triple_wata.rules import TripleWata as Rules
from watatheque.games.triple_wata.state import NOBODY
from watatheque.games.triple_wata.values import CELLS, Pick, Place

REGIONAL = ("three_on_table", "sudden_death", "ace_killer", "identical", "plus", "inversion")
MIXES = 2 ** len(REGIONAL)
BOX, OWN_PACK, SHORT_TIERS = (
    "matches with the box",
    "packs of one's own",
    "deals around short tiers",
)
THREE_OPEN, LEFT_ALONE = "three on the table", "opposing neighbours left alone"
BOARDS_FULL, BY_SEVERAL = "boards full", "captures by several rules at once"


def _own_pack() -> str:
    """Sixteen cards of low tiers, enough for a collection, and higher tiers of a single card.

    Four values only, so that Ace killer, Identical and Plus strike all the time.
    """
    rng = Random("a pack of one's own")
    tiers = [1] * 6 + [2] * 6 + [3] * 4 + [4, 5, 6]
    rows = ["id,tier,n,e,s,w,fr,en"]
    for i, tier in enumerate(tiers):
        sides = ",".join(rng.choices("129A", k=4))
        rows.append(f"card-{i},{tier},{sides},Carte {i},Card {i}")
    return "\n".join(rows) + "\n"


PACK = _own_pack()


class TripleWata(Recipe):
    name = Rules.name
    matches = 20_000
    cap = 1_000  # twenty rounds of nine cards and two that are ready: it never comes to that
    guessing = 0.1
    shown_by: ClassVar[dict[str, str]] = {
        "TW-1": AUDITS,  # every card is there, in one of two colours
        "TW-2": "captures",
        "TW-3": MATCHES,
        "TW-4": AUDITS,
        "TW-5": MATCHES,  # random hands tell no beginning
        "TW-8": LEFT_ALONE,
        "TW-9": BOARDS_FULL,
        "TW-R1": THREE_OPEN,
        "TW-R7": BY_SEVERAL,
        "TW-P1": BOX,
        "TW-P2": OWN_PACK,
        "TW-P3": SHORT_TIERS,
    }
    elsewhere: ClassVar[dict[str, str]] = {"TW-11": "stakes are made and paid beside the match"}

    def table(self, number: int) -> tuple[dict[str, Any], int]:
        lap, mix = divmod(number, MIXES)
        options: dict[str, Any] = {name: bool(mix >> i & 1) for i, name in enumerate(REGIONAL)}
        options["hands"] = "choose" if lap % 2 else "random"
        if lap % 3 == 2:
            options["pack"] = PACK
        return options, 2

    def guess(self, state: Any, seat: Seat, rng: Random) -> tuple[Seat, Any]:
        card = rng.choice(["no such card", *(card.id for card in state.table.pack.cards)])
        held = [state.table.pack.cards[card].id for card in state.hand(seat)]
        action = rng.choice((
            Place(card, rng.randrange(-1, CELLS + 1)),
            Place(rng.choice(held or [card]), rng.randrange(-1, CELLS + 1)),
            Pick(card),
            Pick(rng.choice(held or [card])),
            Ready(),
        ))  # fmt: skip
        return rng.choice((seat, rng.randrange(-1, 3))), action

    def dealt(self, state: Any, tally: Tally) -> None:
        options, counts = state.table.options, tally.counts
        counts[OWN_PACK if options.pack == PACK else BOX] += 1
        counts[SHORT_TIERS] += options.pack == PACK and options.hands == "random"
        counts[THREE_OPEN] += options.three_on_table

    def note(self, news: Sequence[Event], state: Any, tally: Tally) -> None:
        taken = [event.article for event in news if event.kind == "captured"]
        tally.counts["captures"] += len(taken)
        tally.counts[BY_SEVERAL] += len(set(taken)) > 1
        for event in news:
            if event.kind == "placed":
                tally.counts[LEFT_ALONE] += _left_alone(event, state)
            tally.counts[BOARDS_FULL] += event.kind == "unplayed"

    def rounds_of(self, state: Any) -> int:
        return int(state.round)

    def ending(self, state: Any) -> str:
        outcome = self.game.outcome(state)
        if outcome is None or not outcome.winners:
            return "drawn"
        return "lot" if state.lot != NOBODY else "won"


def _left_alone(event: Event, state: Any) -> int:
    """TW-8: opposing neighbours that the placed card did not take."""
    other = 1 - event.data["seat"]
    return sum(state.colour(cell) == other for cell in NEIGHBOURS[event.data["cell"]][::3])
