"""A tutorial is data: `tutorial.json` beside a game's rules. See docs/tutorials.md."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.game import Game
from watatheque.core.values import CLOCK, Seat

Words = Annotated[str, msgspec.Meta(min_length=1)]


class Said(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    fr: Words
    en: Words


class Act(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a seat does: without one the learner, with -1 the clock, which needs no action."""

    action: dict[str, Any] = {}
    seat: Seat | None = None
    also: list[str] = []  # kinds of action that do as well, with the same fields


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A position, what to do there, and what is said; without a position the last one goes on."""

    title: Said
    say: Said
    do: Annotated[list[Act], msgspec.Meta(min_length=1)]
    done: Said
    wrong: Said
    article: str
    position: dict[str, Any] | None = None
    options: dict[str, Any] = {}  # besides those of the tutorial
    free: list[str] = []  # fields of the learner's actions in which anything will do
    must: str = ""  # a kind of event that has to come of it


class Tutorial(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    seats: int
    lessons: Annotated[list[Lesson], msgspec.Meta(min_length=1)]
    seat: Seat = 0  # the learner's
    options: dict[str, Any] = {}


def file(game: Game[Any, Any, Any]) -> Path:
    return game.messages.parent / "tutorial.json"


def load(game: Game[Any, Any, Any]) -> Tutorial | None:
    """The tutorial of a game, if it has one; a BadInput that names what is wrong with it."""
    path = file(game)
    if not path.is_file():
        return None
    what = f"{game.name}, {path.name}"
    data = codec.loads(path.read_text(encoding="utf-8"), what)
    tutorial: Tutorial = codec.read(Tutorial, data, what)
    for number, lesson in enumerate(tutorial.lessons, start=1):
        _check(game, tutorial, lesson, f"{what}, lesson {number}")
    if tutorial.lessons[0].position is None:
        raise BadInput(f"{what}, lesson 1", "it needs a position")
    return tutorial


def _check(game: Game[Any, Any, Any], tutorial: Tutorial, lesson: Lesson, what: str) -> None:
    if lesson.article not in game.articles():
        raise BadInput(what, f"there is no article {lesson.article!r:.40}")
    if lesson.must and lesson.must not in game.events:
        raise BadInput(what, f"{game.name} tells no {lesson.must!r:.40}")
    if lesson.do[0].seat not in (None, tutorial.seat):
        raise BadInput(what, "the learner comes first")
    for act in lesson.do:
        if act.seat != CLOCK:
            for do in (act.action.get("do"), *act.also):
                codec.read_action(game.actions, act.action | {"do": do}, what)
