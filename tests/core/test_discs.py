"""Whole shots: flicks, mirrors, ends, frames, refusals."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.discs_boards import GROUND, clump, disc, overlaps, random_flick, scatter
from watatheque.core.discs import (
    STEP_MS,
    STEPS,
    Disc,
    Flick,
    check_ground,
    launch,
    laws_of,
    lies_within_board,
    overlap,
    rests_on_board,
    shoot,
)
from watatheque.core.discs_motion import advance
from watatheque.core.errors import BadInput

Turn = Callable[[float, float], tuple[float, float]]
MIRRORS: dict[str, Turn] = {
    "left and right": lambda x, y: (-x, y),
    "near and far": lambda x, y: (x, -y),
    "x and y": lambda x, y: (y, x),
    "half a turn": lambda x, y: (-x, -y),
    "a quarter turn": lambda x, y: (-y, x),
}


def turned(discs: list[Disc], flick: Flick, turn: Any) -> tuple[list[Disc], Flick]:
    dx, dy = turn(flick.dx, flick.dy)
    places = [turn(old.x, old.y) for old in discs]
    moved = [old._replace(x=x, y=y) for old, (x, y) in zip(discs, places, strict=True)]
    return moved, flick._replace(dx=dx, dy=dy)


def trail(discs: list[Disc], flick: Flick) -> list[tuple[float, float]]:
    """Every disc's place after every step, as doubles."""
    b, laws = launch(GROUND, discs, flick), laws_of(GROUND)
    seen = list(zip(b.x, b.y, strict=True))
    while advance(b, laws, STEP_MS / 1000.0, 1):
        seen.extend(zip(b.x, b.y, strict=True))
    return seen


@pytest.mark.parametrize("turn", MIRRORS.values(), ids=MIRRORS)
@pytest.mark.parametrize("seed", range(12))
def test_a_mirrored_shot_is_mirrored_to_the_bit(turn: Turn, seed: int) -> None:
    rng = Random(seed)
    discs = scatter(rng) if seed % 4 else clump()
    flick = random_flick(rng)
    mirrored = trail(*turned(discs, flick, turn))
    assert mirrored == [turn(x, y) for x, y in trail(discs, flick)]


def test_strength_maps_linearly_to_the_launch_speed() -> None:
    speeds = [launch(GROUND, [disc(0, 0)], Flick(0, 0, -7, k)).vy[0] for k in (1, 334, 667, 1000)]
    assert speeds == [-60_000.0, -690_000.0, -1_320_000.0, -1_950_000.0]


def test_only_the_direction_of_the_vector_counts() -> None:
    one = launch(GROUND, [disc(0, 0)], Flick(0, 3, 4, 1000))
    other = launch(GROUND, [disc(0, 0)], Flick(0, 3000, 4000, 1000))
    assert (one.vx, one.vy) == (other.vx, other.vy) == ([1_170_000.0], [1_560_000.0])


def test_the_strongest_flick_goes_about_twice_the_boards_length() -> None:
    """WW-P4, with the numbers of these tests."""
    endless = GROUND._replace(half_width=900_000)
    shot = shoot(endless, [disc(-100_000, 0)], Flick(0, 1, 0, 1000))
    assert 600_000 < shot.rest[0][0] + 100_000 < 680_000


def test_a_shot_is_a_function_of_board_and_flick_and_leaves_them_alone() -> None:
    rng = Random(5)
    discs, flick = scatter(rng), random_flick(rng)
    before = list(discs)
    assert shoot(GROUND, discs, flick) == shoot(GROUND, discs, flick)
    assert discs == before


def test_frames_start_at_the_board_end_at_rest_and_change_nothing() -> None:
    rng = Random(6)
    discs, flick = scatter(rng), random_flick(rng)._replace(strength=900)
    plain, sampled = shoot(GROUND, discs, flick), shoot(GROUND, discs, flick, every=4)
    assert sampled._replace(frames=()) == plain
    assert sampled.frames[0] == tuple((old.x, old.y) for old in discs)
    assert sampled.frames[-1] == sampled.rest
    assert len(sampled.frames) >= plain.millis // (4 * STEP_MS)


