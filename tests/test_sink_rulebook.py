"""The kitchen sink keeps its own rulebook."""

from pathlib import Path
from typing import Any

import pytest

from tests.sink import SINK, pieces
from tests.sink.state import State
from tests.sink.values import (
    Call,
    Done,
    Draw,
    Flick,
    Name,
    Pass,
    Play,
    Point,
    Put,
    Say,
    Shed,
    Show,
    Slap,
    Steal,
    Take,
)
from watatheque.core import rulebook
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK, TICK, Event, Seat
from watatheque.core.match import Match
from watatheque.core.scene import Beat
from watatheque.core.values import Ready

# `__subclasses__` would also list the classes that `slots=True` replaced.


def deal(seats: int = 3, **options: Any) -> State:
    return SINK.setup(options, seats, bytes(32))


def do(state: State, seat: Seat, action: Any, at: int = 0) -> list[Event]:
    refusal = SINK.check(state, seat, action)
    assert refusal is None, refusal
    news: list[Event] = []
    SINK.apply(state, seat, action, at, news)
    assert SINK.audit(state) is None
    return news


def refused(state: State, seat: Seat, action: Any) -> str:
    refusal = SINK.check(state, seat, action)
    assert refusal is not None
    return refusal.article


def strikes(news: list[Event]) -> list[Beat]:
    beats = [beat for event in news for beat in SINK.beats(event)]
    return [beat for beat in beats if beat.kind == "strike"]


def spin(icon: str, seats: int = 3) -> State:
    """Seat 0 has played to cell 0 and the wheel shows the icon."""
    for number in range(100):
        state = SINK.setup({}, seats, number.to_bytes(32, "big"))
        do(state, 0, Play(state.hands[0][0], 0))
        if pieces.ICONS[state.wheel] == icon:
            return state
    raise AssertionError(icon)


def race(*faces: int) -> State:
    """A race is open, the die shows one of the faces."""
    for number in range(500):
        state = SINK.setup({}, 3, number.to_bytes(32, "big"))
        do(state, 0, Play(state.hands[0][0], 0))
        if state.phase == "countdown":
            do(state, CLOCK, TICK, 3_000)
            if state.die in faces:
                return state
    raise AssertionError(faces)


def pass_turns(state: State) -> State:
    while state.phase == "turns":
        do(state, state.turn, Pass())
    return state


def owing() -> State:
    """Seat 0 is down to one card at time 0 and seat 1 is to play."""
    state = deal()
    for card in state.hands[0][:2]:
        do(state, 0, Shed(card))
    assert state.owes == 0
    return state


def test_the_rulebook_has_what_is_cited() -> None:
    path = Path(__file__).parent / "sink" / "rules.md"
    articles = rulebook.parse(path.read_text(encoding="utf-8"), path.name)
    assert list(articles) == [f"KS-{number}" for number in range(1, 20)]


def test_ks_1_points_plugs_and_drops() -> None:
    state = deal()
    state.points, state.plugs, state.drops = [5, 0, 0], [1, 2, 0], [0, 0, 3]
    assert SINK.view(state, None).scores == (6, 2, -3)
    for seats in (1, 5):
        with pytest.raises(BadInput, match="TB-1"):
            SINK.setup({}, seats, bytes(32))


def test_ks_2_three_cards_each_and_round_n_begins_with_seat_n() -> None:
    state = deal(4)
    assert [len(hand) for hand in state.hands] == [3] * 4
    assert state.turn == 0
    do(pass_turns(state), 0, Flick(0, 1, 0, 1))
    for seat in range(4):
        do(state, seat, Ready())
    assert state.turn == 1


def test_ks_3_two_turns_each_and_time_passes_them() -> None:
    match = Match(SINK, {}, 2, bytes(32))
    match.expire(60_000)
    assert [(entry.at, entry.seat) for entry in match.entries] == [
        (15_000, 0), (30_000, 1), (45_000, 0), (60_000, 1)
    ]  # fmt: skip
    assert match.state.phase == "flick"
    assert refused(match.state, 0, Pass()) == "KS-3"


def test_ks_4_a_covered_card_goes_to_a_pile() -> None:
    state = spin("blank")
    covered = state.cells[0]
    card = state.hands[1][0]
    assert refused(state, 1, Play(card, 6)) == "KS-4"
    assert refused(state, 1, Play(covered, 1)) == "KS-4"
    do(state, 1, Play(card, 0))
    assert (state.cells[0], state.owners[0], state.piles) == (card, 1, [[covered]])


