"""All that anybody may know. Nothing is known to one seat alone: a view differs by its seat only.

Of a Talon and a Stock the number of cards is seen, of turned-up cards and of piles the top one:
what lay there before is to be remembered.
"""

from collections.abc import Sequence
from typing import Final

from watatheque.core.values import CLOCK, Prompt, Seat
from watatheque.games.watai.clocks import LOOK_SPAN, LOOKS, WARNINGS
from watatheque.games.watai.pieces import EMPTY, NAMES, PACKS
from watatheque.games.watai.rounds import winners
from watatheque.games.watai.state import (
    BETWEEN,
    CHOOSE,
    COUNTDOWN,
    NOBODY,
    OVER,
    PLAY,
    ROLL_COUNT,
    ROLL_VARIANT,
    Race,
)
from watatheque.games.watai.values import Heaped, Phase, Side, View

PHASES: Final[dict[int, Phase]] = {
    CHOOSE: "choose",
    COUNTDOWN: "countdown",
    PLAY: "play",
    BETWEEN: "between",
    ROLL_COUNT: "roll count",
    ROLL_VARIANT: "roll variant",
    OVER: "over",
}


def view_of(race: Race, viewer: Seat | None, prompts: Sequence[Prompt]) -> View:
    asked = {prompt.seat: prompt for prompt in prompts}
    timed = next((prompt for prompt in prompts if prompt.deadline is not None), None)
    return View(
        seat=viewer,
        phase=PHASES[race.phase],
        round=race.round,
        target=race.table.target,
        rounds=race.table.rounds,
        high=race.table.high,
        leader=race.leader,
        variant=race.variant,
        count=race.count,
        dice=tuple(race.dice),
        sides=tuple(_side(race, seat) for seat in range(race.seats)),
        arena=tuple(
            Heaped(NAMES[pile[-1]], len(pile), mask == 0)
            for pile, mask in zip(race.piles, race.masks, strict=True)
        ),
        due=timed.deadline if timed is not None else None,
        due_kind=asked[CLOCK].kind if CLOCK in asked else "",
        frozen_until=race.frozen_until or None,
        blocks_at=blocks_at(race),
        hushed=race.phase == PLAY and race.quiet >= WARNINGS[0],
        slaps=tuple(_slaps(race)),
        owed=tuple(
            (race.owed[i], race.owed[i + 1], race.owed[i + 2]) for i in range(0, len(race.owed), 3)
        ),
        emptied=tuple(race.emptied),
        caller=None if race.caller == NOBODY else race.caller,
        winners=tuple(winners(race)) if race.phase == OVER else (),
        slow=race.table.pace > 1,
        acts=tuple(asked[seat].kind if seat in asked else "" for seat in range(race.seats)),
    )


def blocks_at(race: Race) -> int | None:
    """WT-15: when sixty seconds will have passed without a card."""
    if race.phase != PLAY:
        return None
    return race.quiet_due + (LOOKS - 1 - race.quiet) * LOOK_SPAN * race.table.pace


def _slaps(race: Race) -> list[tuple[int, int, tuple[int, ...]]]:
    windows = []
    for i in range(0, len(race.slaps), 3):
        pile, until, who = race.slaps[i : i + 3]
        windows.append((pile, until, tuple(s for s in range(race.seats) if who >> s & 1)))
    return windows


def _side(race: Race, seat: Seat) -> Side:
    turned = race.turned[seat]
    pointed = race.fine_due[seat] > 0
    return Side(
        row=tuple(None if card == EMPTY else NAMES[card] for card in race.rows[seat]),
        talon=len(race.talons[seat]),
        stock=len(race.stocks[seat]),
        turned=len(turned),
        top=NAMES[turned[-1]] if turned else None,
        locked=race.locked[seat],
        packs=tuple(PACKS[pack] for pack in race.table.packs[seat]),
        laid=race.laid[seat],
        total=race.totals[seat],
        minus=race.minus[seat],
        slapped=race.slapped[seat],
        lapsed=race.lapsed[seat],
        call_due=race.call_due[seat] or None,
        pointed=race.fine_place[seat] if pointed else None,
        pointed_due=race.fine_due[seat] if pointed else None,
        pointed_live=pointed and bool(race.fine_live[seat]),
        ready=bool(race.ready[seat]),
        sheet=tuple(race.sheet[seat]) if race.sheet else (),
    )
