"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections import deque
from collections.abc import Sequence

from msgspec import Raw

from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.scene import Scene
from watatheque.table.frames import Clock, LatelyTold, MineFrame, NewsFrame
from watatheque.table.patch import (
    NOTHING,
    Change,
    Document,
    Parts,
    Patch,
    document,
    left_open,
)
from watatheque.table.written import written_beat

LATELY = 8  # entries told to whoever comes back too late to be told all


class Sight:
    """What changed for all is worked out once an entry; a seat is told what that leaves open."""

    def __init__(
        self, match: Match, people: list[Seat], lately: Sequence[tuple[Entry, list[Event]]] = ()
    ) -> None:
        self.match = match
        self.lately = deque(lately, LATELY)
        scenes = self._scenes([None, *people])
        self.public = Parts(scenes[0])
        self.own = {seat: Parts(scenes[i + 1]) for i, seat in enumerate(people)}

    def _scenes(self, viewers: Sequence[Seat | None]) -> list[Scene]:
        return self.match.game.scenes(self.match.state, viewers)

    def all_see(self) -> Document:
        return document(self.public.scene)

    def mine(self, seat: Seat | None) -> Patch:
        """On top of the public scene."""
        if seat is None:
            return {}
        if seat not in self.own:  # nobody sat there when the match began
            self.own[seat] = Parts(self._scenes([seat])[0])
        return Change(self.public, self.own[seat]).patch

    def told_lately(self, seat: Seat | None) -> list[LatelyTold]:
        """What the last entries told everybody and this seat."""
        found = [(entry.n, self._beats(news, None, seat)) for entry, news in self.lately]
        return [{"n": n, "beats": beats} for n, beats in found if beats]

    def frames(
        self, entry: Entry, news: list[Event], people: list[Seat], rev: int, clock: Clock | None
    ) -> list[tuple[Seat | None, NewsFrame | MineFrame]]:
        """One frame for everybody, and one more for each person who sees something of their own.

        Only the last of several entries at once is shown as a scene; beats tell the others.
        """
        self.lately.append((entry, news))
        n = entry.n
        frame: NewsFrame = {
            "type": "news", "rev": rev, "n": n, "beats": self._beats(news, None, None),
            "clock": clock,
        }  # fmt: skip
        frames: list[tuple[Seat | None, NewsFrame | MineFrame]] = [(None, frame)]
        scenes = self._scenes([None, *people]) if n == len(self.match.entries) else []
        told = self._change(scenes[0]) if scenes else None
        if told is not None:
            frame["scene"] = told.patch
        asides = [event for event in news if event.to is not None]
        for i in range(len(people)):
            seat = people[i]
            beats = self._beats(asides, seat, seat)
            change = NOTHING if told is None else self._own_change(seat, scenes[i + 1], told)
            if beats or change:
                frames.append((seat, _mine(rev, n, beats, change)))
        return frames

    def _change(self, scene: Scene) -> Change:
        """What everybody has seen change since the last look."""
        told = Change(self.public, Parts(scene))
        self.public = told.after
        return told

    def _own_change(self, seat: Seat, scene: Scene, told: Change) -> Patch:
        """What a seat has seen change beyond that."""
        before, after = self.own.get(seat, told.before), Parts(scene)
        self.own[seat] = after
        return left_open(before, after, told)

    def _beats(self, news: list[Event], one: Seat | None, other: Seat | None) -> list[Raw]:
        """Of what was told to one of these two."""
        game = self.match.game
        beats: list[Raw] = []
        for event in news:
            to = event.to
            if to in (one, other):
                for beat in game.beats(event):
                    beats.append(written_beat(beat))
        return beats


def _mine(rev: int, n: int, beats: list[Raw], change: Patch) -> MineFrame:
    mine: MineFrame = {"type": "mine", "rev": rev, "n": n}
    if beats:
        mine["beats"] = beats
    if change:
        mine["mine"] = change
    return mine
