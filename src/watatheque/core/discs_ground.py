"""What a shot is made of, in integers: a ground, discs, a flick; and what may be asked of them.

Lengths are micrometres from the middle of the board, speeds micrometres a second, frictions and
restitution thousandths. Not compiled: these values may cross a border.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from watatheque.core.errors import BadInput

STRENGTHS: Final = 1000
FARTHEST: Final = 1_000_000  # for lengths and directions: their squares are exact doubles
FASTEST: Final = 10_000_000


class Ground(NamedTuple):
    """A board, the rope round it at the same distance everywhere, and how things slide."""

    half_width: int
    half_height: int
    rope: int  # from the board's edge to the loop, rounded at the corners; 0 is no rope
    rope_speed: int  # whose edge reaches the rope more slowly stops there
    board_friction: int
    table_friction: int
    restitution: int
    slowest: int  # launch speed at strength 1
    fastest: int  # launch speed at strength 1000


class Disc(NamedTuple):
    x: int
    y: int
    radius: int
    mass: int


class Flick(NamedTuple):
    """Which disc, in which direction (any vector, its length is of no account), how hard."""

    disc: int
    dx: int
    dy: int
    strength: int


def check(ground: Ground, discs: Sequence[Disc], flick: Flick) -> None:
    """Refuse what cannot be shot; that no two discs overlap is the caller's promise."""
    if not 0 <= flick.disc < len(discs):
        raise BadInput("disc", f"there is no disc {flick.disc}")
    if not 1 <= flick.strength <= STRENGTHS:
        raise BadInput("strength", f"{flick.strength} is not within 1 and {STRENGTHS}")
    if (flick.dx == 0 and flick.dy == 0) or max(abs(flick.dx), abs(flick.dy)) > FARTHEST:
        raise BadInput("direction", f"({flick.dx}, {flick.dy}) is too long or none")
    for i, disc in enumerate(discs):
        if disc.radius < 1 or disc.mass < 1 or not rests_on_board(ground, disc):
            raise BadInput("disc", f"disc {i} is not on the board")
        if ground.rope != 0 and ground.rope < 2 * disc.radius:
            raise BadInput("rope", f"disc {i} would reach it before it drops")


def check_ground(ground: Ground) -> None:
    """Refuse a ground on which shots would not end or would not be exact."""
    for name, value, least, most in (
        ("half_width", ground.half_width, 1, FARTHEST),
        ("half_height", ground.half_height, 1, FARTHEST),
        ("rope", ground.rope, 0, FARTHEST),
        ("rope_speed", ground.rope_speed, 0, FASTEST),
        ("board_friction", ground.board_friction, 1, 10_000),
        ("table_friction", ground.table_friction, 1, 10_000),
        ("restitution", ground.restitution, 0, 1000),
        ("slowest", ground.slowest, 1, ground.fastest),
        ("fastest", ground.fastest, ground.slowest, FASTEST),
    ):
        if not least <= value <= most:
            raise BadInput(name, f"{value} is not within {least} and {most}")


def rests_on_board(ground: Ground, disc: Disc) -> bool:
    """Whether any part of it, be it overhanging, lies on the board."""
    dx = max(abs(disc.x) - ground.half_width, 0)
    dy = max(abs(disc.y) - ground.half_height, 0)
    return dx * dx + dy * dy < disc.radius * disc.radius


def lies_within_board(ground: Ground, disc: Disc) -> bool:
    """Whether all of it lies on the board."""
    within_width = abs(disc.x) + disc.radius <= ground.half_width
    return within_width and abs(disc.y) + disc.radius <= ground.half_height


def overlap(one: Disc, other: Disc) -> bool:
    """Whether two discs share more than a point of their rims."""
    dx, dy, reach = one.x - other.x, one.y - other.y, one.radius + other.radius
    return dx * dx + dy * dy < reach * reach
