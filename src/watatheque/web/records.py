"""A match as the store keeps it, written as a record: docs/record-format.md."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from watatheque.core import codec, record
from watatheque.core.chance import seed_of
from watatheque.core.game import Game
from watatheque.core.record import Entry, Header, Opened, Record
from watatheque.core.replay import replay
from watatheque.core.values import Outcome
from watatheque.store.rows import EntryRow, MatchRow
from watatheque.store.store import Store
from watatheque.web.problems import Refused

Games = Mapping[str, Game[Any, Any, Any]]


class Past(NamedTuple):
    """A match that is over, and the rules it was played by."""

    game: Game[Any, Any, Any]
    record: Record  # opened, without its draws


async def past(store: Store, games: Games, match: MatchRow) -> Past:
    """Once it is over; before, nothing: it would tell all hands."""
    outcome = await store.outcome(match.id)
    if outcome is None:
        raise Refused(409, "TB-6", "the record is opened when the match is over")
    return _past(games, match, await store.entries(match.id), outcome)


def _past(games: Games, match: MatchRow, rows: list[EntryRow], outcome: str) -> Past:
    header: Header = codec.read(Header, codec.loads(match.header, "header"), "header")
    game = games.get(header.game)
    if game is None or game.version != header.version:
        needs = f"{header.game} {header.version}"
        raise Refused(409, "", f"this record needs the rules of {needs}, which are not here")
    ended: Outcome = codec.read(Outcome, codec.loads(outcome, "outcome"), "outcome")
    return Past(game, Record(header, [_entry(game, row) for row in rows], ended, _opened(match)))


async def written(store: Store, games: Games, match: MatchRow) -> str:
    """Opened, with every draw."""
    return await asyncio.to_thread(_written, *await past(store, games, match))


def _written(game: Game[Any, Any, Any], told: Record) -> str:
    played = replay(game, told).record()
    assert told.opened is not None
    assert played.opened is not None
    opened = msgspec.structs.replace(told.opened, draws=played.opened.draws,
                                     digest=played.opened.digest)  # fmt: skip
    return record.write(replace(told, opened=opened))


def _entry(game: Game[Any, Any, Any], row: EntryRow) -> Entry:
    action = codec.read_action(game.actions, codec.loads(row.action, "entry"))
    return Entry(row.n, row.at, row.seat, action)


def _opened(match: MatchRow) -> Opened:
    nonces: list[str] = codec.loads(match.nonces, "nonces")
    seed = seed_of(bytes.fromhex(match.secret), [bytes.fromhex(nonce) for nonce in nonces])
    return Opened(seed=seed.hex(), secret=match.secret, nonces=nonces)
