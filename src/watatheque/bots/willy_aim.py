"""Where a player of Willy Waschbär would aim, how far the finger strays, and what that does."""

import sys
from math import cos, pi, sin, sqrt
from random import Random
from typing import NamedTuple

from watatheque.core import discs
from watatheque.core.discs import STRENGTHS, Advance
from watatheque.core.discs_motion import advance
from watatheque.games.willy_waschbaer.pieces import (
    GROUND,
    HALF,
    MASSES,
    RACCOON_RADIUS,
    RADII,
    is_food,
)
from watatheque.games.willy_waschbaer.values import Flick, Lying, View

UNIT = 10_000  # the length of an aimed direction
NEARBY = 8  # of the targets of a raccoon the closest so many are aimed at


class Hand(NamedTuple):
    """How steady a player's finger is: deviations of the direction (radians) and the strength."""

    turn: float
    force: float


class Result(NamedTuple):
    """What a shot did, and where the pieces that stay came to rest."""

    off: tuple[int, ...]
    past: tuple[int, ...]
    rest: dict[int, tuple[int, int]]


def motion() -> Advance:
    """The kernel, where somebody has already paid for its jitting; the bits are the same."""
    kernel = sys.modules.get("watatheque.core.discs_kernel")
    run: Advance = advance if kernel is None else kernel.advance
    return run


def foresee(view: View, flick: Flick, run: Advance) -> Result:
    """What would happen: the board is public, and a shot is a function of it (WW-P5)."""
    pieces = [lying.piece for lying in view.board]
    lying = [discs.Disc(at.x, at.y, RADII[at.piece], MASSES[at.piece]) for at in view.board]
    pushed = discs.Flick(pieces.index(flick.raccoon), flick.dx, flick.dy, flick.strength)
    shot = discs.shoot(GROUND, lying, pushed, run=run)
    off = tuple(pieces[i] for i in shot.dropped)
    rest = {piece: shot.rest[i] for i, piece in enumerate(pieces) if piece not in off}
    return Result(off, tuple(pieces[i] for i in shot.past), rest)


def candidates(view: View, raccoons: list[Lying], count: int, rng: Random) -> list[Flick]:
    """Aimed shots: a raccoon at a piece near it, full or to one side, softly or hard."""
    pairs = [(one, other) for one in raccoons for other in _targets(view, one)]
    shots = [aim(*pair, rng) for pair in rng.choices(pairs, k=count)] if pairs else []
    return shots or [away(raccoons[0])]


def _targets(view: View, shooter: Lying) -> list[Lying]:
    """The closest food, and the closest raccoons half as often."""
    others = [other for other in view.board if other.piece != shooter.piece]
    others.sort(key=lambda other: _reach(shooter, other))
    return others[:NEARBY] + [other for other in others[:NEARBY] if is_food(other.piece)]


def _reach(one: Lying, other: Lying) -> float:
    """How far a shot has to go: to the target, and with it to the nearest edge."""
    way = sqrt(float((one.x - other.x) ** 2 + (one.y - other.y) ** 2))
    return way + HALF - max(abs(other.x), abs(other.y))


def aim(shooter: Lying, target: Lying, rng: Random) -> Flick:
    dx, dy = float(target.x - shooter.x), float(target.y - shooter.y)
    way = sqrt(dx * dx + dy * dy) or 1.0
    side = rng.uniform(-0.8, 0.8) * (RADII[target.piece] + RACCOON_RADIUS)
    x, y = dx / way - dy / way * side / way, dy / way + dx / way * side / way
    need = way + rng.uniform(0.2, 1.6) * (HALF - max(abs(target.x), abs(target.y)) + 60_000)
    return pointed(shooter.piece, x, y, strength_for(need))


def strength_for(way: float) -> int:
    """The strength at which a free raccoon slides so far: v² = 2µgs."""
    speed = sqrt(2.0 * GROUND.board_friction / 1000.0 * 9_806_650.0 * way)
    share = (speed - GROUND.slowest) / (GROUND.fastest - GROUND.slowest)
    return max(1, min(STRENGTHS, round(share * (STRENGTHS - 1)) + 1))


def pointed(raccoon: int, x: float, y: float, strength: int) -> Flick:
    length = sqrt(x * x + y * y) or 1.0
    dx, dy = round(x / length * UNIT), round(y / length * UNIT)
    return Flick(raccoon, dx or int(dy == 0), dy, strength)


def away(shooter: Lying) -> Flick:
    """A careful push towards the middle, when there is nothing to aim at."""
    return pointed(shooter.piece, -float(shooter.x) or 1.0, -float(shooter.y), 1)


def strayed(flick: Flick, hand: Hand, rng: Random) -> Flick:
    """What the finger makes of what was meant."""
    angle = max(-pi / 2, min(pi / 2, rng.gauss(0.0, hand.turn)))
    x = flick.dx * cos(angle) - flick.dy * sin(angle)
    y = flick.dx * sin(angle) + flick.dy * cos(angle)
    force = flick.strength * max(0.2, rng.gauss(1.0, hand.force))
    return pointed(flick.raccoon, x, y, max(1, min(STRENGTHS, round(force))))
