"""WT-1 to WT-3: packs, and how they are laid out."""

from collections import Counter

import pytest

from tests.games.watai.table import CODES, WATAI, all_names, dealt, held
from watatheque.core.errors import BadInput
from watatheque.core.scene import Text
from watatheque.games.watai.cards import COLOURS
from watatheque.games.watai.pieces import PACKS, SUITS


def test_wt_1_a_pack_has_four_suits_from_2_to_12_and_four_start_four_stop() -> None:
    assert len(PACKS) == 8
    assert len(SUITS) == 4
    names = Counter(all_names(dealt(4, variants=[5]), 0))  # variant 5 brings the Extra Stop, too
    numbers = {f"dg-{suit}{number}" for suit in "brgy" for number in range(2, 13)}
    assert {name for name in names if names[name] == 1} == {*numbers, "dg-extra"}
    assert names["dg-start"] == names["dg-stop"] == 4


def test_wt_1_the_border_says_whose_card_it_is() -> None:
    state = dealt(8)
    for seat in range(8):
        assert {name[:2] for name in all_names(state, seat)} == {CODES[seat]}


def test_wt_3_both_borders_of_a_player_are_drawn_as_they_are_told() -> None:
    scene = WATAI.scene(WATAI.view(dealt(2), None))
    told = {str(piece.label.args["border"]): piece.face.attributes["border"]
            for piece in scene.pieces}  # fmt: skip
    names = ("dark-green", "light-green", "orange", "yellow")
    assert told == {str(Text(f"wt-border-{name}")): COLOURS[name] for name in names}
    assert len(set(told.values())) == 4


def test_wt_1_the_blue_box_has_four_packs_of_its_own() -> None:
    blue = dealt(3, boxes="blue")
    assert [all_names(blue, seat)[0][:2] for seat in range(3)] == ["db", "tu", "vi"]


def test_wt_1_both_boxes_come_out_from_five_players_up() -> None:
    assert dealt(4).table.dice == 1
    assert dealt(4, boxes="both").table.dice == 2
    assert dealt(5).table.dice == 2


def test_wt_1_no_card_is_there_twice() -> None:
    position = {"seats": [{"row": ["dg-b2", "dg-b2", None, None, None]}] * 2}
    with pytest.raises(BadInput, match="WT-1"):
        WATAI.setup({}, 2, bytes(32), position)
    with pytest.raises(BadInput, match="no card"):
        WATAI.setup({}, 2, bytes(32), {"seats": [{"row": ["dg-b13"] + [None] * 4}] * 2})


@pytest.mark.parametrize("seats", range(3, 9))
def test_wt_2_three_and_more_have_five_thirteen_and_thirty_four(seats: int) -> None:
    state = dealt(seats)
    for seat in range(seats):
        mine = held(state, seat)
        assert (len(mine.row), len(mine.talon), len(mine.stock)) == (5, 13, 34)
        assert f"{CODES[seat]}-extra" not in all_names(state, seat)


def test_wt_2_the_packs_are_shuffled_by_labelled_chance() -> None:
    assert held(dealt(seed=1), 0) == held(dealt(seed=1), 0)
    assert held(dealt(seed=1), 0) != held(dealt(seed=2), 0)


def test_wt_3_two_have_two_packs_of_near_shades_up_to_8() -> None:
    state = dealt(2)
    for seat, shades in enumerate([{"dg", "lg"}, {"or", "ye"}]):
        mine = held(state, seat)
        assert (len(mine.row), len(mine.talon), len(mine.stock)) == (5, 13, 50)
        names = Counter(all_names(state, seat))
        for code in shades:
            numbers = {f"{code}-{suit}{number}" for suit in "brgy" for number in range(2, 9)}
            assert {name for name in names if name[:2] == code and names[name] == 1} == numbers
            assert names[f"{code}-start"] == names[f"{code}-stop"] == 3


def test_wt_3_the_blue_box_for_two() -> None:
    state = dealt(2, boxes="blue")
    assert {name[:2] for name in all_names(state, 0)} == {"db", "tu"}
    assert {name[:2] for name in all_names(state, 1)} == {"vi", "re"}
