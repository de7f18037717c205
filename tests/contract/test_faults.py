"""10. The kit has teeth: a planted fault is caught by the very promise that it breaks."""

from collections.abc import Callable

import pytest

from tests.contract.cases import AnyGame, Case
from tests.contract.faults import news, rules, sights, states, worlds
from tests.contract.test_deadlines import (
    promise_defaults_can_be_played,
    promise_nobody_sends_a_tick,
)
from tests.contract.test_legal import (
    promise_check_touches_nothing,
    promise_only_blunders_are_punished,
    promise_samples_are_legal,
    promise_the_rest_is_refused,
    promise_what_is_listed_is_accepted,
)
from tests.contract.test_news import (
    promise_same_news_hides_the_choice,
    promise_same_news_same_sight,
)
from tests.contract.test_positions import (
    promise_broken_positions_are_refused,
    promise_positions_round_trip,
)
from tests.contract.test_replay import promise_records_replay
from tests.contract.test_scenes import (
    promise_all_see_what_each_sees,
    promise_beats_name_what_is_seen,
    promise_gestures_reach_every_action,
    promise_scenes_hang_together,
    promise_the_scene_asks_who_is_asked,
    promise_touches_are_what_scenes_show,
)
from tests.contract.test_state import (
    promise_audit_holds,
    promise_copies_share_nothing,
    promise_news_is_only_told,
    promise_two_runs_agree,
)
from tests.contract.test_texts import promise_events_are_known, promise_texts_can_be_said
from tests.contract.test_worlds import (
    promise_resample_is_canonical,
    promise_twins_are_dealt_alike,
    promise_worlds_are_sound,
    promise_worlds_look_alike,
)
from tests.sink import SINK
from tests.sink.rules import Sink

Promise = Callable[[Case], None]

