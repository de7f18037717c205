"""WW-13 to WW-15: how a game ends, what it is worth, and the match."""

from random import Random

import pytest

from tests.games.willy_waschbaer.yard import GAME, SEED, Yard, first, kinds
from watatheque.core.playout import playout
from watatheque.core.scene import Sheet
from watatheque.core.values import Ready
from watatheque.games.willy_waschbaer.values import Announce, Choose, PutBack

SHOT = {"blue-straight": (60, 60), "food-1": (125, 60)}
LAST_YELLOW = {"blue-straight": (60, 60), "yellow-left": (125, 60)}
YELLOW_OUT = ("yellow-right", "yellow-straight")


def cells(yard: Yard, line: int = 0) -> list[tuple[str, tuple[str, ...]]]:
    sheet = next(z for z in GAME.scene(GAME.view(yard.state, None)).zones if isinstance(z, Sheet))
    return [(cell.value, cell.articles) for cell in sheet.lines[line].cells]


def test_ww_13_the_game_ends_when_no_food_is_left() -> None:
    yard = Yard(SHOT, eaten=(6, 7))
    news = yard.flick("blue-straight", 1, 0, 400)
    assert first(news, "ended").data == {"game": 1, "end": "food"}
    assert "next" not in kinds(news)
    assert GAME.prompts(yard.state) == []


def test_ww_13_not_while_food_is_still_to_return() -> None:
    """The last piece of food went off with a raccoon, and the raccoon is chosen."""
    spots = {"blue-straight": (60, 60), "green-left": (140, 60), "food-1": (160, 72)}
    yard = Yard(spots, eaten=(6, 7))
    yard.flick("blue-straight", 1, 0, 600)
    yard.play(0, Choose("raccoons"))
    yard.play(0, PutBack(12, 0, 0))
    assert yard.state.turn == 1


def test_ww_13_the_game_ends_when_somebodys_markers_are_all_face_up() -> None:
    yard = Yard(LAST_YELLOW, out=YELLOW_OUT)
    news = yard.flick("blue-straight", 1, 0, 500)
    assert first(news, "ended").data["end"] == "markers"


def test_ww_13_only_at_the_end_of_the_turn() -> None:
    """All yellow markers are face up, but the food has first to return."""
    spots = {"blue-straight": (60, 60), "yellow-left": (140, 60), "food-1": (160, 72)}
    yard = Yard(spots, out=YELLOW_OUT)
    yard.flick("blue-straight", 1, 0, 600)
    news = yard.play(0, Choose("raccoons"))
    assert "turned" in kinds(news)
    assert "ended" not in kinds(news)
    assert "ended" in kinds(yard.play(0, PutBack(12, 0, 0)))


def test_ww_13_unowned_raccoons_end_nothing() -> None:
    yard = Yard(SHOT, out=("green-left", "green-right", "green-straight", "blue-left"))
    yard.idle()
    assert yard.state.turn == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ww_13_the_game_ends_after_five_idle_turns_each(seats: int) -> None:
    yard = Yard({"blue-straight": (-60, 60)}, seats=seats)
    for _ in range(5 * seats - 1):
        assert "ended" not in kinds(yard.idle())
    news = yard.idle()
    assert first(news, "ended").data["end"] == "turns"


def test_ww_13_anything_taken_or_put_out_starts_the_count_anew() -> None:
    for spots in (SHOT, LAST_YELLOW):
        yard = Yard(spots, idle=9)
        yard.flick("blue-straight", 1, 0, 500)
        assert yard.state.idle == 0
        assert GAME.outcome(yard.state) is None


def test_ww_13_a_foul_takes_nothing_and_so_counts_as_idle() -> None:
    yard = Yard(SHOT, idle=9)
    assert first(yard.flick("blue-straight", 1, 0, 1000), "ended").data["end"] == "turns"


def test_ww_14_a_point_a_piece_of_food() -> None:
    yard = Yard(SHOT, eaten=(6, 7))
    yard.flick("blue-straight", 1, 0, 400)
    outcome = GAME.outcome(yard.state)
    assert outcome is not None
    assert outcome.scores == (7, 7)


