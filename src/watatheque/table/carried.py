"""Commands that were carried out, by which a restarted server knows one that is sent again: TB-24.

An act is known by its entry; this is about all the others.
"""

EACH = 32  # of a guest: no client has more under way
GUESTS = 64  # at one table, the latest


class Carried:
    def __init__(self, of: dict[str, list[str]]) -> None:
        self.of = of  # ids by guest; both the oldest first

    def has(self, guest: str, id: str) -> bool:
        mine = self.of.get(guest)
        return mine is not None and id in mine

    def add(self, guest: str, id: str) -> None:
        mine = self.of.pop(guest, None)
        if mine is None:
            mine = []
        self.of[guest] = mine  # the newest now
        mine.append(id)

    def take_back(self, guest: str, id: str) -> None:
        mine = self.of.get(guest)
        if mine is not None and id in mine:
            mine.remove(id)
        if not mine:
            self.forget(guest)

    def shorten(self, guest: str) -> None:
        """Only once a command was not refused: one that was pushes out nothing."""
        mine = self.of.get(guest)
        if mine is not None and len(mine) > EACH:
            del mine[0]
        if len(self.of) > GUESTS:
            del self.of[next(iter(self.of))]

    def forget(self, guest: str) -> None:
        self.of.pop(guest, None)
