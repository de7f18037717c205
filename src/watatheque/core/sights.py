"""What is to be seen of a match: from a seat, by a spectator, or with everything laid open."""

from msgspec.structs import replace

from watatheque.core.match import Match
from watatheque.core.scene import Scene
from watatheque.core.values import Seat


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
