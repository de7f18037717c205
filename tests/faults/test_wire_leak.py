"""Two worlds that a viewer cannot tell apart send it the same bytes, and log the same."""

import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.faults.compared import cases, compared
from tests.faults.worlds import Case, World
from tests.table.rig import ALL
from watatheque.core import codec
from watatheque.core.game import Event, Refusal, Seat
from watatheque.table.play import Play
from watatheque.table.room import Room
from watatheque.table.sight import Sight

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

    def beats(self: Sight, news: list[Event], to: Seat | None) -> list[Any]:
        told = [event for event in news if to is None or event.to == to]
        return [codec.plain(beat) for event in told for beat in self.match.game.beats(event)]

    patch.setattr(Sight, "_beats", beats)


def wordy_refusals(patch: pytest.MonkeyPatch) -> None:
    """A refusal whose length depends on the whole state."""
    submit = Play.submit

    def wordy(self: Play, seat: Seat, action: object, now: int) -> Refusal | None:
        refused = submit(self, seat, action, now)
        weight = int(self.match.digest(), 16) % 5
        return refused and Refusal(refused.article, refused.detail + " " * weight)

    patch.setattr(Play, "submit", wordy)


def telling_numbers(patch: pytest.MonkeyPatch) -> None:
    """An empty frame more in some worlds."""
    frames = Sight.frames

    def more(self: Sight, *args: Any) -> Iterator[tuple[Seat | None, Any]]:
        yield from frames(self, *args)
        if int(self.match.digest(), 16) % 2:
            yield None, {"type": "emote", "rev": args[-2]}

    patch.setattr(Sight, "frames", more)


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
