"""Positions that make no sense are refused, and why is said (TB-14)."""

from typing import Any

import pytest

from tests.games.willy_waschbaer.yard import GAME, SEED, Yard, owned
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK
from watatheque.games.willy_waschbaer.state import ON_BOARD

TALLY = {"end": "food", "taken": [7, 7], "points": [7, 7]}
OLD = {"options": {"old": True}}


def refused(why: str, *args: Any, **kwargs: Any) -> None:
    with pytest.raises(BadInput, match=why):
        Yard(*args, **kwargs)


def test_a_piece_is_in_one_place() -> None:
    refused("is on the board too", {}, fallen={"red-left": [0, 0]}, board={"red-left": [0, 0]})
    refused("there is no piece 'pink-left'", {}, announced="pink-left", phase="flick")


def test_ww_1_all_food_is_there_or_taken() -> None:
    refused("13 pieces of food lie there and 0 are taken", {}, out=("food-3",))


def test_ww_2_nothing_overlaps() -> None:
    refused("green-left and food-1 overlap", {"green-left": (0, 0), "food-1": (21, 0)})


def test_ww_3_everybody_has_three_markers() -> None:
    red, yellow = owned(2)
    refused("three markers", {}, markers=[red, yellow[:2]])
    refused("no marker, or there twice", {}, markers=[red, [*yellow[:2], "red-left"]])
    refused("no marker, or there twice", {}, markers=[red, [*yellow[:2], "food-1"]])
    refused("one list a seat", {}, markers=[red])
    position = {**Yard({}).position, "markers": None, "phase": "flick", "announced": "red-left"}
    with pytest.raises(BadInput, match="needed in 'flick'"):
        GAME.setup({}, 2, SEED, position)


def test_ww_v2_only_the_old_trade() -> None:
    red, yellow = owned(2)
    refused("only by the old", {}, dealt=[yellow, red])
    refused("only by the old", {}, phase="give")
    refused("dealt 6 markers", {}, **OLD)


def test_ww_5_the_announced_raccoon_is_on_the_board() -> None:
    refused("a raccoon is announced", {}, phase="flick")
    refused("a raccoon is announced", {}, announced="red-left")
    refused("only a raccoon", {}, phase="flick", announced="food-1")
    refused("is on the board", {}, phase="flick", announced="blue-left", out=("blue-left",))


def test_ww_10_fallen_pieces_are_being_decided_on() -> None:
    fallen = {"food-1": [0, 0]}
    refused("taken, out or back", {}, fallen=fallen)
    refused("choice only between", {}, fallen=fallen, phase="choose", announced="red-left")
    refused(
        "does not touch", {}, fallen={"food-1": [900_000, 0]}, phase="put", announced="red-left"
    )


def test_ww_13_a_game_that_is_over_is_not_played() -> None:
    refused("the game is over: food", {}, eaten=(7, 7))
    refused("the game is over: turns", {}, idle=10)
    refused("the game is over: markers", {}, out=("red-left", "red-right", "red-straight"))
    refused("the game is not over", {}, phase="over", sheet=[TALLY])


def test_ww_15_the_sheet_fits_the_match() -> None:
    refused("the match has 1 games", {}, game=2)
    refused("has not the games", {}, sheet=[TALLY])
    over: dict[str, Any] = {"eaten": (7, 7), "phase": "over"}
    refused("not the one on the board", {}, sheet=[{**TALLY, "end": "turns"}], **over)
    refused("a point, or nothing", {}, sheet=[{**TALLY, "points": [7, 6]}], **over)
    refused("14 pieces of food", {}, sheet=[{**TALLY, "taken": [14, 7]}], **over)
    refused("one count a seat", {}, sheet=[{**TALLY, "taken": [7]}], **over)
    assert GAME.outcome(Yard({}, sheet=[TALLY], **over).state) is not None


def test_tb_14_counters_are_sound() -> None:
    refused("no such seat", {}, turn=2)
    refused("one count of food", {}, taken=[0, 0, 0])
    refused("nobody says ready", {}, ready=[True, False])
    refused("due only between", {}, due=5)


def test_a_position_between_games_goes_on() -> None:
    yard = Yard({}, eaten=(7, 7), phase="between", sheet=[TALLY], due=9_000, options={"games": 2})
    assert GAME.prompts(yard.state)[0] == (CLOCK, "next game", 9_000, None, False, True)


def test_a_saved_position_is_the_whole_state() -> None:
    board = GAME.setup({"old": True}, 3, SEED)
    text = codec.dumps(GAME.save(board))
    again = GAME.setup({"old": True}, 3, SEED, codec.loads(text, "position"))
    assert codec.dumps(GAME.save(again)) == text


def test_audit_sees_a_piece_that_lost_its_place() -> None:
    yard = Yard({})
    yard.state.place[0] = 2
    assert "gone and yet has a place" in (GAME.audit(yard.state) or "")
    yard.state.place[0] = ON_BOARD
    yard.state.holder[0] = -2
    assert "every marker is somebody's" in (GAME.audit(yard.state) or "")
