"""A recorded match as it stood after one of its entries, and what was to be seen of it."""

from dataclasses import replace
from typing import Any

from watatheque.core.errors import BadInput
from watatheque.core.game import Game
from watatheque.core.match import Match
from watatheque.core.record import Record
from watatheque.core.replay import follow
from watatheque.core.scene import Scene
from watatheque.core.values import Seat


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


def seen(match: Match, seat: Seat | None) -> Scene:
    scene: Scene = match.game.scene(match.game.view(match.state, seat))
    return scene


def laid_open(match: Match) -> Scene:
    """The spectator's scene, with the zones of each seat as that seat sees them."""
    scene = seen(match, None)
    zones = {zone.id: zone for zone in scene.zones}
    pieces = list(scene.pieces)
    for seat in range(match.seats):
        own = seen(match, seat)
        mine = {zone.id: zone for zone in own.zones if zone.owner == seat and zone.id in zones}
        zones |= mine
        pieces = [piece for piece in pieces if piece.zone not in mine]
        pieces += [piece for piece in own.pieces if piece.zone in mine]
    return replace(scene, zones=tuple(zones.values()), pieces=tuple(pieces))
