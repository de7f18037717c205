"""3. The same news leads to the same view and prompts; 3b, whichever action it came from."""

from random import Random
from typing import Any

from tests.contract.cases import AnyGame, Case, over_games
from tests.contract.sight import (
    Sight,
    assert_same,
    difference,
    heard,
    same,
    sight,
    viewers,
    written,
)
from tests.contract.walk import Act, Moment, choose, due, next_act, walk
from watatheque.core.game import CLOCK, Event, Millis, Seat

# Kinds of events that tell in public what no view keeps, by game: words that only sound.
PASSING: dict[str, tuple[str, ...]] = {}

FORK = 8  # actions of one seat that are compared
STEPS = 4  # how long two worlds are followed


def promise_same_news_same_sight(case: Case) -> None:
    game = case.game
    for moment in walk(case, "news"):
        if moment.over or not moment.now_and_then():
            continue
        for viewer in viewers(case.seats, moment.rng, most=3):
            here, there = pair(game, moment, viewer)
            follow(game, here, there, viewer, moment.at, moment.rng)


def pair(game: AnyGame, moment: Moment, viewer: Seat | None) -> tuple[Any, Any]:
    """Two worlds that look the same, one of them sometimes the true one."""
    here = game.resample(moment.state, viewer, Random(1))
    if moment.rng.random() < 0.3:
        here = game.copy(moment.state)
    there = game.resample(moment.state, viewer, Random(2))
    there.chance = here.chance.copy()  # what is left to differ is hidden pieces
    return here, there


def promise_same_news_hides_the_choice(case: Case) -> None:
    """3b: what an actor did shows only as far as it was told."""
    game = case.game
    for moment in walk(case, "choice"):
        chosen = None if moment.over else choose(game, moment.state, moment.rng)
        if chosen is not None and moment.now_and_then():
            actor = chosen[0]
            forks = fork(game, moment.state, actor, moment.at, moment.rng)
            for viewer in viewers(case.seats, moment.rng, most=3):
                if viewer != actor:
                    compare(game, forks, viewer, moment.at, moment.rng)


Fork = tuple[Any, list[Event], bool]  # the state after an action, its news, was it listed whole


def fork(game: AnyGame, state: Any, actor: Seat, at: Millis, rng: Random) -> list[Fork]:
    actions = [*game.legal(state, actor), *game.blunders(state, actor)]
    listed = all(p.complete for p in game.prompts(state) if p.seat == actor)
    forks: list[Fork] = []
    for action in rng.sample(actions, min(len(actions), FORK)):
        twin, news = game.copy(state), list[Event]()
        game.apply(twin, actor, action, at, news)
        forks.append((twin, news, listed))
    return forks


def compare(game: AnyGame, forks: list[Fork], viewer: Seat | None, at: Millis, rng: Random) -> None:
    by_news: dict[bytes, Any] = {}
    by_sight: dict[bytes, list[Event]] = {}
    for state, news, listed in forks:
        told, look = heard(news, viewer), sight(game, state, viewer)
        twin = by_news.setdefault(written(told), state)
        if twin is not state:
            assert_same(look, sight(game, twin, viewer), f"two actions, one news for {viewer}")
            follow(game, game.copy(state), game.copy(twin), viewer, at, rng)
        if listed:
            lasting = _lasting(game, told)
            other = by_sight.setdefault(written(look), lasting)
            assert same(lasting, other), _more_told(viewer, lasting, other)


def follow(
    game: AnyGame, here: Any, there: Any, viewer: Seat | None, at: Millis, rng: Random
) -> None:
    """Plays the same in two worlds that look the same to the viewer, until the news part."""
    for _ in range(STEPS):
        act = next_act(game, here, at, rng)
        if act is None or not _possible(game, there, act, viewer):
            return
        told = [_play(game, world, act, viewer) for world in (here, there)]
        looks = [sight(game, world, viewer) for world in (here, there)]
        if not same(told[0], told[1]):
            _assert_more_is_seen(game, told, looks, viewer)
            return
        why = f"after {act.action} of seat {act.seat}, the same news for {viewer}"
        assert_same(looks[0], looks[1], why)
        at = act.at


def _possible(game: AnyGame, world: Any, act: Act, viewer: Seat | None) -> bool:
    refusal = game.check(world, act.seat, act.action)
    if act.seat in (viewer, CLOCK) or act == due(game, world, act.at):
        assert refusal is None, f"only in one of two worlds {act} is refused: {refusal}"
    return refusal is None


def _play(game: AnyGame, world: Any, act: Act, viewer: Seat | None) -> list[Event]:
    news: list[Event] = []
    game.apply(world, act.seat, act.action, act.at, news)
    return heard(news, viewer)


def _assert_more_is_seen(
    game: AnyGame, told: list[list[Event]], looks: list[Sight], viewer: Seat | None
) -> None:
    """News that differ tell something of what was hidden; then the view must hold it too."""
    lasting = [_lasting(game, news) for news in told]
    if not same(lasting[0], lasting[1]):
        assert written(looks[0]) != written(looks[1]), _more_told(viewer, *lasting)


def _lasting(game: AnyGame, news: list[Event]) -> list[Event]:
    return [event for event in news if event.kind not in PASSING.get(game.name, ())]


def _more_told(viewer: Seat | None, here: list[Event], there: list[Event]) -> str:
    return f"the news tell {viewer} what no view holds: {difference(here, there, 'news')}"


@over_games(5)
def test_the_same_news_leads_to_the_same_view_and_prompts(case: Case) -> None:
    promise_same_news_same_sight(case)


@over_games(6)
def test_two_actions_that_are_told_alike_look_alike(case: Case) -> None:
    promise_same_news_hides_the_choice(case)
