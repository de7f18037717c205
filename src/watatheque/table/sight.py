"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections.abc import Iterable, Iterator
from typing import Any

from watatheque.core import codec
from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.sights import seen
from watatheque.table.frames import Clock, MineFrame, NewsFrame
from watatheque.table.patch import Document, Patch, difference, document


class Sight:
    """The public scene is worked out once an entry; a seat has a small overlay of its own."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.public = seen(match, None)
        self.overlays: dict[Seat, Patch] = {}  # of the seats that somebody has looked from

    def _overlay(self, seat: Seat) -> Patch:
        return difference(self.public, seen(self.match, seat))

    def seen(self, seat: Seat | None) -> tuple[Document, Patch]:
        return document(self.public), self._mine(seat)

    def _mine(self, seat: Seat | None) -> Patch:
        if seat is None:
            return {}
        if seat not in self.overlays:
            self.overlays[seat] = self._overlay(seat)
        return self.overlays[seat]

    def frames(
        self, entry: Entry, news: list[Event], people: Iterable[Seat], rev: int, clock: Clock | None
    ) -> Iterator[tuple[Seat | None, NewsFrame | MineFrame]]:
        """One frame for everybody, and one more for each person who sees something of their own.

        Only the last of several entries at once is shown as a scene; beats tell the others.
        """
        last = entry.n == len(self.match.entries)
        beats = self._beats(news, None)
        frame = NewsFrame(type="news", rev=rev, n=entry.n, beats=beats, clock=clock)
        if last:
            before, self.public = self.public, seen(self.match, None)
            frame["scene"] = difference(before, self.public)
            self.overlays = {seat: old for seat, old in self.overlays.items() if seat in people}
        yield None, frame
        for seat in people:
            mine: MineFrame = {"type": "mine", "rev": rev, "n": entry.n}
            if self._add(mine, seat, news, last):
                yield seat, mine

    def _add(self, mine: MineFrame, seat: Seat, news: list[Event], last: bool) -> bool:
        """Whether there was anything for this seat alone."""
        beats = self._beats(news, seat)
        if beats:
            mine["beats"] = beats
        if last:
            overlay = self._overlay(seat)
            if overlay != self.overlays.get(seat):
                self.overlays[seat] = mine["mine"] = overlay
        return "beats" in mine or "mine" in mine

    def _beats(self, news: list[Event], to: Seat | None) -> list[Any]:
        game = self.match.game
        return [codec.plain(beat) for event in news if event.to == to for beat in game.beats(event)]
