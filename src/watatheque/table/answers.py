"""What was answered to which command, so that a resent one is answered alike and done once."""

GUESTS = 1_000  # remembered at one table


class Answers:
    def __init__(self, each: int) -> None:
        self.each = each
        self.of: dict[str, dict[str, bytes]] = {}  # both the oldest first

    def get(self, guest: str, id: str) -> bytes | None:
        mine = self.of.get(guest)
        return None if mine is None else mine.get(id)

    def keep(self, guest: str, id: str, answer: bytes) -> None:
        mine = self.of.get(guest)
        if mine is None:
            mine = {}
        else:
            del self.of[guest]
        self.of[guest] = mine  # the newest now
        mine[id] = answer
        if len(mine) > self.each:
            del mine[next(iter(mine))]
        if len(self.of) > GUESTS:
            del self.of[next(iter(self.of))]

    def forget(self, guest: str, id: str) -> None:
        mine = self.of.get(guest)
        if mine is not None:
            mine.pop(id, None)
