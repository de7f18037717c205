"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections import deque
from collections.abc import Sequence

from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.scene import Beat, Scene
from watatheque.table.frames import Clock, LatelyTold, MineFrame, NewsFrame
from watatheque.table.patch import Change, Document, Parts, Patch, document, left_open

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
        self.own: dict[Seat, Parts] = {
            seat: Parts(scene) for seat, scene in zip(people, scenes[1:], strict=True)
        }

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
        beats = self._beats(news, None, None)
        frame: NewsFrame = {
            "type": "news", "rev": rev, "n": entry.n, "beats": beats, "clock": clock,
        }  # fmt: skip
        changes: dict[Seat, Patch] = {}
        if entry.n == len(self.match.entries):
            frame["scene"], changes = self._look(people)
        frames: list[tuple[Seat | None, NewsFrame | MineFrame]] = [(None, frame)]
        for seat in people:
            mine: MineFrame = {"type": "mine", "rev": rev, "n": entry.n}
            if self._add(mine, news, seat, changes.get(seat)):
                frames.append((seat, mine))
        return frames

    def _look(self, people: list[Seat]) -> tuple[Patch, dict[Seat, Patch]]:
        """What has changed since the last look, for everybody and beyond that for each seat."""
        public, *scenes = [Parts(scene) for scene in self._scenes([None, *people])]
        told = Change(self.public, public)
        changes: dict[Seat, Patch] = {}
        for seat, parts in zip(people, scenes, strict=True):
            changes[seat] = left_open(self.own.get(seat, self.public), parts, told)
            self.own[seat] = parts
        self.public = public
        return told.patch, changes

    def _add(self, mine: MineFrame, news: list[Event], seat: Seat, change: Patch | None) -> bool:
        """Whether there was anything for this seat alone."""
        beats = self._beats(news, seat, seat)
        if beats:
            mine["beats"] = beats
        if change:
            mine["mine"] = change
        return bool(beats or change)

    def _beats(self, news: list[Event], one: Seat | None, other: Seat | None) -> list[Beat]:
        """Of what was told to one of these two."""
        game = self.match.game
        beats: list[Beat] = []
        for event in news:
            if event.to == one or event.to == other:
                beats += game.beats(event)
        return beats
