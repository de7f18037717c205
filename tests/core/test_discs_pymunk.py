"""A second opinion: Chipmunk, seen from above, sends about as much off the board.

It steps and pushes overlaps apart, so single shots end elsewhere; over some hundred shots the
shares must agree: within 3 points for food off and for fouls, within 5 % for discs set in motion.
"""

from math import sqrt
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.core.discs_boards import GROUND, LARGE, random_flick, scatter
from watatheque.core.discs import Disc, Flick, launch, laws_of, shoot

SHOTS = 500
STEP = 1 / 1000
LAYERS = (0b01, 0b10)
LAWS = laws_of(GROUND)


class Tally(NamedTuple):
    """How many of the shots: food went off, it was a foul; and how many discs moved in all."""

    food: int
    fouls: int
    moved: int

    def and_one(self, dropped: set[int], past: set[int], flicked: int, moved: int) -> "Tally":
        food = any(i >= LARGE for i in dropped)
        foul = flicked in dropped or bool(past)
        return Tally(self.food + food, self.fouls + foul, self.moved + moved)


class Slider:
    """One disc in Chipmunk: friction by its velocity function, dropping and the rope by hand."""

    def __init__(self, pymunk: Any, space: Any, disc: Disc) -> None:
        self.radius = disc.radius / 1000
        self.dropped = self.over = self.past = False
        self.pymunk = pymunk
        self.body = pymunk.Body(disc.mass, 1e9)  # no spin
        self.body.position = self.start = (disc.x / 1000, disc.y / 1000)
        self.body.velocity_func = self.brake
        self.shape = pymunk.Circle(self.body, self.radius)
        self.shape.elasticity = sqrt(GROUND.restitution / 1000)  # Chipmunk multiplies the two
        self.shape.filter = pymunk.ShapeFilter(categories=LAYERS[0], mask=LAYERS[0])
        space.add(self.body, self.shape)

    def brake(self, body: Any, gravity: Any, damping: float, dt: float) -> None:
        slow = (LAWS.table_slow if self.dropped else LAWS.board_slow) / 1000 * dt
        speed = body.velocity.length
        body.velocity = body.velocity * (1 - slow / speed) if speed > slow else (0, 0)

    def look(self) -> None:
        x, y = (max(abs(value) - 160.0, 0.0) for value in self.body.position)
        off = sqrt(x * x + y * y)
        if not self.dropped and off >= self.radius:
            self.dropped = True
            self.shape.filter = self.pymunk.ShapeFilter(categories=LAYERS[1], mask=LAYERS[1])
        if self.dropped and not self.over and off >= 100 - self.radius:
            if self.body.velocity.length < GROUND.rope_speed / 1000:
                self.body.velocity = (0, 0)
            else:
                self.over = True
        self.past = self.past or off >= 100

    def has_moved(self) -> bool:
        x, y = self.body.position
        return bool(abs(x - self.start[0]) + abs(y - self.start[1]) > 0.5)


def chipmunk(pymunk: Any, discs: list[Disc], flick: Flick, tally: Tally) -> Tally:
    space = pymunk.Space()
    space.collision_slop = 0.001
    sliders = [Slider(pymunk, space, disc) for disc in discs]
    bodies = launch(GROUND, discs, flick)
    flicked = sliders[flick.disc].body
    flicked.velocity = (bodies.vx[flick.disc] / 1000, bodies.vy[flick.disc] / 1000)
    while any(slider.body.velocity.length > 0.2 for slider in sliders):
        space.step(STEP)
        for slider in sliders:
            slider.look()
    return tally.and_one(
        {i for i, slider in enumerate(sliders) if slider.dropped},
        {i for i, slider in enumerate(sliders) if slider.past},
        flick.disc,
        sum(slider.has_moved() for slider in sliders),
    )


def ours(discs: list[Disc], flick: Flick, tally: Tally) -> Tally:
    shot = shoot(GROUND, discs, flick)
    moved = sum(
        abs(x - old.x) + abs(y - old.y) > 500 for old, (x, y) in zip(discs, shot.rest, strict=True)
    )
    return tally.and_one(set(shot.dropped), set(shot.past), flick.disc, moved)


@pytest.mark.slow
def test_chipmunk_sends_about_as_much_off() -> None:
    pymunk = pytest.importorskip("pymunk")
    rng = Random(7)
    here = there = Tally(0, 0, 0)
    for _ in range(SHOTS):
        discs, flick = scatter(rng), random_flick(rng)
        here = ours(discs, flick, here)
        there = chipmunk(pymunk, discs, flick, there)
    assert abs(here.food - there.food) <= 0.03 * SHOTS
    assert abs(here.fouls - there.fouls) <= 0.03 * SHOTS
    assert abs(here.moved - there.moved) <= 0.05 * here.moved
    assert min(here.food, here.fouls) >= 0.1 * SHOTS
