"""The kitchen sink uses everything once and ends soon."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from tests.sink import SINK
from tests.sink.state import State
from watatheque.core import codec, record
from watatheque.core import scene as words
from watatheque.core.game import CLOCK
from watatheque.core.match import Match
from watatheque.core.replay import verify
from watatheque.core.scene import BeatKind, GestureKind, Scene, Zone

# `__subclasses__` would also list the classes that `slots=True` replaced.


ZONES = [
    kind
    for kind in vars(words).values()
    if isinstance(kind, type) and issubclass(kind, Zone) and kind is not Zone
]
MATCHES = 20  # for each number of seats
DECISIONS = 80


def matches(seats: int, count: int = MATCHES) -> Iterator[Match]:
    for number in range(count):
        yield Match(SINK, {}, seats, Random(f"sink {seats} {number}").randbytes(32))


def step(match: Match, rng: Random) -> None:
    """Any seat that is asked does anything legal, or all wait for the clock."""
    due, seats = match.due(), [prompt.seat for prompt in match.prompts() if prompt.seat != CLOCK]
    seats = [seat for seat in seats if SINK.legal(match.state, seat)]
    at = match.now + rng.randrange(2_000)
    if due is not None and (due.at <= at or not seats or rng.random() < 0.1):
        return match.expire(due.at)
    seat = rng.choice(seats)
    blunders = SINK.blunders(match.state, seat) if rng.random() < 0.1 else []
    action = rng.choice(blunders) if blunders else SINK.sample(match.state, seat, rng)
    assert match.submit(seat, action, at) is None
    return None


def scenes(state: State) -> list[Scene]:
    viewers = (None, *range(state.seats))
    return [SINK.scene(SINK.view(state, viewer)) for viewer in viewers]


@cache
def seen() -> tuple[set[type], set[str], set[str]]:
    """The zones, gestures and beats of some played matches."""
    zones, gestures, beats = set[type](), set[str](), set[str]()
    for match in matches(3):
        match.listener = lambda _, news: beats.update(
            beat.kind for event in news for beat in SINK.beats(event)
        )
        rng = Random(1)
        while match.outcome is None:
            for scene in scenes(match.state):
                zones |= {type(zone) for zone in scene.zones}
                gestures |= {gesture.kind for gesture in scene.gestures}
            step(match, rng)
    return zones, gestures, beats


@pytest.mark.parametrize("kind", ZONES)
def test_every_zone_occurs(kind: type) -> None:
    assert kind in seen()[0]


@pytest.mark.parametrize("kind", get_args(GestureKind))
def test_every_gesture_occurs(kind: str) -> None:
    assert kind in seen()[1]


@pytest.mark.parametrize("kind", get_args(BeatKind))
def test_every_beat_occurs(kind: str) -> None:
    assert kind in seen()[2]


@pytest.mark.parametrize("seats", SINK.seats)
def test_uniform_matches_end_soon_sound_and_verified(seats: int) -> None:
    for match in matches(seats):
        rng = Random(2)
        while match.outcome is None:
            step(match, rng)
            assert SINK.audit(match.state) is None
        assert len(match.entries) <= DECISIONS
        text = record.write(match.record())
        again = verify(SINK, record.read(text, SINK.actions))
        assert again.digest() == match.digest()


def test_every_action_and_event_occurs() -> None:
    actions, events = set[type](), set[str]()
    for match in matches(4, 40):
        match.listener = lambda _, news: events.update(event.kind for event in news)
        rng = Random(3)
        while match.outcome is None:
            step(match, rng)
        actions |= {type(entry.action) for entry in match.entries}
    assert actions >= set(SINK.actions)
    assert events == set(SINK.events)


def test_other_worlds_are_the_same_for_the_same_eyes() -> None:
    for match in matches(3, 5):
        rng = Random(4)
        while match.outcome is None:
            for seat in (None, 0, 1, 2):
                once = SINK.resample(match.state, seat, Random(5))
                twice = SINK.resample(once, seat, Random(5))
                assert codec.digest(SINK.save(once)) == codec.digest(SINK.save(twice))
                assert SINK.view(once, seat) == SINK.view(match.state, seat)
            step(match, rng)
