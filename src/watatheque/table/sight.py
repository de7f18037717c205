"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections.abc import Iterator, Sequence
from typing import Any

from watatheque.core import codec
from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.scene import Scene
from watatheque.table.patch import Patch, difference, document

Frame = dict[str, Any]


class Sight:
    """The public scene is worked out once an entry; a seat has a small overlay of its own."""

    def __init__(self, match: Match) -> None:
        self.match = match
        [self.public] = self._scenes([None])
        self.overlays: dict[Seat, Patch] = {}  # of the seats that somebody has looked from

    def _scenes(self, viewers: Sequence[Seat | None]) -> list[Scene]:
        return self.match.game.scenes(self.match.state, viewers)

    def snapshot(self, seat: Seat | None) -> Frame:
        scene = document(self.public)
        return {"n": len(self.match.entries), "scene": scene, "mine": self._mine(seat)}

    def _mine(self, seat: Seat | None) -> Patch:
        if seat is None:
            return {}
        if seat not in self.overlays:
            self.overlays[seat] = difference(self.public, *self._scenes([seat]))
        return self.overlays[seat]

    def frames(
        self, entry: Entry, news: list[Event], people: list[Seat]
    ) -> Iterator[tuple[Seat | None, Frame]]:
        """One frame for everybody, and one more for each person who sees something of their own.

        Only the last of several entries at once is shown as a scene; beats tell the others.
        """
        frame: Frame = {"type": "news", "n": entry.n, "beats": self._beats(news, None)}
        fresh: dict[Seat, Patch] = {}
        if entry.n == len(self.match.entries):
            frame["scene"], fresh = self._look(people)
        yield None, frame
        private = any(event.to is not None for event in news)
        for seat in people:
            mine: Frame = {}
            if private and (beats := self._beats(news, seat)):
                mine["beats"] = beats
            if seat in fresh:
                mine["mine"] = fresh[seat]
            if mine:
                yield seat, {"type": "mine", "n": entry.n, **mine}

    def _look(self, people: list[Seat]) -> tuple[Patch, dict[Seat, Patch]]:
        """What has changed for everybody since the last look, and the overlays that have."""
        public, *scenes = self._scenes([None, *people])
        patch = difference(self.public, public)
        was, self.public = self.overlays, public
        overlays = [difference(public, scene) for scene in scenes]
        self.overlays = dict(zip(people, overlays, strict=True))
        return patch, {s: new for s, new in self.overlays.items() if new != was.get(s)}

    def _beats(self, news: list[Event], to: Seat | None) -> list[Any]:
        game = self.match.game
        return [codec.plain(beat) for event in news if event.to == to for beat in game.beats(event)]
