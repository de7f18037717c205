"""What was shown stays known, moves with the hand, and narrows to what is certain."""

from collections import Counter
from random import Random

from tests.games.uno_wizz.table import GAME, A, B, C, Table, stopped
from watatheque.core.game import CLOCK, TICK
from watatheque.core.values import Ready
from watatheque.games.uno_wizz.pieces import DECK, NAMES
from watatheque.games.uno_wizz.values import Draw, Play, View


def known(table: Table, viewer: int | None, holder: int) -> tuple[str, ...]:
    view: View = GAME.view(table.match.state, viewer)
    return view.hands[holder].known


def test_of_two_identical_cards_one_known_the_known_one_is_held_to_be_played() -> None:
    note = [{"holder": A, "by": B, "cards": ["red-7"]}]
    table = Table("red-7 red-7 blue-1", "red-6 red-8", known=note)
    table.do(A, Play("red-7"))
    assert known(table, B, A) == ()  # it may have been the other one: nothing is certain


def test_of_two_identical_cards_both_known_one_stays_known() -> None:
    note = [{"holder": A, "by": B, "cards": ["red-7", "red-7"]}]
    table = Table("red-7 red-7 blue-1", "red-6 red-8", known=note)
    table.do(A, Play("red-7"))
    assert known(table, B, A) == ("red-7",)


def test_two_viewers_who_know_one_each_both_lose_it() -> None:
    note = [{"holder": A, "by": seat, "cards": ["red-7"]} for seat in (B, C)]
    table = Table("red-7 red-7 blue-1", "red-6 red-8", "red-1 red-2", known=note)
    table.do(A, Play("red-7"))
    assert known(table, B, A) == known(table, C, A) == ()


def test_a_hand_passed_on_is_known_to_all_who_held_it() -> None:
    table = stopped("f", "red-1 red-2", "blue-1 blue-2", "green-1 green-2")
    table.do(B, Draw())  # B holds A's old hand and one more card
    state = table.match.state
    state.phase, state.icon, state.spinner, state.turn, state.due = 4, 5, A, A, 50_000
    state.drawn = -1
    GAME.apply(state, CLOCK, TICK, 50_000)
    assert len(known(table, B, C)) == 3
    assert known(table, A, C) == ("red-1", "red-2")
    assert known(table, C, A) == ("blue-1", "blue-2")
    assert GAME.audit(state) is None


def test_a_new_deal_clears_all_that_was_known() -> None:
    note = [{"holder": B, "by": seat, "cards": ["blue-6"]} for seat in (A, None)]
    table = Table("red-7", "blue-6 red-8", known=note, options={"target": 900})
    table.do(A, Play("red-7"))
    table.do(A, Ready())
    table.do(B, Ready())
    assert table.now.known == []
    assert known(table, A, B) == ()


def test_worlds_keep_what_the_viewer_knows_and_deal_the_rest_anew() -> None:
    note = [{"holder": B, "by": seat, "cards": ["blue-6"]} for seat in (A, None)]
    table = Table("red-7 red-1", "blue-6 red-8 green-9", "green-1 green-2", known=[
        *note, {"holder": B, "by": C, "cards": ["blue-6", "green-9"]},
    ])  # fmt: skip
    seen: Counter[str] = Counter()
    for i in range(60):
        world = GAME.resample(table.match.state, A, Random(i))
        view: View = GAME.view(world, B)
        assert "blue-6" in view.hands[B].known
        assert len(GAME.view(world, C).hands[B].known) == 2  # C knows two cards, A not which
        seen.update(view.hands[B].known)
    assert len(seen) > 20


def test_a_card_just_drawn_that_may_be_played_fits_in_every_world() -> None:
    table = Table("blue-1 blue-2", "blue-3 blue-4", next=["red-8"])
    table.do(A, Draw())
    for i in range(40):
        world = GAME.resample(table.match.state, B, Random(i))
        view: View = GAME.view(world, A)
        assert view.drawn is not None
        assert (
            GAME.check(world, A, Play(view.drawn, "red" if "joker" in view.drawn else "")) is None
        )


def test_the_worlds_of_a_super_joker_just_drawn_keep_to_uw_12() -> None:
    table = Table("blue-1 blue-2", "blue-3 red-0 blue-0 green-0 yellow-0", next=["super-joker"])
    table.do(A, Draw())
    drawn: Counter[str | None] = Counter()
    for i in range(400):
        world = GAME.resample(table.match.state, B, Random(i))
        assert GAME.audit(world) is None
        drawn[GAME.view(world, A).drawn] += 1
    assert drawn["super-joker"]
    assert drawn["joker"]
    assert sum(count for card, count in drawn.items() if card and card.startswith("red")) > 100


def test_with_nothing_to_draw_who_is_asked_can_play_in_every_world() -> None:
    named = ["red-5", "red-9", "blue-1", "green-1", "green-2"]
    rest = [NAMES[face] for face in DECK]
    for name in named:
        rest.remove(name)
    table = Table("red-9 blue-1", "green-1 green-2", " ".join(rest), pile=[])
    for i in range(60):
        world = GAME.resample(table.match.state, B, Random(i))
        assert GAME.audit(world) is None  # UW-17
        assert GAME.legal(world, A)
