"""TB-16, TB-17: what only the host may do."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from watatheque.bots.house import levels
from watatheque.core.game import Refusal
from watatheque.table import commands as c
from watatheque.table.outbox import Outbox
from watatheque.table.plan import bot_name

if TYPE_CHECKING:
    from watatheque.table.orders import Ask
    from watatheque.table.room import Room

RUNNING = Refusal("TB-16", "not during a match")


def carry_out(room: "Room", ask: "Ask", out: Outbox) -> Refusal | None:
    if ask.guest != room.seating.host:
        return Refusal("TB-16", "only the host may do that")
    return ORDERS[type(ask.command)](room, ask.command, out)


def start(room: "Room", command: c.Start, out: Outbox) -> Refusal | None:
    if room.phase != "open":
        return Refusal("TB-17", "the match has begun; a rematch is by consent (TB-19)")
    if not room.seating.full():
        return Refusal("TB-17", "every seat needs a person or a bot")
    return room.begin(out)


def bot(room: "Room", command: c.Bot, out: Outbox) -> Refusal | None:
    if room.phase == "running":
        return RUNNING
    known = levels(room.game)
    if command.level and command.level not in known:
        return Refusal("TB-17", f"no such bot; there are {', '.join(known)}")
    refusal = room.seating.put_bot(command.seat, command.level, bot_name(command.level))
    if refusal is None:
        room.changed(out)
    return refusal


def lock(room: "Room", command: c.Lock, out: Outbox) -> Refusal | None:
    room.seating.locked = command.on
    room.changed(out)
    return None


def private(room: "Room", command: c.Private, out: Outbox) -> Refusal | None:
    room.private = command.on
    room.changed(out)
    return None


def kick(room: "Room", command: c.Kick, out: Outbox) -> Refusal | None:
    if room.phase == "running":
        return _kick_from_match(room, command, out)
    guest = _guest(room, command.seat)
    refusal = room.seating.kick(command.seat)
    if refusal is None:
        _banish(room, guest, out)
    return refusal


def _kick_from_match(room: "Room", command: c.Kick, out: Outbox) -> Refusal | None:
    """With two seats that would be a win by kicking: whoever wants that closes the table."""
    if room.plan.seats < 3:
        return RUNNING
    guest = _guest(room, command.seat)
    if not guest or guest == room.seating.host:
        return room.seating.kick(command.seat)  # says why not
    room.seating.kicked.append(guest)
    room.give_to_bot(command.seat, out)
    _banish(room, guest, out)
    return None


def _guest(room: "Room", seat: int) -> str:
    chairs = room.seating.chairs
    return chairs[seat].guest if 0 <= seat < len(chairs) else ""


def _banish(room: "Room", guest: str, out: Outbox) -> None:
    out.gone[guest] = "the host has asked you to leave this table"
    room.gone.pop(guest, None)
    room.changed(out)


def swap(room: "Room", command: c.Swap, out: Outbox) -> Refusal | None:
    if room.phase == "running":
        return RUNNING
    refusal = room.seating.swap(command.seat, command.other)
    if refusal is None:
        out.fresh.update({_guest(room, command.seat), _guest(room, command.other)} - {""})
        room.changed(out)
    return refusal


def hand(room: "Room", command: c.Hand, out: Outbox) -> Refusal | None:
    before = room.seating.host
    refusal = room.seating.hand_over(command.seat)
    if refusal is None:
        room.host_gone = room.now
        out.fresh.update({before, room.seating.host})
        room.changed(out)
    return refusal


def close(room: "Room", command: c.Close, out: Outbox) -> Refusal | None:
    room.close("the host has closed the table", out)
    return None


ORDERS: dict[type, Callable[["Room", Any, Outbox], Refusal | None]] = {
    c.Start: start, c.Bot: bot, c.Lock: lock, c.Private: private, c.Kick: kick, c.Swap: swap,
    c.Hand: hand, c.Close: close,
}  # fmt: skip