places = st.integers(-172_000, 172_000)
numbers = st.integers(-1_000_000, 1_000_000)


@given(
    wanted=st.lists(st.tuples(places, places, st.sampled_from([9_000, 12_500])), max_size=12),
    direction=st.tuples(numbers, numbers).filter(any),
    strength=st.integers(1, 1000),
    restitution=st.integers(0, 1000),
)
@settings(deadline=None)
def test_every_shot_ends_and_keeps_its_promises(
    wanted: list[tuple[int, int, int]],
    direction: tuple[int, int],
    strength: int,
    restitution: int,
) -> None:
    discs = [disc(0, 0)]
    for new in (disc(*place) for place in wanted):
        if rests_on_board(GROUND, new) and not any(overlap(new, old) for old in discs):
            discs.append(new)
    ground = GROUND._replace(restitution=restitution)
    shot = shoot(ground, discs, Flick(0, *direction, strength))
    assert shot.millis < 10_000
    assert overlaps(discs, shot) == []
    assert set(shot.past) <= set(shot.dropped)
    assert len(set(shot.dropped)) == len(shot.dropped)
    for i, (old, (x, y)) in enumerate(zip(discs, shot.rest, strict=True)):
        assert i in shot.dropped or rests_on_board(ground, old._replace(x=x, y=y))


def test_a_shot_that_would_slide_for_minutes_is_cut() -> None:
    ice = GROUND._replace(half_width=1_000_000, board_friction=1, table_friction=1)
    ice = ice._replace(slowest=10_000_000, fastest=10_000_000)
    for every in (0, 7):
        shot = shoot(ice, [disc(0, 0)], Flick(0, 1, 0, 1), every)
        assert shot.millis == STEPS * STEP_MS
        assert shot.past == (0,)


@pytest.mark.parametrize(
    ("flick", "what"),
    [
        (Flick(2, 1, 0, 1), "disc"),
        (Flick(-1, 1, 0, 1), "disc"),
        (Flick(0, 0, 0, 1), "direction"),
        (Flick(0, 1_000_001, 0, 1), "direction"),
        (Flick(0, 0, -1_000_001, 1), "direction"),
        (Flick(0, 1, 0, 0), "strength"),
        (Flick(0, 1, 0, 1001), "strength"),
    ],
)
def test_a_bad_flick_is_refused_by_name(flick: Flick, what: str) -> None:
    with pytest.raises(BadInput) as refused:
        shoot(GROUND, [disc(0, 0), disc(50_000, 0)], flick)
    assert refused.value.what == what


def test_a_disc_off_the_board_and_a_rope_too_near_are_refused() -> None:
    with pytest.raises(BadInput, match="disc 0"):
        shoot(GROUND, [disc(172_500, 0)], Flick(0, 1, 0, 1))
    with pytest.raises(BadInput, match="rope"):
        shoot(GROUND._replace(rope=24_999), [disc(0, 0)], Flick(0, 1, 0, 1))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("half_width", 0),
        ("half_height", 1_000_001),
        ("rope", -1),
        ("rope_speed", -1),
        ("board_friction", 0),
        ("table_friction", 0),
        ("restitution", 1001),
        ("slowest", 0),
        ("fastest", 10_000_001),
    ],
)
def test_a_ground_that_cannot_keep_the_promises_is_refused(name: str, value: int) -> None:
    check_ground(GROUND)
    changes: dict[str, Any] = {name: value}
    with pytest.raises(BadInput) as refused:
        check_ground(GROUND._replace(**changes))
    assert refused.value.what == name


def test_on_the_board_and_wholly_on_it() -> None:
    assert lies_within_board(GROUND, disc(147_500, -147_500))
    assert not lies_within_board(GROUND, disc(147_501, 0))
    assert not lies_within_board(GROUND, disc(0, -147_501))
    assert rests_on_board(GROUND, disc(172_499, 0))
    assert not rests_on_board(GROUND, disc(172_500, 0))
    assert not rests_on_board(GROUND, disc(169_000, 169_000))
