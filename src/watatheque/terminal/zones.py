"""Every kind of zone in letters."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from watatheque.core import scene
from watatheque.core.texts import true_minus
from watatheque.terminal import faces, places
from watatheque.terminal.field import field
from watatheque.terminal.sight import Sight


def _line(sight: Sight, zone: scene.Zone, told: str) -> Line:
    line = Line(sight.say(zone.label), style="bold")
    if zone.owner is not None:
        chair = sight.chair(zone.owner)
        line = Line(f"{faces.flag(chair)} ", style=faces.style(chair)).append(line)
    return line.append(f"  {told}", style="not bold") if told else line


def _tops(sight: Sight, zone: scene.Zone) -> str:
    return ", ".join(sight.named(piece) for piece in sight.pieces(zone.id))


def _stack(sight: Sight, zone: scene.Stack) -> RenderableType:
    return _line(sight, zone, f"×{zone.count} {_tops(sight, zone) or '▒' * bool(zone.count)}")


def _fan(sight: Sight, zone: scene.Fan) -> RenderableType:
    pieces = sight.pieces(zone.id)
    if not pieces:
        return _line(sight, zone, " ".join(["▒▒"] * zone.backs))
    boxes = [sight.titled(piece) for piece in pieces]
    boxes += [faces.back(sight.chair(zone.owner))] * zone.backs
    return Group(_line(sight, zone, ""), *sight.beside(boxes))


def _places(sight: Sight, zone: scene.Row | scene.Grid) -> list[list[Line]]:
    by_place = {piece.place: piece for piece in sight.pieces(zone.id)}
    return [_place(sight, zone, by_place.get(i), i) for i in range(places.size(zone))]


def _place(
    sight: Sight, zone: scene.Row | scene.Grid, piece: scene.Piece | None, i: int
) -> list[Line]:
    if piece is not None:
        return sight.box(piece)
    if i in zone.backs:
        return faces.back(sight.chair(zone.owner))
    return faces.hole(places.name(zone, i))


def _row(sight: Sight, zone: scene.Row) -> RenderableType:
    return Group(_line(sight, zone, ""), *sight.beside(_places(sight, zone)))


def _grid(sight: Sight, zone: scene.Grid) -> RenderableType:
    boxes = _places(sight, zone)
    lines: list[Line] = [_line(sight, zone, "")]
    for top in range(0, len(boxes), zone.columns):
        lines += sight.beside(boxes[top : top + zone.columns])
    return Group(*lines)


def _piles(sight: Sight, zone: scene.Piles) -> RenderableType:
    tops = {piece.place: sight.named(piece) for piece in sight.pieces(zone.id)}
    lines = [
        Line(f"  {i + 1:>2}. {tops.get(i, '▒')} ×{pile.count} {pile.badge} {'■' * pile.closed}")
        for i, pile in enumerate(zone.piles)
    ]
    return Group(_line(sight, zone, ""), *lines)


def _heap(sight: Sight, zone: scene.Heap) -> RenderableType:
    groups = [f"{sight.say(group.label)} ×{group.count}" for group in zone.groups]
    return _line(sight, zone, ", ".join([*groups, *map(sight.named, sight.pieces(zone.id))]))


def _track(sight: Sight, zone: scene.Track) -> RenderableType:
    figures = (
        f"{faces.flag(sight.chair(figure.seat))} {sight.say(zone.levels[figure.level])}"
        for figure in zone.figures
        if 0 <= figure.level < len(zone.levels)
    )
    asks = [_asked(sight, zone, level) for level, groups in enumerate(zone.asks) if groups]
    return Group(_line(sight, zone, "   ".join(figures)), *asks)


def _asked(sight: Sight, zone: scene.Track, level: int) -> Line:
    groups = (f"{group.count} × {sight.say(group.label)}" for group in zone.asks[level])
    return Line(f"  {sight.say(zone.levels[level])}: {', '.join(groups)}")


def _meter(sight: Sight, zone: scene.Meter) -> RenderableType:
    change = f" ({zone.change:+d})" if zone.change else ""
    return _line(sight, zone, true_minus(f"{zone.value}{change}"))


def _spot(sight: Sight, zone: scene.Spot) -> RenderableType:
    return _line(sight, zone, faces.words(zone.face, sight.speaker))


def _wheel(sight: Sight, zone: scene.Wheel) -> RenderableType:
    icons = [faces.words(icon, sight.speaker) for icon in zone.icons]
    shown = [f"▶{icon}" if i == zone.shows else icon for i, icon in enumerate(icons)]
    return _line(sight, zone, " · ".join(shown))


def _die(sight: Sight, zone: scene.Die) -> RenderableType:
    return _line(sight, zone, f"d{zone.sides}: {'?' if zone.shows is None else zone.shows}")


def _sheet(sight: Sight, zone: scene.Sheet) -> RenderableType:
    table = Table(title=sight.say(zone.label), title_justify="left")
    table.add_column()
    for chair in sight.scene.chairs:
        table.add_column(f"{faces.flag(chair)} {sight.seat(chair.seat)}", justify="right")
    for line in zone.lines:
        cells = [" ".join([true_minus(cell.value), *cell.articles]) for cell in line.cells]
        table.add_row(sight.say(line.label), *cells)
    return table


def _bar(sight: Sight, zone: scene.Bar) -> RenderableType:
    asked = " → ".join(map(sight.say, (*zone.trail, zone.question)))
    return Line(asked, style="bold yellow")


def _notes(sight: Sight, zone: scene.Notes) -> RenderableType:
    told = [sight.say(line) for line in zone.lines]
    return _line(sight, zone, " · ".join([*told, *map(sight.named, sight.pieces(zone.id))]))


_KINDS: Final[dict[type[scene.Zone], Callable[[Sight, Any], RenderableType]]] = {
    scene.Stack: _stack,
    scene.Fan: _fan,
    scene.Row: _row,
    scene.Grid: _grid,
    scene.Piles: _piles,
    scene.Heap: _heap,
    scene.Field: lambda sight, zone: Group(_line(sight, zone, ""), *field(sight, zone)),
    scene.Track: _track,
    scene.Meter: _meter,
    scene.Spot: _spot,
    scene.Wheel: _wheel,
    scene.Die: _die,
    scene.Sheet: _sheet,
    scene.Bar: _bar,
    scene.Notes: _notes,
}


def draw_zone(sight: Sight, zone: scene.Zone) -> RenderableType:
    return _KINDS[type(zone)](sight, zone)
