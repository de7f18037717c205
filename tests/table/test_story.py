"""A match told again: each viewer sees what they saw then, and nothing more."""

from typing import Any

import pytest

from tests.pictures.tables import NAMES, TABLES, moments
from watatheque.core import codec
from watatheque.core.game import CLOCK, Game
from watatheque.core.marks import MARKS
from watatheque.core.match import Match
from watatheque.core.record import Record
from watatheque.core.rewind import rewind
from watatheque.core.sights import laid_open, seen
from watatheque.table.patch import document, patched
from watatheque.table.story import Story, Viewer, story

AnyGame = Game[Any, Any, Any]


def played(game: AnyGame, options: dict[str, Any]) -> Record:
    *_, match = moments(game, options, luck=3)
    return match.record(["Ann", "Bob", "Cyd"][: match.seats])


def scenes(told: Story) -> list[dict[str, Any]]:
    shown = [told.scene]
    for step in told.steps:
        shown.append(patched(shown[-1], step.scene))
    return shown


def look(match: Match, viewer: Viewer) -> dict[str, Any]:
    if viewer == "open":
        return document(laid_open(match))
    return document(seen(match, None if viewer == "public" else viewer))


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_every_viewer_sees_what_they_saw_at_every_entry(
    game: AnyGame, options: dict[str, Any]
) -> None:
    record = played(game, options)
    viewers: list[Viewer] = ["public", "open", *range(record.header.seats)]
    for viewer in viewers:
        shown = scenes(story(game, record, viewer))
        assert len(shown) == len(record.entries) + 1
        for n in range(0, len(shown), 7):
            assert shown[n] == look(rewind(game, record, n), viewer), f"{viewer} after entry {n}"


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_tb_6_a_seat_is_told_nothing_that_was_hidden_from_it(
    game: AnyGame, options: dict[str, Any]
) -> None:
    record = played(game, options)
    assert record.opened is not None
    for viewer in ("public", *range(record.header.seats)):
        told = story(game, record, viewer)
        assert record.opened.seed not in codec.line(told)
        assert told.chances is None
        assert told.header.position is None
        assert "bring" not in told.header.options
        for step, entry in zip(told.steps, record.entries, strict=True):
            everybody = entry.seat == CLOCK or isinstance(entry.action, MARKS)
            assert (step.action is not None) == (everybody or viewer == entry.seat)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=NAMES)
def test_private_news_goes_to_its_seat_alone(game: AnyGame, options: dict[str, Any]) -> None:
    record = played(game, options)
    public = [step.beats for step in story(game, record, "public").steps]
    for viewer in range(record.header.seats):
        mine = [step.beats for step in story(game, record, viewer).steps]
        for seat_told, all_told in zip(mine, public, strict=True):
            assert [beat for beat in seat_told if beat in all_told] == all_told


def test_where_all_is_open_every_draw_is_told_with_its_entry() -> None:
    game, options = TABLES[2]
    record = played(game, options)
    told = story(game, record, "open")
    assert told.chances is not None
    assert record.opened is not None
    assert told.chances.draws == record.opened.draws
    assert told.chances.seed == record.opened.seed
    assert len(told.chances.drawn) == len(record.entries) + 1
    assert told.chances.drawn[-1] == len(told.chances.draws)
    assert told.chances.drawn == sorted(told.chances.drawn)
    assert all(step.action is not None for step in told.steps)


def test_articles_of_a_step_are_those_of_its_beats() -> None:
    for game, options in TABLES:
        told = story(game, played(game, options), "public")
        cited = [step for step in told.steps if step.articles]
        assert cited or game.name == "sink", game.name
        for step in cited:
            assert {beat.article for beat in step.beats} - {""} == set(step.articles)
