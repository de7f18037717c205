"""A tutorial played by the real rules: what a newcomer does is judged like at any table.

Nothing is kept between two tries: each one sets the lesson's position up and plays all that the
newcomer has done in it so far.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec.structs import replace

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK, Event, Game, Millis, Refusal
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.scene import Beat
from watatheque.core.sights import seen
from watatheque.core.tutorial import Act, Lesson, Tutorial
from watatheque.table.frames import Shown
from watatheque.table.patch import Document, document

SEED = bytes(32)
PAUSE: Millis = 2_500  # before somebody else acts; longer than any grace that holds others back


class Denied(msgspec.Struct, frozen=True):
    article: str
    detail: str


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """What came of the newcomer's last action, as their seat sees it."""

    refused: Denied | None
    right: bool  # it is what the lesson asks for
    done: bool  # and the lesson asks for nothing more
    scene: Shown
    beats: list[Beat]


class Desk:
    """A lesson under way."""

    def __init__(self, game: Game[Any, Any, Any], tutorial: Tutorial, number: int) -> None:
        self.tutorial = tutorial
        self.lesson = tutorial.lessons[number]
        self.match = _position(game, tutorial, number)
        self.news: list[Event] = []
        self.told: set[str] = set()
        self.match.listener = self._hear
        self.script = _script(tutorial, self.lesson)  # what is still to come

    def _hear(self, entry: Entry, news: list[Event]) -> None:
        self.news += news
        self.told |= {event.kind for event in news}

    def act(self, action: Any) -> tuple[Refusal | None, bool]:
        """Let the newcomer act, then the others whom the script names; whether it was right."""
        self.news = []
        refused = self.match.submit(self.tutorial.seat, action, self.match.now)
        if refused is not None:
            return refused, False
        expected = next((one for one in self._mine() if self._is(one, action)), None)
        if expected is None:
            return None, False
        self.script.remove(expected)
        self._others()
        missed = self.finished and self.lesson.must and self.lesson.must not in self.told
        return None, not missed

    def _mine(self) -> Iterator[Act]:
        """What the newcomer is to do before others act; the rules alone ask for an order."""
        return takewhile(lambda act: act.seat == self.tutorial.seat, self.script)

    def _is(self, expected: Act, action: Any) -> bool:
        told, free = codec.write_action(action), self.lesson.free
        if told["do"] in expected.also:
            told["do"] = expected.action["do"]
        return all(told.get(k) == v for k, v in expected.action.items() if k not in free)

    def _others(self) -> None:
        while self.script and self.script[0].seat != self.tutorial.seat:
            play(self.match, self.script.pop(0))

    @property
    def finished(self) -> bool:
        return not self.script

    def scene(self) -> Document:
        return document(seen(self.match, self.tutorial.seat))

    def beats(self) -> Iterator[Beat]:
        for event in self.news:
            if event.to in (None, self.tutorial.seat):
                yield from self.match.game.beats(event)


def attempt(
    game: Game[Any, Any, Any], tutorial: Tutorial, number: int, actions: Sequence[Any]
) -> Try:
    """Judge the last of the newcomer's actions; those before it have been judged already."""
    desk = Desk(game, tutorial, number)
    refused, right = None, True
    for i, data in enumerate(actions):
        if refused is not None or not right:
            raise BadInput("actions", f"action {i} already ended this try")
        refused, right = desk.act(codec.read_action(game.actions, data))
    return Try(
        refused=None if refused is None else Denied(*refused),
        right=right,
        done=right and bool(actions) and desk.finished,
        scene=desk.scene(),
        beats=list(desk.beats()),
    )


def play(match: Match, act: Act) -> None:
    """Somebody's scripted action; that it is legal is proved by a test over all tutorials."""
    if act.seat == CLOCK:
        due = match.due()
        if due is None:
            raise BadInput("tutorial", "nothing is due")
        match.expire(due.at)
        return
    assert act.seat is not None
    action = codec.read_action(match.game.actions, act.action)
    refused = match.submit(act.seat, action, match.now + PAUSE)
    if refused is not None:
        raise BadInput("tutorial", f"{act.action}: {refused.detail}", refused.article)


def _position(game: Game[Any, Any, Any], tutorial: Tutorial, number: int) -> Match:
    lesson = tutorial.lessons[number]
    if lesson.position is not None:
        options = tutorial.options | lesson.options
        return Match(game, options, tutorial.seats, SEED, lesson.position)
    match = _position(game, tutorial, number - 1)
    for act in _script(tutorial, tutorial.lessons[number - 1]):
        play(match, act)
    return match


def _script(tutorial: Tutorial, lesson: Lesson) -> list[Act]:
    mine = tutorial.seat
    return [replace(act, seat=mine if act.seat is None else act.seat) for act in lesson.do]
