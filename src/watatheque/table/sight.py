"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections import deque
from collections.abc import Sequence

from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.scene import Beat, Scene
from watatheque.table.frames import Clock, LatelyTold, MineFrame, NewsFrame
from watatheque.table.patch import Document, Patch, difference, document

LATELY = 8  # entries told to whoever comes back too late to be told all


class Sight:
    """The public scene is worked out once an entry; a seat has a small overlay of its own."""

    def __init__(self, match: Match, lately: Sequence[tuple[Entry, list[Event]]] = ()) -> None:
        self.match = match
        self.lately = deque(lately, LATELY)
        [self.public] = self._scenes([None])
        self.overlays: dict[Seat, Patch] = {}  # of the seats that somebody has looked from

    def _scenes(self, viewers: Sequence[Seat | None]) -> list[Scene]:
        return self.match.game.scenes(self.match.state, viewers)

    def all_see(self) -> Document:
        return document(self.public)

    def mine(self, seat: Seat | None) -> Patch:
        if seat is None:
            return {}
        if seat not in self.overlays:
            self.overlays[seat] = difference(self.public, *self._scenes([seat]))
        return self.overlays[seat]

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
        fresh: dict[Seat, Patch] = {}
        if entry.n == len(self.match.entries):
            frame["scene"], fresh = self._look(people)
        frames: list[tuple[Seat | None, NewsFrame | MineFrame]] = [(None, frame)]
        for seat in people:
            mine: MineFrame = {"type": "mine", "rev": rev, "n": entry.n}
            if self._add(mine, seat, news, fresh):
                frames.append((seat, mine))
        return frames

    def _look(self, people: list[Seat]) -> tuple[Patch, dict[Seat, Patch]]:
        """What has changed for everybody since the last look, and the overlays that have."""
        public, *scenes = self._scenes([None, *people])
        patch = difference(self.public, public)
        was, self.public = self.overlays, public
        overlays = [difference(public, scene) for scene in scenes]
        self.overlays = dict(zip(people, overlays, strict=True))
        return patch, {s: new for s, new in self.overlays.items() if new != was.get(s)}

    def _add(
        self, mine: MineFrame, seat: Seat, news: list[Event], fresh: dict[Seat, Patch]
    ) -> bool:
        """Whether there was anything for this seat alone."""
        beats = self._beats(news, seat, seat)
        if beats:
            mine["beats"] = beats
        if seat in fresh:
            mine["mine"] = fresh[seat]
        return bool(beats) or seat in fresh

    def _beats(self, news: list[Event], one: Seat | None, other: Seat | None) -> list[Beat]:
        """Of what was told to one of these two."""
        game = self.match.game
        beats: list[Beat] = []
        for event in news:
            if event.to == one or event.to == other:
                beats += game.beats(event)
        return beats
