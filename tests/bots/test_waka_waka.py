"""The house players of Waka Waka: stronger ones win more, and all of them come to an end."""

from random import Random
from typing import Any

import pytest

from watatheque import game
from watatheque.bots.chairs import play, seated
from watatheque.bots.waka_worth import Eyes, stock_worth
from watatheque.core.match import Match

WAKA = game("waka-waka")
LIMIT = 3000  # entries: a bot that does not come to an end is stuck


def match_of(seed: int, seats: int, levels: list[str], options: dict[str, Any]) -> Match:
    rng = Random(seed)
    match = Match(WAKA, options, seats, rng.randbytes(32))
    return play(match, seated(match, dict(enumerate(levels)), rng), LIMIT)


def won(strong: str, weak: str, matches: int, seats: int = 2) -> float:
    wins = 0
    for i in range(matches):
        mine = i % seats
        levels = [strong if seat == mine else weak for seat in range(seats)]
        match = match_of(i, seats, levels, {})
        assert match.outcome is not None
        wins += mine in match.outcome.winners
    return wins / matches


def test_easy_beats_uniform() -> None:
    assert won("easy", "uniform", 12) > 0.8


def test_normal_beats_easy() -> None:
    assert won("normal", "easy", 20) > 0.7


@pytest.mark.slow
def test_normal_beats_three_easy_ones() -> None:
    assert won("normal", "easy", 24, seats=4) > 0.5


@pytest.mark.parametrize("orders", ["board", "1", "2", "3", "4"])
def test_bots_come_to_an_end_with_all_orders(orders: str) -> None:
    for level in ("easy", "normal"):
        match = match_of(1, 3, [level] * 3, {"orders": orders})
        assert match.outcome is not None


def test_bots_can_play_with_a_tables_own_data() -> None:
    own = WAKA.mixes[-1]
    assert "data" in own
    assert match_of(2, 4, ["normal", "easy", "normal", "easy"], own).outcome is not None


def test_bots_take_their_time() -> None:
    match = match_of(3, 2, ["normal", "easy"], {})
    pauses = [b.at - a.at for a, b in zip(match.entries, match.entries[1:], strict=False)]
    assert min(pauses) >= 400
    assert max(pauses) < 3000


def test_goods_that_fill_an_order_are_worth_more_than_a_pair_to_sell() -> None:
    pair, match = (2, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 1)
    assert stock_worth(match, ("jewels fruit",), 1.0) > stock_worth(pair, ("jewels fruit",), 1.0)
    assert stock_worth(pair, (), 1.0) > stock_worth(match, (), 1.0)


def test_a_sorcerer_is_dear_to_the_rich_while_the_fire_burns() -> None:
    def worth(gold: int, lit: bool) -> float:
        position = {"gold": [gold, 0], "lit": lit}
        view = WAKA.view(WAKA.setup({}, 2, bytes(32), position), 0)
        return Eyes(view, 0).card_worth("sorcerer")

    assert worth(12, True) > worth(0, True) > worth(12, False)
