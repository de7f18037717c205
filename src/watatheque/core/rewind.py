"""A recorded match as it stood after one of its entries."""

from typing import Any

from watatheque.core.errors import BadInput
from watatheque.core.game import Game
from watatheque.core.match import Match
from watatheque.core.record import Record
from watatheque.core.replay import follow


def rewind(game: Game[Any, Any, Any], record: Record, to: int | None) -> Match:
    """The match after entry `to`, or after the last one."""
    last = len(record.entries) if to is None else to
    if not 0 <= last <= len(record.entries):
        raise BadInput("at", f"entries run from 0 to {len(record.entries)}, not {last}")
    header = record.header
    match = Match(game, header.options, header.seats, record.seed(), header.position)
    for entry in record.entries[:last]:
        follow(match, entry)
    return match
