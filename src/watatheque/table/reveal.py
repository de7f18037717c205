"""TB-10, TB-19: whether anybody has been shown anything since an entry.

A conservative rule that needs no help from a game. Since entry `to` something was shown when

- a seat was told something privately, or
- somebody, a spectator included, saw a face or a note that was not before their eyes then.

So a card played from a hidden hand is a reveal, and so is a card drawn; moving what all can see is
none. What chance gave is refused by the match itself. The mover counts like everybody else.
"""

from collections import Counter
from typing import Any

from watatheque.core import codec
from watatheque.core.game import Event
from watatheque.core.match import Match
from watatheque.core.record import Entry
from watatheque.core.replay import follow
from watatheque.core.scene import Heap, Notes, Scene
from watatheque.core.sights import seen

Known = Counter[bytes]


def revealed(match: Match, to: int) -> bool:
    """Replays the match: a prefix is the only undo that cannot forget anything."""
    twin = Match(match.game, match.options, match.seats, match.seed, match.position)
    for entry in match.entries[:to]:
        follow(twin, entry)
    before = _known(twin)
    told: list[Event] = []

    def hear(entry: Entry, news: list[Event]) -> None:
        told.extend(event for event in news if event.to is not None)

    twin.listener = hear
    for entry in match.entries[to:]:
        follow(twin, entry)
        if told or any(_grew(*pair) for pair in zip(before, _known(twin), strict=True)):
            return True
    return False


def _known(match: Match) -> list[Known]:
    return [_faces(seen(match, viewer)) for viewer in (None, *range(match.seats))]


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
