"""5. Deadlines and Ticks are ordinary entries, and nobody can be early for them or send them."""

from random import Random
from typing import Any

from tests.contract.cases import ARTICLES, AnyGame, Case, over_games
from tests.contract.walk import PATIENCE, Moment, choose, digest, due, seats_asked, walk
from watatheque.core.game import CLOCK, TICK, Tick
from watatheque.core.match import Match
from watatheque.core.record import Entry

LATE = (0, 1, 700)  # ms after a deadline


def promise_nobody_sends_a_tick(case: Case) -> None:
    """TB-3, and at most one moment at a time belongs to the clock."""
    game = case.game
    for moment in walk(case, "tick"):
        clocks = [prompt for prompt in game.prompts(moment.state) if prompt.seat == CLOCK]
        assert len(clocks) <= 1, f"the clock is asked {len(clocks)} times"
        assert all(prompt.deadline is not None for prompt in clocks), "a Tick that never comes"
        accepted = game.check(moment.state, CLOCK, TICK) is None
        assert accepted == bool(clocks), f"a Tick is {accepted=}, though {clocks} are open"
        for seat in range(-2, case.seats + 1):
            if seat != CLOCK:
                assert_refused(game, moment.state, seat, TICK, "TB-3")
        assert_the_clock_only_ticks(game, moment.state)


def assert_the_clock_only_ticks(game: AnyGame, state: Any) -> None:
    for prompt in seats_asked(game, state):
        for action in game.legal(state, prompt.seat)[:1]:
            assert_refused(game, state, CLOCK, action, "TB-1")


def assert_refused(game: AnyGame, state: Any, seat: int, action: Any, article: str) -> None:
    refusal = game.check(state, seat, action)
    assert refusal is not None, f"{action} is accepted from seat {seat}"
    assert refusal.article == article, refusal


def promise_defaults_can_be_played(case: Case) -> None:
    """A default is an action that is accepted, and it names nothing that is hidden (TB-4)."""
    game = case.game
    for moment in walk(case, "defaults"):
        for prompt in seats_asked(game, moment.state):
            if prompt.default is not None:
                refusal = game.check(moment.state, prompt.seat, prompt.default)
                assert refusal is None, f"the default of {prompt} is refused: {refusal}"
        if not moment.over and moment.now_and_then():
            assert_defaults_name_nothing_hidden(game, moment, case.seats)


def assert_defaults_name_nothing_hidden(game: AnyGame, moment: Moment, seats: int) -> None:
    for viewer in (None, *range(seats)):
        world = game.resample(moment.state, viewer, Random(moment.n))
        for mine, other in zip(game.prompts(moment.state), game.prompts(world), strict=True):
            if mine.seat != viewer:
                assert mine == other, f"{viewer} learns something from {mine}, which is {other}"


def promise_what_falls_due_is_entered(case: Case) -> None:
    """Whatever comes at a deadline or later finds the default, or the Tick, played before it."""
    game = case.game
    for moment in walk(case, "late"):
        waiting = due(game, moment.state, moment.at)
        chosen = None if moment.over else choose(game, moment.state, moment.rng)
        if waiting is not None and chosen is not None and moment.rng.random() < 0.3:
            at = waiting.at + moment.rng.choice(LATE)
            expected = after_deadlines(game, moment, at)
            refusal = game.check(expected.state, *chosen)
            assert moment.match.submit(*chosen, at) == refusal
            assert refusal is None or refusal.article in ARTICLES, refusal
            if refusal is not None:
                assert digest(game, moment.state) == digest(game, expected.state)
            assert_entered(moment.match, expected.entries)


class After:
    """A bare state and what the rules enter into the record by themselves."""

    def __init__(self, state: Any, first: int) -> None:
        self.state = state
        self.first = first
        self.entries: list[Entry] = []


def after_deadlines(game: AnyGame, moment: Moment, at: int) -> After:
    after = After(game.copy(moment.state), len(moment.match.entries) + 1)
    now = moment.match.now
    for _ in range(PATIENCE):
        act = due(game, after.state, now)
        if act is None or act.at > at:
            break
        after.entries.append(Entry(after.first + len(after.entries), act.at, act.seat, act.action))
        game.apply(after.state, *act)
        now = act.at
    return after


def assert_entered(match: Match, expected: list[Entry]) -> None:
    first = expected[0].n - 1
    assert match.entries[first : first + len(expected)] == expected
    for entry in expected:
        assert isinstance(entry.action, Tick) == (entry.seat == CLOCK)


@over_games(12)
def test_nobody_sends_a_tick(case: Case) -> None:
    promise_nobody_sends_a_tick(case)


@over_games(13)
def test_defaults_are_accepted_and_name_nothing_hidden(case: Case) -> None:
    promise_defaults_can_be_played(case)


@over_games(14)
def test_what_comes_late_finds_the_deadline_played(case: Case) -> None:
    promise_what_falls_due_is_entered(case)
