"""At rest: whole micrometres, no overlap, whatever happened before."""

from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.discs_boards import GROUND, clump, disc, overlaps, random_flick, rested, scatter
from watatheque.core.discs import Disc, Flick, Shot, launch, laws_of, overlap, shoot
from watatheque.core.discs_bodies import ON_BOARD, ON_TABLE, PAST_ROPE, Bodies
from watatheque.core.discs_motion import advance
from watatheque.core.discs_rest import nearest, settle, spread


def lying(discs: list[Disc], shrink: float = 1.0) -> Bodies:
    b = launch(GROUND, discs, Flick(0, 1, 0, 1))
    b.vx[0] = 0.0
    for i in range(len(discs)):
        b.x[i] *= shrink
        b.y[i] *= shrink
    return b


def apart(b: Bodies, discs: list[Disc]) -> bool:
    places = tuple((round(x), round(y)) for x, y in zip(b.x, b.y, strict=True))
    assert all(x == px and y == py for x, y, (px, py) in zip(b.x, b.y, places, strict=True))
    return overlaps(discs, Shot(places, (), (), 0, ())) == []


@pytest.mark.parametrize(
    ("value", "whole"),
    [(0.4, 0), (0.5, 1), (1.5, 2), (-0.4, 0), (-0.5, -1), (-1.5, -2), (-2.4, -2), (1e6, 1e6)],
)
def test_halves_round_away_from_zero_so_mirrored_places_do_too(value: float, whole: float) -> None:
    assert nearest(value) == whole
    assert str(nearest(-0.2)) == "0.0"


def test_discs_that_touch_without_overlap_are_left_alone() -> None:
    discs = clump()
    b = lying(discs)
    settle(b, laws_of(GROUND))
    assert [(x, y) for x, y in zip(b.x, b.y, strict=True)] == [(d.x, d.y) for d in discs]


@pytest.mark.parametrize("shrink", [0.99999, 0.9995, 0.995])
def test_a_squeezed_pile_is_parted(shrink: float) -> None:
    discs = clump()
    b = lying(discs, shrink)
    settle(b, laws_of(GROUND))
    assert apart(b, discs)


@pytest.mark.parametrize("shrink", [0.99999, 0.995, 0.9])
def test_spreading_a_layer_parts_it_in_one_go(shrink: float) -> None:
    """The last resort, which no shot seen so far has needed, and the reason why parting ends."""
    discs = clump()
    b = lying(discs, shrink)
    for i in range(len(discs)):
        b.x[i], b.y[i] = nearest(b.x[i]), nearest(b.y[i])
    assert not apart(b, discs)
    spread(b, True)
    assert apart(b, discs)


@given(st.data())
@settings(deadline=None)
def test_small_overlaps_of_any_board_are_parted(data: st.DataObject) -> None:
    jitter = st.floats(-60.0, 60.0)
    discs = clump(data.draw(st.integers(2, 26)), data.draw(st.sampled_from([9_000, 12_500])))
    b, level = lying(discs), data.draw(st.sampled_from([ON_BOARD, ON_TABLE, PAST_ROPE]))
    for i in range(len(discs)):
        b.level[i] = level
        b.x[i] += data.draw(jitter)
        b.y[i] += data.draw(jitter)
    settle(b, laws_of(GROUND))
    assert apart(b, discs)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_overlaps_after_any_shot_of_a_long_game(seed: int) -> None:
    rng = Random(seed)
    discs = scatter(rng)
    while len(discs) > 2:
        shot = shoot(GROUND, discs, random_flick(rng, len(discs)))
        assert overlaps(discs, shot) == []
        after = rested(discs, shot)
        discs = [now for i, now in enumerate(after) if i not in shot.dropped]


@pytest.mark.parametrize("restitution", [0, 500, 800, 1000])
@pytest.mark.parametrize("strength", [1, 200, 1000])
def test_26_touching_discs_do_not_explode(restitution: int, strength: int) -> None:
    discs = [*clump(25), disc(-140_000, 3_000)]
    ground = GROUND._replace(restitution=restitution)
    shot = shoot(ground, discs, Flick(25, 1000, 0, strength))
    assert overlaps(discs, shot) == []
    # Nobody can come farther than the striker could alone, nor any pile grow without a blow.
    speed = (GROUND.fastest - GROUND.slowest) * (strength - 1) / 999 + GROUND.slowest
    farthest = speed * speed / (2 * laws_of(GROUND).table_slow)
    for old, (x, y) in zip(discs, shot.rest, strict=True):
        assert (x - old.x) ** 2 + (y - old.y) ** 2 <= (farthest + 100) ** 2
    if strength == 1:
        assert shot.rest[:25] == tuple((old.x, old.y) for old in discs[:25])


@pytest.mark.long
@pytest.mark.parametrize("restitution", [0, 300, 800, 1000])
@pytest.mark.parametrize("seed", range(6))
def test_discs_do_not_even_overlap_on_the_way(restitution: int, seed: int) -> None:
    """But for what friction presses them together within one step: some hundredths of a mm."""
    rng = Random(seed)
    discs = clump() if seed % 2 else [*clump(25), disc(-140_000, 3_000)]
    flick = random_flick(rng, 26) if seed % 2 else Flick(25, 1000, 20 * seed, 1000)
    ground = GROUND._replace(restitution=restitution)
    b, laws = launch(ground, discs, flick), laws_of(ground)
    while advance(b, laws, 0.004, 1):
        assert deepest(b) < 40.0


def deepest(b: Bodies) -> float:
    """By how much the worst pair of a layer overlaps."""
    pairs = [(i, j) for j in range(len(b.x)) for i in range(j)]
    return max(
        b.radius[i] + b.radius[j] - sqrt((b.x[i] - b.x[j]) ** 2 + (b.y[i] - b.y[j]) ** 2)
        for i, j in pairs
        if (b.level[i] == ON_BOARD) == (b.level[j] == ON_BOARD)
    )


@pytest.mark.parametrize("seed", range(10))
def test_a_disc_flicked_out_of_the_middle_of_a_pile_leaves_no_overlap(seed: int) -> None:
    rng = Random(seed)
    discs = clump()
    shot = shoot(GROUND, discs, random_flick(rng, 26))
    assert overlaps(discs, shot) == []


def test_discs_of_two_layers_may_lie_over_each_other() -> None:
    b = lying([disc(0, 0), disc(1_000, 0)])
    b.level[1] = ON_TABLE
    settle(b, laws_of(GROUND))
    assert b.x == [0.0, 1_000.0]


def test_overlap_begins_beyond_touching() -> None:
    assert not overlap(disc(0, 0), disc(25_000, 0))
    assert overlap(disc(0, 0), disc(24_999, 0))
    assert overlap(disc(0, 0), disc(0, 21_499, 9_000))
