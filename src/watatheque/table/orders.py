"""What each command does. Every one of them is refused by an article or carried out whole."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from watatheque.core import codec
from watatheque.core.errors import BadInput
from watatheque.core.game import Millis, Refusal, Seat
from watatheque.core.marks import Flag
from watatheque.core.marks import Resign as ResignMark
from watatheque.store.rows import ChatRow
from watatheque.table import brought, host, offers
from watatheque.table import commands as c
from watatheque.table.frames import ChatLine
from watatheque.table.outbox import Outbox
from watatheque.table.talk import readable

if TYPE_CHECKING:
    from watatheque.table.room import Room


class Ask:
    def __init__(self, guest: str, name: str, command: Any, now: Millis) -> None:
        self.guest = guest
        self.name = name
        self.command = command
        self.now = now


Order = Callable[["Room", Ask, Outbox], Refusal | None]

NOT_RUNNING = Refusal("TB-17", "no match is running at this table")
NOT_SEATED = Refusal("TB-15", "you have no seat at this table")


def carry_out(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    if not ask.guest and not isinstance(ask.command, c.Shut):
        return Refusal("TB-22", "a name is needed for that")
    if room.phase == "closed":
        return Refusal("TB-16", "the table is closed")
    if type(ask.command) in host.ORDERS:
        return host.carry_out(room, ask, out)
    return ORDERS[type(ask.command)](room, ask, out)


# ---------------------------------------------------------------- sitting: TB-15


def sit(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    if room.phase == "running":
        return Refusal("TB-15", "nobody sits down during a match")
    wish = ask.command
    refusal = None if wish.bring is None else brought.judge(room, wish.bring)
    if refusal is None:
        refusal = room.seating.sit(ask.guest, ask.name, wish.seat, wish.nonce, wish.bring)
    if refusal is None:
        out.fresh.add(ask.guest)
        room.changed(out)
    return refusal


def stand(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    if room.seating.seat_of(ask.guest) is None:
        return NOT_SEATED
    if room.phase == "running":
        return Refusal("TB-15", "nobody stands up during a match; one can resign (TB-7)")
    room.seating.stand(ask.guest)
    room.gone.pop(ask.guest, None)
    out.fresh.add(ask.guest)
    room.changed(out)
    return None


def forget(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    """TB-22: nothing at this table tells any more who it was; a match is resigned first."""
    if room.phase == "running" and room.seating.seat_of(ask.guest) is not None:
        resign(room, ask, out)
    room.seating.forget(ask.guest)
    room.talk.forget(ask.guest)
    room.carried.forget(ask.guest)
    room.gone.pop(ask.guest, None)
    room.changed(out)
    out.fresh_all = True  # what was told before is not told again
    return None


def shut(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    room.close("an admin has closed the table", out)
    return None


# ---------------------------------------------------------------- playing


def act(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    seat, running = room.seating.seat_of(ask.guest), room.phase == "running"
    if room.play is None or (seat is None and not running):
        return NOT_RUNNING
    if seat is None:
        return NOT_SEATED
    try:
        wanted = codec.read_action(room.game.actions, ask.command.action)
    except BadInput as error:
        return Refusal("TB-2", str(error)) if running else NOT_RUNNING
    if (seat, ask.command.id) in room.stored:  # TB-24: and it may have ended the match
        return None
    if not running:
        return NOT_RUNNING
    refusal = room.play.submit(seat, wanted, ask.now)
    room.collect(out, wanted, ask.command.id)
    return refusal


def resign(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    if room.play is None or room.phase != "running":
        return NOT_RUNNING
    seat = room.seating.seat_of(ask.guest)
    if seat is None:
        return NOT_SEATED
    if room.plan.seats > 2:
        room.give_to_bot(seat, out)
        return None
    refusal = room.play.mark(seat, ResignMark(), ask.now)
    room.collect(out)
    return refusal


def run_out(room: "Room", seat: Seat, out: Outbox) -> None:
    """TB-8: not a command, but the same two ways."""
    assert room.play is not None
    if room.plan.seats > 2:
        room.give_to_bot(seat, out)
    else:
        room.play.mark(seat, Flag(), room.now)
        room.collect(out)


# ---------------------------------------------------------------- talking: TB-20


def chat(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    if ask.guest in room.seating.kicked:
        return Refusal("TB-16", "the host has asked you to leave this table")
    text = readable(ask.command.text)
    refusal = room.talk.judge_chat(ask.guest, text, ask.now)
    if refusal is None:
        seat, n = room.seating.seat_of(ask.guest), room.talk.count + 1
        line: ChatLine = {"n": n, "seat": seat, "name": ask.name, "text": text}
        room.talk.add(line, ask.guest)
        out.rows.append(ChatRow(room.id, n, ask.guest, ask.name, text))
        room.tell({"type": "chat", "rev": room.step(), "line": line}, out)
    return refusal


def emote(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    seat = room.seating.seat_of(ask.guest)
    if seat is None:
        return NOT_SEATED
    refusal = room.talk.judge_emote(ask.guest, ask.command.name, ask.now)
    if refusal is None:
        name = ask.command.name
        room.tell({"type": "emote", "rev": room.step(), "seat": seat, "name": name}, out)
    return refusal


# ---------------------------------------------------------------- by consent: TB-19


def offer(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    seat = room.seating.seat_of(ask.guest)
    if seat is None:
        return NOT_SEATED
    refusal = _too_many_takebacks(room, ask) if ask.command.what == "takeback" else None
    return refusal or offers.offer(room, seat, ask.command, out)


def decline(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    seat = room.seating.seat_of(ask.guest)
    return NOT_SEATED if seat is None else offers.decline(room, ask.command.what)


def undo(room: "Room", ask: Ask, out: Outbox) -> Refusal | None:
    seat = room.seating.seat_of(ask.guest)
    if seat is None:
        return NOT_SEATED
    return _too_many_takebacks(room, ask) or offers.undo(room, seat, out)


def _too_many_takebacks(room: "Room", ask: Ask) -> Refusal | None:
    most = room.settings.takebacks_a_minute
    allowed = room.tally.allows("takeback", ask.guest, most, ask.now)
    return None if allowed else Refusal("TB-21", f"at most {most} takebacks a minute")


ORDERS: dict[type, Order] = {
    c.Sit: sit, c.Stand: stand, c.Act: act, c.Resign: resign, c.Chat: chat, c.Emote: emote,
    c.Offer: offer, c.Decline: decline, c.Undo: undo, c.Forget: forget,
    c.Shut: shut,
}  # fmt: skip
