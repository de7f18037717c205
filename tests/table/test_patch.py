"""What is patched together is the scene, for every viewer of every game."""

from itertools import pairwise
from random import Random

import msgspec

from tests.contract.cases import Case, game, over_games
from tests.contract.walk import walk
from watatheque.core.scene import Scene
from watatheque.core.touch import WHOLE
from watatheque.table.parts import parts
from watatheque.table.patch import (
    KEYED,
    Document,
    Patch,
    difference,
    document,
    document_of,
    left_open,
    patch_of,
    patched,
)


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def scenes(case: Case, viewer: int | None) -> list[Scene]:
    moments = (moment for n, moment in enumerate(walk(case, "patch")) if n < 40)
    return [m.game.scene(m.game.view(m.state, viewer)) for m in moments]


@over_games(2)
def test_a_scene_and_what_changed_give_the_next_scene(case: Case) -> None:
    viewer = Random(case.name).choice([None, 0])
    changed = 0
    for before, after in pairwise(scenes(case, viewer)):
        patch = difference(before, after)
        assert plain(patched(document(before), patch)) == plain(document(after))
        whole = plain(document(after))
        assert isinstance(whole, dict)
        for key in ("status", "chairs", "gestures", "layout", "hints"):
            assert (key in patch) == (plain(document(before))[key] != whole[key])  # type: ignore[index]
        changed += bool(patch)
    assert changed


@over_games(1)
def test_the_public_scene_and_an_overlay_are_a_seats_scene(case: Case) -> None:
    for public, mine in zip(scenes(case, None), scenes(case, 0), strict=True):
        assert patched(document(public), difference(public, mine)) == document(mine)


@over_games(1)
def test_what_all_are_told_and_what_that_leaves_give_a_seats_next_scene(case: Case) -> None:
    seen = pairwise(zip(scenes(case, None), scenes(case, 0), strict=True))
    for (public, mine), (next_public, next_mine) in seen:
        told, own = (
            parts(before).touch(parts(after))
            for before, after in ((public, next_public), (mine, next_mine))
        )
        patch = patch_of(told)
        left = left_open(parts(next_mine), own, told, patch)
        heard = patched(document(mine), patch)
        after = patched(heard, left)
        assert after == document(next_mine)
        assert patched(after, left) == after, "a patch that comes twice did harm"
        assert left == difference_of(heard, after), "more than is needed"


def difference_of(before: Document, after: Document) -> Patch:
    """The smallest patch between two documents, the slow way."""
    patch: Patch = {name: after[name] for name in WHOLE if before[name] != after[name]}
    for name in KEYED:
        old, new = before[name], after[name]
        changed = {id: new.get(id) for id in old | new if old.get(id) != new.get(id)}
        patch |= {name: changed} if changed else {}
    return patch


@over_games(0)
def test_nothing_changed_is_an_empty_patch(case: Case) -> None:
    for scene in scenes(case, None):
        assert difference(scene, scene) == {}
        assert document(scene).keys() == set(Scene.__struct_fields__)


@over_games(1)
def test_parts_that_have_taken_what_changed_are_the_next_scene(case: Case) -> None:
    for before, after in pairwise(scenes(case, 0)):
        seen = parts(before)
        seen.take(seen.touch(parts(after)))
        assert document_of(seen) == document(after)


def test_a_thing_that_was_drawn_anew_meanwhile_is_found_by_its_id() -> None:
    case = Case(game("triple-wata"), 2, {})
    before, after = scenes(case, None)[:2]
    seen = parts(before)
    touch = seen.touch(parts(after))
    touch.zones.gone[:] = [msgspec.structs.replace(thing) for thing in touch.zones.gone]
    seen.take(touch)
    assert touch.zones.gone
    assert document_of(seen) == document(after)
