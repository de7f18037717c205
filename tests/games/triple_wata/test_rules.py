"""TW-1 to TW-10: the basic rules, an article a test or more."""

from random import Random
from typing import Any

import pytest

from tests.games.triple_wata.table import BLUE, GAME, RED, SEED, Table, cell
from watatheque.core.errors import BadInput
from watatheque.core.playout import playout
from watatheque.core.values import Ready
from watatheque.games.triple_wata.values import Pick, Place


def test_tw_1_two_duellists_and_the_first_seat_is_red() -> None:
    assert list(GAME.seats) == [2]
    with pytest.raises(BadInput, match="is for 2 to 2, not 3"):
        GAME.setup({}, 3, SEED)
    chairs = GAME.scene(GAME.view(GAME.setup({}, 2, SEED), 0)).chairs
    assert [chair.colour for chair in chairs] == ["red", "blue"]


def test_tw_1_both_faces_carry_the_same_values() -> None:
    table = Table({"wall": "9 9 9 9", "rat": "1 2 3 4"}, {"b3": ("rat", BLUE)}, red=("wall",))
    before = faces(table)["rat"]
    table.place("wall", "b2")
    assert table.colour("b3") == RED
    assert faces(table)["rat"] == before


def faces(table: Table) -> dict[str, tuple[int, ...]]:
    return {id: card.sides for id, card in GAME.view(table.state, None).cards.items()}


def test_tw_2_an_ace_counts_ten() -> None:
    table = Table({"ace": "1 1 A 1", "nine": "9 1 1 1"}, {"b2": ("nine", BLUE)}, red=("ace",))
    assert table.taken(table.place("ace", "b3")) == {"b2": "TW-7"}


def test_tw_2_numbers_run_from_1_to_9() -> None:
    for side in ("0", "10", "B", "-1"):
        with pytest.raises(BadInput, match="not 1 to 9 or A"):
            Table({"odd": f"{side} 1 1 1"})


def test_tw_3_random_hands_have_one_card_of_each_drawn_tier() -> None:
    for i in range(50):
        duel = GAME.setup({}, 2, Random(i).randbytes(32))
        for hand in (duel.hand(RED), duel.hand(BLUE)):
            tiers = [duel.table.pack.cards[card].tier for card in hand]
            assert sorted(tiers) == sorted(duel.tiers)
        assert len({*duel.hand(0), *duel.hand(1)}) == 10


def test_tw_3_the_five_tiers_are_known_to_both() -> None:
    duel = GAME.setup({}, 2, SEED)
    assert GAME.view(duel, RED).tiers == GAME.view(duel, BLUE).tiers == tuple(duel.tiers)


def test_tw_3_tiers_may_repeat() -> None:
    seen = [GAME.setup({}, 2, Random(i).randbytes(32)).tiers for i in range(30)]
    assert any(len(set(tiers)) < 5 for tiers in seen)


def test_tw_3_choose_picks_five_different_cards_of_ones_own_collection() -> None:
    duel = GAME.setup({"hands": "choose"}, 2, SEED)
    red, blue = (list(GAME.view(duel, seat).collection) for seat in (RED, BLUE))
    assert len(set(red)) == 15
    assert all(duel.table.pack.cards[card].tier <= 3 for card in duel.collections[RED])
    GAME.apply(duel, RED, Pick(red[0]), 0)
    assert refused(duel, RED, Pick(red[0])) == "TW-3"
    stranger = next(card for card in blue if card not in red)
    assert refused(duel, RED, Pick(stranger)) == "TW-3"
    assert refused(duel, RED, Place(red[0], 0)) == "TW-3"
    for seat, ids in ((RED, red[1:5]), (BLUE, blue[:5])):
        for id in ids:
            GAME.apply(duel, seat, Pick(id), 0)
    assert GAME.view(duel, RED).phase == "play"
    assert list(GAME.view(duel, RED).hands[RED].known) == red[:5]
    assert refused(duel, RED, Pick(red[6])) == "TW-3"


def refused(duel: object, seat: int, action: object) -> str:
    refusal = GAME.check(duel, seat, action)
    assert refusal is not None
    return refusal.article


def test_tw_3_a_choice_is_unseen_by_the_other() -> None:
    duel = GAME.setup({"hands": "choose"}, 2, SEED)
    mine = GAME.view(duel, RED).collection
    GAME.apply(duel, RED, Pick(mine[3]), 0)
    theirs = GAME.view(duel, BLUE)
    assert theirs.hands[RED].known == ()
    assert theirs.hands[RED].hidden == 1
    assert GAME.view(duel, None).collection == ()


def test_tw_3_a_collection_can_be_brought() -> None:
    bring = [[f"filler-{i}" for i in range(6)], [f"filler-{i}" for i in range(5, 12)]]
    options = {"hands": "choose", "pack": Table({}).options["pack"], "bring": bring}
    duel = GAME.setup(options, 2, SEED)
    assert sorted(GAME.view(duel, RED).collection) == sorted(bring[0])
    for bad, why in (
        ([bring[0]], "one collection a seat"),
        ([bring[0], ["nobody"]], "no card 'nobody'"),
        ([bring[0], bring[1][:4]], "5 cards are needed"),
        ([bring[0], ["filler-1"] * 6], "twice"),
    ):
        with pytest.raises(BadInput, match=why):
            GAME.setup(options | {"bring": bad}, 2, SEED)
    with pytest.raises(BadInput, match="'choose'"):
        GAME.setup({"bring": bring}, 2, SEED)


