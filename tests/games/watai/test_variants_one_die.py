"""WT-V1 to WT-V8: the variants rolled with one die."""

import pytest

from tests.games.watai.table import (
    BLUE_TO_6,
    CODES,
    WATAI,
    act,
    all_names,
    blue_to,
    dealt,
    go,
    held,
    kinds,
    pile,
    race,
    refused,
    side,
)
from watatheque.games.watai.values import (
    NEW,
    TOP,
    Call,
    Choose,
    Lay,
)


def test_wt_v1_the_table_is_mirrored_and_the_keys_change_sides() -> None:
    plain, mirrored = (go(dealt(variants=[variant])) for variant in (0, 1))
    here, there = (WATAI.scene(WATAI.view(state, 0)) for state in (plain, mirrored))
    assert (here.layout.mirrored, there.layout.mirrored) == (False, True)
    one, other = ({zone.id: zone.keys for zone in scene.zones} for scene in (here, there))
    assert "".join(one["row-0"]) == "sdfgh"
    assert "".join(other["row-0"]) == "lkjhg"
    assert one["stock-0"] != other["stock-0"]
    calls = [next(g.key for g in s.gestures if g.kind == "call") for s in (here, there)]
    assert calls == ["x", "n"]


def test_wt_v2_the_thrower_has_six_cards_from_the_stock() -> None:
    state = dealt(variants=[2])
    for seat in range(4):
        mine = held(state, seat)
        assert len(mine.row) == (6 if seat == state.leader else 5)
        assert len(mine.stock) == (33 if seat == state.leader else 34)
        assert len(mine.talon) == 13
    go(state)
    sixth = [a for a in WATAI.legal(state, state.leader) if isinstance(a, Lay) and a.source == 5]
    assert all(WATAI.check(state, state.leader, action) is None for action in sixth)


@pytest.mark.parametrize("own", [True, False])
def test_wt_v3_three_of_the_stock_go_on_the_talon_of_whom_the_thrower_names(own: bool) -> None:
    state = dealt(variants=[3])
    named = state.leader if own else (state.leader + 1) % 4
    before = held(state, named)
    act(state, state.leader, Choose(named))
    after = held(state, named)
    assert set(after.talon[:3]) == set(before.stock[:3])
    assert after.talon[3:] == before.talon
    assert after.stock == before.stock[3:]


@pytest.mark.parametrize("own", [True, False])
def test_wt_v4_three_of_the_talon_go_under_the_stock(own: bool) -> None:
    state = dealt(variants=[4])
    named = state.leader if own else (state.leader + 2) % 4
    before = held(state, named)
    act(state, state.leader, Choose(named))
    after = held(state, named)
    assert after.talon == before.talon[3:]
    assert after.stock[:34] == before.stock
    assert set(after.stock[34:]) == set(before.talon[:3])


def test_wt_v5_an_extra_stop_closes_a_pile_at_any_number_but_no_bare_start() -> None:
    state = race(side("dg-extra dg-b7 dg-r3", "dg-g2 dg-g3 dg-g4"), variant=5,
                 arena=(BLUE_TO_6, "or-start"))  # fmt: skip
    assert refused(state, 0, Lay(0, 1)) == "WT-5"
    assert refused(state, 0, Lay(0, NEW)) == "WT-5"
    act(state, 0, Lay(0, 0))
    assert WATAI.view(state, 0).arena[0].closed
    assert refused(state, 0, Lay(1, 0)) != ""
    assert state.laid[0] == 1  # it counts as a card of its pack


def test_wt_v5_everybody_has_one_extra_stop() -> None:
    for seats in (2, 4):
        state = dealt(seats, variants=[5])
        for seat in range(seats):
            assert sum(name.endswith("extra") for name in all_names(state, seat)) == 1


def test_wt_v5_on_a_12_both_a_stop_and_an_extra_stop_go() -> None:
    state = race(side("dg-extra dg-stop", "dg-g2 dg-g3"), variant=5, arena=(blue_to(12),))
    assert {Lay(0, 0), Lay(1, 0)} <= set(WATAI.legal(state, 0))


def test_wt_v6_every_stock_goes_to_the_left_neighbour() -> None:
    state = dealt(variants=[6])
    for seat in range(4):
        mine = held(state, seat)
        giver = CODES[(seat - 1) % 4]
        assert {name[:2] for name in mine.stock} == {giver}
        assert {name[:2] for name in (*mine.row, *mine.talon) if name} == {CODES[seat]}


def test_wt_v6_the_count_goes_by_the_border() -> None:
    state = race(side("dg-g2", "dg-g3 dg-g4", "", "ye-b7 ye-b9"), variant=6, arena=(BLUE_TO_6,))
    act(state, 0, Lay(TOP, 0))
    assert state.laid == [0, 6, 0, 1]


def test_wt_v7_talon_and_devidoir_must_both_be_empty() -> None:
    state = race(side("dg-b7 dg-b8", "", "dg-start"), variant=7, arena=(BLUE_TO_6,))
    assert WATAI.blunders(state, 0) == [Call()]
    act(state, 0, Lay(0, 0), at=10)
    act(state, 0, Call(), at=20)
    assert state.minus[0] == 5  # WT-13
    assert "emptied" in kinds(act(state, 0, Lay(1, 0), at=30))
    assert WATAI.legal(state, 0) == [Call()]
    act(state, 0, Call(), at=40)
    assert state.caller == 0


def test_wt_v8_the_same_number_in_another_suit_changes_the_suit() -> None:
    state = race(side("dg-r6 dg-r7 dg-b7 dg-b6", "dg-g2 dg-g3 dg-g4 dg-g5"), variant=8,
                 arena=(BLUE_TO_6,))  # fmt: skip
    assert refused(state, 0, Lay(3, 0)) == "WT-11"  # the suit it has already
    act(state, 0, Lay(0, 0))
    assert refused(state, 0, Lay(2, 0)) == "WT-11"
    act(state, 0, Lay(1, 0))
    assert pile(state, 0)[-2:] == ["dg-r6", "dg-r7"]


def test_wt_v8_only_in_that_variant() -> None:
    state = race(side("dg-r6", "dg-g2 dg-g3"), arena=(BLUE_TO_6,))
    assert refused(state, 0, Lay(0, 0)) == "WT-5"
