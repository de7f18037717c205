"""One small drawing for each kind of zone."""

from collections.abc import Callable
from typing import Any, Final

from watatheque.core import scene
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.zones.bar import bar
from watatheque.pictures.zones.caption import captioned
from watatheque.pictures.zones.cards import fan, grid, piles, row, stack
from watatheque.pictures.zones.die import die
from watatheque.pictures.zones.field import field
from watatheque.pictures.zones.heap import heap
from watatheque.pictures.zones.meter import meter
from watatheque.pictures.zones.notes import notes
from watatheque.pictures.zones.sheet import sheet
from watatheque.pictures.zones.spot import spot
from watatheque.pictures.zones.track import track
from watatheque.pictures.zones.wheel import wheel

_KINDS: Final[dict[type[scene.Zone], Callable[[Brush, Any, float], Block]]] = {
    scene.Stack: stack,
    scene.Fan: fan,
    scene.Row: row,
    scene.Grid: grid,
    scene.Piles: piles,
    scene.Heap: heap,
    scene.Field: field,
    scene.Track: track,
    scene.Meter: meter,
    scene.Spot: spot,
    scene.Wheel: wheel,
    scene.Die: die,
    scene.Sheet: sheet,
    scene.Bar: bar,
    scene.Notes: notes,
}
KINDS: Final = tuple(_KINDS)


def draw_zone(brush: Brush, zone: scene.Zone, aspect: float) -> Block:
    """A zone with its name, for a room about `aspect` times as wide as high."""
    drawn = _KINDS[type(zone)](brush, zone, aspect)
    return drawn if isinstance(zone, scene.Bar) else captioned(brush, zone, drawn)
