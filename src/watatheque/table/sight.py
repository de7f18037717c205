"""What the public and each seat see of a match, kept up to date entry by entry."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from msgspec import Raw

from watatheque.core.game import Event, Seat
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.scene import Scene
from watatheque.core.touch import Touch
from watatheque.table.frames import Clock, LatelyTold, MineFrame, NewsFrame
from watatheque.table.parts import Parts, parts
from watatheque.table.patch import Document, Patch, document_of, left_open, patch_of
from watatheque.table.written import written_beat

NOTHING: Final[Patch] = {}
NO_BEATS: Final[list[Raw]] = []
LATELY = 8  # entries told to whoever comes back too late to be told all


class Sight:
    """What changed for all is worked out once an entry; a seat is told what that leaves open."""

    def __init__(
        self, match: Match, people: list[Seat], lately: Sequence[tuple[Entry, list[Event]]] = ()
    ) -> None:
        self.match = match
        self.lately = deque(lately, LATELY)
        scenes = self._scenes([None, *people])
        self.public = parts(scenes[0])
        self.own = {seat: parts(scenes[i + 1]) for i, seat in enumerate(people)}
        self.n = len(match.entries)  # up to here the scenes are shown

    def _scenes(self, viewers: Sequence[Seat | None]) -> list[Scene]:
        return self.match.game.scenes(self.match.state, viewers)

    def all_see(self) -> Document:
        return document_of(self.public)

    def mine(self, seat: Seat | None) -> Patch:
        """On top of the public scene."""
        if seat is None:
            return {}
        if seat not in self.own:  # nobody sat there when the match began
            self.own[seat] = parts(self._scenes([seat])[0])
        return patch_of(self.public.touch(self.own[seat]))

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
        shown = n == len(self.match.entries)
        touches = self._look(news, people) if shown else []
        if shown:
            frame["scene"] = patch_of(touches[0])
        asides = [event for event in news if event.to is not None]
        for i in range(len(people)):
            seat = people[i]
            beats = self._beats(asides, seat, seat) if asides else NO_BEATS
            change = NOTHING
            if shown:
                change = left_open(self.own[seat], touches[i + 1], touches[0], frame["scene"])
            if beats or change:
                frames.append((seat, _mine(rev, n, beats, change)))
        return frames

    def _look(self, news: list[Event], people: list[Seat]) -> list[Touch]:
        """What the public and each of these people see change."""
        match = self.match
        viewers: list[Seat | None] = [None, *people]
        looks = [self.public, *[self._own(seat) for seat in people]]
        # Of entries that were not shown the game would have to know, too.
        known = self.n + 1 == len(match.entries)
        self.n = len(match.entries)
        touches = match.game.touched(match.state, viewers, news) if known else None
        if touches is None:
            return self._compare(looks, self._scenes(viewers))
        for i in range(len(looks)):
            looks[i].take(touches[i])
        return touches

    def _compare(self, looks: list[Parts], scenes: list[Scene]) -> list[Touch]:
        touches = []
        for i in range(len(looks)):
            after = parts(scenes[i])
            touches.append(looks[i].touch(after))
            looks[i].become(after)
        return touches

    def _own(self, seat: Seat) -> Parts:
        """Whoever sat down since the match began has seen what all see."""
        if seat not in self.own:
            self.own[seat] = self.public.copy()
        return self.own[seat]

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