def test_ks_5_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    state = deal()
    news = do(state, 0, Draw())
    assert [event.to for event in news if "card" in event.data] == [0]
    state.hands[2] = sorted(state.hands[2] + state.deck)
    state.deck.clear()
    assert refused(state, 1, Draw()) == "KS-5"


def test_ks_6_a_hand_is_shown_to_one_seat() -> None:
    state = deal()
    hand = tuple((0, card) for card in state.hands[0])
    assert refused(state, 0, Show(0)) == "KS-6"
    do(state, 0, Show(1))
    notes = [SINK.view(state, seat).notes for seat in (None, 0, 1, 2)]
    assert notes == [(), (), hand, ()]
    assert SINK.view(state, 0).seen == (2, 2, 2)


def test_ks_7_a_theft_takes_knowledge_away() -> None:
    state = deal()
    do(state, 0, Show(1))
    do(state, 1, Pass())
    do(state, 2, Steal(0))
    assert refused(state, 2, Take(3)) == "KS-7"
    news = do(state, 2, Take(1))
    assert sorted(event.to for event in news if event.to is not None) == [0, 2]
    assert SINK.view(state, 1).notes == ()
    (stolen,) = SINK.view(state, 0).notes
    assert stolen[0] == 2
    assert stolen[1] in SINK.view(state, 2).hand


def test_ks_7_the_only_card_stays_known() -> None:
    state = deal()
    state.deck += state.hands[0][1:]
    del state.hands[0][1:]
    do(state, 0, Show(1))
    do(state, 1, Pass())
    do(state, 2, Steal(0))
    do(state, 2, Take(0))
    assert [holder for holder, _ in SINK.view(state, 1).notes] == [2]


def test_ks_8_cards_are_shed_face_down_and_one_at_a_time() -> None:
    state = deal()
    do(state, 0, Show(1))
    do(state, 1, Shed(state.hands[1][0]))
    assert SINK.prompts(state)[0].kind == "shed"
    do(state, 1, Done())
    do(state, 2, Pass())
    for card in state.hands[0][:2]:
        do(state, 0, Shed(card))
    assert SINK.view(state, 1).notes == ()
    assert SINK.view(state, 1).shed[0] == (None, None)
    assert SINK.view(state, 0).shed[0] == tuple(state.shed[0])
    do(state, 1, Pass())
    do(state, 2, Pass())
    assert state.phase == "flick"


def test_ks_9_hands_go_round_and_stay_known() -> None:
    state = spin("pass")
    notes = [holder for holder, _ in SINK.view(state, 0).notes]
    assert notes == [1, 1]
    assert SINK.view(state, 1).seen == (1, 1)


def test_ks_10_the_named_suit_changes_owner() -> None:
    state = spin("name")
    state.owners[0] = 2
    assert refused(state, 0, Name(3)) == "KS-10"
    do(state, 0, Name(pieces.suit(state.cells[0])))
    assert state.owners[0] == 0


def test_ks_11_the_first_right_number_wins() -> None:
    state = race(1, 2, 3)
    right = state.die + 1
    assert SINK.legal(state, 1) == [Say(right)]
    (strike,) = strikes(do(state, 2, Say(right + 1)))
    assert (strike.seat, strike.article) == (2, "KS-11")
    assert refused(state, 2, Say(right)) == "KS-11"
    do(state, 1, Say(right))
    assert (state.plugs, state.drops) == ([0, 1, 0], [0, 0, 1])
    assert refused(state, 0, Say(right)) == "KS-11"


def test_ks_11_point_at_a_highest_card() -> None:
    state = race(4, 5, 6)
    assert refused(state, 1, Point(-1)) == "KS-11"
    do(state, 1, Point(state.cells[0]))
    assert state.plugs == [0, 1, 0]


def test_ks_11_the_clock_opens_and_closes_the_race() -> None:
    state = spin("race")
    assert [prompt.seat for prompt in SINK.prompts(state)] == [CLOCK]
    assert refused(state, 1, Say(2)) == "KS-11"
    do(state, CLOCK, TICK, 3_000)
    assert {prompt.deadline for prompt in SINK.prompts(state)} == {8_000}
    do(state, CLOCK, TICK, 8_000)
    assert (state.phase, state.turn) == ("turns", 1)