def test_ww_14_whoever_has_no_raccoon_left_scores_nothing_and_the_sheet_says_why() -> None:
    yard = Yard(LAST_YELLOW, out=YELLOW_OUT, eaten=(2, 9))
    news = yard.flick("blue-straight", 1, 0, 500)
    outcome = GAME.outcome(yard.state)
    assert outcome is not None
    assert outcome.scores == (2, 0)
    assert cells(yard) == [("2", ()), ("0 (9)", ("WW-14",))]
    told = [GAME.beats(event)[0].text.id for event in news if event.kind == "counted"]
    assert told == ["ww-told-counted", "ww-told-nothing"]


def test_ww_14_a_raccoon_that_sticks_out_counts() -> None:
    spots = {**SHOT, "yellow-left": (172.0, -60.0)}
    yard = Yard(spots, out=YELLOW_OUT, eaten=(6, 7))
    yard.flick("blue-straight", 1, 0, 400)
    outcome = GAME.outcome(yard.state)
    assert outcome is not None
    assert outcome.scores == (7, 7)


def ended(scores: list[list[int]], eaten: tuple[int, int]) -> Yard:
    """The last game of a match is about to end with a piece of food for seat 0."""
    sheet = [{"end": "food", "taken": score, "points": score} for score in scores]
    games = len(scores) + 1
    yard = Yard(SHOT, eaten=eaten, options={"games": games}, game=games, sheet=sheet)
    yard.flick("blue-straight", 1, 0, 400)
    return yard


def test_ww_15_the_largest_total_of_four_games_wins() -> None:
    yard = ended([[2, 12], [3, 4], [5, 0]], (6, 7))
    outcome = GAME.outcome(yard.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.article) == ((17, 23), (1,), "WW-15")


def test_ww_15_a_tie_shares_the_win() -> None:
    yard = ended([[2, 8], [6, 4], [4, 0]], (6, 7))
    outcome = GAME.outcome(yard.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    (beat,) = GAME.beats(first(yard.told, "won"))
    assert beat.text.id == "ww-told-shared"


def test_ww_15_four_games_make_a_match_unless_the_table_says_otherwise() -> None:
    rng = Random(4)
    for options, games in (({}, 4), ({"games": 1}, 1), ({"games": 2}, 2)):
        board = GAME.setup(options, 2, SEED)
        playout(GAME, board, rng)
        assert len(board.sheet) == games


def test_ww_15_every_game_has_a_new_layout_and_new_markers() -> None:
    yard = Yard(SHOT, eaten=(6, 7), options={"games": 2})
    yard.flick("blue-straight", 1, 0, 400)
    before = yard.state.x[:], yard.state.holder[:]
    yard.tick(20_000)
    assert yard.state.x != before[0]
    assert yard.state.holder != before[1]
    assert yard.state.taken == [0, 0]
    assert GAME.audit(yard.state) is None


def test_ww_15_between_games_everybody_may_say_ready() -> None:
    yard = Yard(SHOT, eaten=(6, 7), options={"games": 2})
    yard.flick("blue-straight", 1, 0, 400, at=1000)
    assert next((p.seat, p.deadline) for p in GAME.prompts(yard.state)) == (-1, 21_000)
    assert yard.refused(0, Announce(0)) == "TB-12"
    yard.play(1, Ready())
    assert yard.refused(1, Ready()) == "TB-12"
    assert kinds(yard.play(0, Ready()))[:2] == ["ready", "began"]
    assert yard.refused(0, Ready()) == "TB-12"


def test_after_a_game_everybody_shows_what_they_had() -> None:
    yard = Yard(SHOT, eaten=(6, 7))
    yard.flick("blue-straight", 1, 0, 400)
    assert [markers.hidden for markers in GAME.view(yard.state, None).markers] == [0, 0]
    for seat in (None, 0, 1):  # and nobody has to hold on to see their own
        gestures = GAME.scene(GAME.view(yard.state, seat)).gestures
        assert "peek" not in [gesture.kind for gesture in gestures]
