"""A second judge of captures, written over coordinates and sets, in any mix of regional rules."""

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.games.triple_wata.table import GAME
from watatheque.games.triple_wata.state import Duel

RULES = ("three_on_table", "sudden_death", "ace_killer", "identical", "plus", "inversion")
MIXES = [dict(zip(RULES, bits, strict=True)) for bits in product((False, True), repeat=len(RULES))]
STEPS = {(-1, 0): "n", (0, 1): "e", (1, 0): "s", (0, -1): "w"}
FACING = {"n": "s", "s": "n", "e": "w", "w": "e"}

Board = dict[tuple[int, int], tuple[dict[str, int], int]]  # where: (sides, colour)


def picture(duel: Duel) -> Board:
    cards = duel.table.pack.cards
    return {
        divmod(cell, 3): (dict(zip("nesw", cards[card].sides, strict=True)), duel.colour(cell))
        for cell, card in enumerate(duel.board)
        if card >= 0
    }


def captured(board: Board, where: tuple[int, int], mix: dict[str, bool]) -> set[tuple[int, int]]:
    """All that the card at `where`, just placed, turns over."""
    sides, colour = board[where]
    touching = {
        there: (sides[side], board[there][0][FACING[side]])
        for (down, right), side in STEPS.items()
        if (there := (where[0] + down, where[1] + right)) in board
    }
    groups: list[set[tuple[int, int]]] = []
    for there, (ours, theirs) in touching.items():
        wins = ours < theirs if mix["inversion"] else ours > theirs
        if wins or (mix["ace_killer"] and (ours, theirs) == (1, 10)):
            groups.append({there})
    if mix["identical"]:
        groups.append(at_least_two({t for t, (ours, theirs) in touching.items() if ours == theirs}))
    if mix["plus"]:
        for total in range(2, 21):
            groups.append(at_least_two({t for t, pair in touching.items() if sum(pair) == total}))
    return {there for group in groups for there in group if board[there][1] != colour}


def at_least_two(group: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return group if len(group) >= 2 else set()


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(k for k in mix if mix[k]) or "none")
def test_the_oracle_agrees_in_all_64_mixes(mix: dict[str, bool]) -> None:
    for seed in range(12):
        rng = Random(seed)
        duel = GAME.setup(low_pack(mix), 2, rng.randbytes(32))
        while duel.free and GAME.outcome(duel) is None:
            follow(duel, mix, rng)


def low_pack(mix: dict[str, bool]) -> dict[str, Any]:
    """Few values, so that equal sides, equal sums, ones and aces meet all the time."""
    rng = Random(7)
    rows = [
        f"c{i},{i % 5 + 1}," + ",".join(rng.choice("12A9") for _ in "nesw") + f",c{i},c{i}"
        for i in range(40)
    ]
    return mix | {"pack": "\n".join(["id,tier,n,e,s,w,fr,en", *rows]) + "\n"}


def follow(duel: Duel, mix: dict[str, bool], rng: Random) -> None:
    seat = duel.turn
    action = rng.choice(GAME.legal(duel, seat))
    before = picture(duel)
    where = divmod(action.cell, 3)
    card = duel.table.pack.cards[duel.table.pack.index[action.card]]
    before[where] = (dict(zip("nesw", card.sides, strict=True)), seat)
    expected = captured(before, where, mix)
    GAME.apply(duel, seat, action, 0)
    turned = {there for there, (_, colour) in picture(duel).items() if before[there][1] != colour}
    assert turned == expected
