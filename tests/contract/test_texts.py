"""9. Every text that is shown or told can be said in French and in English."""

from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from tests.contract.cases import ARTICLES, AnyGame, Case, each_game, over_games
from tests.contract.sight import names
from tests.contract.walk import walk
from watatheque.core.errors import BadInput
from watatheque.core.game import Event
from watatheque.core.rulebook import LANGUAGES
from watatheque.core.scene import Text
from watatheque.core.texts import Speaker


class Ear:
    """Listens in every language; the same text need not be said twice."""

    def __init__(self, game: AnyGame) -> None:
        self.speakers = [Speaker(language, [game.messages]) for language in LANGUAGES]
        self.said: set[str] = set()

    def hear(self, value: Any) -> None:
        for text in texts(value):
            if repr(text) not in self.said:
                self.said.add(repr(text))
                for speaker in self.speakers:
                    assert said(speaker, text).strip(), f"{text} says nothing"


def said(speaker: Speaker, text: Text) -> str:
    try:
        return speaker.say(text)
    except BadInput as error:
        raise AssertionError(f"{text} cannot be said: {error}") from error


def texts(value: Any) -> Iterable[Text]:
    if isinstance(value, Text):
        yield value
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from texts(one)
    elif isinstance(value, dict):
        yield from texts(list(value.values()))
    elif is_dataclass(value) or isinstance(value, msgspec.Struct):
        for name in names(value):
            yield from texts(getattr(value, name))


def promise_texts_can_be_said(case: Case) -> None:
    game, ear = case.game, Ear(case.game)
    for moment in walk(case, "texts"):
        for _, news in moment.news:
            for event in news:
                ear.hear(game.beats(event))
        if moment.over or moment.now_and_then():
            for viewer in (None, *range(case.seats)):
                ear.hear(game.scene(game.view(moment.state, viewer)))


def promise_events_are_known(case: Case) -> None:
    for moment in walk(case, "events"):
        for _, news in moment.news:
            for event in news:
                assert_known(case.game, event, case.seats)


def assert_known(game: AnyGame, event: Event, seats: int) -> None:
    assert event.kind in game.events, f"{event.kind!r} is not among the game's events"
    assert event.to is None or 0 <= event.to < seats, event
    assert not event.article or event.article in ARTICLES, event
    for beat in game.beats(event):
        assert not beat.article or beat.article in ARTICLES, beat
        assert beat.article or beat.kind != "strike", f"a penalty without an article: {beat}"
        assert beat.seat is None or 0 <= beat.seat < seats, beat


def promise_languages_say_the_same(game: AnyGame) -> None:
    french, english = (message_ids(game, language) for language in LANGUAGES)
    assert french == english, f"only in one language: {sorted(french ^ english)}"


def message_ids(game: AnyGame, language: str) -> set[str]:
    text = (game.messages / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{language}: not Fluent"
    ids = [entry.id.name for entry in body if isinstance(entry, (ast.Message, ast.Term))]
    assert len(ids) == len(set(ids)), f"{language}: a message stands there twice"
    return set(ids)


@pytest.mark.long
@over_games(26)
def test_every_text_can_be_said_in_both_languages(case: Case) -> None:
    promise_texts_can_be_said(case)


@over_games(27)
def test_every_event_is_known_and_can_be_shown(case: Case) -> None:
    promise_events_are_known(case)


@each_game()
def test_both_languages_have_the_same_messages(game: AnyGame) -> None:
    promise_languages_say_the_same(game)
