"""WW-P1 to WW-P5 as this game uses them; the engine's own tests are in tests/core."""

from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.games.willy_waschbaer.yard import GAME, Yard, first
from watatheque.core import codec
from watatheque.core.discs_motion import advance
from watatheque.core.playout import playout
from watatheque.games.willy_waschbaer.pieces import (
    BOARD,
    GROUND,
    HALF,
    MASSES,
    NUMBERS,
    RADII,
    ROPE,
)
from watatheque.games.willy_waschbaer.rules import WillyWaschbaer
from watatheque.games.willy_waschbaer.values import Announce, Flick

BLUE = NUMBERS["blue-straight"]


def slid(strength: int, dx: int = 0, dy: int = -1) -> float:
    """How far a free raccoon slides up the empty right half of the board."""
    yard = Yard({"blue-straight": (100, 140)})
    yard.flick("blue-straight", dx, dy, strength)
    x, y = yard.at("blue-straight") or (0, 0)
    return sqrt(float((x - 100_000) ** 2 + (y - 140_000) ** 2))


def speed(strength: int) -> float:
    return GROUND.slowest + (GROUND.fastest - GROUND.slowest) * (strength - 1) / 999


@pytest.mark.parametrize("strength", [1, 100, 300, 500])
def test_ww_p1_a_free_raccoon_stops_after_v_squared_over_2_mu_g(strength: int) -> None:
    law = speed(strength) ** 2 / (2 * GROUND.board_friction / 1000 * 9_806_650)
    assert slid(strength) == pytest.approx(law, abs=300)


def test_ww_p1_the_heavier_raccoon_drives_the_food_before_it() -> None:
    yard = Yard({"blue-straight": (0, 60), "food-1": (40, 60)})
    yard.flick("blue-straight", 1, 0, 200)
    raccoon, food = yard.at("blue-straight"), yard.at("food-1")
    assert raccoon is not None
    assert food is not None
    assert 18_500 < raccoon[0] < food[0] - 21_500
    assert MASSES[BLUE] > MASSES[12]


def test_ww_p1_a_piece_stays_on_while_its_disc_covers_any_of_the_board() -> None:
    """Each of these overhangs by more than half; the next micrometres would drop it."""
    yard = Yard({"blue-straight": (60, 60), "food-1": (165, 60), "food-2": (100, 165)})
    yard.idle()
    assert yard.at("food-1") == (165_000, 60_000)
    assert yard.at("food-2") == (100_000, 165_000)


def test_ww_p2_below_the_ropes_speed_a_piece_is_held_above_it_passes() -> None:
    spots = {"blue-straight": (60, 60), "food-1": (125, 60)}
    held, passed = Yard(spots), Yard(spots)
    assert first(held.flick("blue-straight", 1, 0, 500), "took").data["food"] == [12]
    assert first(passed.flick("blue-straight", 1, 0, 600), "fouled").data["why"] == "rope"


def test_ww_p3_the_measures() -> None:
    assert (BOARD, HALF, ROPE) == (320_000, 160_000, 100_000)
    assert (GROUND.half_width, GROUND.half_height, GROUND.rope) == (HALF, HALF, ROPE)
    assert set(RADII[:12]) == {12_500}
    assert set(RADII[12:]) == {9_000}


def test_ww_p4_a_flick_is_whole_numbers_within_bounds() -> None:
    yard = Yard({"blue-straight": (60, 60)})
    yard.play(0, Announce(BLUE))
    assert yard.refused(0, Flick(BLUE, 0, 0, 100)) == "WW-P4"
    assert yard.refused(0, Flick(BLUE, 1_000_001, 0, 100)) == "WW-P4"
    assert yard.refused(0, Flick(BLUE, 0, -(2**70), 100)) == "WW-P4"
    assert yard.refused(0, Flick(BLUE, 1, 0, 1001)) == "WW-P4"
    assert GAME.check(yard.state, 0, Flick(BLUE, -1_000_000, 1_000_000, 1000)) is None


def test_ww_p4_the_hardest_flick_would_carry_two_board_lengths_the_least_a_centimetre() -> None:
    way = speed(1000) ** 2 / (2 * GROUND.board_friction / 1000 * 9_806_650)
    assert way == pytest.approx(2 * BOARD, rel=0.02)
    assert 8_000 < slid(1) < 12_000


def test_ww_p4_the_length_of_a_direction_does_not_count() -> None:
    ends = []
    for dx, dy in ((3, 4), (3_000, 4_000), (600_000, 800_000)):
        yard = Yard({"blue-straight": (0, 0)})
        yard.flick("blue-straight", dx, dy, 250)
        ends.append(yard.at("blue-straight"))
    assert ends == [ends[0]] * 3


def test_ww_p4_a_sample_reaches_every_direction_and_strength() -> None:
    yard = Yard({"blue-straight": (0, 0)})
    yard.play(0, Announce(BLUE))
    rng = Random(1)
    drawn: list[Any] = [GAME.sample(yard.state, 0, rng) for _ in range(400)]
    quarters = {(flick.dx > 0, flick.dy > 0) for flick in drawn}
    assert len(quarters) == 4
    assert min(flick.strength for flick in drawn) < 20
    assert max(flick.strength for flick in drawn) > 980
    assert len({(flick.dx, flick.dy) for flick in drawn}) == 400


def digests(game: WillyWaschbaer, matches: int) -> list[str]:
    found = []
    for i in range(matches):
        rng = Random(i)
        board = game.setup({"games": 1}, 2 + i % 3, rng.randbytes(32))
        playout(game, board, rng)
        found.append(codec.digest(game.save(board)))
    return found


def test_ww_p5_the_board_and_the_flick_decide_everything() -> None:
    yards = [Yard({"blue-straight": (0, 0)}) for _ in range(2)]
    for yard in yards:
        yard.flick("blue-straight", -70, -68, 900)
    assert GAME.save(yards[0].state) == GAME.save(yards[1].state)


@pytest.mark.slow
def test_ww_p5_whole_games_are_the_same_in_the_kernel() -> None:
    """Interpreted or compiled, whichever runs these tests, against numba."""
    pytest.importorskip("numba")
    from watatheque.core import discs_kernel  # noqa: PLC0415

    plain, kernel = WillyWaschbaer(advance), WillyWaschbaer(discs_kernel.advance)
    assert digests(plain, 20) == digests(kernel, 20)


def test_ww_p5_every_shot_ends() -> None:
    """As many shots as there are in three games of anything at all."""
    assert len(digests(WillyWaschbaer(), 3)) == 3
