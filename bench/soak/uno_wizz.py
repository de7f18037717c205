"""UNO Wizz: rounds over two to ten seats and all its mixes of options."""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from bench.soak.soak import AUDITS, MATCHES, Recipe, Tally
from watatheque.core.game import Event, Seat
from watatheque.core.values import Ready
from watatheque.games.uno_wizz.pieces import NAMES
from watatheque.games.uno_wizz.rules import UnoWizz as Rules
from watatheque.games.uno_wizz.values import Catch, Draw, Keep, Play, Shed, Shout, Spin, Uno

UNTIMELY: tuple[Any, ...] = (
    Draw(), Keep(), Spin(), Shout(), Uno(), Ready(), Catch(0), Catch(1), Shed("red-1"),
    *(Play(name) for name in NAMES),
)  # fmt: skip
ALSO = {"began": "UW-2", "spun": "UW-14"}  # what an event carries out beside what it cites
FIRST_ROUND = 1


class UnoWizz(Recipe):
    name = Rules.name
    matches = 20_000
    cap = 20_000
    audit_every = 50
    guessing = 1 / 40
    # The first deal tells no news.
    shown_by: ClassVar[dict[str, str]] = {
        "UW-1": AUDITS,
        "UW-2": MATCHES,
        "UW-3": MATCHES,
        "UW-4": MATCHES,
    }

    def table(self, number: int) -> tuple[dict[str, Any], int]:
        """A round each; every third goes on into the next, for UW-2 and UW-19."""
        cycle, place = divmod(number, len(Rules.seats))
        lap, which = divmod(cycle, len(Rules.mixes))
        mix = Rules.mixes[which]
        alone = (place + cycle + lap) % 3 != 0
        return {**mix, "scoring": "none"} if alone else mix, Rules.seats[place]

    def guess(self, state: Any, seat: Seat, rng: Random) -> tuple[Seat, Any]:
        return rng.randrange(state.seats), rng.choice(UNTIMELY)

    def note(self, news: Sequence[Event], state: Any, tally: Tally) -> None:
        for event in news:
            if event.kind in ALSO:
                tally.struck[ALSO[event.kind]] += 1

    def goes_on(self, state: Any) -> bool:
        return bool(state.round == FIRST_ROUND)

    def ending(self, state: Any) -> str:
        return super().ending(state) if self.goes_on(state) else "goes on"
