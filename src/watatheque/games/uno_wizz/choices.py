"""What a turn allows: UW-5 to UW-7, UW-12, UW-17."""

from random import Random
from typing import Any, Final

from watatheque.games.uno_wizz.actions import DRAW, JOKERS, KEEP, PLAY
from watatheque.games.uno_wizz.draws import can_draw
from watatheque.games.uno_wizz.flow import holds_colour
from watatheque.games.uno_wizz.pieces import COLOUR_OF_LOOK, FACES, FITS, JOKER
from watatheque.games.uno_wizz.state import Party

PLAY_OR_KEEP: Final[list[list[Any]]] = [
    [PLAY[face], KEEP] if face < JOKER else [*JOKERS[face - JOKER], KEEP] for face in range(FACES)
]


def plays(party: Party, seat: int) -> list[Any]:
    """Every card that may be played, each face once, Jokers in every colour."""
    found: list[Any] = []
    hand = party.hands[seat]
    fits = FITS[party.look]
    before = -1
    for face in hand:
        if face != before and fits[face]:
            before = face
            if face < JOKER:
                found.append(PLAY[face])
            elif face == JOKER or not holds_colour(hand, COLOUR_OF_LOOK[party.look]):  # UW-12
                found += JOKERS[face - JOKER]
    return found


def turn_actions(party: Party, seat: int) -> list[Any]:
    found = plays(party, seat)
    if party.pile or can_draw(party):  # UW-17: else UW-7 rests
        found.append(DRAW)
    return found


def drew_actions(party: Party) -> list[Any]:
    """UW-7: only the card just drawn may be played."""
    return PLAY_OR_KEEP[party.drawn][:]


def sample_turn(party: Party, seat: int, rng: Random) -> Any:
    """One of `turn_actions`, without the list."""
    hand = party.hands[seat]
    fits = FITS[party.look]
    count = 0
    before = -1
    for face in hand:
        if fits[face] and face != before:
            before = face
            if face < JOKER:
                count += 1
            elif face == JOKER or not holds_colour(hand, COLOUR_OF_LOOK[party.look]):  # UW-12
                count += 4
    draws = 1 if party.pile or can_draw(party) else 0
    chosen = int(rng.random() * (count + draws))
    if chosen >= count:
        return DRAW
    before = -1
    for face in hand:
        if fits[face] and face != before:
            before = face
            if face >= JOKER:  # a Super Joker that UW-12 forbids is the last face: never reached
                if chosen < 4:
                    return JOKERS[face - JOKER][chosen]
                chosen -= 4
            elif chosen == 0:
                return PLAY[face]
            else:
                chosen -= 1
    raise AssertionError("counted more plays than there are")
