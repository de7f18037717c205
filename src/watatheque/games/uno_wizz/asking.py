"""Who may act, and what they may do."""

from random import Random
from typing import Any, Final

from watatheque.core.game import CLOCK, Prompt
from watatheque.games.uno_wizz.actions import CATCH, MOST_SEATS, READY, SHOUT, UNO
from watatheque.games.uno_wizz.actions import SPIN as SPIN_ACTION
from watatheque.games.uno_wizz.choices import drew_actions, turn_actions
from watatheque.games.uno_wizz.flow import can_play
from watatheque.games.uno_wizz.shedding import name_actions, shed_actions
from watatheque.games.uno_wizz.state import (
    BETWEEN,
    COLOUR,
    DREW,
    NUMBER,
    OPENING,
    OVER,
    RACE,
    READY_RACE,
    SHED,
    SPIN,
    SWAP,
    TOP,
    TURN,
    WAR,
    WHEEL,
    Party,
)
from watatheque.games.uno_wizz.war import show_actions, waits_for

KINDS: Final = [
    "turn", "drew", "spin", "colour", "wheel", "number", "colour", "shed", "colour", "swap",
    "show", "ready race", "race", "next round", "over",
]  # fmt: skip
ALONE: Final[list[list[list[Prompt]]]] = [
    [[Prompt(seat, kind)] for seat in range(MOST_SEATS)] for kind in KINDS
]
UNO_PROMPTS: Final = [Prompt(seat, "uno", optional=True) for seat in range(MOST_SEATS)]
CATCH_PROMPTS: Final = [Prompt(seat, "catch", optional=True) for seat in range(MOST_SEATS)]
SHOUT_PROMPTS: Final = [Prompt(seat, "shout", optional=True) for seat in range(MOST_SEATS)]
READY_PROMPTS: Final = [Prompt(seat, "ready", optional=True) for seat in range(MOST_SEATS)]
NO_PROMPTS: Final[list[Prompt]] = []


def prompts(party: Party) -> list[Prompt]:
    phase = party.phase
    if phase <= SPIN:
        alone = ALONE[phase][party.turn]
        return alone if not party.exposed else _while_exposed(party, alone)
    if phase in (OPENING, NUMBER, COLOUR, SHED, TOP):
        return ALONE[phase][party.actor]
    if phase == WAR:
        return [ALONE[WAR][seat][0] for seat in range(party.seats) if waits_for(party, seat)]
    if phase == OVER:
        return NO_PROMPTS
    asked = [Prompt(CLOCK, KINDS[phase], party.due)]
    if phase not in (WHEEL, READY_RACE):
        asked += _callers(party)
    return asked


def _callers(party: Party) -> list[Prompt]:
    """Who may call while the clock runs."""
    seats = range(party.seats)
    if party.phase == SWAP:
        return [UNO_PROMPTS[seat] for seat in seats if party.owing >> seat & 1]
    if party.phase == RACE:
        return [SHOUT_PROMPTS[seat] for seat in seats if seat != party.out]
    return [READY_PROMPTS[seat] for seat in seats if not party.ready >> seat & 1]


def _while_exposed(party: Party, alone: list[Prompt]) -> list[Prompt]:
    """UW-15: first only the missing call is heard, then all may act."""
    exposed = party.exposed
    if party.grace:
        waiting = [UNO_PROMPTS[seat] for seat in range(party.seats) if exposed >> seat & 1]
        return [Prompt(CLOCK, "grace", party.grace), *waiting]
    asked = alone[:]
    for seat in range(party.seats):
        if seat != party.turn:
            asked.append(UNO_PROMPTS[seat] if exposed >> seat & 1 else CATCH_PROMPTS[seat])
    return asked


def legal(party: Party, seat: int) -> list[Any]:
    phase = party.phase
    if phase <= SPIN:
        found = _turn(party, seat) if seat == party.turn and not party.grace else []
        return found if not party.exposed else found + _calls(party, seat)
    if phase in (OPENING, NUMBER, COLOUR, TOP):
        return name_actions(party) if seat == party.actor else []
    if phase == SHED:
        return shed_actions(party) if seat == party.actor else []
    if phase == WAR:
        return show_actions(party, seat)
    if phase == SWAP:
        return [UNO] if party.owing >> seat & 1 else []
    if phase == RACE:
        return [SHOUT] if seat != party.out else []
    if phase == BETWEEN:
        return [READY] if not party.ready >> seat & 1 else []
    return []


def _turn(party: Party, seat: int) -> list[Any]:
    if party.phase == SPIN:
        return [SPIN_ACTION]
    found = drew_actions(party) if party.phase == DREW else turn_actions(party, seat)
    if may_call_ahead(party, seat):
        found.append(UNO)
    return found


def may_call_ahead(party: Party, seat: int) -> bool:
    """UW-15 [R]: the call may accompany the last card but one."""
    if party.phase not in (TURN, DREW) or seat != party.turn or party.ahead or party.grace:
        return False
    hand = party.hands[seat]
    if len(hand) != 2:
        return False
    return party.phase == DREW or can_play(hand, party.look)  # what was just drawn fits, UW-6


def _calls(party: Party, seat: int) -> list[Any]:
    found: list[Any] = []
    if party.exposed >> seat & 1:
        found.append(UNO)
    if not party.grace:
        for target in range(party.seats):
            if target != seat and party.exposed >> target & 1:
                found.append(CATCH[target])
    return found


def sample(party: Party, seat: int, rng: Random) -> Any:
    found = legal(party, seat)
    return found[int(rng.random() * len(found))]