# The fault, the promise that it breaks, and what that promise says of it.
CAUGHT: list[tuple[type[AnyGame], Promise, str]] = [
    (sights.LeakInView, promise_worlds_look_alike, "can tell a resampled world: view"),
    (sights.LeakToSpectators, promise_worlds_look_alike, "a spectator can tell"),
    (sights.LeakInPieceId, promise_worlds_look_alike, "scene.pieces"),
    (sights.LeakInDefault, promise_worlds_look_alike, "can tell a resampled world: prompts"),
    (sights.LeakInDefault, promise_defaults_can_be_played, "learns something from"),
    (sights.LeakInKind, promise_worlds_look_alike, "can tell a resampled world"),
    (sights.LeakInOrder, promise_worlds_look_alike, "can tell a resampled world: legal"),
    (sights.LeakInBlunders, promise_worlds_look_alike, "can tell a resampled world: blunders"),
    (news.DrawIsTold, promise_same_news_same_sight, "what no view holds"),
    (news.ShedIsTold, promise_same_news_hides_the_choice, "what no view holds"),
    (news.Narrowing, promise_same_news_hides_the_choice, "one news for .: view.notes"),
    (news.SilentChange, promise_same_news_same_sight, "the same news"),
    (news.TouchyNews, promise_news_is_only_told, "telling news changes a state"),
    (news.UnknownEvent, promise_events_are_known, "not among the game's events"),
    (news.UncitedPenalty, promise_events_are_known, "a penalty without an article"),
    (news.UnspeakableBeat, promise_texts_can_be_said, "cannot be said"),
    (news.BeatOfAHiddenPiece, promise_beats_name_what_is_seen, "the hearer does not see"),
    (worlds.LazyResample, promise_twins_are_dealt_alike, "two deals that a spectator mixes up"),
    (worlds.TracesOfTruth, promise_resample_is_canonical, "the true world shows through"),
    (worlds.TracesOfTruth, promise_twins_are_dealt_alike, "two deals that a spectator mixes up"),
    (worlds.KeptSeed, promise_resample_is_canonical, "chance is not re-seeded"),
    (worlds.BrokenWorlds, promise_worlds_are_sound, "is unsound"),
    (worlds.ResampleTouches, promise_worlds_look_alike, "resample touches the state"),
    (
        rules.PunishedMoveIsLegal,
        promise_only_blunders_are_punished,
        "the legal Call.. is punished",
    ),
    (rules.FreeBlunder, promise_only_blunders_are_punished, "the blunder Pass.. goes unpunished"),
    (rules.ListedTwice, promise_what_is_listed_is_accepted, "listed twice"),
    (rules.ListedButRefused, promise_what_is_listed_is_accepted, "listed but refused"),
    (rules.AcceptedButNotListed, promise_the_rest_is_refused, "accepted, but not listed"),
    (rules.NeverAsked, promise_the_rest_is_refused, "accepted, but not listed"),
    (rules.MadeUpArticle, promise_the_rest_is_refused, "there is no article 'KS-99'"),
    (rules.CheckTouches, promise_check_touches_nothing, "touched the state"),
    (rules.IllegalSample, promise_samples_are_legal, "the sample Put.* is refused"),
    (rules.TickFromASeat, promise_nobody_sends_a_tick, "accepted"),
    (rules.TwoClocks, promise_nobody_sends_a_tick, "asked 2 times"),
    (rules.StuckClock, promise_audit_holds, "never come to rest"),
    (rules.RefusedDefault, promise_defaults_can_be_played, "the default of .* is refused"),
    (states.PieceLost, promise_audit_holds, "every card must be in exactly one place"),
    (states.PieceDoubled, promise_audit_holds, "every card must be in exactly one place"),
    (states.SharedCopy, promise_copies_share_nothing, "what was played on"),
    (states.SharedDeepDown, promise_copies_share_nothing, "what was played on"),
    (states.SharedChance, promise_copies_share_nothing, "what was played on"),
    (states.ForgetfulPosition, promise_positions_round_trip, "after a load"),
    (states.TrustfulPosition, promise_broken_positions_are_refused, "passes, then"),
    (states.OwnDice, promise_records_replay, "a record of its own"),
    (states.OwnDice, promise_two_runs_agree, "two runs part"),
    (states.EndlessEnd, promise_audit_holds, "are open, and yet"),
    (states.UncitedEnd, promise_audit_holds, "cites no article: .*KS-99"),
    (sights.NoGesture, promise_gestures_reach_every_action, "no gesture of seat . makes Draw"),
    (sights.LeakToTheNext, promise_all_see_what_each_sees, "scenes.2"),
    (sights.Untouched, promise_touches_are_what_scenes_show, "not what the scenes show"),
    (sights.PieceNowhere, promise_scenes_hang_together, "'nowhere'. is not in the scene"),
    (sights.WrongChairs, promise_the_scene_asks_who_is_asked, "chairs"),
    (sights.MissingMessage, promise_texts_can_be_said, "cannot be said"),
]


def name_of(thing: object) -> str:
    return getattr(thing, "__name__", str(thing))


KEPT = sorted({promise for _, promise, _ in CAUGHT}, key=name_of)


def table(game: AnyGame) -> Case:
    return Case(game, 3, {}, "faults")


@pytest.mark.parametrize(("fault", "promise", "says"), CAUGHT, ids=name_of)
def test_a_planted_fault_is_caught(fault: type[AnyGame], promise: Promise, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        promise(table(fault()))


@pytest.mark.long
@pytest.mark.parametrize("promise", KEPT, ids=name_of)
def test_the_honest_sink_keeps_the_same_promise(promise: Promise) -> None:
    promise(table(SINK))


def test_every_fault_is_caught_by_something() -> None:
    modules = (news, rules, sights, states, worlds)
    things = [thing for module in modules for thing in vars(module).values()]
    planted = {thing for thing in things if isinstance(thing, type) and issubclass(thing, Sink)}
    assert planted - {Sink} == {fault for fault, _, _ in CAUGHT}
