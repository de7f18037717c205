"""A room from the store: after a restart, and after a write that failed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from watatheque.core import codec
from watatheque.core.chance import SEED_BYTES, seed_of
from watatheque.core.errors import BadInput
from watatheque.core.game import CLOCK, Event, Game, Millis
from watatheque.core.marks import Abort
from watatheque.core.match import Match
from watatheque.core.record import Entry, Header
from watatheque.core.replay import follow
from watatheque.core.values import Outcome
from watatheque.store.rows import ChatRow, EndRow, EntryRow, MatchRow, Row, TableRow
from watatheque.store.store import Store
from watatheque.table import absence
from watatheque.table.clocks import Clocks
from watatheque.table.frames import ChatLine
from watatheque.table.play import Told
from watatheque.table.room import Room
from watatheque.table.saved import Saved, fill, read
from watatheque.table.settings import Settings
from watatheque.table.sight import LATELY
from watatheque.table.stage import Calendar, Entropy


class Means(NamedTuple):
    """What any room of this process is made with."""

    store: Store
    games: Mapping[str, Game[Any, Any, Any]]
    settings: Settings
    entropy: Entropy
    calendar: Calendar


async def revive(means: Means, row: TableRow, rev: int, now: Millis) -> tuple[Room, list[Row]]:
    """The room, and what must be written before anybody sits at it; BadInput: nothing can be."""
    saved = read(row.doc, f"table {row.id}")
    game = means.games.get(saved.plan.game)
    if game is None:
        raise BadInput(f"table {row.id}", f"there is no game {saved.plan.game!r:.40} any more")
    room = Room(
        row.id, game, saved.plan, saved.host,
        settings=means.settings, entropy=means.entropy, calendar=means.calendar, now=now, rev=rev,
    )  # fmt: skip
    fill(room, saved, row.phase)
    for line in await means.store.chat(row.id, means.settings.chat_kept):
        room.talk.add(_line(room, line), line.guest)
    if not room.ordinal or row.phase not in ("running", "over"):
        return room, []
    return room, await _revive_match(means.store, room, saved)


def _line(room: Room, row: ChatRow) -> ChatLine:
    seat = room.seating.seat_of(row.guest)
    return {"n": row.n, "seat": seat, "name": row.name, "text": row.text}


async def _revive_match(store: Store, room: Room, saved: Saved) -> list[Row]:
    row = await store.match(room.match_id)
    if row is None:
        raise BadInput(f"match {room.match_id}", "it is not in the store")
    entries = await store.entries(row.id)
    try:
        match, clocks, lately = _replay(room, row, entries)
    except BadInput as error:
        return _close_unfinished(room, entries, str(error))
    at = saved.at if saved.n == len(entries) else match.now
    if match.outcome is not None:
        room.phase = "over"
    room.take_up(match, clocks, at, lately)
    assert room.play is not None
    room.stored = {(entry.seat, entry.command) for entry in entries if entry.command}
    absence.begin(room)
    if saved.paused:
        room.play.pause(room.now)
    room.play.show_mercy(room.now)
    return []


def _replay(
    room: Room, row: MatchRow, entries: list[EntryRow]
) -> tuple[Match, Clocks | None, Told]:
    what = f"match {row.id}"
    header: Header = codec.read(Header, codec.loads(row.header, what), what)
    if header.version != room.game.version:
        told = f"it was begun with version {header.version}, these are version {room.game.version}"
        raise BadInput(f"the rules of {room.game.name} have changed", told)
    nonces = [bytes.fromhex(nonce) for nonce in codec.loads(row.nonces, what)]
    seed = seed_of(bytes.fromhex(row.secret), nonces)
    match = Match(room.game, header.options, header.seats, seed, header.position)
    thinking = room.plan.clock
    clocks = Clocks(match, thinking, room.plan.at) if thinking is not None else None
    match.listener = clocks.hear if clocks is not None else None
    lately = Listener(clocks)
    for entry in entries:
        if entry.n > len(entries) - LATELY:
            match.listener = lately.hear
        action = codec.read_action(room.game.actions, codec.loads(entry.action, what), what)
        follow(match, Entry(entry.n, entry.at, entry.seat, action))
    return match, clocks, lately.told


class Listener:
    """Keeps the news of the last entries; those before need not be worked out."""

    def __init__(self, clocks: Clocks | None) -> None:
        self.clocks = clocks
        self.told: Told = []

    def hear(self, entry: Entry, news: list[Event]) -> None:
        self.told.append((entry, news))
        if self.clocks is not None:
            self.clocks.hear(entry, news)


def _close_unfinished(room: Room, entries: list[EntryRow], why: str) -> list[Row]:
    """TB-9: the match cannot go on; the table stays, for a match by the rules of today."""
    room.note = why
    if room.phase == "over":
        return []
    room.phase = "over"
    room.keep_secret(room.entropy(SEED_BYTES))
    for chair in room.seating.chairs:
        chair.stand_in = ""
    at = entries[-1].at if entries else 0
    outcome = Outcome((0,) * room.plan.seats, (), "TB-9")
    return [
        room.entry_row(Entry(len(entries) + 1, at, CLOCK, Abort(why))),
        EndRow(room.match_id, codec.line(outcome)),
        room.row(),
    ]
