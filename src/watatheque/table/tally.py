"""How often each guest has done something in the last minute."""

from collections import deque

from watatheque.core.values import Millis

MINUTE: Millis = 60_000
GUESTS = 1_000  # whose pace is remembered


class Tally:
    def __init__(self) -> None:
        self.times: dict[tuple[str, str], deque[Millis]] = {}  # by what and guest

    def allows(self, what: str, guest: str, most: int, now: Millis) -> bool:
        """Counted where it is allowed."""
        times = self.times.setdefault((what, guest), deque())
        while times and times[0] <= now - MINUTE:
            times.popleft()
        if len(times) >= most:
            return False
        times.append(now)
        if len(self.times) > GUESTS:
            self.times.pop(next(iter(self.times)))
        return True
