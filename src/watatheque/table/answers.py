"""What was answered to which command, so that a resent one is answered alike and done once."""

from collections import OrderedDict

GUESTS = 1_000  # remembered at one table


class Answers:
    def __init__(self, each: int) -> None:
        self.each = each
        self.of: OrderedDict[str, OrderedDict[str, bytes]] = OrderedDict()

    def get(self, guest: str, id: str) -> bytes | None:
        mine = self.of.get(guest)
        return None if mine is None else mine.get(id)

    def keep(self, guest: str, id: str, answer: bytes) -> None:
        mine = self.of.setdefault(guest, OrderedDict())
        mine[id] = answer
        self.of.move_to_end(guest)
        if len(mine) > self.each:
            mine.popitem(last=False)
        if len(self.of) > GUESTS:
            self.of.popitem(last=False)

    def forget(self, guest: str, id: str) -> None:
        mine = self.of.get(guest)
        if mine is not None:
            mine.pop(id, None)
