"""TB-19: what happens only when all agree, and the undo that needs nobody."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from watatheque.core.game import CLOCK, Refusal, Seat
from watatheque.core.marks import Takeback
from watatheque.core.match import Match
from watatheque.table.frames import Proposal
from watatheque.table.outbox import Outbox
from watatheque.table.pace import awaited, in_turns
from watatheque.table.reveal import revealed

if TYPE_CHECKING:
    from watatheque.table.commands import Offer as OfferCommand
    from watatheque.table.room import Room

WHAT = ("takeback", "pause", "resume", "rematch")


@dataclass(slots=True)
class Offer:
    what: str
    by: Seat
    to: int = 0  # takeback: the entry after which play goes on
    n: int = 0  # entries when it was made: what was agreed to must still be so
    agreed: dict[str, str] = field(default_factory=dict)  # guests, each with a nonce


@dataclass(slots=True)
class Offers:
    open: dict[str, Offer] = field(default_factory=dict)
    told: list[Proposal] = field(default_factory=list)
    seats: dict[str, Seat] = field(default_factory=dict)  # of guests, as of the last settling
    judged: tuple[str, int, int, bool] = "", 0, 0, False  # match, to, entries: anything shown since

    def shown(self) -> list[Proposal]:
        return [
            {"what": o.what, "by": o.by, "to": o.to, "agreed": self._seats(o)}
            for o in self.open.values()
        ]

    def _seats(self, offer: Offer) -> list[Seat]:
        return sorted(self.seats[guest] for guest in offer.agreed if guest in self.seats)


def offer(room: "Room", seat: Seat, command: "OfferCommand", out: Outbox) -> Refusal | None:
    refusal = _impossible(room, command.what, command.to)
    if refusal is not None:
        return refusal
    made = room.offers.open.get(command.what)
    to = command.to if command.what == "takeback" else 0
    if made is not None and made.to != to:
        return Refusal("TB-19", "another one is open; decline it first")
    if made is None:
        made = room.offers.open[command.what] = Offer(command.what, seat, to, _entries(room))
    made.agreed[room.seating.chairs[seat].guest] = command.nonce
    return None


def _entries(room: "Room") -> int:
    return len(room.play.match.entries) if room.play is not None else 0


def decline(room: "Room", what: str) -> Refusal | None:
    if room.offers.open.pop(what, None) is None:
        return Refusal("TB-19", "nothing of the kind is offered")
    return None


def undo(room: "Room", seat: Seat, out: Outbox) -> Refusal | None:
    refusal = _not_running(room)
    if refusal is not None or room.play is None:
        return refusal
    match = room.play.match
    last = match.entries[-1] if match.entries else None
    mine = last is not None and last.seat == seat and type(last.action) in room.game.actions
    if not mine or awaited(match.prompts()) != {seat}:
        return Refusal("TB-19", "your turn holds nothing that you could undo")
    return _take_back(room, seat, len(match.entries) - 1, out)


# ---------------------------------------------------------------- what can be


def _impossible(room: "Room", what: str, to: int) -> Refusal | None:
    if what not in WHAT:
        return Refusal("TB-19", f"one can offer {', '.join(WHAT)}")
    if what == "rematch":
        return None if room.phase == "over" else Refusal("TB-19", "no match has ended here")
    refusal = _not_running(room)
    if refusal is not None or room.play is None:
        return refusal
    if what == "takeback":
        return _no_takeback(room, to)
    if room.play.paused == (what == "pause"):
        return Refusal("TB-19", "it is paused" if room.play.paused else "it is not paused")
    return None


def _not_running(room: "Room") -> Refusal | None:
    if room.play is None or room.phase != "running":
        return Refusal("TB-17", "no match is running at this table")
    return None


def _no_takeback(room: "Room", to: int) -> Refusal | None:
    assert room.play is not None
    match = room.play.match
    if not in_turns(match.prompts()):
        return Refusal("TB-10", "moves are taken back only where everybody plays in turn")
    if not 0 <= to < len(match.entries):
        return Refusal("TB-10", f"there is no entry {to} to go back to")
    # One word for both, so that nobody learns what somebody else was shown.
    if match.drawn[to] != len(match.draws) or _shown_since(room, match, to):
        return Refusal("TB-10", "something was drawn or shown since")
    return None


def _shown_since(room: "Room", match: Match, to: int) -> bool:
    """Whoever agrees to an offer asks what its maker asked: the match is replayed once for both."""
    moment = room.match_id, to, len(match.entries)
    if room.offers.judged[:3] != moment:
        room.offers.judged = (*moment, revealed(match, to))
    return room.offers.judged[3]


# ---------------------------------------------------------------- when all agree


def settle(room: "Room", out: Outbox) -> None:
    """Carry out what all have agreed to, drop what has lapsed, tell what has changed."""
    if not room.offers.open and not room.offers.told:
        return
    for made in list(room.offers.open.values()):
        asked = _asked(room, made.what)
        if _lapsed(room, made):
            room.offers.open.pop(made.what, None)
        elif asked and asked <= made.agreed.keys():
            room.offers.open.pop(made.what, None)
            CARRY_OUT[made.what](room, made, out)
    seating = room.seating
    room.offers.seats = {seating.chairs[seat].guest: seat for seat in seating.people()}
    shown = room.offers.shown()
    if shown != room.offers.told:
        room.offers.told = shown
        room.tell({"type": "offer", "rev": room.step(), "offers": room.offers.told}, out)


def _asked(room: "Room", what: str) -> set[str]:
    """Everybody who plays for themselves; whoever is gone cannot hold up a resumption."""
    chairs = room.seating.chairs
    seats = room.seating.people() if what == "rematch" else room.seating.players()
    guests = {chairs[seat].guest for seat in seats}
    return {guest for guest in guests if room.here[guest]} if what == "resume" else guests


def _lapsed(room: "Room", made: Offer) -> bool:
    chairs = room.seating.chairs
    if all(chair.guest not in made.agreed for chair in chairs):
        return True
    if made.what == "takeback":  # whether it can be is judged again when all have agreed
        return made.n != _entries(room) or room.phase != "running"
    return _impossible(room, made.what, made.to) is not None


def _take_back(room: "Room", seat: Seat, to: int, out: Outbox) -> Refusal | None:
    assert room.play is not None
    refusal = _no_takeback(room, to)
    if refusal is None:
        refusal = room.play.mark(seat, Takeback(to), room.now)
        room.collect(out)
    return refusal


def _takeback(room: "Room", made: Offer, out: Outbox) -> None:
    _take_back(room, CLOCK, made.to, out)


def _pause(room: "Room", made: Offer, out: Outbox) -> None:
    assert room.play is not None
    room.play.pause(room.now)
    room.changed(out)


def _resume(room: "Room", made: Offer, out: Outbox) -> None:
    assert room.play is not None
    room.play.resume(room.now)
    room.gone = dict.fromkeys(room.gone, room.now)  # the grace runs anew
    room.changed(out)


def _rematch(room: "Room", made: Offer, out: Outbox) -> None:
    """A new secret has been committed to since the end; everybody has given a new nonce."""
    for seat in room.seating.people():
        chair = room.seating.chairs[seat]
        chair.nonce = made.agreed[chair.guest]
    room.seating.rotate()
    if room.play is not None:  # and was over when it was taken up from the store
        room.play.part()
    room.play = room.sight = None
    room.phase = "open"
    if not room.seating.full() or room.begin(out) is not None:
        room.changed(out)
        out.fresh_all = True


CARRY_OUT = {"takeback": _takeback, "pause": _pause, "resume": _resume, "rematch": _rematch}
