"""Where a piece can lie, exactly: the closest free place against a search of all places."""

from random import Random

import pytest

from tests.games.willy_waschbaer.yard import GAME, Yard
from watatheque.games.willy_waschbaer.pieces import HALF, NUMBERS, PIECES, RADII
from watatheque.games.willy_waschbaer.shots import undo_fall
from watatheque.games.willy_waschbaer.spots import (
    any_free,
    is_free,
    lies_within,
    nearest_free,
    overlapped,
    touched,
)
from watatheque.games.willy_waschbaer.state import FALLEN, NONE, ON_BOARD, Board

FOOD = NUMBERS["food-1"]


def random_board(seed: int) -> Board:
    board: Board = GAME.setup({"games": 1}, 2, Random(seed).randbytes(32))
    return board


def apart(one: tuple[int, int], x: int, y: int) -> int:
    return (one[0] - x) ** 2 + (one[1] - y) ** 2


def by_rings(board: Board, piece: int, x: int, y: int, farthest: int) -> tuple[int, int]:
    """The closest free place by trying every place near enough, topmost and leftmost first."""
    places = [
        (apart((x + dx, y + dy), x, y), y + dy, x + dx)
        for dx in range(-farthest, farthest + 1)
        for dy in range(-farthest, farthest + 1)
    ]
    places.sort()
    return next((px, py) for _, py, px in places if is_free(board, piece, px, py))


@pytest.mark.long
def test_ww_11_the_closest_place_is_the_one_that_trying_them_all_finds() -> None:
    """A little too close to one piece, between two that leave no room, and at the edge."""
    spots = {"green-left": (40, 40), "green-right": (82.998, 40), "blue-left": (140, -100)}
    yard = Yard(spots)
    yard.state.place[FOOD] = FALLEN
    for x, y in (
        (40_000, 61_470), (25_000, 24_610), (61_499, 40_000), (61_499, 40_003), (61_480, 39_990),
        (151_040, -78_550), (151_030, -81_650),
    ):  # fmt: skip
        found = nearest_free(yard.state, FOOD, x, y)
        reach = int(apart(found, x, y) ** 0.5) + 1
        assert reach < 300, "too far to try them all"
        assert found == by_rings(yard.state, FOOD, x, y, reach), (x, y)


def test_ww_11_no_place_that_is_drawn_is_closer() -> None:
    rng = Random(5)
    for seed in range(6):
        board = random_board(seed)
        for piece in rng.sample(range(PIECES), 3):
            blocker = rng.choice([other for other in range(PIECES) if other != piece])
            x = board.x[blocker] + rng.randint(-9_000, 9_000)
            y = board.y[blocker] + rng.randint(-9_000, 9_000)
            found = nearest_free(board, piece, x, y)
            assert is_free(board, piece, *found)
            limit = apart(found, x, y)
            radius = int(limit**0.5)
            for _ in range(3_000):
                px, py = x + rng.randint(-radius, radius), y + rng.randint(-radius, radius)
                closer = apart((px, py), x, y) < limit
                assert not (closer and is_free(board, piece, px, py))


def test_ww_11_a_free_place_is_its_own_closest() -> None:
    board, rng = random_board(1), Random(1)
    for piece in range(PIECES):
        x, y = any_free(board, piece, rng)
        assert nearest_free(board, piece, x, y) == (x, y)


@pytest.mark.long
def test_ww_11_right_on_top_of_another_piece_there_is_a_place_too() -> None:
    yard = Yard({"green-left": (40, 40)})
    yard.state.place[FOOD] = FALLEN
    x, y = nearest_free(yard.state, FOOD, 40_000, 40_000)
    assert 21_500**2 < apart((x, y), 40_000, 40_000) <= 21_500**2 + 50
    # All round it is the same: of equally close places the topmost, then the leftmost.
    assert y <= 40_000 - 21_500 + 600


def test_ww_11_nobody_takes_a_place_to_which_its_own_piece_returns() -> None:
    """Red's place is taken; the closest free one would be over food-1's, which is fallen too."""
    yard = Yard({"red-left": (0, 0), "food-1": (0, 26), "green-left": (0, -2)}, out=("red-left",))
    board = yard.state
    for name, spot in (("red-left", (0, 0)), ("food-1", (0, 26_000))):
        board.place[NUMBERS[name]] = FALLEN
        board.x[NUMBERS[name]], board.y[NUMBERS[name]] = spot
    assert undo_fall(board) == [NUMBERS["red-left"], FOOD]
    assert (board.x[FOOD], board.y[FOOD]) == (0, 26_000)
    assert GAME.audit(board) is None


def test_ww_11_an_overhanging_piece_returns_to_where_it_overhung() -> None:
    yard = Yard({"food-1": (165, 0)})
    yard.state.place[FOOD] = FALLEN
    undo_fall(yard.state)
    assert yard.at("food-1") == (165_000, 0)


@pytest.mark.parametrize("piece", [0, FOOD])
def test_entirely_on_the_board_to_the_micrometre(piece: int) -> None:
    edge = HALF - RADII[piece]
    assert lies_within(piece, edge, -edge)
    assert not lies_within(piece, edge + 1, 0)
    assert not lies_within(piece, 0, -edge - 1)


def test_contact_is_not_overlap() -> None:
    yard = Yard({"green-left": (40, 40)})
    green = NUMBERS["green-left"]
    for dx, dy in ((25_000, 0), (15_000, 20_000), (-7_000, 24_000)):
        assert overlapped(yard.state, 0, 40_000 + dx, 40_000 + dy) == NONE
        assert touched(yard.state, 0, 40_000 + dx, 40_000 + dy) == green
        assert touched(yard.state, 0, 40_000 + dx, 40_001 + dy) == NONE
    assert overlapped(yard.state, 0, 64_999, 40_000) == green


def test_whatever_has_fallen_or_gone_is_in_nobodys_way() -> None:
    yard = Yard({"green-left": (40, 40)})
    yard.state.place[NUMBERS["green-left"]] = FALLEN
    assert is_free(yard.state, 0, 40_000, 40_000)
    yard.state.place[NUMBERS["green-left"]] = ON_BOARD
    assert not is_free(yard.state, 0, 40_000, 40_000)
