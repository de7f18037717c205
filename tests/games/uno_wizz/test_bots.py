"""The house players: the better one wins more, and all of them are good company."""

from random import Random

import pytest

from tests.games.uno_wizz.table import GAME, A, B, Table
from watatheque.bots.chairs import Chairs, play, seated
from watatheque.bots.uno_wizz import EASY, NORMAL, HousePlayer, Temper
from watatheque.core.match import Match
from watatheque.games.uno_wizz.values import Catch, Play, Uno

ROUND = {"scoring": "none"}


def won(strong: str, weak: str, rounds: int, seats: int = 2) -> float:
    """How often one strong player wins a round against weak ones."""
    wins = 0
    for i in range(rounds):
        rng = Random(i)
        match = Match(GAME, ROUND, seats, rng.randbytes(32))
        mine = i % seats
        levels = {seat: strong if seat == mine else weak for seat in range(seats)}
        play(match, seated(match, levels, rng))
        assert match.outcome is not None
        wins += mine in match.outcome.winners
    return wins / rounds


def test_easy_beats_uniform() -> None:
    assert won("easy", "uniform", 60) > 0.7


@pytest.mark.long
def test_normal_beats_easy() -> None:
    assert won("normal", "easy", 300) > 0.55
    assert won("normal", "easy", 200, seats=4) > 0.3  # a fair share would be 0.25


def test_a_whole_match_of_bots_ends() -> None:
    match = Match(GAME, {"target": 150}, 5, bytes(32))
    chairs = seated(match, {seat: ("easy", "normal")[seat % 2] for seat in range(5)}, Random(1))
    play(match, chairs, 20_000)
    assert match.outcome is not None


def intent(table: Table, seat: int, temper: Temper) -> object:
    chairs = Chairs(table.match, {seat: HousePlayer(temper)}, Random(3))
    move = chairs.next_move()
    return None if move is None else move[1].action


def test_bots_say_uno_and_sometimes_forget() -> None:
    table = Table("red-7 blue-1", "red-6 blue-6", "red-8 blue-8")
    assert intent(table, A, Temper(1.0, 1.0, 0.0, (500, 600), (500, 600))) == Uno()
    assert intent(table, A, Temper(0.0, 1.0, 0.0, (500, 600), (500, 600))) == Play("red-7")
    assert EASY.remembers < NORMAL.remembers < 1


def test_bots_notice_and_sometimes_do_not() -> None:
    table = Table("blue-1", "red-6 blue-6", "red-8 blue-8", turn=2, exposed=[A])
    assert intent(table, B, Temper(1.0, 1.0, 0.0, (500, 600), (500, 600))) == Catch(A)
    assert intent(table, B, Temper(1.0, 0.0, 0.0, (500, 600), (500, 600))) is None
