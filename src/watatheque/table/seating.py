"""Who sits where, and who is the host: TB-15, TB-16."""

from typing import Any

from watatheque.core.values import Refusal, Seat
from watatheque.table.chairs import Chair


class Seating:
    """The chairs of one table."""

    def __init__(self, chairs: list[Chair], host: str) -> None:
        self.chairs = chairs
        self.host = host  # a guest
        self.locked = False
        self.kicked: list[str] = []

    def seat_of(self, guest: str) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return seat
        return None

    def people(self) -> list[Seat]:
        return [i for i, chair in enumerate(self.chairs) if chair.guest]

    def players(self) -> list[Seat]:
        """People who play for themselves at the moment."""
        return [seat for seat in self.people() if not self.chairs[seat].stand_in]

    def bots(self) -> dict[Seat, str]:
        """Every seat that a bot plays now, for good or not, and its level."""
        levels = {seat: chair.bot or chair.stand_in for seat, chair in enumerate(self.chairs)}
        return {seat: level for seat, level in levels.items() if level}

    def full(self) -> bool:
        return all(chair.taken for chair in self.chairs)

    def sit(
        self, guest: str, name: str, seat: Seat, nonce: str, bring: Any = None
    ) -> Refusal | None:
        if not 0 <= seat < len(self.chairs):
            return Refusal("TB-1", f"there is no seat {seat}")
        if guest in self.kicked:
            return Refusal("TB-16", "the host has asked you to leave this table")
        if self.locked and guest != self.host:
            return Refusal("TB-16", "the host has locked the table")
        if self.chairs[seat].taken and self.chairs[seat].guest != guest:
            return Refusal("TB-15", "that seat is taken")
        self.stand(guest)  # whoever sits down elsewhere leaves the old seat
        self.chairs[seat] = Chair(guest=guest, name=name, nonce=nonce, bring=bring)
        return None

    def stand(self, guest: str) -> None:
        seat = self.seat_of(guest)
        if seat is not None:
            self.chairs[seat] = Chair()

    def knows(self, guest: str) -> bool:
        known = guest == self.host or guest in self.kicked
        return known or self.seat_of(guest) is not None

    def forget(self, guest: str) -> None:
        self.stand(guest)
        self.kicked = [other for other in self.kicked if other != guest]
        if self.host == guest:
            self.host = ""

    def put_bot(self, seat: Seat, level: str, name: str) -> Refusal | None:
        if not 0 <= seat < len(self.chairs):
            return Refusal("TB-1", f"there is no seat {seat}")
        if self.chairs[seat].guest:
            return Refusal("TB-15", "somebody sits there")
        self.chairs[seat] = Chair(bot=level, name=name) if level else Chair()
        return None

    def kick(self, seat: Seat) -> Refusal | None:
        if not 0 <= seat < len(self.chairs) or not self.chairs[seat].guest:
            return Refusal("TB-16", "nobody sits there")
        if self.chairs[seat].guest == self.host:
            return Refusal("TB-16", "the host stays")
        self.kicked.append(self.chairs[seat].guest)
        self.chairs[seat] = Chair()
        return None

    def give_up(self, seat: Seat, level: str, name: str) -> None:
        """A bot holds the seat from now on: TB-7, TB-8."""
        self.chairs[seat] = Chair(bot=level, name=name)

    def swap(self, one: Seat, other: Seat) -> Refusal | None:
        if not (0 <= one < len(self.chairs) and 0 <= other < len(self.chairs)):
            return Refusal("TB-1", "there is no such seat")
        self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]
        return None

    def rotate(self) -> None:
        """TB-19: for a rematch everybody moves on by one seat."""
        self.chairs = [self.chairs[-1], *self.chairs[:-1]]

    def hand_over(self, seat: Seat) -> Refusal | None:
        if not 0 <= seat < len(self.chairs) or not self.chairs[seat].guest:
            return Refusal("TB-16", "nobody sits there")
        self.host = self.chairs[seat].guest
        return None
