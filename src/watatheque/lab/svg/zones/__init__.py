"""One small drawing for each kind of zone."""

from collections.abc import Callable
from typing import Any, Final

from watatheque.core import scene
from watatheque.lab.svg.block import Block
from watatheque.lab.svg.brush import Brush
from watatheque.lab.svg.zones.bar import bar
from watatheque.lab.svg.zones.caption import captioned
from watatheque.lab.svg.zones.cards import fan, grid, piles, row, stack
from watatheque.lab.svg.zones.die import die
from watatheque.lab.svg.zones.field import field
from watatheque.lab.svg.zones.heap import heap
from watatheque.lab.svg.zones.meter import meter
from watatheque.lab.svg.zones.notes import notes
from watatheque.lab.svg.zones.sheet import sheet
from watatheque.lab.svg.zones.spot import spot
from watatheque.lab.svg.zones.track import track
from watatheque.lab.svg.zones.wheel import wheel

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
