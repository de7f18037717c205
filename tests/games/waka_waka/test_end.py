"""WK-32 and WK-33: the last round and who wins it."""

from typing import Any

from tests.games.waka_waka.table import BLUE, GAME, GREEN, RED, Table, kinds
from watatheque.core.values import Outcome
from watatheque.games.waka_waka.actions import Play


def finish(table: Table) -> Outcome:
    while GAME.outcome(table.state) is None:
        table.end_turn(table.state.turn)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome


def test_wk_32_the_round_is_played_out() -> None:
    table = Table(seats=3, hands=[[], ["sorcerer"]], levels=[0, 4, 0], gold=[0, 12, 0], turn=1)
    assert "arrived" in kinds(table.play(BLUE, "sorcerer"))
    assert table.question() == ("play", BLUE)
    table.end_turn(BLUE)
    assert table.question() == ("play", GREEN)
    table.end_turn(GREEN)
    assert GAME.outcome(table.state) is not None
    assert list(GAME.prompts(table.state)) == []


def test_wk_32_the_last_to_move_sits_on_the_first_players_right() -> None:
    table = Table(seats=3, hands=[["sorcerer"]], levels=[4], gold=[12], turn=0, first=1)
    table.play(RED, "sorcerer")
    table.end_turn(RED)
    assert GAME.outcome(table.state) is not None


def test_wk_32_whoever_is_on_the_top_level_plays_on() -> None:
    table = Table(seats=2, hands=[["sorcerer", "rainmaker"]], levels=[4], gold=[12])
    table.play(RED, "sorcerer", "rainmaker")
    assert table.gold(RED) == 5


def test_wk_33_alone_on_the_top_level_one_wins_however_poor() -> None:
    table = Table(hands=[["sorcerer"]], levels=[4, 4], gold=[12, 50])
    table.play(RED, "sorcerer")
    outcome = finish(table)
    assert outcome == Outcome((5, 4), (RED,), "WK-33")
    assert table.view().winners == (RED,)


def both(gold: list[int], arrived: list[int]) -> Any:
    table = Table(levels=[5, 5], gold=gold, arrived=arrived, turn=BLUE)
    return finish(table).winners


def test_wk_33_of_several_the_richest_wins() -> None:
    assert both([20, 3], [RED, BLUE]) == (RED,)
    assert both([3, 20], [BLUE, RED]) == (BLUE,)


def test_wk_33_of_those_level_the_last_to_get_there_wins() -> None:
    assert both([13, 10], [RED, BLUE]) == (BLUE,)
    assert both([13, 10], [BLUE, RED]) == (RED,)


def test_wk_33_only_among_those_still_level() -> None:
    table = Table(seats=3, levels=[5, 5, 5], gold=[9, 9, 1], arrived=[1, 0, 2], turn=2)
    assert finish(table).winners == (RED,)


def test_wk_33_a_match_that_is_over_takes_no_action() -> None:
    table = Table(levels=[5], arrived=[RED], hands=[["rainmaker"]], turn=BLUE)
    finish(table)
    assert table.refused(RED, Play("rainmaker")) == "TB-5"
