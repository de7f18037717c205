"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections.abc import Iterator
from typing import Any

from watatheque.core import codec
from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.table.patch import Document, Patch, difference, document

Frame = dict[str, Any]


class Sight:
    """The public scene is worked out once an entry; a seat has a small overlay of its own."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.public: Document = self._document(None)
        self.overlays: list[Patch] = [self._overlay(seat) for seat in range(match.seats)]

    def _document(self, seat: Seat | None) -> Document:
        game = self.match.game
        return document(game.scene(game.view(self.match.state, seat)))

    def _overlay(self, seat: Seat) -> Patch:
        return difference(self.public, self._document(seat))

    def snapshot(self, seat: Seat | None) -> Frame:
        mine = {} if seat is None else self.overlays[seat]
        return {"n": len(self.match.entries), "scene": self.public, "mine": mine}

    def frames(self, entry: Entry, news: list[Event]) -> Iterator[tuple[Seat | None, Frame]]:
        """One frame for everybody, and one more for each seat that sees something of its own.

        Only the last of several entries at once is shown as a scene; beats tell the others.
        """
        last = entry.n == len(self.match.entries)
        frame: Frame = {"type": "news", "n": entry.n, "beats": self._beats(news, None)}
        if last:
            before, self.public = self.public, self._document(None)
            frame["scene"] = difference(before, self.public)
        yield None, frame
        for seat in range(self.match.seats):
            mine = self._mine(seat, news, last)
            if mine:
                yield seat, {"type": "mine", "n": entry.n, **mine}

    def _mine(self, seat: Seat, news: list[Event], last: bool) -> Frame:
        mine: Frame = {}
        beats = self._beats(news, seat)
        if beats:
            mine["beats"] = beats
        if last:
            overlay = self._overlay(seat)
            if overlay != self.overlays[seat]:
                self.overlays[seat] = mine["mine"] = overlay
        return mine

    def _beats(self, news: list[Event], to: Seat | None) -> list[Any]:
        game = self.match.game
        return [codec.plain(beat) for event in news if event.to == to for beat in game.beats(event)]
