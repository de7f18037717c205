"""A scene hangs together, its gestures reach every action, and beats name what is in it."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any

from tests.contract.cases import AnyGame, Case, over_games
from tests.contract.sight import difference, heard, same
from tests.contract.walk import Moment, next_act, seats_asked, walk
from watatheque.core import codec
from watatheque.core.game import Event
from watatheque.core.scene import CHOICE, PIECE, Gesture, Heap, Scene
from watatheque.core.touch import Touch
from watatheque.table.parts import parts
from watatheque.table.patch import document, document_of, patch_of


def scenes(case: Case, label: str) -> Iterator[tuple[Moment, int | None, Scene]]:
    for moment in walk(case, label):
        if moment.over or moment.now_and_then():
            for viewer in (None, *moment.rng.sample(range(case.seats), min(case.seats, 3))):
                yield moment, viewer, case.game.scene(case.game.view(moment.state, viewer))


def promise_scenes_hang_together(case: Case) -> None:
    known = codec.tags(case.game.actions)
    for _, _, scene in scenes(case, "scenes"):
        zones = [zone.id for zone in scene.zones]
        once(zones)
        once([piece.id for piece in scene.pieces])
        within([piece.zone for piece in scene.pieces], zones)
        assert [chair.seat for chair in scene.chairs] == list(range(case.seats))
        for rows in (scene.layout.wide, scene.layout.tall):
            within([zone.area for zone in scene.zones], " ".join(rows).split())
        for gesture in scene.gestures:
            within([*gesture.source, *gesture.target, *filter(None, [gesture.bar])], zones)
            if gesture.action:
                assert_template(gesture, known)


def assert_template(gesture: Gesture, known: dict[str, type]) -> None:
    body = dict(gesture.action)
    cls = known.get(body.pop(codec.TAG))
    assert cls is not None, f"no action is meant by {gesture}"
    assert set(body) == {field.name for field in fields(cls)}, f"{gesture} does not fit {cls}"


def once(ids: list[str]) -> None:
    assert len(ids) == len(set(ids)), f"one id twice among {ids}"


def within(ids: Iterable[str], known: Iterable[str]) -> None:
    assert set(ids) <= set(known), f"{set(ids) - set(known)} is not in the scene"


def promise_gestures_reach_every_action(case: Case) -> None:
    """A browser that knows no game can make every legal move of this one."""
    for moment, viewer, scene in scenes(case, "gestures"):
        if viewer is not None:
            for action in case.game.legal(moment.state, viewer):
                reachable = any(reaches(gesture, scene, action) for gesture in scene.gestures)
                assert reachable, f"no gesture of seat {viewer} makes {action}"


def reaches(gesture: Gesture, scene: Scene, action: Any) -> bool:
    told = codec.write_action(action)
    return gesture.action.keys() == told.keys() and all(
        fills(gesture, scene, hole, told[name]) for name, hole in gesture.action.items()
    )


def fills(gesture: Gesture, scene: Scene, hole: Any, value: Any) -> bool:
    if hole == CHOICE:
        return value in [choice.value for choice in gesture.choices]
    if hole == PIECE:
        return value in refs(gesture, scene)
    return hole == value or (isinstance(hole, str) and hole.startswith("$"))


def refs(gesture: Gesture, scene: Scene) -> list[Any]:
    heaps = [zone for zone in scene.zones if isinstance(zone, Heap) and zone.id in gesture.source]
    groups = [group.ref for heap in heaps for group in heap.groups]
    refs = groups + [piece.ref for piece in scene.pieces if piece.zone in gesture.source]
    return [ref for ref in refs if not gesture.only or ref in gesture.only]


def promise_beats_name_what_is_seen(case: Case) -> None:
    """The pieces and zones of a beat are in the scene before or after, of whoever hears it."""
    game = case.game
    for moment, viewer, before in scenes(case, "beats"):
        act = next_act(game, moment.state, moment.at, moment.rng)
        if act is not None:
            after, news = game.copy(moment.state), list[Event]()
            game.apply(after, *act, news)
            both = (before, game.scene(game.view(after, viewer)))
            for event in heard(news, viewer):
                assert_in_scene(game, event, both)


def assert_in_scene(game: AnyGame, event: Event, both: tuple[Scene, Scene]) -> None:
    zones = {"", *(zone.id for scene in both for zone in scene.zones)}
    pieces = {"", *(piece.id for scene in both for piece in scene.pieces)}
    for beat in game.beats(event):
        assert {beat.source, beat.target} <= zones, f"{beat} is between zones that nobody sees"
        assert beat.piece in pieces, f"{beat} names a piece that the hearer does not see"


def promise_the_scene_asks_who_is_asked(case: Case) -> None:
    for moment, _, scene in scenes(case, "chairs"):
        prompts = seats_asked(case.game, moment.state)
        asked = {prompt.seat for prompt in prompts}
        must = {prompt.seat for prompt in prompts if not prompt.optional}
        acting = {chair.seat for chair in scene.chairs if chair.acts}
        waited_for = {chair.seat for chair in scene.chairs if chair.acts == "must"}
        why = f"the chairs say {acting} and {waited_for}, the prompts {asked} and {must}"
        assert (acting, waited_for) == (asked, must), why


def promise_all_see_what_each_sees(case: Case) -> None:
    """Scenes that were built together are those that each viewer gets alone, in the same order."""
    for moment in walk(case, "together"):
        if moment.over or moment.now_and_then():
            viewers = [None, *range(case.seats)]
            alone = [case.game.scene(case.game.view(moment.state, viewer)) for viewer in viewers]
            together = case.game.scenes(moment.state, viewers)
            assert same(together, alone), difference(together, alone, "scenes")


def promise_touches_are_what_scenes_show(case: Case) -> None:
    """Where a game says what an entry changes, comparing the scenes says the same, no more."""
    viewers = [None, *range(case.seats)]
    before: list[Scene] = []
    for moment in walk(case, "touches"):
        after = case.game.scenes(moment.state, viewers)
        if len(moment.news) == 1:
            touches = case.game.touched(moment.state, viewers, moment.news[0][1])
            if touches is not None:
                for touch, old, new in zip(touches, before, after, strict=True):
                    assert_touch(touch, old, new)
        before = after


def assert_touch(touch: Touch, before: Scene, after: Scene) -> None:
    seen = parts(before)
    assert patch_of(touch) == patch_of(seen.touch(parts(after))), "not what the scenes show"
    seen.take(touch)
    assert document_of(seen) == document(after), "not what the scenes show"


@over_games(28)
def test_scenes_hang_together(case: Case) -> None:
    promise_scenes_hang_together(case)


@over_games(29)
def test_gestures_reach_every_legal_action(case: Case) -> None:
    promise_gestures_reach_every_action(case)


@over_games(30)
def test_beats_name_what_their_hearers_see(case: Case) -> None:
    promise_beats_name_what_is_seen(case)


@over_games(31)
def test_chairs_say_who_may_act(case: Case) -> None:
    promise_the_scene_asks_who_is_asked(case)


@over_games(32)
def test_all_see_what_each_sees(case: Case) -> None:
    promise_all_see_what_each_sees(case)


@over_games(33)
def test_touches_are_what_scenes_show(case: Case) -> None:
    promise_touches_are_what_scenes_show(case)
