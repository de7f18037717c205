"""TB-18: who is here, who plays for whoever is not, and when nobody will come any more."""

from typing import TYPE_CHECKING

from watatheque.core.game import Millis, Seat
from watatheque.table.outbox import Outbox
from watatheque.table.pace import earlier, live
from watatheque.table.plan import bot_name, middle

if TYPE_CHECKING:
    from watatheque.table.room import Room


def arrive(room: "Room", guest: str, out: Outbox) -> None:
    room.here[guest] += 1
    room.idle_since = None
    room.gone.pop(guest, None)
    seat = room.seating.seat_of(guest) if guest else None
    if seat is None or room.here[guest] > 1:
        return
    if room.seating.chairs[seat].stand_in:
        hand_back(room, out)
    else:
        room.show(out)


def hand_back(room: "Room", out: Outbox) -> None:
    """At once: whoever has returned plays on from where the bot is."""
    for seat in _returned(room):
        if room.phase == "running":
            _free(room, seat, out)


def _returned(room: "Room") -> list[Seat]:
    """Seats that a bot plays although their person is here: the return was not stored (TB-24)."""
    chairs = room.seating.chairs if room.phase == "running" else []
    return [i for i, chair in enumerate(chairs) if chair.stand_in and room.here[chair.guest]]


def _free(room: "Room", seat: Seat, out: Outbox) -> None:
    chair = room.seating.chairs[seat]
    room.hand(seat, chair.name, out)
    if room.play is not None and room.phase == "running":
        chair.stand_in = ""
        room.play.free_seat(seat, room.now)
        room.changed(out)


def depart(room: "Room", guest: str, out: Outbox) -> None:
    room.here[guest] -= 1
    if room.here[guest] > 0:
        return
    del room.here[guest]
    if not room.here:
        room.idle_since = room.now
    if guest == room.seating.host:
        room.host_gone = room.now
    if guest and room.seating.seat_of(guest) is not None:
        room.gone[guest] = room.now
        room.show(out)


def find(room: "Room", here: dict[str, int]) -> None:
    """Who is round a table that has been rebuilt under them."""
    room.here.update(here)
    room.idle_since = None if here else room.now
    room.host_gone = room.now
    begin(room)


def begin(room: "Room") -> None:
    """A match begins or is taken up again: from now on those who are missing are absent."""
    guests = [room.seating.chairs[seat].guest for seat in room.seating.people()]
    room.gone = {guest: room.now for guest in guests if not room.here[guest]}


def pass_time(room: "Room", out: Outbox) -> None:
    hand_back(room, out)
    for seat in _missing(room):
        if _moment(room, seat) <= room.now and room.phase == "running":
            _fill_in(room, seat, out)
    succession = _succession(room)
    if succession is not None and succession <= room.now:
        _succeed(room, out)
    idle = _idle_moment(room)
    if idle is not None and idle <= room.now:
        room.close("nobody has been here for a long time", out)


def _fill_in(room: "Room", seat: Seat, out: Outbox) -> None:
    level = middle(room.game)
    room.hand(seat, bot_name(level), out)
    if room.play is not None and room.phase == "running":
        room.seating.chairs[seat].stand_in = level
        room.play.seat_bot(seat, level, room.now)
        room.changed(out)


def next_moment(room: "Room") -> Millis | None:
    first = earlier(_succession(room), _idle_moment(room))
    for seat in _missing(room):
        first = earlier(first, _moment(room, seat))
    return earlier(first, room.now) if _returned(room) else first


def _missing(room: "Room") -> list[Seat]:
    """Seats whose person is not here and for whom nobody plays yet."""
    if not room.gone or room.play is None or room.phase != "running" or room.play.paused:
        return []
    seating = room.seating
    return [seat for seat in seating.players() if seating.chairs[seat].guest in room.gone]


def _moment(room: "Room", seat: Seat) -> Millis:
    assert room.play is not None
    hurry = live(room.play.match.prompts())
    grace = room.settings.absent_live_ms if hurry else room.settings.absent_ms
    return room.gone[room.seating.chairs[seat].guest] + grace


def _heirs(room: "Room") -> list[Seat]:
    """TB-16: people who are seated and here, from the seat after the host's on."""
    chairs, first = room.seating.chairs, room.seating.seat_of(room.seating.host) or 0
    order = [(first + i) % len(chairs) for i in range(len(chairs))]
    return [seat for seat in order if chairs[seat].guest and room.here[chairs[seat].guest]]


def _succession(room: "Room") -> Millis | None:
    """When a host who is not here is host no longer; a forgotten one is none at once."""
    host = room.seating.host
    if room.phase == "closed" or (host and room.here[host]) or not _heirs(room):
        return None
    return room.host_gone + room.settings.host_absent_ms if host else room.now


def _succeed(room: "Room", out: Outbox) -> None:
    before = room.seating.host
    room.seating.hand_over(_heirs(room)[0])
    out.fresh.update({before, room.seating.host} - {""})
    room.changed(out)


def _idle_moment(room: "Room") -> Millis | None:
    waits = room.phase in ("open", "over") or (room.play is not None and room.play.paused)
    if room.idle_since is None or not waits or room.phase == "closed":
        return None
    return room.idle_since + room.settings.idle_ms