def test_ks_12_the_fine_falls_due() -> None:
    state = owing()
    (strike,) = strikes(do(state, CLOCK, TICK, 4_000))
    assert (strike.seat, strike.article) == (0, "KS-12")
    assert (state.drops[0], len(state.hands[0]), state.owes) == (1, 2, -1)


def test_ks_12_a_plouf_in_time_costs_nothing() -> None:
    state = owing()
    assert strikes(do(state, 0, Call())) == []
    assert all(prompt.seat != CLOCK for prompt in SINK.prompts(state))


def test_ks_13_the_first_to_catch_gets_a_plug() -> None:
    state = owing()
    assert refused(state, 0, Slap()) == "KS-13"
    do(state, 2, Slap())
    assert (state.plugs, state.drops) == ([0, 0, 1], [1, 0, 0])
    assert refused(state, 1, Slap()) == "KS-13"


def test_ks_14_a_false_plouf_is_punished_once_a_round() -> None:
    state = deal()
    assert SINK.legal(state, 2) == []
    assert SINK.blunders(state, 2) == [Call()]
    (strike,) = strikes(do(state, 2, Call()))
    assert (strike.seat, strike.article) == (2, "KS-14")
    assert refused(state, 2, Call()) == "KS-14"


def test_ks_15_a_disc_in_the_middle_is_worth_a_plug() -> None:
    state = pass_turns(deal())
    assert not SINK.prompts(state)[0].complete
    for flick in (Flick(2, 1, 0, 1), Flick(0, 0, 0, 9), Flick(0, 1, 0, 0), Flick(0, 101, 0, 9)):
        assert refused(state, 0, flick) == "KS-15"
    do(state, 0, Flick(0, 100, 0, 50))
    assert (state.discs[0], state.plugs) == ((-10, 0), [1, 0, 0])


def test_ks_16_the_next_seat_puts_a_lost_disc_back() -> None:
    state = pass_turns(deal())
    do(state, 0, Flick(1, 100, 0, 100))
    assert state.discs == [(-60, 0), None]
    assert refused(state, 1, Put(-50, 10)) == "KS-16"
    assert refused(state, 1, Put(151, 0)) == "KS-16"
    do(state, 1, Put(30, 40))
    assert state.discs == [(-60, 0), (30, 40)]
    assert state.phase == "ready"


def test_ks_17_own_cards_and_shed_cards_of_the_named_suit_count() -> None:
    state = deal()
    card = state.hands[1][0]
    do(state, 0, Pass())
    do(state, 1, Shed(card))
    do(state, 1, Done())
    pass_turns(state)
    state.suit, state.cells[3], state.owners[3] = pieces.suit(card), state.deck.pop(), 2
    do(state, 0, Flick(0, 1, 0, 1))
    assert state.sheet == [[0, 1, 1]]
    assert SINK.view(state, None).shed[1] == (card,)


def test_ks_18_what_is_brought_is_private_until_the_end() -> None:
    state = deal(2, bring=[3, 5], rounds=1)
    assert [SINK.view(state, seat).lucky for seat in (None, 0, 1)] == [
        (None, None), (3, None), (None, 5)
    ]  # fmt: skip
    pass_turns(state)
    state.cells[0], state.owners[0] = state.deck.pop(), 0
    state.lucky[1] = pieces.rank(state.cells[0])
    do(state, 0, Flick(0, 1, 0, 1))
    assert SINK.view(state, None).lucky == (3, state.lucky[1])
    assert state.points[1] == 1
    with pytest.raises(BadInput, match="bring"):
        deal(3, bring=[3, 5])


def test_ks_19_the_highest_scores_win_together() -> None:
    state = pass_turns(deal(rounds=1))
    state.points = [1, 4, 4]
    do(state, 0, Flick(0, 1, 0, 1))
    outcome = SINK.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 4, 4), (1, 2))
    assert SINK.prompts(state) == []


def test_the_pause_between_rounds_ends_by_the_clock() -> None:
    match = Match(SINK, {"rounds": 2}, 2, bytes(32))
    match.expire(60_000)
    assert match.submit(0, Flick(0, 1, 0, 1), 61_000) is None
    assert all(prompt.optional for prompt in match.prompts() if prompt.seat != CLOCK)
    assert match.submit(1, Ready(), 62_000) is None
    match.expire(81_000)
    assert (match.state.phase, match.now) == ("turns", 81_000)
