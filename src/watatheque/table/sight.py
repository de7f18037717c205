"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections.abc import Iterable, Iterator
from typing import Any

from watatheque.core import codec
from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.sights import seen
from watatheque.table.patch import Patch, difference, document

Frame = dict[str, Any]


class Sight:
    """The public scene is worked out once an entry; a seat has a small overlay of its own."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.public = seen(match, None)
        self.overlays: dict[Seat, Patch] = {}  # of the seats that somebody has looked from

    def _overlay(self, seat: Seat) -> Patch:
        return difference(self.public, seen(self.match, seat))

    def snapshot(self, seat: Seat | None) -> Frame:
        scene = document(self.public)
        return {"n": len(self.match.entries), "scene": scene, "mine": self._mine(seat)}

    def _mine(self, seat: Seat | None) -> Patch:
        if seat is None:
            return {}
        if seat not in self.overlays:
            self.overlays[seat] = self._overlay(seat)
        return self.overlays[seat]

    def frames(
        self, entry: Entry, news: list[Event], people: Iterable[Seat]
    ) -> Iterator[tuple[Seat | None, Frame]]:
        """One frame for everybody, and one more for each person who sees something of their own.

        Only the last of several entries at once is shown as a scene; beats tell the others.
        """
        last = entry.n == len(self.match.entries)
        frame: Frame = {"type": "news", "n": entry.n, "beats": self._beats(news, None)}
        if last:
            before, self.public = self.public, seen(self.match, None)
            frame["scene"] = difference(before, self.public)
            self.overlays = {seat: old for seat, old in self.overlays.items() if seat in people}
        yield None, frame
        for seat in people:
            mine = self._news(seat, news, last)
            if mine:
                yield seat, {"type": "mine", "n": entry.n, **mine}

    def _news(self, seat: Seat, news: list[Event], last: bool) -> Frame:
        mine: Frame = {}
        beats = self._beats(news, seat)
        if beats:
            mine["beats"] = beats
        if last:
            overlay = self._overlay(seat)
            if overlay != self.overlays.get(seat):
                self.overlays[seat] = mine["mine"] = overlay
        return mine

    def _beats(self, news: list[Event], to: Seat | None) -> list[Any]:
        game = self.match.game
        return [codec.plain(beat) for event in news if event.to == to for beat in game.beats(event)]
