"""6. `audit` holds after every action; copies share nothing; nothing but the actions counts."""

from typing import Any

from tests.contract.cases import ARTICLES, Case, over_games
from tests.contract.walk import Moment, digest, new_match, play_on, stroll, walk
from watatheque.core.game import CLOCK

BRANCH = 25  # decisions played on a copy


def promise_audit_holds(case: Case) -> None:
    for moment in walk(case, "audit"):
        wrong = case.game.audit(moment.state)
        last = moment.match.entries[-1:]
        assert wrong is None, f"after {moment.n} decisions, {last}: {wrong}"
        assert_over_or_going_on(moment, case.seats)


def assert_over_or_going_on(moment: Moment, seats: int) -> None:
    prompts, outcome = moment.game.prompts(moment.state), moment.game.outcome(moment.state)
    assert (not prompts) == (outcome is not None), f"{prompts} are open, and yet {outcome}"
    assert all(CLOCK <= prompt.seat < seats for prompt in prompts), prompts
    assert len(moment.game.standing(moment.state)) == seats
    if outcome is not None:
        assert outcome.article in ARTICLES, f"the end cites no article: {outcome}"
        assert len(outcome.scores) == seats, outcome
        assert set(outcome.winners) <= set(range(seats)), outcome


def promise_copies_share_nothing(case: Case) -> None:
    """Neither the copy nor the original notices what is played on the other."""
    game = case.game
    kept = game.setup(case.options, case.seats, bytes(32))
    left = digest(game, kept)
    for moment in walk(case, "copies"):
        assert digest(game, kept) == left, "what was played on the original shows in a copy"
        kept, left = game.copy(moment.state), digest(game, moment.state)
        assert digest(game, kept) == left, "a copy differs from the start"
        if moment.now_and_then():
            twin = game.copy(moment.state)
            play_on(game, twin, moment.at, moment.rng, BRANCH)
            assert digest(game, moment.state) == left, "what was played on a copy shows"


def promise_news_is_only_told(case: Case) -> None:
    """The same entries lead to the same state whether or not anybody listens."""
    game = case.game
    deaf: Any = None
    for moment in walk(case, "told"):
        if moment.n == 0:
            deaf = game.setup(case.options, case.seats, moment.match.seed)
        for entry, _ in moment.news:
            game.apply(deaf, entry.seat, entry.action, entry.at, None)
        if moment.over or moment.now_and_then():
            assert digest(game, deaf) == digest(game, moment.state), "telling news changes a state"


def promise_two_runs_agree(case: Case) -> None:
    for moment, again in zip(walk(case, "twice"), walk(case, "twice"), strict=True):
        why = f"two runs part after {moment.n} decisions"
        assert (moment.at, moment.news) == (again.at, again.news), why
        if all([moment.now_and_then(), again.now_and_then()]) or moment.over:
            assert digest(case.game, moment.state) == digest(case.game, again.state), why


def promise_matches_end(case: Case) -> None:
    """Random play comes to an end, so that a lab, a soak or a bored bot does."""
    rng = case.rng("end")
    match = new_match(case, rng)
    for _ in stroll(match, rng, 0, limit=20_000):
        pass
    assert match.outcome is not None, f"no end after {len(match.entries)} entries"


@over_games(16)
def test_audit_holds_after_every_action(case: Case) -> None:
    promise_audit_holds(case)


@over_games(17)
def test_copies_share_nothing_that_changes(case: Case) -> None:
    promise_copies_share_nothing(case)


@over_games(18)
def test_telling_news_changes_nothing(case: Case) -> None:
    promise_news_is_only_told(case)


@over_games(19)
def test_two_runs_agree(case: Case) -> None:
    promise_two_runs_agree(case)


@over_games(20, quick=1)
def test_random_matches_end(case: Case) -> None:
    promise_matches_end(case)