def test_tw_5_with_fixed_hands_too_the_starter_is_drawn_by_lot() -> None:
    table = Table({})
    position = {key: value for key, value in table.position.items() if key != "starter"}
    duels = [GAME.setup(table.options, 2, bytes([i]) * 32, position) for i in range(20)]
    assert {duel.starter for duel in duels} == {RED, BLUE}
    assert all(duel.turn == duel.starter for duel in duels)


def test_tw_3_fixed_hands_are_given_in_the_position() -> None:
    table = Table({"rat": "1 2 3 4"}, red=("rat",))
    assert "rat" in GAME.view(table.state, RED).hands[RED].known
    with pytest.raises(BadInput, match="position"):
        GAME.setup({"hands": "fixed"}, 2, SEED)


def test_tw_4_the_board_has_nine_cells() -> None:
    table = Table({"rat": "1 2 3 4"}, red=("rat",))
    assert len(GAME.legal(table.state, RED)) == 5 * 9
    for outside in (-1, 9, 10**30):
        assert table.refused(RED, Place("rat", outside)) == "TW-4"


def test_tw_5_the_starter_is_drawn_by_lot() -> None:
    starters = [GAME.setup({}, 2, Random(i).randbytes(32)).starter for i in range(60)]
    assert 15 < sum(starters) < 45


def test_tw_6_in_turn_one_card_from_hand_on_an_empty_cell() -> None:
    table = Table({"rat": "1 2 3 4", "cat": "5 5 5 5"}, red=("rat",), blue=("cat",))
    assert table.refused(BLUE, Place("cat", 0)) == "TW-6"  # not their turn
    assert table.refused(RED, Place("cat", 0)) == "TW-6"  # not their card
    assert table.refused(RED, Place("unicorn", 0)) == "TW-6"
    table.place("rat", "b2")
    assert table.refused(BLUE, Place("cat", cell("b2"))) == "TW-6"  # not empty
    table.place("cat", "a1")


def test_tw_6_there_is_no_passing() -> None:
    table = Table({})
    assert {type(action) for action in GAME.legal(table.state, RED)} == {Place}
    assert table.refused(RED, Ready()) == "TB-12"


def test_tw_7_the_placed_card_takes_each_lower_touching_side() -> None:
    around = {
        "b3": ("above", BLUE),
        "c2": ("right", BLUE),
        "b1": ("below", BLUE),
        "a2": ("left", BLUE),
    }
    cards = {
        "star": "7 6 5 4",
        "above": "9 9 6 9",  # its south touches our 7
        "right": "9 9 9 7",  # its west touches our 6: too strong
        "below": "4 9 9 9",
        "left": "9 3 9 9",
    }
    table = Table(cards, around, red=("star",))
    assert table.taken(table.place("star", "b2")) == {"b3": "TW-7", "b1": "TW-7", "a2": "TW-7"}
    assert table.colour("c2") == BLUE


def test_tw_7_neighbours_are_orthogonal_and_edges_do_not_wrap() -> None:
    corners = {"a3": ("weak", BLUE), "a1": ("puny", BLUE)}
    cards = {"star": "9 9 9 9", "weak": "1 1 1 1", "puny": "1 1 1 1"}
    table = Table(cards, corners, red=("star",))
    assert table.taken(table.place("star", "c2")) == {}  # a3 and a1 lie across, not beside


def test_tw_8_nothing_chains() -> None:
    row = {"b2": ("hub", BLUE), "b1": ("rim", BLUE)}
    cards = {"star": "9 9 9 9", "hub": "1 9 9 9", "rim": "1 1 1 1"}
    table = Table(cards, row, red=("star",))
    assert table.taken(table.place("star", "b3")) == {"b2": "TW-7"}
    assert table.colour("b1") == BLUE  # the hub would beat it, but was not just placed


def test_tw_8_a_stronger_neighbour_never_takes_the_newcomer() -> None:
    table = Table({"rat": "1 1 1 1", "troll": "9 9 9 9"}, {"b2": ("troll", BLUE)}, red=("rat",))
    table.place("rat", "b1")
    assert table.colour("b1") == RED


def test_tw_8_equal_sides_take_nothing() -> None:
    table = Table({"one": "5 5 5 5", "two": "5 5 5 5"}, {"b2": ("two", BLUE)}, red=("one",))
    assert table.taken(table.place("one", "b1")) == {}


def test_tw_9_the_first_places_five_cards_and_the_second_four() -> None:
    for i in range(20):
        rng = Random(i)
        duel = GAME.setup({}, 2, rng.randbytes(32))
        assert playout(GAME, duel, rng) == 9
        assert len(duel.hand(duel.starter)) == 0
        assert len(duel.hand(1 - duel.starter)) == 1


EIGHT = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1")


def full_but_one(red: int, **options: Any) -> Table:
    """Eight fillers lie, so many of them red, and red has one card left to lay on c1."""
    laid = {where: (f"filler-{i}", RED if i < red else BLUE) for i, where in enumerate(EIGHT)}
    return Table({"last": "1 1 1 1"}, laid, red=("last",), **options)


@pytest.mark.parametrize(("red", "winners"), [(5, (RED,)), (4, ()), (3, (BLUE,))])
def test_tw_10_more_cards_of_ones_colour_win_the_unplayed_one_included(
    red: int, winners: tuple[int, ...]
) -> None:
    table = full_but_one(red)
    table.place("last", "c1")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (red + 1, 9 - red)  # blue still holds one
    assert outcome.winners == winners
    assert outcome.article == "TW-10"


def test_tw_10_the_unplayed_card_is_shown_when_the_board_is_full() -> None:
    table = full_but_one(4)
    assert GAME.view(table.state, None).hands[BLUE].known == ()
    news = table.place("last", "c1")
    assert [event.kind for event in news][-2:] == ["unplayed", "ended"]
    assert len(GAME.view(table.state, None).hands[BLUE].known) == 1
