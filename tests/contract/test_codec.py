"""9. Actions, views, scenes and events cross a border as JSON, and bad values do not."""

from dataclasses import MISSING, fields
from typing import Any

import pytest

from tests.contract.actions import fits, hints, simplest
from tests.contract.cases import AnyGame, Case, each_game, over_games
from tests.contract.walk import walk
from watatheque.core import codec
from watatheque.core.errors import BadInput

WRONG: tuple[Any, ...] = ("x", 1, 1.5, True, None, [], ["x"], {}, {"do": "x"})
NO_ACTIONS: tuple[Any, ...] = (None, 1, "x", [], {}, {"do": None}, {"do": ["x"]}, {"do": {}})


def promise_actions_survive_json(case: Case) -> None:
    game = case.game
    for moment in walk(case, "codec"):
        for entry, _ in moment.news:
            text = codec.dumps(codec.write_action(entry.action))
            line = codec.line(codec.write_action(entry.action))
            assert codec.action_line(entry.action) == line, "written in two ways"
            again = codec.read_action(game.actions, codec.loads(text, "action"))
            assert again == entry.action
            assert type(again) is type(entry.action)


def promise_what_is_shown_can_be_sent(case: Case) -> None:
    game = case.game
    for moment in walk(case, "sent"):
        for _, news in moment.news:
            codec.dumps(codec.plain(news))
        if moment.over or moment.now_and_then(3):
            for viewer in (None, *range(case.seats)):
                view = game.view(moment.state, viewer)
                codec.dumps(codec.plain(view))
                codec.dumps(codec.plain(game.scene(view)))


def promise_bad_actions_are_refused(game: AnyGame) -> None:
    for cls in game.actions:
        good = example(cls)
        codec.read_action(game.actions, good)
        refused(game, {**good, "unheard of": 1})
        refused(game, {**good, "do": "unheard of"})
        for field in fields(cls):
            if field.default is MISSING and field.default_factory is MISSING:
                refused(game, {key: good[key] for key in good if key != field.name})
            for value in WRONG:
                if not fits(value, hints(cls)[field.name]):
                    refused(game, {**good, field.name: value})


def example(cls: type) -> dict[str, Any]:
    """Some action of the class in its JSON form."""
    return {codec.TAG: codec.tag(cls), **{name: simplest(hints(cls)[name]) for name in hints(cls)}}


def refused(game: AnyGame, data: Any) -> None:
    with pytest.raises(BadInput):
        codec.read_action(game.actions, data)


@over_games(24, quick=2)
def test_actions_survive_json(case: Case) -> None:
    promise_actions_survive_json(case)


@over_games(25, quick=2)
def test_what_is_shown_can_be_sent(case: Case) -> None:
    promise_what_is_shown_can_be_sent(case)


@each_game()
def test_one_bad_value_of_every_field_of_every_action_is_refused(game: AnyGame) -> None:
    promise_bad_actions_are_refused(game)


@each_game()
def test_what_is_no_action_is_refused(game: AnyGame) -> None:
    for data in NO_ACTIONS:
        refused(game, data)
