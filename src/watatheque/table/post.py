"""Who is told what: the connections round a table, and what each of them has missed."""

from collections.abc import Iterator

from watatheque.core.values import Refusal, Seat
from watatheque.table import mail as letters
from watatheque.table import shown
from watatheque.table.client import Client
from watatheque.table.crowd import Crowd
from watatheque.table.frames import About
from watatheque.table.mail import Mail, encode
from watatheque.table.outbox import Outbox
from watatheque.table.ring import Ring
from watatheque.table.room import Room

TOO_MANY = "you have opened this table in too many windows"


class Post:
    def __init__(self, room: Room) -> None:
        self.crowd = Crowd()
        self.begin(room)

    def begin(self, room: Room) -> None:
        """Nothing that was told of another room, or before a match began, can be told again."""
        self.ring = Ring(room.settings.ring, room.rev + 1)
        self.floors: dict[str, int] = {}  # up to here a guest saw the table from another seat

    def unwelcome(self, room: Room, client: Client) -> Refusal | None:
        guest = client.guest
        if room.phase == "closed":
            return Refusal("TB-16", "the table is closed")
        if guest and guest in room.seating.kicked:
            return Refusal("TB-16", "the host has asked you to leave this table")
        expected = bool(guest) and (
            guest == room.seating.host or room.seating.seat_of(guest) is not None
        )
        if not expected and self._beside(guest) >= room.settings.spectators:
            return Refusal("TB-21", "no more spectators fit round this table")
        return None

    def _beside(self, guest: str) -> int:
        """Who shares the room with this guest, or with somebody who has no name.

        Names are asked for one by one and sockets without one are free: however many of those
        somebody opens, they must not keep out people who may want to sit down.
        """
        nameless = self.crowd.size("")
        return self.crowd.count - nameless if guest else nameless

    def welcome(self, room: Room, client: Client, since: int | None, mail: Mail) -> None:
        """What was missed since a rev where that can be told, else everything."""
        guest = client.guest
        if guest:
            self._make_way(guest, room.settings.sockets_a_guest, mail)
        self.crowd.add(client)
        seen = since is not None and since > self.floors.get(guest, -1)
        if since is None or not seen or not self.ring.covers(since, room.rev):
            mail.post([client], encode(shown.snapshot(room, guest)))
            return
        for frame in self.ring.missed(since, room.seating.seat_of(guest) if guest else None):
            mail.post([client], frame)
        mail.post([client], encode(shown.table(room)))

    def _make_way(self, guest: str, most: int, mail: Mail) -> None:
        """TB-21: a guest's oldest sockets make way for the newest. On a bad line they may well be
        dead and not known to be so: whoever comes back must not be kept out by them."""
        oldest = self.crowd.those_of(guest)[: max(0, self.crowd.size(guest) + 1 - most)]
        mail.post(oldest, letters.bye(TOO_MANY))
        mail.drops += [(client, TOO_MANY) for client in oldest]

    def add(self, room: Room, out: Outbox, mail: Mail) -> None:
        """What the room has to say; each frame is encoded once, whoever reads it."""
        mail.rows += out.rows
        crowd = self.crowd
        for frame, to, guest in out.tells:
            told = encode(frame)
            self.ring.add(frame["rev"], to, told)
            mail.post(crowd.everybody() if to is None else crowd.those_of(guest), told)
        self._refresh(room, out, mail)
        if out.closed or out.gone:
            for guest in [*crowd.of] if out.closed else [*out.gone]:
                self._send_off(guest, out.closed or out.gone[guest], mail)

    def _refresh(self, room: Room, out: Outbox, mail: Mail) -> None:
        if out.fresh_all:
            self.begin(room)
            guests = [*self.crowd.of]
        elif out.fresh:
            guests = [*out.fresh]
            self.floors.update(dict.fromkeys(guests, room.rev))
        else:
            return
        for clients, frame in self._snapshots(room, guests, out.about):
            mail.post(clients, frame)

    def _snapshots(
        self, room: Room, guests: list[str], about: About | None = None
    ) -> Iterator[tuple[list[Client], bytes]]:
        """All spectators see the same: it is worked out once for a thousand of them."""
        made: dict[tuple[Seat | None, bool], bytes] = {}
        shared = shown.alike(room, about)
        for guest in guests:
            seat = room.seating.seat_of(guest) if guest else None
            key = seat, guest == room.seating.host
            if guest in self.crowd.of:
                made[key] = made.get(key) or encode(shown.own(room, guest, shared))
                yield self.crowd.those_of(guest), made[key]

    def _send_off(self, guest: str, why: str, mail: Mail) -> None:
        """Their connections stay in the crowd until they have left: the web layer says so."""
        clients = self.crowd.those_of(guest)
        mail.post(clients, letters.bye(why))
        mail.drops += [(client, why) for client in clients]

    def show_all(self, room: Room) -> None:
        """Everybody sees the table as it is now, at once."""
        self.begin(room)
        for clients, frame in self._snapshots(room, [*self.crowd.of]):
            for client in clients:
                letters.send(client, [frame])
