"""TB-10, TB-19: whether any seat has been shown, since an entry, what it did not know.

Two questions, neither of which needs help from a game. The first is quick and errs on the side of
caution: was a seat told something privately, or did it see a face or a note that was not before its
eyes then? The second is asked only where it did: could the seat have foretold it? It could when
every world that it could not tell from the real one leads, by the same entries, to the same sight.

So a card played from a hidden hand is a reveal, and so is a card drawn; moving, turning or
capturing what the others knew is none. What chance gave is refused by the match itself.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from watatheque.core import codec
from watatheque.core.game import CLOCK, Event, Seat
from watatheque.core.marks import MARKS, Takeback
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.replay import follow
from watatheque.core.scene import Heap, Notes, Scene
from watatheque.core.sights import seen

WORLDS = 24  # where even every second one would look alike, one reveal in 16 million slips through

Known = Counter[bytes]


def revealed(match: Match, to: int) -> bool:
    """Replays the match: a prefix is the only undo that cannot forget anything."""
    twin = match.until(to)
    before = {seat: _known(twin, seat) for seat in range(match.seats)}
    told: list[Event] = []

    def hear(entry: Entry, news: list[Event]) -> None:
        told.extend(event for event in news if event.to is not None)

    twin.listener = hear
    surprised: list[Seat] = []
    for entry in match.entries[to:]:
        follow(twin, entry)
        if told:
            return True
        fresh = [seat for seat, old in before.items() if _grew(old, _known(twin, seat))]
        for seat in fresh:  # once is enough to ask the second question
            del before[seat]
        surprised += fresh
    return any(not _foretold(match, to, seat) for seat in surprised)


# ---------------------------------------------------------------- what is before one's eyes


def _known(match: Match, seat: Seat) -> Known:
    return _faces(seen(match, seat))


def _faces(scene: Scene) -> Known:
    faces: Known = Counter(_key(piece.face, piece.ref) for piece in scene.pieces)
    for zone in scene.zones:
        if isinstance(zone, Heap):
            for group in zone.groups:
                faces[_key(group.face, group.ref)] += group.count
        elif isinstance(zone, Notes):
            faces.update(codec.dumps(line) for line in zone.lines)
    return faces


def _key(face: Any, ref: Any) -> bytes:
    return codec.dumps([face, ref])


def _grew(before: Known, after: Known) -> bool:
    return any(count > before[key] for key, count in after.items())


# ---------------------------------------------------------------- what one could foretell


def _foretold(match: Match, to: int, seat: Seat) -> bool:
    entries = [entry for entry in match.entries[to:] if not isinstance(entry.action, MARKS)]
    if any(isinstance(entry.action, Takeback) for entry in match.entries[to:]):
        return False  # no straight way leads there
    start, game, rng = match.until(to).state, match.game, Random(0)
    real = list(_sights(match, game.copy(start), entries, seat))
    if len(real) != len(entries):
        return False  # something that the rules did by themselves
    worlds = (game.resample(start, seat, rng) for _ in range(WORLDS))
    return all(list(_sights(match, world, entries, seat)) == real for world in worlds)


def _sights(match: Match, state: Any, entries: list[Entry], seat: Seat) -> Iterator[bytes]:
    """What a seat sees after each entry, up to one that could not be in this world."""
    game = match.game
    for entry in entries:
        if entry.seat != CLOCK and game.check(state, entry.seat, entry.action) is not None:
            return
        game.apply(state, entry.seat, entry.action, entry.at)
        yield codec.dumps(codec.plain(game.view(state, seat)))
