"""Sliding discs as flat arrays, and how they glide to rest under dry friction.

The modules `discs_*` use nothing but + - * / and square roots on doubles, and are one source for
three runtimes: interpreted on lists, compiled by mypyc on lists, jitted by numba on arrays
(`discs_kernel`). The bits are the same in all of them, so no sum in there may change its order.
Lengths are micrometres, times seconds, and (0, 0) is the middle of the board, so that mirrored
shots are mirrored to the bit.
"""

from math import sqrt
from typing import Final, NamedTuple

# How far out a disc has come. It never comes back: what has dropped stays dropped.
ON_BOARD: Final = 0
ON_TABLE: Final = 1
OVER_ROPE: Final = 2  # its edge reached the rope fast enough; its centre is still inside
PAST_ROPE: Final = 3

REST: Final = 200.0  # um/s; slower is at rest: it would slide less than rounding shows


class Laws(NamedTuple):
    """A board and the rope round it."""

    half_width: float
    half_height: float
    rope: float  # from the board's edge to the loop; 0 is no rope
    rope_speed: float
    board_slow: float  # decelerations
    table_slow: float
    restitution: float


class Bodies(NamedTuple):
    """The discs, an array for each quantity."""

    x: list[float]
    y: list[float]
    vx: list[float]
    vy: list[float]
    radius: list[float]
    mass: list[float]
    level: list[int]
    dropped: list[int]  # who left the board, in order; -1 is a free place
    past: list[int]  # who went past the rope, in order
    # What `set_off` notes for the step: who moves, how fast, how braked, the mean velocity.
    movers: list[int]
    speed: list[float]
    slow: list[float]
    mean_x: list[float]
    mean_y: list[float]


def set_off(b: Bodies, laws: Laws, span: float) -> int:
    """Note who moves in the coming `span`, and how; the slowest come to rest here."""
    count = 0
    for i in range(len(b.x)):
        vx = b.vx[i]
        vy = b.vy[i]
        # Who was stopped dead by a collision still has a speed noted: it is cleared below.
        if vx == 0.0 and vy == 0.0 and b.speed[i] == 0.0:
            continue
        speed = sqrt(vx * vx + vy * vy)
        if speed <= REST:
            stop(b, i)
            continue
        slow = laws.board_slow if b.level[i] == ON_BOARD else laws.table_slow
        share = glide(speed, slow, span) / span
        b.movers[count] = i
        b.speed[i] = speed
        b.slow[i] = slow
        b.mean_x[i] = vx * share
        b.mean_y[i] = vy * share
        count += 1
    return count


def stop(b: Bodies, i: int) -> None:
    b.vx[i] = 0.0
    b.vy[i] = 0.0
    b.speed[i] = 0.0
    b.mean_x[i] = 0.0
    b.mean_y[i] = 0.0


def glide(speed: float, slow: float, time: float) -> float:
    """How far a disc slides in `time`, in units of its velocity: Coulomb's law, stop included."""
    if slow * time >= speed:
        return 0.5 * speed / slow if speed > 0.0 else 0.0
    return time * (1.0 - 0.5 * slow * time / speed)


def pace(speed: float, slow: float, time: float) -> float:
    """What is left of its velocity after `time`."""
    if slow * time >= speed:
        return 0.0
    return 1.0 - slow * time / speed


def slide(b: Bodies, count: int, time: float) -> None:
    """Move everybody on by `time`, in which nothing happens."""
    for k in range(count):
        i = b.movers[k]
        share = glide(b.speed[i], b.slow[i], time)
        left = pace(b.speed[i], b.slow[i], time)
        b.x[i] += b.vx[i] * share
        b.y[i] += b.vy[i] * share
        if left == 0.0:
            stop(b, i)
        else:
            b.vx[i] *= left
            b.vy[i] *= left
