"""Two worlds that a viewer cannot tell apart send it the same bytes, and log the same."""

import logging
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tests.faults.compared import cases, compared
from tests.faults.worlds import Case, World
from tests.sink.rules import Sink
from tests.sink.state import State
from tests.table.rig import ALL
from watatheque.core import codec
from watatheque.core.game import Event, Refusal, Seat
from watatheque.core.match import Match
from watatheque.table.room import Room

CASES = [*cases()]
KINDS = ("own", "nonsense", "other", "time", "fail", "back")
FEW = [next(case for case in CASES if case.game == name) for name in ALL]


@pytest.mark.parametrize("case", FEW, ids=lambda case: case.game)
def test_no_byte_tells_what_a_viewer_cannot_know(case: Case) -> None:
    found = compared(case, seed=1, most=4)
    assert sum(found[kind] for kind in KINDS) >= 12, found
    assert found["frames"] >= 12, found


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_byte_tells_what_a_viewer_cannot_know_at_many_moments(case: Case) -> None:
    found = compared(case, seed=2, most=6)
    print(case, dict(found))
    assert sum(found[kind] for kind in KINDS) >= 15, found


# ---------------------------------------------------------------- it would find a leak


def told_to_all(patch: pytest.MonkeyPatch) -> None:
    """What one seat is told is told to everybody."""

    def everybody(self: World, match: Match, news: list[Event]) -> list[Event]:
        return [replace(event, to=None) for event in news]

    patch.setattr(World, "passed_on", everybody)


def wordy_refusals(patch: pytest.MonkeyPatch) -> None:
    """A refusal whose length depends on the whole state."""
    check = Sink.check

    def wordy(self: Sink, state: State, seat: Seat, action: Any) -> Refusal | None:
        refused = check(self, state, seat, action)
        weight = int(codec.digest(self.save(state)), 16) % 5
        return refused and Refusal(refused.article, refused.detail + " " * weight)

    patch.setattr(Sink, "check", wordy)


def telling_numbers(patch: pytest.MonkeyPatch) -> None:
    """Something is told once more in some worlds."""

    def more(self: World, match: Match, news: list[Event]) -> list[Event]:
        again = int(match.digest(), 16) % 2
        return news + [replace(event, to=self.viewer) for event in news[:again]]

    patch.setattr(World, "passed_on", more)


def chatty_log(patch: pytest.MonkeyPatch) -> None:
    """An error told with its words."""
    build = World.build

    async def told(self: World) -> Room:
        room = await build(self)
        assert room.play is not None
        if self.built > 1:
            logging.getLogger("watatheque").info("rebuilt: %s", room.play.match.digest())
        return room

    patch.setattr(World, "build", told)


@pytest.mark.parametrize("leak", [told_to_all, wordy_refusals, telling_numbers, chatty_log])
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        compared(FEW[0], seed=3, most=12)
