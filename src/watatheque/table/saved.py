"""A table as the store keeps it, between its matches' entries."""

from typing import TYPE_CHECKING, get_args

import msgspec

from watatheque.core import codec
from watatheque.table.carried import Carried
from watatheque.table.chairs import Chair
from watatheque.table.frames import Phase
from watatheque.table.plan import Plan

if TYPE_CHECKING:
    from watatheque.table.stage import Stage


class Done(msgspec.Struct, frozen=True):
    """A command that was carried out, as it was written before they were kept by guest."""

    guest: str
    id: str


class Saved(msgspec.Struct, frozen=True, kw_only=True):
    """The document of a TableRow. `at` is the match clock as of entry `n`: see `revive`."""

    plan: Plan
    private: bool
    host: str
    locked: bool
    kicked: list[str]
    chairs: list[Chair]
    secret: str
    ordinal: int
    match: str = ""
    paused: bool = False
    note: str = ""
    done: list[Done] = []  # of documents from before `carried`
    carried: dict[str, list[str]] = {}
    n: int = 0
    at: int = 0


def save(room: "Stage") -> Saved:
    play = room.play
    return Saved(
        plan=room.plan,
        private=room.private,
        host=room.seating.host,
        locked=room.seating.locked,
        kicked=room.seating.kicked,
        chairs=room.seating.chairs,
        secret=room.secret.hex(),
        ordinal=room.ordinal,
        match=room.match_id,
        paused=play is not None and play.paused,
        note=room.note,
        carried=room.carried.of,
        n=0 if play is None else len(play.match.entries),
        at=0 if play is None else play.at(room.now),
    )


def read(doc: str, what: str) -> Saved:
    saved: Saved = codec.read(Saved, codec.loads(doc, what), what)
    return saved


def fill(room: "Stage", saved: Saved, phase: str) -> None:
    """Make a new room the one that was saved."""
    room.private, room.note = saved.private, saved.note
    room.phase = next(known for known in get_args(Phase) if known == phase)
    room.seating.chairs = list(saved.chairs)
    room.seating.locked, room.seating.kicked = saved.locked, list(saved.kicked)
    room.carried = Carried(saved.carried)
    for done in saved.done:
        room.carried.add(done.guest, done.id)
    room.keep_secret(bytes.fromhex(saved.secret))
    room.ordinal = saved.ordinal
    room.match_id = saved.match or f"{room.id}.{saved.ordinal}"  # before ids were dated
