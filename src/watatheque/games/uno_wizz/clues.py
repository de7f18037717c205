"""What an open question tells about hidden cards: a condition on one card of a hand, or on all."""

from collections import Counter
from collections.abc import Callable
from random import Random

from watatheque.core.values import Seat
from watatheque.games.uno_wizz.draws import can_draw
from watatheque.games.uno_wizz.pieces import COLOUR as COLOUR_OF
from watatheque.games.uno_wizz.pieces import COLOUR_OF_LOOK, FITS, NO_COLOUR, NO_NUMBER, SUPER
from watatheque.games.uno_wizz.pieces import NUMBER as NUMBER_OF
from watatheque.games.uno_wizz.shedding import may_shed
from watatheque.games.uno_wizz.state import (
    COLOUR,
    COLOUR_LESS,
    NOTHING,
    NUMBER,
    NUMBER_LESS,
    SHED,
    THE_WAR,
    TURN,
    WAR,
    Party,
)

Clue = Callable[[int], bool]


def clues(
    party: Party, viewer: Seat | None, seat: Seat, fixed: list[int], need: int
) -> list[Clue | None]:
    """One for each hidden card of the hand; None: any card will do."""
    if seat == viewer or not need:
        return [None] * need
    every = _cap(party, seat)
    one = _one(party, seat)
    if one is None or any(one(face) for face in _unshown(party, seat, fixed)):
        return [every] * need
    if every is None:
        return [one, *[every] * (need - 1)]
    low, special = every, one
    return [lambda face: low(face) and special(face), *[every] * (need - 1)]


def _unshown(party: Party, seat: Seat, fixed: list[int]) -> list[int]:
    if not party.shown:
        return fixed
    left = Counter(fixed)
    left.subtract(party.shown[seat])
    return list(left.elements())


def _one(party: Party, seat: Seat) -> Clue | None:
    """What one card of the hand must be, for the question to be asked at all."""
    if party.phase == WAR:
        return _is_number if party.fighters >> seat & 1 else None
    if party.phase == TURN and seat == party.turn and (party.ahead or not can_draw(party)):
        fits = FITS[party.look]  # UW-17; a Super Joker that UW-12 forbids has a better beside it
        return lambda face: fits[face]
    if seat != party.actor:
        return None
    if party.phase == NUMBER:
        return _is_number
    if party.phase == COLOUR:
        return lambda face: COLOUR_OF[face] != NO_COLOUR
    if party.phase == SHED and not party.shed and party.icon in (NUMBER_LESS, COLOUR_LESS):
        return lambda face: may_shed(party, face)
    return None


def _is_number(face: int) -> bool:
    return NUMBER_OF[face] != NO_NUMBER


def _cap(party: Party, seat: Seat) -> Clue | None:
    """UW-14h: nobody at war holds a number above the one shown; who stands aside has none."""
    at_war = party.phase == WAR or (party.phase == SHED and party.icon == THE_WAR)
    if not at_war or seat == party.out:
        return None
    cap = _highest_left(party, seat)
    return None if cap is None else lambda face: NUMBER_OF[face] <= cap


def _highest_left(party: Party, seat: Seat) -> int | None:
    fighting = bool(party.fighters >> seat & 1)
    shown = party.shown[seat]
    if party.phase == SHED and seat == party.actor:
        return None if party.shed else NUMBER_OF[shown[-1]]
    if not shown:
        return None if fighting else NOTHING
    level = max(len(faces) for faces in party.shown)
    best = max(NUMBER_OF[faces[-1]] for faces in party.shown if len(faces) == level)
    exhausted = len(shown) == level and NUMBER_OF[shown[-1]] == best and not fighting
    return NOTHING if exhausted and party.phase == WAR else NUMBER_OF[shown[-1]]


def fits_drawn(
    party: Party, fixed: list[int], rest: list[Clue | None], pool: list[int], rng: Random
) -> Clue:
    """UW-6: a card just drawn that may be played fits; for a Super Joker UW-12 binds the rest."""
    colour = COLOUR_OF_LOOK[party.look]
    fits = FITS[party.look]
    plain = sum(fits[face] and face != SUPER for face in pool)
    supers = pool.count(SUPER)
    others = sum(COLOUR_OF[face] != colour for face in pool) - 1
    allowed = len(rest) <= others and all(COLOUR_OF[face] != colour for face in fixed)
    if plain and not (allowed and rng.random() * (plain + supers) < supers):
        return lambda face: fits[face] and face != SUPER
    rest[:] = [lambda face: COLOUR_OF[face] != colour] * len(rest)
    return lambda face: face == SUPER
