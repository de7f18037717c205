"""What travels is read back as it was, for every game, viewer and kind of zone."""

import msgspec
import pytest

from tests.contract.cases import Case, over_games
from tests.contract.walk import walk
from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.scene import Beat, Scene, Stack, Text
from watatheque.games import game
from watatheque.table import unpatch
from watatheque.table.patch import difference, document, patched


def sent(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def read(told: object) -> Scene:
    assert isinstance(told, dict)
    return unpatch.scene(told)


@over_games(3)
def test_a_scene_that_has_travelled_is_the_same_scene(case: Case) -> None:
    for n, moment in enumerate(walk(case, "unpatch")):
        if n > 40:
            break
        public, mine = (
            moment.game.scene(moment.game.view(moment.state, viewer)) for viewer in (None, 0)
        )
        for scene in (public, mine):
            assert read(sent(document(scene))) == scene
        over = read(sent(patched(document(public), difference(public, mine))))
        assert {zone.id: zone for zone in over.zones} == {zone.id: zone for zone in mine.zones}
        assert {one.id: one for one in over.pieces} == {one.id: one for one in mine.pieces}
        assert over.gestures == mine.gestures


@over_games(4)
def test_beats_that_have_travelled_are_the_same_beats(case: Case) -> None:
    told: list[Beat] = []
    for n, moment in enumerate(walk(case, "beats")):
        if n > 40:
            break
        events = [event for _, news in moment.news for event in news]
        told += [beat for event in events for beat in moment.game.beats(event)]
    travelled = sent(codec.plain(told))
    assert isinstance(travelled, list)
    assert told
    assert unpatch.beats(travelled) == told


def test_what_is_no_scene_is_refused() -> None:
    played = game("triple-wata")
    whole = document(played.scene(played.view(played.setup({}, 2, bytes(32)), None)))
    odd = Stack(id="x", label=Text("x"), area="x", count=1)
    for wrong in (
        {},
        {key: told for key, told in whole.items() if key != "layout"},
        whole | {"zones": {"x": {**codec.plain(odd), "kind": "cauldron"}}},
        whole | {"pieces": {"x": {"id": "x"}}},
        whole | {"hints": "sometimes"},
    ):
        with pytest.raises(BadInput):
            unpatch.scene(wrong)
