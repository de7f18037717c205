"""The motion of all discs from event to event, every collision at its time of impact."""

from math import sqrt
from typing import Final

from watatheque.core.discs_bodies import ON_BOARD, Bodies, Laws, glide, pace, set_off, slide, stop
from watatheque.core.discs_lines import cross, first_crossing
from watatheque.core.discs_rest import settle

CALM: Final = 10_000.0  # um/s; slower contacts do not bounce, or piles would rattle on and on
PRESS: Final = 10.0  # um/s; touching discs that near each other more slowly are let be
TOUCH: Final = 0.01  # um; nearer discs touch
EVENTS: Final = 20_000  # a fuse: after so many in one step everything stops where it is


def advance(b: Bodies, laws: Laws, span: float, steps: int) -> int:
    """Make up to `steps` steps of `span` seconds; fewer when all has come to rest and settled."""
    for done in range(steps):
        if not step(b, laws, span):
            settle(b, laws)
            return done
    return steps


def step(b: Bodies, laws: Laws, span: float) -> bool:
    """Move on by `span`, from event to event; False when everything was at rest."""
    left = span
    for _ in range(EVENTS):
        count = set_off(b, laws, left)
        if count == 0:
            return left < span
        until, i, j = first_hit(b, count, left)
        if i >= 0:
            until = refined(b, i, j, until)
        until, crosser = first_crossing(b, laws, count, until)
        slide(b, count, until)
        if crosser >= 0:
            cross(b, laws, crosser)
        elif i >= 0:
            collide(b, laws, i, j)
        left -= until
        if left <= 0.0:
            return True
    for i in range(len(b.x)):
        stop(b, i)
    return True


def first_hit(b: Bodies, count: int, span: float) -> tuple[float, int, int]:
    """Who meets first within `span`, at mean velocities, and when; -1 for nobody.

    Of those who touch already the fastest come first; so a pile calms down soonest.
    """
    x, y, mean_x, mean_y, radius, level = b.x, b.y, b.mean_x, b.mean_y, b.radius, b.level
    best, first, second = span, -1, -1
    hardest = PRESS
    for k in range(count):
        i = b.movers[k]
        xi, yi, ui, vi, ri = x[i], y[i], mean_x[i], mean_y[i], radius[i]
        for j in range(len(x)):
            dx = x[j] - xi
            dy = y[j] - yi
            wx = mean_x[j] - ui
            wy = mean_y[j] - vi
            closing = -(dx * wx + dy * wy)
            if closing <= 0.0:
                continue
            reach = ri + radius[j]
            gap = (dx * dx + dy * dy) - reach * reach
            # Closing the gap takes gap / (2 closing) at least: most pairs leave here, rootless.
            if gap > 2.0 * closing * best and gap > 2.0 * TOUCH * reach:
                continue
            if (level[i] == ON_BOARD) != (level[j] == ON_BOARD):
                continue
            if gap <= 2.0 * TOUCH * reach:
                speed = approach(b, i, j)
                if speed > hardest:
                    best, first, second, hardest = 0.0, i, j, speed
                continue
            root = closing * closing - (wx * wx + wy * wy) * gap
            if root <= 0.0:
                continue
            time = gap / (closing + sqrt(root))
            if time < best:
                best, first, second = time, i, j
    return best, first, second


def approach(b: Bodies, i: int, j: int) -> float:
    """How fast two discs near each other along the line of their centres."""
    dx = b.x[j] - b.x[i]
    dy = b.y[j] - b.y[i]
    wx = b.vx[j] - b.vx[i]
    wy = b.vy[j] - b.vy[i]
    return -(dx * wx + dy * wy) / sqrt(dx * dx + dy * dy)


def refined(b: Bodies, i: int, j: int, guess: float) -> float:
    """When two slowing discs really meet, by Newton's method from the guess at mean velocities.

    Never later than the guess, as others may meet then; the next look starts from there.
    """
    reach = b.radius[i] + b.radius[j]
    time = guess
    for _ in range(3):
        gi, gj = glide(b.speed[i], b.slow[i], time), glide(b.speed[j], b.slow[j], time)
        pi, pj = pace(b.speed[i], b.slow[i], time), pace(b.speed[j], b.slow[j], time)
        dx = (b.x[j] + b.vx[j] * gj) - (b.x[i] + b.vx[i] * gi)
        dy = (b.y[j] + b.vy[j] * gj) - (b.y[i] + b.vy[i] * gi)
        wx = b.vx[j] * pj - b.vx[i] * pi
        wy = b.vy[j] * pj - b.vy[i] * pi
        closing = -(dx * wx + dy * wy)
        gap = (dx * dx + dy * dy) - reach * reach
        if closing <= 0.0:
            return time
        time += 0.5 * gap / closing
        if time < 0.0:
            time = 0.0
        if time > guess:
            return guess
    return time


def collide(b: Bodies, laws: Laws, i: int, j: int) -> None:
    """An impulse along the line of centres; discs that overlap a little are set apart."""
    dx = b.x[j] - b.x[i]
    dy = b.y[j] - b.y[i]
    distance = sqrt(dx * dx + dy * dy)
    overlap = (b.radius[i] + b.radius[j]) - distance
    speed = approach(b, i, j)
    if speed <= PRESS or overlap < -TOUCH:
        return
    nx, ny = dx / distance, dy / distance
    to_i = b.mass[j] / (b.mass[i] + b.mass[j])
    to_j = b.mass[i] / (b.mass[i] + b.mass[j])
    kick = speed * (1.0 + laws.restitution) if speed > CALM else speed
    b.vx[i] -= kick * to_i * nx
    b.vy[i] -= kick * to_i * ny
    b.vx[j] += kick * to_j * nx
    b.vy[j] += kick * to_j * ny
    if overlap > TOUCH:
        b.x[i] -= overlap * to_i * nx
        b.y[i] -= overlap * to_i * ny
        b.x[j] += overlap * to_j * nx
        b.y[j] += overlap * to_j * ny
