"""One table: lobby, match, offers, chat. Pure logic: it is handed commands and times, and answers
with what to write and whom to tell; only when the rows are durable may anybody be told.
"""

from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec

from watatheque.core import codec
from watatheque.core.chance import commitment, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.game import Game, Millis, Refusal, Seat
from watatheque.core.marks import Abort
from watatheque.core.match import Match
from watatheque.store.rows import EndRow, EntryRow, MatchRow, Row, TableRow
from watatheque.table.chairs import Chair, Seating
from watatheque.table.play import Play
from watatheque.table.sight import Sight

AnyGame = Game[Any, Any, Any]


class Tell(NamedTuple):
    """A frame for one seat, or (None) for everybody at the table."""

    to: Seat | None
    frame: dict[str, Any]


@dataclass(slots=True)
class Outbox:
    """What a command or a moment led to."""

    rows: list[Row] = field(default_factory=list)
    tells: list[Tell] = field(default_factory=list)
    refusal: Refusal | None = None


class Plan(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What somebody wants who opens a table."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    private: bool = False
    bots: dict[int, str] = {}


class Room:
    def __init__(self, id: str, game: AnyGame, plan: Plan, host: str, secret: bytes) -> None:
        self.id = id
        self.game = game
        self.plan = plan
        self.private = plan.private
        self.phase = "open"
        self.seating = Seating([Chair() for _ in range(plan.seats)], host)
        self.secret = secret
        self.ordinal = 0  # of the match, for rematches
        self.play: Play | None = None
        self.sight: Sight | None = None
        self.rev = 0  # of what is seen of the table; every frame to everybody raises it
        self.present: set[Seat] = set()

    # ------------------------------------------------------------ what is seen

    def about(self) -> dict[str, Any]:
        """The table without its match, as everybody may see it."""
        return {
            "id": self.id,
            "game": self.game.name,
            "options": {k: v for k, v in self.plan.options.items() if k != "bring"},
            "phase": self.phase,
            "private": self.private,
            "locked": self.seating.locked,
            "commitment": commitment(self.secret),
            "chairs": [self._about_chair(seat) for seat in range(self.plan.seats)],
        }

    def _about_chair(self, seat: Seat) -> dict[str, Any]:
        chair = self.seating.chairs[seat]
        return {
            "name": chair.name,
            "kind": "person" if chair.guest else "bot" if chair.bot else "empty",
            "level": chair.bot,
            "host": bool(chair.guest) and chair.guest == self.seating.host,
            "present": seat in self.present,
        }

    def snapshot(self, seat: Seat | None, now: Millis) -> dict[str, Any]:
        frame: dict[str, Any] = {
            "type": "snapshot",
            "rev": self.rev,
            "seat": seat,
            "table": self.about(),
        }
        if self.play is not None and self.sight is not None:
            frame |= self.sight.snapshot(seat) | {"at": self.play.at(now)}
        return frame

    # ------------------------------------------------------------ the match

    def start(self, now: Millis, out: Outbox) -> Refusal | None:
        """TB-17: the seed comes from the secret, which was committed to, and all nonces."""
        if not self.seating.full():
            return Refusal("TB-17", "every seat needs a person or a bot")
        nonces = [bytes.fromhex(chair.nonce) for chair in self.seating.chairs]
        seed = seed_of(self.secret, nonces)
        try:
            match = Match(self.game, self.plan.options, self.plan.seats, seed)
        except BadInput as error:
            return Refusal(error.article or "TB-13", str(error))
        self.ordinal += 1
        self.phase = "running"
        header = match.header(self._names(), commitment(self.secret), opened=True)
        told = codec.line([nonce.hex() for nonce in nonces])
        guests = codec.line([chair.guest or None for chair in self.seating.chairs])
        secret = self.secret.hex()
        out.rows.append(MatchRow(self.match_id, self.id, codec.line(header), secret, told, guests))
        self.resume(match, now)
        self.changed(out)
        return None

    @property
    def match_id(self) -> str:
        return f"{self.id}.{self.ordinal}"

    def _names(self) -> list[str]:
        return [chair.name for chair in self.seating.chairs]

    def resume(self, match: Match, now: Millis) -> None:
        """Take up a match, new or from the store."""
        bots = {i: chair.bot for i, chair in enumerate(self.seating.chairs) if chair.bot}
        self.play = Play(match, bots, Random(self.secret + b"bots"), now)
        self.sight = Sight(match)

    def act(self, seat: Seat, action: dict[str, Any], now: Millis, out: Outbox) -> Refusal | None:
        if self.play is None or self.phase != "running":
            return Refusal("TB-17", "no match is running at this table")
        try:
            wanted = codec.read_action(self.game.actions, action)
        except BadInput as error:
            return Refusal("TB-2", str(error))
        refusal = self.play.submit(seat, wanted, now)
        self.collect(out)
        return refusal

    def wake(self, now: Millis) -> Outbox:
        out = Outbox()
        if self.play is not None and self.phase == "running":
            self.play.wake(now)
            self.collect(out)
        return out

    def collect(self, out: Outbox) -> None:
        """Turn what was entered since into rows and frames."""
        play, sight = self.play, self.sight
        assert play is not None
        assert sight is not None
        for entry, news in play.heard():
            action = codec.line(codec.write_action(entry.action))
            out.rows.append(EntryRow(self.match_id, entry.n, entry.at, entry.seat, action))
            self.rev += 1
            for to, frame in sight.frames(entry, news):
                out.tells.append(Tell(to, frame | {"rev": self.rev}))
        outcome = play.match.outcome
        if outcome is not None and self.phase == "running":
            self.phase = "over"
            out.rows.append(EndRow(self.match_id, codec.line(outcome)))
            self.changed(out)

    def abort(self, why: str, now: Millis, out: Outbox) -> None:
        if self.play is not None and self.phase == "running":
            self.play.mark(-1, Abort(why), now)
            self.collect(out)

    # ------------------------------------------------------------ the table's own row

    def changed(self, out: Outbox) -> None:
        """The table itself has changed: write it down and show it."""
        self.rev += 1
        out.rows.append(TableRow(self.id, self.phase, not self.private, codec.line(self.saved())))
        out.tells.append(Tell(None, {"type": "table", "rev": self.rev, "table": self.about()}))

    def saved(self) -> dict[str, Any]:
        return {
            "plan": codec.plain(self.plan),
            "private": self.private,
            "phase": self.phase,
            "host": self.seating.host,
            "locked": self.seating.locked,
            "kicked": self.seating.kicked,
            "chairs": codec.plain(self.seating.chairs),
            "secret": self.secret.hex(),
            "ordinal": self.ordinal,
        }
