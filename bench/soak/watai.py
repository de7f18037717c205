"""Wataï: all seat counts and variants, now and then wrongly played."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from bench.soak.soak import AUDITS, ENTRIES, REFUSALS, Recipe, Tally
from watatheque.core.game import Event, Seat
from watatheque.games.watai.rules import Watai as Rules

VARIANTS = 17  # and 0, the game without one, among them
BOXES = ("green", "blue", "both")
FOR_TWO, FOR_MORE = "layouts for two", "layouts for three and more"
PASSED_ON = "cards passed on before Go"


class Watai(Recipe):
    name = Rules.name
    matches = 10_000
    cap = 20_000
    cap_of = ENTRIES
    audit_every = 40
    guessing = 0.02
    blundering = 0.002
    any_legal = 0.1  # pointing included, which `sample` leaves out
    shown_by: ClassVar[dict[str, str]] = {
        "WT-1": AUDITS,  # the packs
        "WT-2": FOR_MORE,
        "WT-3": FOR_TWO,
        "WT-6": REFUSALS,  # where cards come from
        "WT-11": REFUSALS,  # two cards for one place
        "WT-V17": PASSED_ON,  # V3, V4 and V10
    }

    def table(self, number: int) -> tuple[dict[str, Any], int]:
        """Every seat count meets every variant; sometimes two rounds, so that dice roll."""
        lap, place = divmod(number, len(Rules.seats))
        options: dict[str, Any] = {"rounds": 2, "target": 40}
        if number % 5:
            count = 1 + lap // VARIANTS % 7
            options = {"rounds": 1, "variants": [lap % VARIANTS], "counts": [count]}
        options["fill"] = "manual" if number % 3 == 0 else "auto"
        options["boxes"] = BOXES[number // 3 % len(BOXES)]
        return options, Rules.seats[place]

    def guess(self, state: Any, seat: Seat, rng: Random) -> tuple[Seat, Any]:
        cls: Any = rng.choice(Rules.actions)
        return seat, cls(*(rng.randrange(-1, 13) for _ in cls.__dataclass_fields__))

    def dealt(self, state: Any, tally: Tally) -> None:
        tally.counts[FOR_TWO if state.seats == 2 else FOR_MORE] += 1

    def note(self, news: Sequence[Event], state: Any, tally: Tally) -> None:
        for event in news:
            tally.counts[PASSED_ON] += event.kind == "chosen"

    def rounds_of(self, state: Any) -> int:
        return int(state.round)

    def ending(self, state: Any) -> str:
        return "called" if state.caller >= 0 else "blocked"
