"""A match that is over, told entry by entry as one viewer saw it: a seat, the public, or all open.

The story of a seat holds nothing that was hidden from that seat: no action of another, no seed.
"""

from typing import Any, Literal

import msgspec

from watatheque.core import codec
from watatheque.core.game import CLOCK, Event, Game, Seat
from watatheque.core.marks import MARKS
from watatheque.core.match import Match
from watatheque.core.record import Entry, Header, Record
from watatheque.core.replay import follow
from watatheque.core.scene import Beat, Scene
from watatheque.core.sights import laid_open, seen
from watatheque.core.values import Outcome
from watatheque.table.frames import Change, Shown
from watatheque.table.patch import difference, document

Viewer = Seat | Literal["public", "open"]


class StoryStep(msgspec.Struct, frozen=True, kw_only=True):
    """What one entry brought; `action` is null where it was hidden from the viewer."""

    n: int
    at: int
    seat: int
    action: dict[str, Any] | None
    articles: list[str]
    beats: list[Beat]
    scene: Change


class Chances(msgspec.Struct, frozen=True, kw_only=True):
    """Where the seed came from and every draw that it gave."""

    seed: str
    secret: str
    nonces: list[str]
    draws: list[tuple[str, int, int | list[int]]]
    drawn: list[int]  # how many had been made after each entry, from entry 0 on


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to step through a match; `chances` only where all is open."""

    table: str
    match: str
    viewer: Viewer
    header: Header
    outcome: Outcome | None
    scene: Shown  # before the first entry
    steps: list[StoryStep]
    chances: Chances | None


class Teller:
    """Follows a match and notes what the viewer sees of it."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match = match
        self.viewer = viewer
        self.scene = self._look()
        self.first = document(self.scene)
        self.steps: list[StoryStep] = []
        match.listener = self._hear

    def _look(self) -> Scene:
        if self.viewer == "open":
            return laid_open(self.match)
        return seen(self.match, None if self.viewer == "public" else self.viewer)

    def _hear(self, entry: Entry, news: list[Event]) -> None:
        before, self.scene = self.scene, self._look()
        beats = self._beats(entry, news)
        self.steps.append(
            StoryStep(
                n=entry.n,
                at=entry.at,
                seat=entry.seat,
                action=codec.write_action(entry.action) if self._knows(entry) else None,
                articles=list(dict.fromkeys(beat.article for beat in beats if beat.article)),
                beats=beats,
                scene=difference(before, self.scene),
            )
        )

    def _knows(self, entry: Entry) -> bool:
        """What the table enters and the clock does, everybody sees."""
        if entry.seat == CLOCK or isinstance(entry.action, MARKS):
            return True
        return self.viewer in ("open", entry.seat)

    def _beats(self, entry: Entry, news: list[Event]) -> list[Beat]:
        """Where all is open, what was told to the mover alone is told too."""
        told = (None, entry.seat if self.viewer == "open" else self.viewer)
        game = self.match.game
        return [beat for event in news if event.to in told for beat in game.beats(event)]


def story(
    game: Game[Any, Any, Any], record: Record, viewer: Viewer, table: str = "", match: str = ""
) -> Story:
    header = record.header
    played = Match(game, header.options, header.seats, record.seed(), header.position)
    teller = Teller(played, viewer)
    for entry in record.entries:
        follow(played, entry)
    opened = viewer == "open"
    return Story(
        table=table,
        match=match,
        viewer=viewer,
        header=header if opened else _closed(header),
        outcome=record.outcome,
        scene=teller.first,
        steps=teller.steps,
        chances=_chances(record, played) if opened else None,
    )


def _closed(header: Header) -> Header:
    """Without what tells of hidden things: what a seat brought, and a position."""
    options = {key: value for key, value in header.options.items() if key != "bring"}
    return msgspec.structs.replace(header, options=options, position=None)


def _chances(record: Record, played: Match) -> Chances | None:
    opened = record.opened
    if opened is None:
        return None
    return Chances(
        seed=opened.seed,
        secret=opened.secret,
        nonces=opened.nonces,
        draws=[(draw.label, draw.of, draw.gave) for draw in played.draws],
        drawn=played.drawn,
    )
