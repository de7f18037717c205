"""The places on the table: the middle, and what lies before each player.

Places that look the same are the same object, so that a change is found by looking for others.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from watatheque.core.scene import (
    Cell,
    Die,
    Face,
    Line,
    Meter,
    Notes,
    Pile,
    Piles,
    Row,
    Sheet,
    Spot,
    Stack,
    Text,
    Zone,
    seat_text,
)
from watatheque.core.values import Seat
from watatheque.games.watai import pieces
from watatheque.games.watai.keys import hands, pile_keys
from watatheque.games.watai.rounds import bonus
from watatheque.games.watai.values import View

LINES: Final = (
    ("wt-line-cards", ("WT-16",)),
    ("wt-line-talon", ("WT-16",)),
    ("wt-line-call", ("WT-12",)),
    ("wt-line-penalties", ("WT-13", "WT-14")),
    ("wt-line-slaps", ("WT-V15",)),
    ("wt-line-lapses", ("WT-V16",)),
)
NAMES: Final = {name: Text(f"wt-name-{name}") for name in ("talon", "stock")}  # two alike backs
Sheets = tuple[tuple[int, ...], ...]  # a count a line, a line a seat


def middle(view: View) -> Iterator[Zone]:
    keys = _pile_keys(tuple([heap.closed for heap in view.arena]), view.variant)
    yield _arena(tuple([_pile(heap.top, heap.count, heap.closed) for heap in view.arena]), keys)
    yield from _round(view.variant, view.count, view.high)
    for i, shows in enumerate(view.dice or (None,)):
        yield _die(i, shows)
    sheets = tuple([side.sheet for side in view.sides])
    totals = tuple([side.total for side in view.sides])
    yield _sheet(sheets, totals, view.target, view.rounds)
    yield _notes(view.variant, view.count, view.high)


def _arena(piles: tuple[Pile, ...], keys: tuple[str, ...]) -> Zone:
    return Piles(id="arena", label=Text("wt-arena"), area="arena", piles=piles, keys=keys)


@lru_cache(1024)
def _pile_keys(closed: tuple[bool, ...], variant: int) -> tuple[str, ...]:
    return pile_keys(closed, variant)


@lru_cache(8192)
def _pile(top: str, count: int, closed: bool) -> Pile:
    kind = pieces.kind(pieces.CARDS[top])
    badge = pieces.SUITS[pieces.suit(kind)] if kind < pieces.START else ""
    return Pile(count, badge, closed)


@lru_cache(1024)
def _round(variant: int, count: int, high: int) -> tuple[Zone, Zone]:
    named, counted = Text(f"wt-variant-{variant}"), Text(f"wt-count-{count}")
    face = Face("icon", {"value": variant, "title": named.id})
    first = Spot(id="variant", label=named, area="round", face=face)
    face = Face("icon", {"value": count, "title": counted.id})
    return first, Spot(id="count", label=counted, area="round", face=face)


@lru_cache(64)
def _die(i: int, shows: int | None) -> Zone:
    return Die(id=f"die-{i}", label=Text("wt-die"), area="round", sides=8, shows=shows)


@lru_cache(256)
def _sheet(sheets: Sheets, totals: tuple[int, ...], target: int, rounds: int) -> Zone:
    total = Text("wt-line-total", {"target": target, "rounds": rounds})
    lines = tuple(_lines(sheets, totals, total))
    return Sheet(id="sheet", label=Text("wt-sheet"), area="sheet", lines=lines)


def _lines(sheets: Sheets, totals: tuple[int, ...], total: Text) -> Iterator[Line]:
    if sheets[0]:
        for i, (id, articles) in enumerate(LINES):
            yield Line(Text(id), tuple(Cell(str(sheet[i]), articles) for sheet in sheets))
    cells = tuple(Cell(str(total), ("WT-17",)) for total in totals)
    yield Line(total, cells)


@lru_cache(1024)
def _notes(variant: int, count: int, high: int) -> Zone:
    lines = (
        Text(f"wt-rule-{variant}", {"high": high}),
        Text(f"wt-rule-count-{count}", {"call": bonus(count, variant)}),
    )
    return Notes(id="notes", label=Text("wt-notes"), area="notes", lines=lines)


# ---------------------------------------------------------------- round the table


def around(view: View) -> Iterator[Zone]:
    keys = hands(view.variant)
    for seat, side in enumerate(view.sides):
        yield _row(seat, keys.row[: len(side.row)])
        yield _stack("talon", seat, side.talon)
        yield _stack("stock", seat, side.stock, keys.stock)
        yield _stack("turned", seat, side.turned, keys.top)
        yield _score(seat, side.laid, side.total, sum(side.sheet))


@lru_cache(64)
def _row(seat: Seat, keys: tuple[str, ...]) -> Zone:
    label = Text("wt-row", {"seat": seat_text(seat)})
    return Row(id=f"row-{seat}", label=label, area="seat", owner=seat, places=len(keys), keys=keys)


@lru_cache(8192)
def _stack(name: str, seat: Seat, count: int, key: str = "") -> Zone:
    return Stack(
        id=f"{name}-{seat}",
        label=Text(f"wt-{name}", {"seat": seat_text(seat)}),
        area="seat",
        owner=seat,
        count=count,
        keys=(key,) if key else (),
        name=NAMES.get(name),
    )


@lru_cache(8192)
def _score(seat: Seat, laid: int, total: int, change: int) -> Zone:
    return Meter(
        id=f"score-{seat}",
        label=Text("wt-score", {"seat": seat_text(seat), "laid": laid}),
        area="seat",
        owner=seat,
        value=total,
        change=change,
    )
