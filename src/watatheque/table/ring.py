"""The last frames of a table, for whoever comes back after a short while."""

from collections import deque
from collections.abc import Iterator

from watatheque.core.values import Seat


class Kept:
    def __init__(self, rev: int, to: Seat | None, frame: bytes) -> None:
        self.rev = rev
        self.to = to
        self.frame = frame


class Ring:
    def __init__(self, size: int, rev: int) -> None:
        self.frames: deque[Kept] = deque(maxlen=size)
        self.floor = rev  # nothing up to here can be told again

    def add(self, rev: int, to: Seat | None, frame: bytes) -> None:
        if len(self.frames) == self.frames.maxlen:
            oldest = self.frames[0]
            self.floor = oldest.rev + (oldest.to is not None)  # see `missed`
        self.frames.append(Kept(rev, to, frame))

    def covers(self, since: int, rev: int) -> bool:
        return self.floor <= since <= rev

    def missed(self, since: int, seat: Seat | None) -> Iterator[bytes]:
        """All after `since`, and what the seat alone was told in `since` itself: the line may have
        broken between the two, and a patch does no harm twice."""
        for kept in self.frames:
            mine = kept.to is not None and kept.to == seat
            if kept.rev > since if kept.to is None else mine and kept.rev >= since:
                yield kept.frame
