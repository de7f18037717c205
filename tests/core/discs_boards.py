"""Boards and flicks for the disc tests and the benchmark; the measures are those of WW-P3."""

from math import ceil, sqrt
from random import Random

from watatheque.core.discs import Disc, Flick, Ground, Shot, overlap

GROUND = Ground(
    half_width=160_000,
    half_height=160_000,
    rope=100_000,
    rope_speed=600_000,
    board_friction=300,
    table_friction=250,
    restitution=800,
    slowest=60_000,
    fastest=1_950_000,
)
LARGE, SMALL = 12, 14  # how many
LARGE_RADIUS, SMALL_RADIUS = 12_500, 9_000


def disc(x: int, y: int, radius: int = LARGE_RADIUS) -> Disc:
    """Equal thickness and wood: the mass goes with the area."""
    return Disc(x, y, radius, radius * radius // 250_000)


def scatter(rng: Random) -> list[Disc]:
    """A full board, no two discs touching."""
    discs: list[Disc] = []
    for radius in [LARGE_RADIUS] * LARGE + [SMALL_RADIUS] * SMALL:
        edge = GROUND.half_width - radius
        while True:
            new = disc(rng.randint(-edge, edge), rng.randint(-edge, edge), radius)
            if not any(overlap(new, old) for old in discs):
                discs.append(new)
                break
    return discs


def clump(size: int = 26, radius: int = LARGE_RADIUS) -> list[Disc]:
    """Discs as tight as whole micrometres allow, every one touching its neighbours."""
    height = ceil(radius * sqrt(3.0))
    rows = [(row, column) for row in range(-4, 5) for column in range(-4, 5)]
    cells = [((2 * column + row % 2) * radius, row * height) for row, column in rows]
    cells.sort(key=lambda cell: (cell[0] ** 2 + cell[1] ** 2, cell))
    return [disc(x, y, radius) for x, y in cells[:size]]


def random_flick(rng: Random, size: int = LARGE) -> Flick:
    dx, dy = 0, 0
    while dx == 0 and dy == 0:
        dx, dy = rng.randint(-1000, 1000), rng.randint(-1000, 1000)
    return Flick(rng.randrange(size), dx, dy, rng.randint(1, 1000))


def rested(discs: list[Disc], shot: Shot) -> list[Disc]:
    return [old._replace(x=x, y=y) for old, (x, y) in zip(discs, shot.rest, strict=True)]


def overlaps(discs: list[Disc], shot: Shot) -> list[tuple[int, int]]:
    """Pairs of one layer that overlap at rest."""
    now = rested(discs, shot)
    return [
        (i, j)
        for j in range(len(now))
        for i in range(j)
        if (i in shot.dropped) == (j in shot.dropped) and overlap(now[i], now[j])
    ]
