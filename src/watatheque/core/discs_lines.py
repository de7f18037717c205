"""The lines around the board: its edge, where a disc drops, and the rope, which may stop it."""

from math import sqrt
from typing import Final

from watatheque.core.discs_bodies import (
    ON_BOARD,
    ON_TABLE,
    OVER_ROPE,
    PAST_ROPE,
    Bodies,
    Laws,
    glide,
    stop,
)

HALVINGS: Final = 48  # of the time in which a line is crossed


def first_crossing(b: Bodies, laws: Laws, count: int, span: float) -> tuple[float, int]:
    """Which disc crosses its next line first within `span`, and when; -1 for none."""
    until, crosser = span, -1
    for k in range(count):
        i = b.movers[k]
        line = next_line(laws, b.level[i], b.radius[i])
        if line > 0.0 and is_out(b, laws, i, until, line) and is_outward(b, laws, i, until):
            until, crosser = crossing(b, laws, i, until, line), i
    return until, crosser


def next_line(laws: Laws, level: int, radius: float) -> float:
    """How far from the board a centre goes before something changes; 0 is for ever."""
    if level == ON_BOARD:
        return radius
    if laws.rope == 0.0 or level == PAST_ROPE:
        return 0.0
    return laws.rope - radius if level == ON_TABLE else laws.rope


def off_board(laws: Laws, x: float, y: float) -> float:
    """The square of the distance from a place to the board."""
    dx = abs(x) - laws.half_width
    dy = abs(y) - laws.half_height
    if dx < 0.0:
        dx = 0.0
    if dy < 0.0:
        dy = 0.0
    return dx * dx + dy * dy


def off_board_after(b: Bodies, laws: Laws, i: int, time: float) -> float:
    share = glide(b.speed[i], b.slow[i], time)
    return off_board(laws, b.x[i] + b.vx[i] * share, b.y[i] + b.vy[i] * share)


def is_out(b: Bodies, laws: Laws, i: int, time: float, line: float) -> bool:
    return off_board_after(b, laws, i, time) >= line * line


def is_outward(b: Bodies, laws: Laws, i: int, time: float) -> bool:
    return off_board_after(b, laws, i, time) > off_board(laws, b.x[i], b.y[i])


def crossing(b: Bodies, laws: Laws, i: int, span: float, line: float) -> float:
    """The last moment before a line: what it bounds is convex, so a straight way leaves it once."""
    inside, outside = 0.0, span
    for _ in range(HALVINGS):
        middle = 0.5 * (inside + outside)
        if is_out(b, laws, i, middle, line):
            outside = middle
        else:
            inside = middle
    return inside


def cross(b: Bodies, laws: Laws, i: int) -> None:
    """A disc drops from the board, stops at the rope or goes over it, or is past it."""
    vx, vy = b.vx[i], b.vy[i]
    if b.level[i] == ON_TABLE and sqrt(vx * vx + vy * vy) < laws.rope_speed:
        stop(b, i)
        return
    if b.level[i] == ON_BOARD:
        note(b.dropped, i)
    if b.level[i] == OVER_ROPE:
        note(b.past, i)
    b.level[i] += 1


def note(order: list[int], i: int) -> None:
    for k in range(len(order)):
        if order[k] < 0:
            order[k] = i
            return
