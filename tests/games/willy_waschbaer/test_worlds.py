"""Who may know what, and worlds that look the same to them."""

from collections import Counter
from random import Random

import pytest

from tests.games.willy_waschbaer.test_variants import give_all, old
from tests.games.willy_waschbaer.yard import GAME, SEED, Yard
from watatheque.games.willy_waschbaer.pieces import NUMBERS
from watatheque.games.willy_waschbaer.state import GONE, NOBODY


def test_ww_3_unseen_markers_are_dealt_anew_and_seen_ones_stay() -> None:
    yard = Yard({}, seats=3, out=("yellow-left", "blue-left"))
    seen: Counter[int] = Counter()
    for i in range(200):
        world = GAME.resample(yard.state, 0, Random(i))
        assert world.owned(0) == yard.state.owned(0)
        assert world.holder[NUMBERS["yellow-left"]] == 1  # face up
        assert world.holder[NUMBERS["blue-left"]] == NOBODY  # nothing was turned for it
        seen[world.holder[NUMBERS["green-left"]]] += 1
    assert set(seen) == {1, 2, NOBODY}


def test_ww_9_a_spectator_knows_what_is_face_up() -> None:
    yard = Yard({}, out=("yellow-left",))
    for i in range(40):
        world = GAME.resample(yard.state, None, Random(i))
        assert world.holder[NUMBERS["yellow-left"]] == 1
        assert GAME.view(world, None) == GAME.view(yard.state, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_v2_what_one_gave_stays_where_one_gave_it(seats: int) -> None:
    board = old(seats)
    give_all(board)
    for viewer in range(seats):
        known = [m for m in range(12) if viewer in (board.dealt[m], board.holder[m])]
        for i in range(20):
            world = GAME.resample(board, viewer, Random(i))
            assert [world.holder[m] for m in known] == [board.holder[m] for m in known]
            assert GAME.audit(world) is None


def test_ww_v2_of_a_turned_marker_one_knows_the_owner_but_not_the_giver() -> None:
    board = old(4)
    give_all(board)
    marker = next(m for m in range(12) if 0 not in (board.dealt[m], board.holder[m]))
    board.place[marker] = GONE
    board.x[marker] = board.y[marker] = 0
    givers = set()
    for i in range(60):
        world = GAME.resample(board, 0, Random(i))
        assert world.holder[marker] == board.holder[marker]
        assert GAME.audit(world) is None
        givers.add(world.dealt[marker])
    assert givers == {1, 2, 3} - {board.holder[marker]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_v2_while_gifts_are_chosen_only_their_number_is_known(seats: int) -> None:
    board = GAME.setup({"old": True}, seats, SEED)
    rng = Random(2)
    for seat in (0, 1, 1):
        GAME.apply(board, seat, GAME.sample(board, seat, rng), 0)
    for viewer in (None, *range(seats)):
        for i in range(10):
            world = GAME.resample(board, viewer, Random(i))
            assert GAME.view(world, viewer) == GAME.view(board, viewer)
            assert GAME.audit(world) is None
