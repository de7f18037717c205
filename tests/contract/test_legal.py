"""4. `legal` and `check` agree, `check` touches nothing, and every refusal cites an article."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.contract.actions import Pool
from tests.contract.cases import ARTICLES, AnyGame, Case, over_games
from tests.contract.walk import Moment, digest, seats_asked, walk
from watatheque.core.game import Event, Refusal, Seat, Tick

GUESSES = 60  # actions tried at a seat in one look
PLAYED = 6  # listed actions played out in one look


def looks(case: Case, label: str, budget: int = 8) -> Iterator[tuple[Moment, Seat]]:
    for moment in walk(case, label):
        if moment.over or moment.now_and_then(budget):
            for seat in moment.rng.sample(range(case.seats), min(case.seats, 4)):
                yield moment, seat


def promise_what_is_listed_is_accepted(case: Case) -> None:
    game = case.game
    for moment, seat in looks(case, "listed", budget=20):
        state = moment.state
        legal, blunders = game.legal(state, seat), game.blunders(state, seat)
        for action in (*legal, *blunders):
            assert not isinstance(action, Tick), "the clock's action is listed"
            refusal = game.check(state, seat, action)
            assert refusal is None, f"{action} is listed but refused: {refusal}"
        assert len({*legal, *blunders}) == len(legal) + len(blunders), "an action is listed twice"
        assert asked(game, state, seat) or not legal + blunders, f"seat {seat} was not asked"


def promise_samples_are_legal(case: Case) -> None:
    game = case.game
    for moment, seat in looks(case, "sampled"):
        legal = game.legal(moment.state, seat)
        if all(prompt.seat != seat for prompt in game.prompts(moment.state)):
            continue
        action = game.sample(moment.state, seat, moment.rng)
        if not legal:
            assert action is None, f"the sample {action} where nothing is legal"
            continue
        refusal = game.check(moment.state, seat, action)
        assert refusal is None, f"the sample {action} is refused: {refusal}"
        assert action in legal or not listed_whole(game, moment.state, seat), action


def promise_the_rest_is_refused(case: Case) -> None:
    """Where everything is listed, nothing else is accepted; and who refuses says by what right."""
    game, pool = case.game, Pool(case.game)
    for moment, seat in looks(case, "rest"):
        listed = [*game.legal(moment.state, seat), *game.blunders(moment.state, seat)]
        pool.learn(listed)
        whole = listed_whole(game, moment.state, seat)
        for action in pool.guesses(moment.rng, GUESSES, near=listed):
            refusal = game.check(moment.state, seat, action)
            assert refusal is None or refusal.article in ARTICLES, uncited(refusal)
            if refusal is None:
                assert action in listed or not whole, f"{action} is accepted, but not listed"
            else:
                assert action not in listed


def promise_check_touches_nothing(case: Case) -> None:
    game, pool = case.game, Pool(case.game)
    for moment, seat in looks(case, "touch"):
        state = moment.state
        before = digest(game, state), state.chance.seed, state.chance.position
        listed = [*game.legal(state, seat), *game.blunders(state, seat)]
        pool.learn(listed)
        for action in (*listed, *pool.guesses(moment.rng, GUESSES // 2, near=listed)):
            game.check(state, seat, action)
        after = digest(game, state), state.chance.seed, state.chance.position
        assert before == after, f"check, legal or blunders touched the state for seat {seat}"


def promise_only_blunders_are_punished(case: Case) -> None:
    game = case.game
    for moment, seat in looks(case, "punished"):
        if not listed_whole(game, moment.state, seat):
            continue  # how a flick turns out is nobody's to promise
        for action in some(game.legal(moment.state, seat), moment.rng):
            assert not strikes(game, moment, seat, action), f"the legal {action} is punished"
        for action in some(game.blunders(moment.state, seat), moment.rng):
            assert strikes(game, moment, seat, action), f"the blunder {action} goes unpunished"


def asked(game: AnyGame, state: Any, seat: Seat) -> bool:
    return any(prompt.seat == seat for prompt in seats_asked(game, state))


def listed_whole(game: AnyGame, state: Any, seat: Seat) -> bool:
    return all(prompt.complete for prompt in game.prompts(state) if prompt.seat == seat)


def strikes(game: AnyGame, moment: Moment, seat: Seat, action: Any) -> bool:
    news: list[Event] = []
    game.apply(game.copy(moment.state), seat, action, moment.at, news)
    beats = [beat for event in news for beat in game.beats(event)]
    return any(beat.kind == "strike" and beat.seat == seat for beat in beats)


def some(actions: list[Any], rng: Random) -> list[Any]:
    return rng.sample(actions, min(len(actions), PLAYED))


def uncited(refusal: Refusal) -> str:
    return f"there is no article {refusal.article!r}, cited in {refusal}"


@over_games(7)
def test_everything_listed_is_accepted(case: Case) -> None:
    promise_what_is_listed_is_accepted(case)


@over_games(8)
def test_samples_are_legal(case: Case) -> None:
    promise_samples_are_legal(case)


@over_games(9)
def test_what_is_not_listed_is_refused_by_an_article(case: Case) -> None:
    promise_the_rest_is_refused(case)


@over_games(10)
def test_check_touches_nothing(case: Case) -> None:
    promise_check_touches_nothing(case)


@over_games(11)
def test_blunders_are_punished_and_legal_actions_are_not(case: Case) -> None:
    promise_only_blunders_are_punished(case)
