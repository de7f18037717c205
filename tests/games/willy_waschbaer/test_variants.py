"""WW-V1 and WW-V2: for the young and for the old."""

from collections import Counter
from random import Random

import pytest

from tests.games.willy_waschbaer.yard import GAME, Yard, first, kinds
from watatheque.core.game import Event
from watatheque.games.willy_waschbaer.markers import all_given
from watatheque.games.willy_waschbaer.state import ANNOUNCE, GIVE, NOBODY, Board
from watatheque.games.willy_waschbaer.values import BOX, Announce, Give

SHOT = {"blue-straight": (60, 60), "food-1": (125, 60)}
PAST_THE_ROPE = 600


def test_ww_v1_a_piece_may_cross_the_rope_and_nothing_comes_of_it() -> None:
    yard = Yard(SHOT, options={"young": True})
    news = yard.flick("blue-straight", 1, 0, PAST_THE_ROPE)
    assert first(news, "crossed").article == "WW-V1"
    assert first(news, "took").data["food"] == [12]
    assert yard.state.taken == [1, 0]


def test_ww_v1_the_flicked_raccoon_must_still_stay_on_the_board() -> None:
    yard = Yard(SHOT, options={"young": True})
    assert "fouled" in kinds(yard.flick("blue-straight", 1, 0, 1000))


def old(seats: int, seed: int = 0) -> Board:
    board: Board = GAME.setup({"old": True, "games": 1}, seats, Random(seed).randbytes(32))
    return board


def give_all(board: Board, seed: int = 0) -> list[Event]:
    """Everybody chooses gifts, in any order."""
    rng, news = Random(seed), list[Event]()
    while board.phase == GIVE:
        seat = rng.choice(GAME.prompts(board)).seat
        GAME.apply(board, seat, GAME.sample(board, seat, rng), 0, news)
        assert GAME.audit(board) is None
    return news


@pytest.mark.parametrize(("seats", "dealt"), [(2, 6), (3, 4), (4, 3)])
def test_ww_v2_all_markers_are_dealt_equally_and_looked_at(seats: int, dealt: int) -> None:
    board = old(seats)
    assert Counter(board.dealt) == dict.fromkeys(range(seats), dealt)
    for seat in range(seats):
        view = GAME.view(board, seat)
        assert len(view.markers[seat].known) == dealt
        assert [m.known for s, m in enumerate(view.markers) if s != seat] == [()] * (seats - 1)


@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 1)])
def test_ww_v2_everybody_gives_as_many_to_each_other_player(seats: int, each: int) -> None:
    board = old(seats)
    give_all(board)
    ways = Counter(zip(board.dealt, board.holder, strict=True))
    assert ways == {(a, b): each for a in range(seats) for b in range(seats) if a != b}


def test_ww_v2_two_players_give_two_keep_two_and_box_two() -> None:
    board = old(2)
    give_all(board)
    ways = Counter(zip(board.dealt, board.holder, strict=True))
    assert ways == {(a, b): 2 for a in (0, 1) for b in (0, 1, NOBODY)}
    assert all(board.place[marker] == 0 for marker in board.owned(NOBODY))  # still on the board


def test_ww_v2_all_choose_at_the_same_time() -> None:
    board = old(4)
    assert [prompt.seat for prompt in GAME.prompts(board)] == [0, 1, 2, 3]
    assert GAME.check(board, board.first, Announce(0)) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_v2_nobody_looks_before_everybody_has_given(seats: int) -> None:
    board = old(seats)
    rng = Random(1)
    for seat in range(seats - 1):
        while any(prompt.seat == seat for prompt in GAME.prompts(board)):
            GAME.apply(board, seat, GAME.sample(board, seat, rng), 0)
    for seat in range(seats):
        view = GAME.view(board, seat)
        assert view.received == ()
        assert all(board.dealt[marker] == seat for marker in view.markers[seat].known)
    while not all_given(board):
        GAME.apply(board, seats - 1, GAME.sample(board, seats - 1, rng), 0)
    for seat in range(seats):
        got = [marker for marker, _ in GAME.view(board, seat).received]
        assert got
        assert set(got) <= set(board.owned(seat)) == set(GAME.view(board, seat).markers[seat].known)


def test_ww_v2_gifts_within_the_quota_only() -> None:
    board = old(4)
    seat, other = 0, 1
    mine = [marker for marker in range(12) if board.dealt[marker] == seat]
    theirs = next(marker for marker in range(12) if board.dealt[marker] == other)
    for bad in (Give(theirs, 1), Give(mine[0], 0), Give(mine[0], BOX), Give(mine[0], 4)):
        refusal = GAME.check(board, seat, bad)
        assert refusal is not None
        assert refusal.article == "WW-V2"
    GAME.apply(board, seat, Give(mine[0], 1), 0)
    for bad in (Give(mine[0], 2), Give(mine[1], 1), Give(-1, 2), Give(12, 2)):
        assert GAME.check(board, seat, bad) is not None
    assert GAME.check(board, seat, Give(mine[1], 2)) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_v2_to_the_end_one_sees_what_one_gave_to_whom_and_put_in_the_box(seats: int) -> None:
    board = old(seats)
    give_all(board)
    for seat in range(seats):
        view = GAME.view(board, seat)
        assert dict(view.gifts) == {
            marker: board.holder[marker]
            for marker in range(12)
            if board.dealt[marker] == seat != board.holder[marker]
        }
        for marker, to in view.gifts:
            where = view.box if to == BOX else view.markers[to]
            assert marker in where.known
        notes = next(zone for zone in GAME.scene(view).zones if zone.id == "notes")
        told = [line for line in notes.lines if line.id == "ww-you-gave"]  # type: ignore[attr-defined]
        assert len(told) == len(view.gifts)


def test_ww_v2_a_third_player_learns_nothing_of_a_gift() -> None:
    board = old(3)
    mine = [marker for marker in range(12) if board.dealt[marker] == 0]
    views = []
    for gift in (Give(mine[0], 1), Give(mine[1], 2)):
        world, news = GAME.copy(board), list[Event]()
        GAME.apply(world, 0, gift, 0, news)
        assert [event.kind for event in news if event.to in (None, 2)] == ["gave"]
        views.append(GAME.view(world, 2))
    assert views[0] == views[1]


def test_ww_v2_one_plays_for_the_raccoons_one_holds_after_the_trade() -> None:
    board = old(2)
    give_all(board)
    assert board.phase == ANNOUNCE
    assert [len(board.owned(seat)) for seat in (0, 1)] == [4, 4]
    assert all(board.has_raccoon(seat) for seat in (0, 1))
