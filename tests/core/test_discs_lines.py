"""The board's edge and the rope: dropping, overhanging, stopping, going over."""

from math import sqrt

import pytest

from tests.core.discs_boards import GROUND, disc
from watatheque.core.discs import Disc, Flick, Ground, Shot, launch, laws_of, shoot
from watatheque.core.discs_motion import advance

EDGE, ROPE, RADIUS = 160_000, 260_000, 12_500
LAWS = laws_of(GROUND)
START = disc(100_000, 0)


def ground_at(speed: float) -> Ground:
    """A ground on which every flick has the same speed."""
    return GROUND._replace(slowest=round(speed), fastest=round(speed))


def push(speed: float, start: Disc = START, dx: int = 1, dy: int = 0) -> Shot:
    return shoot(ground_at(speed), [start], Flick(0, dx, dy, 500))


def speed_to(x: float, start: Disc = START) -> float:
    """The speed that brings a disc from `start` to x, along +x, over both frictions."""
    drop = EDGE + RADIUS
    squared = 0.0
    if x > drop:
        squared = 2 * LAWS.table_slow * (x - drop)
        x = drop
    return sqrt(squared + 2 * LAWS.board_slow * (x - start.x))


@pytest.mark.parametrize("x", [120_000, EDGE, EDGE + 12_000, EDGE + RADIUS - 5])
def test_an_overhanging_disc_stays_on_the_board(x: int) -> None:
    shot = push(speed_to(x))
    assert shot.dropped == ()
    assert shot.rest[0] == pytest.approx((x, 0), abs=3)


@pytest.mark.parametrize("x", [EDGE + RADIUS + 5, 200_000, ROPE - RADIUS - 50])
def test_a_disc_drops_when_no_part_is_on_the_board_and_slides_on_the_table(x: int) -> None:
    shot = push(speed_to(x))
    assert (shot.dropped, shot.past) == ((0,), ())
    assert shot.rest[0] == pytest.approx((x, 0), abs=3)


def test_a_disc_that_only_touches_the_edge_line_after_rounding_has_dropped() -> None:
    shot = push(speed_to(EDGE + RADIUS - 0.3))
    assert shot.rest[0][0] == EDGE + RADIUS
    assert shot.dropped == (0,)


def test_at_a_corner_the_edge_is_round() -> None:
    # Half a radius out on both sides is still on the board; 0.9 of it is not.
    corner = disc(EDGE - 10_000, EDGE - 10_000)
    for out, drops in ((0.5, False), (0.70, False), (0.72, True), (0.9, True)):
        way = sqrt(2) * (10_000 + out * RADIUS)
        shot = push(sqrt(2 * LAWS.board_slow * way), corner, 1, 1)
        assert (shot.dropped == (0,)) is drops, out


@pytest.mark.parametrize("ratio", [0.05, 0.5, 0.999])
def test_below_the_rope_speed_a_disc_stops_with_its_edge_at_the_rope(ratio: float) -> None:
    shot = push(speed_reaching_rope(ratio * GROUND.rope_speed))
    assert shot.rest == ((ROPE - RADIUS, 0),)
    assert (shot.dropped, shot.past) == ((0,), ())


def speed_reaching_rope(speed: float) -> float:
    return sqrt(speed_to(ROPE - RADIUS) ** 2 + speed * speed)


def test_above_the_rope_speed_a_disc_goes_over_unhindered_and_is_past() -> None:
    speed = 1.001 * GROUND.rope_speed
    shot = push(speed_reaching_rope(speed))
    assert shot.past == (0,)
    assert shot.rest[0][0] == pytest.approx(
        ROPE - RADIUS + speed * speed / (2 * LAWS.table_slow), abs=3
    )


@pytest.mark.parametrize(("x", "past"), [(ROPE - 50, ()), (ROPE + 50, (0,))])
def test_past_the_rope_is_the_centre_not_the_edge(x: int, past: tuple[int, ...]) -> None:
    low = ground_at(speed_to(x))._replace(rope_speed=1000)
    shot = shoot(low, [START], Flick(0, 1, 0, 500))
    assert shot.rest[0] == pytest.approx((x, 0), abs=3)
    assert shot.past == past


def test_the_rope_is_round_at_the_corners() -> None:
    corner = disc(EDGE - 10_000, EDGE - 10_000)
    shot = push(800_000, corner, 1, 1)
    x, y = shot.rest[0]
    assert sqrt((x - EDGE) ** 2 + (y - EDGE) ** 2) == pytest.approx(100_000 - RADIUS, abs=2)


def test_without_a_rope_nothing_stops_and_nothing_is_past() -> None:
    ground = ground_at(speed_to(ROPE + 40_000))._replace(rope=0)
    shot = shoot(ground, [START], Flick(0, 1, 0, 500))
    assert shot.rest[0] == pytest.approx((ROPE + 40_000, 0), abs=3)
    assert (shot.dropped, shot.past) == ((0,), ())


def test_a_dropped_disc_slides_under_and_past_those_on_the_board() -> None:
    overhanging = disc(EDGE + 11_000, 0, 12_500)
    b = launch(GROUND, [disc(0, 0), overhanging], Flick(0, 1, 0, 1))
    b.level[0], b.x[0], b.vx[0] = 1, EDGE + 60_000.0, -700_000.0
    while advance(b, LAWS, 0.004, 1):
        pass
    assert (b.x[1], b.y[1]) == (overhanging.x, overhanging.y)
    assert b.x[0] < overhanging.x


def test_dropped_discs_meet_each_other() -> None:
    b = launch(GROUND, [disc(0, 0), disc(0, 30_000)], Flick(0, 1, 0, 1))
    b.level[0], b.x[0], b.y[0], b.vx[0] = 1, 175_000.0, 0.0, 300_000.0
    b.level[1], b.x[1], b.y[1] = 1, 205_000.0, 0.0
    while advance(b, LAWS, 0.004, 1):
        pass
    assert b.x[1] > 205_000
    assert b.x[1] - b.x[0] >= 2 * RADIUS


def test_a_disc_that_lies_at_the_rope_is_held_by_it_when_pushed_gently() -> None:
    b = launch(GROUND, [disc(0, 0), disc(0, 30_000)], Flick(0, 1, 0, 1))
    b.level[0], b.x[0], b.y[0], b.vx[0] = 1, 200_000.0, 0.0, 500_000.0
    b.level[1], b.x[1], b.y[1] = 1, float(ROPE - RADIUS), 0.0
    while advance(b, LAWS, 0.004, 1):
        pass
    assert b.x[1] == ROPE - RADIUS
    assert b.past == [-1, -1]


def test_the_rope_holds_nobody_who_comes_back_from_it() -> None:
    b = launch(GROUND, [disc(0, 0)], Flick(0, 1, 0, 1))
    b.level[0], b.x[0], b.vx[0] = 1, ROPE - RADIUS + 50.0, -10_000.0
    advance(b, LAWS, 0.004, 10)
    path = 10_000**2 / (2 * LAWS.table_slow)
    assert b.x[0] == pytest.approx(ROPE - RADIUS + 50 - path, abs=0.6)


def test_the_order_of_leaving_is_told() -> None:
    # The striker shoves two ahead of it without a bounce: the first in the row leaves first.
    discs = [disc(0, 0), disc(130_000, 0), disc(165_000, 0)]
    ground = ground_at(1_900_000)._replace(restitution=0, rope=25_000, rope_speed=0)
    shot = shoot(ground, discs, Flick(0, 1, 0, 1000))
    assert shot.dropped[:2] == (2, 1)
    assert shot.past[:2] == (2, 1)
