"""What is seen of a table: never a guest's id, a nonce or a secret."""

from typing import TYPE_CHECKING

from watatheque.core import codec
from watatheque.core.values import Seat
from watatheque.table.frames import About, Clock, Sitter, SnapshotFrame, TableFrame

if TYPE_CHECKING:
    from watatheque.table.stage import Stage


def about(room: "Stage") -> About:
    """The table without its match, as everybody may see it."""
    play = room.play
    outcome = play.match.outcome if play is not None else None
    return {
        "id": room.id,
        "game": room.game.name,
        "seats": room.plan.seats,
        "options": {k: v for k, v in room.plan.options.items() if k != "bring"},
        "thinking": None if room.plan.clock is None else codec.plain(room.plan.clock),
        "phase": room.phase,
        "paused": play is not None and play.paused,
        "private": room.private,
        "locked": room.seating.locked,
        "commitment": room.commitment,  # of the match to come
        "match": room.match_id if room.ordinal else None,
        "outcome": None if outcome is None else codec.plain(outcome),
        "note": room.note,
        "chairs": [_chair(room, seat) for seat in range(room.plan.seats)],
    }


def _chair(room: "Stage", seat: Seat) -> Sitter:
    chair = room.seating.chairs[seat]
    return {
        "name": chair.name,
        "kind": "person" if chair.guest else "bot" if chair.bot else "empty",
        "level": chair.bot or chair.stand_in,
        "host": bool(chair.guest) and chair.guest == room.seating.host,
        "present": bool(chair.guest) and room.here[chair.guest] > 0,
        "stand_in": bool(chair.stand_in),
    }


def table(room: "Stage") -> TableFrame:
    return {"type": "table", "rev": room.rev, "table": about(room), "clock": clock(room)}


def clock(room: "Stage") -> Clock | None:
    """The match clock and the thinking time that is left, as of now."""
    play = room.play
    if play is None:
        return None
    at = play.at(room.now)
    return {
        "at": at,
        "runs": room.phase == "running" and not play.paused,
        "left": None if play.clocks is None else play.clocks.shown(at),
    }


def snapshot(room: "Stage", guest: str) -> SnapshotFrame:
    """All that a guest (empty: a nameless spectator) may see, at once."""
    return own(room, guest, alike(room))


def alike(room: "Stage", known: About | None = None) -> SnapshotFrame:
    """What everybody's snapshot holds, as a nameless spectator sees it. `known`: the table itself,
    where it was told just now."""
    sight = room.sight
    return {
        "type": "snapshot",
        "rev": room.rev,
        "seat": None,
        "host": False,
        "table": about(room) if known is None else known,
        "clock": clock(room),
        "offers": room.offers.shown(),
        "chat": list(room.talk.lines),
        "n": 0 if sight is None else len(sight.match.entries),
        "lately": [] if sight is None else sight.told_lately(None),
        "scene": None if sight is None else sight.all_see(),
        "mine": {},
    }


def own(room: "Stage", guest: str, shared: SnapshotFrame) -> SnapshotFrame:
    if not guest:
        return shared
    frame = shared.copy()
    seat = room.seating.seat_of(guest)
    frame["seat"], frame["host"] = seat, guest == room.seating.host
    if room.sight is not None:
        frame["lately"] = room.sight.told_lately(seat)
        frame["mine"] = room.sight.mine(seat)
    return frame
