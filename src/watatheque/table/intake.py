"""What each piece of work does to the room, and what is to be sent when it is durable."""

from typing import Final

from watatheque.core.game import Refusal
from watatheque.store.rows import GuestRow
from watatheque.store.store import Store
from watatheque.table import absence
from watatheque.table import mail as letters
from watatheque.table.answers import Answers
from watatheque.table.commands import Chat, Sit
from watatheque.table.mail import Mail
from watatheque.table.outbox import Outbox
from watatheque.table.post import Post
from watatheque.table.room import Room
from watatheque.table.work import Arrive, Do, Leave, Thought, Work

NAMED: Final = frozenset({Sit, Chat})
UNKNOWN: Final = Refusal("TB-22", "this server does not know you, or no longer wants to")
ALREADY: Final = Refusal("", "already here")

Guests = dict[str, GuestRow]


def named(batch: list[Work]) -> set[str]:
    """The guests who do something for which a name is needed."""
    found: set[str] = set()
    for work in batch:
        if isinstance(work, Do) and type(work.command) in NAMED and work.client.guest:
            found.add(work.client.guest)
    return found


async def guests(ids: set[str], store: Store) -> Guests:
    rows = [await store.guest(id) for id in sorted(ids)]
    return {row.id: row for row in rows if row is not None}


class Intake:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.post = Post(room)
        self.answers = Answers(room.settings.answers)

    def take(self, work: Work, guests: Guests, mail: Mail) -> None:
        if isinstance(work, Do):
            self._do(work, guests, mail)
        elif isinstance(work, Arrive):
            self._arrive(work, mail)
        elif isinstance(work, Leave):
            self._leave(work, mail)
        elif isinstance(work, Thought):
            self._send(self.room.thought(work.job, work.answer, work.now), mail)
        else:
            self._send(self.room.wake(work.now), mail)

    def _do(self, work: Do, guests: Guests, mail: Mail) -> None:
        guest, id = work.client.guest, work.command.id
        mail.done.append(work.done)
        answer = self.answers.get(guest, id) if guest else None
        if answer is None:
            answer = self._answer(work, guests, mail)
            if guest:
                self.answers.keep(guest, id, answer)
                mail.kept.append((guest, id))
        mail.post([work.client], answer)

    def _answer(self, work: Do, guests: Guests, mail: Mail) -> bytes:
        guest, command = work.client.guest, work.command
        row = guests.get(guest)
        unknown = row is None and bool(guest) and type(command) in NAMED
        if unknown or (row is not None and row.banned):
            return letters.refused(command.id, UNKNOWN)
        out = self.room.handle(guest, "" if row is None else row.name, command, work.now)
        self._send(out, mail)
        if out.refusal is not None:
            return letters.refused(command.id, out.refusal)
        return letters.ack(command.id, self.room.rev)

    def _arrive(self, work: Arrive, mail: Mail) -> None:
        client = work.client
        unwelcome = self.post.unwelcome(self.room, client)  # it may have changed meanwhile
        if unwelcome is not None or client in self.post.crowd:
            refusal = unwelcome or ALREADY
            mail.post([client], letters.refused("", refusal))
            mail.post([client], letters.bye(refusal.detail))
            mail.drops.append((client, refusal.detail))
            return
        self._send(self.room.arrive(client.guest, work.now), mail)
        self.post.welcome(self.room, client, work.since, mail)

    def _leave(self, work: Leave, mail: Mail) -> None:
        client = work.client
        if client in self.post.crowd:
            self.post.crowd.remove(client)
            self._send(self.room.depart(client.guest, work.now), mail)

    def _send(self, out: Outbox, mail: Mail) -> None:
        self.post.add(self.room, out, mail)

    # ------------------------------------------------------------ when nothing could be stored

    def undo(self, batch: list[Work], mail: Mail) -> None:
        """The room is lost; but whoever came is here, and whoever left is gone."""
        for guest, id in mail.kept:
            self.answers.forget(guest, id)
        crowd = self.post.crowd
        for work in batch:
            if isinstance(work, Arrive) and work.client not in crowd:
                crowd.add(work.client)
            elif isinstance(work, Leave) and work.client in crowd:
                crowd.remove(work.client)

    def restore(self, room: Room) -> None:
        """Everybody sees the table as it is stored."""
        self.room = room
        absence.find(room, {guest: len(mine) for guest, mine in self.post.crowd.of.items()})
        self.post.show_all(room)
