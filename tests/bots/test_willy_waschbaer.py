"""The house players of Willy Waschbär: steadier fingers and longer looks take more food."""

from random import Random
from typing import Any

import pytest

from tests.games.willy_waschbaer.yard import GAME, Yard
from watatheque.bots.chairs import play, seated
from watatheque.bots.willy_aim import Hand, aim, foresee, motion, strayed, strength_for
from watatheque.bots.willy_waschbaer import Flicker, normal
from watatheque.core.discs import STRENGTHS
from watatheque.core.match import Match
from watatheque.core.values import Prompt
from watatheque.games.willy_waschbaer.pieces import NUMBERS
from watatheque.games.willy_waschbaer.state import FALLEN
from watatheque.games.willy_waschbaer.values import Choose, Flick, Lying, PutBack

BLUE = NUMBERS["blue-straight"]
BOTH_SHOT = {"blue-straight": (60, 60), "yellow-left": (140, 60), "food-1": (160, 72)}

YELLOWS = ("yellow-right", "yellow-straight")


def taken(level: str, turns: int) -> int:
    """The food taken in so many turns on one's own, each on a fresh board."""
    food = 0
    for i in range(turns):
        rng = Random(i)
        match = Match(GAME, {"games": 1}, 2, rng.randbytes(32))
        seat = match.state.turn
        chairs = seated(match, {seat: level}, rng)
        while match.outcome is None and match.state.turn == seat:
            move = chairs.next_move()
            assert move is not None
            assert match.submit(seat, move[1].action, move[1].at) is None
        food += match.state.taken[seat]
    return food


def won(strong: str, weak: str, games: int) -> float:
    points = 0.0
    for i in range(games):
        rng = Random(i)
        match = Match(GAME, {"games": 1}, 2, rng.randbytes(32))
        play(match, seated(match, {i % 2: strong, 1 - i % 2: weak}, rng))
        assert match.outcome is not None
        points += (i % 2 in match.outcome.winners) / len(match.outcome.winners)
    return points / games


@pytest.mark.long
def test_a_better_player_takes_more_food_in_a_turn() -> None:
    assert taken("normal", 10) > taken("easy", 10) > taken("uniform", 10)


@pytest.mark.slow
def test_easy_beats_uniform() -> None:
    assert won("easy", "uniform", 8) > 0.8


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    assert won("normal", "easy", 6) > 0.6


def test_what_is_foreseen_is_what_happens() -> None:
    """The bot's look ahead and the rules are one engine (WW-P5)."""
    yard = Yard({"blue-straight": (60, 60), "food-1": (125, 60)})
    shot = Flick(BLUE, 100, 3, 430)
    seen = foresee(GAME.view(yard.state, 0), shot, motion())
    yard.flick("blue-straight", 100, 3, 430)
    assert seen.off == (NUMBERS["food-1"],)
    assert seen.rest[BLUE] == yard.at("blue-straight")


def test_a_free_raccoon_goes_as_far_as_it_was_aimed() -> None:
    yard = Yard({"blue-straight": (100, 140)})
    yard.flick("blue-straight", 0, -1, strength_for(100_000.0))
    _, y = yard.at("blue-straight") or (0, 0)
    assert abs(40_000 - y) < 500


def test_aimed_and_strayed_flicks_are_always_legal() -> None:
    rng, hand = Random(3), Hand(turn=2.0, force=2.0)
    for _ in range(500):
        spots = [rng.randint(-170_000, 170_000) for _ in range(4)]
        meant = aim(Lying(0, spots[0], spots[1]), Lying(13, spots[2], spots[3]), rng)
        flick = strayed(meant, hand, rng)
        assert 1 <= flick.strength <= STRENGTHS
        assert (flick.dx, flick.dy) != (0, 0)


def intended(yard: Yard, bot: Flicker, kind: str) -> Any:
    view, legal = GAME.view(yard.state, 0), GAME.legal(yard.state, 0)
    intent = bot.intend(view, [Prompt(0, kind)], legal, 0, Random(1))
    assert intent is not None
    assert intent.at >= 500, "a person would need longer"
    return intent.action


def chosen(**more: Any) -> Any:
    yard = Yard(BOTH_SHOT, **more)
    yard.flick("blue-straight", 1, 0, 600)
    return intended(yard, normal(), "choose")


def test_it_keeps_the_food_unless_a_raccoon_ruins_a_rich_rival() -> None:
    assert chosen() == Choose("food")
    greens = ("green-left", "green-right", "green-straight")
    late: dict[str, Any] = {"out": (*greens, "blue-left", "blue-right", *YELLOWS)}
    assert chosen(eaten=(11, 0), **late) == Choose("food")
    assert chosen(eaten=(0, 11), **late) == Choose("raccoons")


def test_it_keeps_the_food_when_the_raccoon_is_its_own() -> None:
    mine = ["red-left", "red-right", "yellow-left"]
    assert chosen(markers=[mine, ["red-straight", *YELLOWS]], eaten=(0, 11)) == Choose("food")


def test_own_raccoons_return_to_the_middle_and_others_to_the_edge() -> None:
    for name, central in (("red-left", True), ("yellow-left", False)):
        yard = Yard({}, phase="put", fallen={name: [100_000, 0]}, announced="blue-left")
        assert yard.state.place[NUMBERS[name]] == FALLEN
        put = intended(yard, normal(), "put back")
        assert isinstance(put, PutBack)
        assert GAME.check(yard.state, 0, put) is None
        assert (max(abs(put.x), abs(put.y)) < 80_000) == central


def test_it_does_not_push_its_last_raccoon_off() -> None:
    """The only easy shot would put its own last raccoon out."""
    spots = {"blue-straight": (60, 60), "red-left": (150, 60)}
    yard = Yard(spots, out=("red-right", "red-straight"), eaten=(5, 0))
    bot = Flicker(Hand(0.0, 0.0), looks=30, tries=0, cunning=True)
    shot = bot._best(GAME.view(yard.state, 0), [Lying(BLUE, 60_000, 60_000)], Random(1))
    assert NUMBERS["red-left"] not in foresee(GAME.view(yard.state, 0), shot, motion()).off
