"""The house players of Wataï: human in their time, and better when they are meant to be."""

from random import Random
from statistics import mean

import pytest

from watatheque import game
from watatheque.bots.chairs import play, seated
from watatheque.bots.watai import EASY, NORMAL
from watatheque.core.match import Match
from watatheque.games.watai.values import Announce, Call, Lay, Point, Slap

WATAI = game("watai")


def played(levels: list[str], seed: int, **options: object) -> Match:
    rng = Random(seed)
    match = Match(WATAI, {"rounds": 1, **options}, len(levels), rng.randbytes(32))
    return play(match, seated(match, dict(enumerate(levels)), rng), 20_000)


def average(strong: str, weak: str, rounds: int, seats: int = 4) -> tuple[float, float]:
    """Points of a round, chairs changed every time."""
    points: dict[str, list[int]] = {strong: [], weak: []}
    for seed in range(rounds):
        levels = [(strong, weak)[(seat + seed) % 2] for seat in range(seats)]
        match = played(levels, seed)
        assert match.outcome is not None
        for level, score in zip(levels, match.outcome.scores, strict=True):
            points[level].append(score)
    return mean(points[strong]), mean(points[weak])


def test_easy_beats_uniform_at_watai() -> None:
    easy, uniform = average("easy", "uniform", 8)
    assert easy > uniform + 10


def test_normal_beats_easy_at_watai() -> None:
    normal, easy = average("normal", "easy", 8)
    assert normal > easy + 10


@pytest.mark.parametrize(("temper", "span"), [(EASY, 2500), (NORMAL, 1600)])
def test_a_hand_takes_its_time_for_a_card(temper: object, span: int) -> None:
    assert temper in (EASY, NORMAL)
    level = "easy" if temper is EASY else "normal"
    match = played([level] * 4, 3)
    spans = []
    last: dict[int, int] = {}
    for entry in match.entries:
        if isinstance(entry.action, Lay) and entry.seat in last:
            spans.append(entry.at - last[entry.seat])
        last[entry.seat] = entry.at
    assert len(spans) > 30
    assert 0.8 * span < mean(spans) < 1.8 * span
    assert min(spans) >= 0.6 * span


def test_news_do_not_make_a_hand_start_again() -> None:
    """Eight play at once, and yet everybody gets on."""
    match = played(["normal"] * 8, 1)
    assert match.outcome is not None
    cards = [entry.seat for entry in match.entries if isinstance(entry.action, Lay)]
    assert min(cards.count(seat) for seat in range(8)) >= 4


def test_bots_call_slap_and_announce() -> None:
    for variant, action in ((0, Call), (15, Slap), (16, Announce)):
        match = played(["normal", "easy"] * 2, 2, variants=[variant])
        made = [entry.seat for entry in match.entries if isinstance(entry.action, action)]
        assert made
        assert match.state.minus == [0, 0, 0, 0]  # no false call, and nobody holds a card back


def test_normal_points_at_who_holds_a_card_back() -> None:
    rng = Random(5)
    match = Match(WATAI, {"rounds": 1}, 3, rng.randbytes(32))
    play(match, seated(match, {0: "normal", 1: "normal"}, rng), 3000)  # seat 2 sleeps
    pointed = [entry.action.seat for entry in match.entries if isinstance(entry.action, Point)]
    assert 2 in pointed
    assert match.state.minus[2] > 0 or match.state.sheet[2][3] < 0


def test_bots_play_every_variant_to_its_end() -> None:
    for variant in range(1, 17):
        match = played(["easy", "normal"], variant, variants=[variant])
        assert match.outcome is not None, variant


def test_a_player_starts_a_round_with_a_clear_head() -> None:
    match = played(["normal"] * 2, 0, rounds=2)
    assert match.outcome is not None
