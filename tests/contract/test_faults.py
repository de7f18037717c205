"""10. The kit has teeth: a planted fault is caught by the very promise that it breaks."""

from collections.abc import Callable

import pytest

from tests.contract import faults
from tests.contract.cases import AnyGame, Case
from tests.contract.test_deadlines import (
    promise_defaults_can_be_played,
    promise_nobody_sends_a_tick,
    promise_what_falls_due_is_entered,
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
    promise_beats_name_what_is_seen,
    promise_gestures_reach_every_action,
    promise_scenes_hang_together,
    promise_the_scene_asks_who_is_asked,
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

Promise = Callable[[Case], None]

# The fault, the promise that it breaks, and what that promise says of it.
CAUGHT: list[tuple[type[AnyGame], Promise, str]] = [
    (faults.LeakInView, promise_worlds_look_alike, "can tell a resampled world: view"),
    (faults.LeakToSpectators, promise_worlds_look_alike, "a spectator can tell"),
    (faults.LeakInPieceId, promise_worlds_look_alike, "scene.pieces"),
    (faults.LeakInDefault, promise_worlds_look_alike, "can tell a resampled world: prompts"),
    (faults.LeakInDefault, promise_defaults_can_be_played, "learns something from"),
    (faults.LeakInKind, promise_worlds_look_alike, "can tell a resampled world"),
    (faults.LeakInOrder, promise_worlds_look_alike, "can tell a resampled world: legal"),
    (faults.LeakInBlunders, promise_worlds_look_alike, "can tell a resampled world: blunders"),
    (faults.DrawIsTold, promise_same_news_same_sight, "what no view holds"),
    (faults.ShedIsTold, promise_same_news_hides_the_choice, "what no view holds"),
    (faults.Narrowing, promise_same_news_hides_the_choice, "one news for .: view.notes"),
    (faults.SilentChange, promise_same_news_same_sight, "the same news"),
    (faults.TouchyNews, promise_news_is_only_told, "telling news changes a state"),
    (faults.UnknownEvent, promise_events_are_known, "not among the game's events"),
    (faults.UncitedPenalty, promise_events_are_known, "a penalty without an article"),
    (faults.UnspeakableBeat, promise_texts_can_be_said, "cannot be said"),
    (faults.BeatOfAHiddenPiece, promise_beats_name_what_is_seen, "the hearer does not see"),
    (faults.LazyResample, promise_twins_are_dealt_alike, "two deals that a spectator mixes up"),
    (faults.TracesOfTruth, promise_resample_is_canonical, "the true world shows through"),
    (faults.TracesOfTruth, promise_twins_are_dealt_alike, "two deals that a spectator mixes up"),
    (faults.KeptSeed, promise_resample_is_canonical, "chance is not re-seeded"),
    (faults.BrokenWorlds, promise_worlds_are_sound, "is unsound"),
    (faults.ResampleTouches, promise_worlds_look_alike, "resample touches the state"),
    (
        faults.PunishedMoveIsLegal,
        promise_only_blunders_are_punished,
        "the legal Call.. is punished",
    ),
    (faults.FreeBlunder, promise_only_blunders_are_punished, "the blunder Pass.. goes unpunished"),
    (faults.ListedTwice, promise_what_is_listed_is_accepted, "listed twice"),
    (faults.ListedButRefused, promise_what_is_listed_is_accepted, "listed but refused"),
    (faults.AcceptedButNotListed, promise_the_rest_is_refused, "accepted, but not listed"),
    (faults.NeverAsked, promise_the_rest_is_refused, "accepted, but not listed"),
    (faults.MadeUpArticle, promise_the_rest_is_refused, "there is no article 'KS-99'"),
    (faults.CheckTouches, promise_check_touches_nothing, "touched the state"),
    (faults.IllegalSample, promise_samples_are_legal, "the sample Put.* is refused"),
    (faults.TickFromASeat, promise_nobody_sends_a_tick, "accepted"),
    (faults.TwoClocks, promise_nobody_sends_a_tick, "asked 2 times"),
    (faults.StuckClock, promise_audit_holds, "never come to rest"),
    (faults.RefusedDefault, promise_defaults_can_be_played, "the default of .* is refused"),
    (faults.PieceLost, promise_audit_holds, "every card must be in exactly one place"),
    (faults.PieceDoubled, promise_audit_holds, "every card must be in exactly one place"),
    (faults.SharedCopy, promise_copies_share_nothing, "what was played on"),
    (faults.SharedDeepDown, promise_copies_share_nothing, "what was played on"),
    (faults.SharedChance, promise_copies_share_nothing, "what was played on"),
    (faults.ForgetfulPosition, promise_positions_round_trip, "after a load"),
    (faults.TrustfulPosition, promise_broken_positions_are_refused, "passes, then"),
    (faults.OwnDice, promise_records_replay, "a record of its own"),
    (faults.OwnDice, promise_two_runs_agree, "two runs part"),
    (faults.EndlessEnd, promise_audit_holds, "are open, and yet"),
    (faults.UncitedEnd, promise_audit_holds, "cites no article: .*KS-99"),
    (faults.NoGesture, promise_gestures_reach_every_action, "no gesture of seat . makes Draw"),
    (faults.PieceNowhere, promise_scenes_hang_together, "'nowhere'. is not in the scene"),
    (faults.WrongChairs, promise_the_scene_asks_who_is_asked, "chairs"),
    (faults.MissingMessage, promise_texts_can_be_said, "cannot be said"),
]
KEPT = sorted({promise for _, promise, _ in CAUGHT} | {promise_what_falls_due_is_entered}, key=repr)


def name_of(thing: object) -> str:
    return getattr(thing, "__name__", str(thing))


def table(game: AnyGame) -> Case:
    return Case(game, 3, {}, "faults")


@pytest.mark.parametrize(("fault", "promise", "says"), CAUGHT, ids=name_of)
def test_a_planted_fault_is_caught(fault: type[AnyGame], promise: Promise, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        promise(table(fault()))


@pytest.mark.parametrize("promise", KEPT, ids=name_of)
def test_the_honest_sink_keeps_the_same_promise(promise: Promise) -> None:
    promise(table(SINK))


def test_every_fault_is_caught_by_something() -> None:
    planted = [thing for thing in vars(faults).values() if isinstance(thing, type)]
    ours = {fault for fault in planted if fault.__module__ == faults.__name__}
    assert ours == {fault for fault, _, _ in CAUGHT}
