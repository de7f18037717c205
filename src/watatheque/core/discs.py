"""Flicked discs on a board: what a shot does, in integers, the same to the bit everywhere.

A piece that has dropped slides on under the table's friction and meets only its like. It reaches
the rope when its edge touches the loop from inside: below the rope's speed it stops there, else it
goes over unhindered, and is past the rope once its centre has crossed the loop (WW-P1, WW-P2).
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from watatheque.core.discs_bodies import ON_BOARD, Bodies, Laws, stop
from watatheque.core.discs_ground import (
    STRENGTHS,
    Disc,
    Flick,
    Ground,
    check,
    check_ground,
    lies_within_board,
    overlap,
    rests_on_board,
)
from watatheque.core.discs_motion import advance
from watatheque.core.discs_rest import nearest, settle

__all__ = [
    "STEPS",
    "STEP_MS",
    "STRENGTHS",
    "Advance",
    "Disc",
    "Flick",
    "Ground",
    "Places",
    "Shot",
    "check",
    "check_ground",
    "launch",
    "laws_of",
    "lies_within_board",
    "overlap",
    "rests_on_board",
    "shoot",
]

STEP_MS: Final = 4
STEPS: Final = 15_000  # a fuse of one minute: then everything stops where it is
GRAVITY: Final = 9_806.65  # um/s², a thousandth of it


# x and y of every disc.
Places = tuple[tuple[int, int], ...]


class Shot(NamedTuple):
    """Where everything came to rest, and what left the board and the rope, in order."""

    rest: Places
    dropped: tuple[int, ...]
    past: tuple[int, ...]
    millis: int
    frames: tuple[Places, ...]  # the way there, when it was asked for


# A runtime of the motion; `discs_kernel.advance` is the fast one.
Advance = Callable[[Bodies, Laws, float, int], int]


def shoot(
    ground: Ground, discs: Sequence[Disc], flick: Flick, every: int = 0, run: Advance = advance
) -> Shot:
    """Flick a disc and let everything come to rest; a frame every `every` steps, if asked."""
    bodies, laws = launch(ground, discs, flick), laws_of(ground)
    frames = [places(bodies)] if every else []
    steps = 0
    while steps < STEPS:
        batch = min(every or STEPS, STEPS - steps)
        done = run(bodies, laws, STEP_MS / 1000.0, batch)
        steps += done
        if every:
            frames.append(places(bodies))
        if done < batch:
            break
    else:
        cut(bodies, laws)
    return Shot(
        rest=places(bodies),
        dropped=tuple(i for i in bodies.dropped if i >= 0),
        past=tuple(i for i in bodies.past if i >= 0),
        millis=steps * STEP_MS,
        frames=tuple(frames),
    )


def launch(ground: Ground, discs: Sequence[Disc], flick: Flick) -> Bodies:
    """The moment after the flick, for those who run the motion themselves."""
    check(ground, discs, flick)
    size = len(discs)
    bodies = Bodies(
        x=[float(disc.x) for disc in discs],
        y=[float(disc.y) for disc in discs],
        vx=[0.0] * size,
        vy=[0.0] * size,
        radius=[float(disc.radius) for disc in discs],
        mass=[float(disc.mass) for disc in discs],
        level=[ON_BOARD] * size,
        dropped=[-1] * size,
        past=[-1] * size,
        movers=[0] * size,
        speed=[0.0] * size,
        slow=[0.0] * size,
        mean_x=[0.0] * size,
        mean_y=[0.0] * size,
    )
    speed = launch_speed(ground, flick.strength)
    length = sqrt(float(flick.dx * flick.dx + flick.dy * flick.dy))
    bodies.vx[flick.disc] = speed * (flick.dx / length)
    bodies.vy[flick.disc] = speed * (flick.dy / length)
    return bodies


def launch_speed(ground: Ground, strength: int) -> float:
    """Linear in the strength."""
    more = (ground.fastest - ground.slowest) * (strength - 1)
    return float(ground.slowest) + float(more) / (STRENGTHS - 1.0)


def laws_of(ground: Ground) -> Laws:
    return Laws(
        half_width=float(ground.half_width),
        half_height=float(ground.half_height),
        rope=float(ground.rope),
        rope_speed=float(ground.rope_speed),
        board_slow=ground.board_friction * GRAVITY,
        table_slow=ground.table_friction * GRAVITY,
        restitution=ground.restitution / 1000.0,
    )


def places(bodies: Bodies) -> Places:
    pairs = zip(bodies.x, bodies.y, strict=True)
    return tuple((int(nearest(x)), int(nearest(y))) for x, y in pairs)


def cut(bodies: Bodies, laws: Laws) -> None:
    """The fuse has blown: everything stops where it is."""
    for i in range(len(bodies.x)):
        stop(bodies, i)
    settle(bodies, laws)
