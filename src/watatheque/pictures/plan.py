"""A layout's rows of area names, as rectangles on the picture."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Size = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Room:
    x: float
    y: float
    width: float
    height: float

    @property
    def aspect(self) -> float:
        return self.width / max(self.height, 1)


@dataclass(frozen=True, slots=True)
class Span:
    """The rows and columns an area covers, ends excluded."""

    top: int
    left: int
    bottom: int
    right: int

    def joined(self, row: int, column: int) -> "Span":
        top, left = min(self.top, row), min(self.left, column)
        return Span(top, left, max(self.bottom, row + 1), max(self.right, column + 1))


def spans(rows: Sequence[str], also: Sequence[str] = ()) -> dict[str, Span]:
    """Every area of the plan; areas the plan forgot get a row of their own at the bottom."""
    names = [row.split() for row in rows]
    found: dict[str, Span] = {}
    for y, row in enumerate(names):
        for x, name in enumerate(row):
            if name != ".":
                found[name] = found.get(name, Span(y, x, y + 1, x + 1)).joined(y, x)
    missing = [name for name in dict.fromkeys(also) if name not in found]
    if missing:
        found |= _last_row(missing, len(names), max(map(len, names), default=1))
    return found


def _last_row(names: Sequence[str], y: int, columns: int) -> dict[str, Span]:
    columns = max(columns, len(names))
    edges = [i * columns // len(names) for i in range(len(names) + 1)]
    return {name: Span(y, edges[i], y + 1, edges[i + 1]) for i, name in enumerate(names)}


def _mirrored(plan: Mapping[str, Span], columns: int) -> bool:
    """Whether the plan is the same from the right: then its middle should stay in the middle."""
    boxes = {(span.top, span.left, span.bottom, span.right) for span in plan.values()}
    flipped = {(top, columns - right, low, columns - left) for top, left, low, right in boxes}
    return boxes == flipped


def _tracks(
    count: int, needs: Sequence[tuple[int, int, float]], room: float, mirrored: bool = False
) -> list[float]:
    """How wide each column (or high each row) is: what it needs, then all stretched to the room."""
    sizes = [1.0] * count
    for start, end, need in sorted(needs, key=lambda item: item[1] - item[0]):
        lacking = need - sum(sizes[start:end])
        if lacking > 0:
            for i in range(start, end):
                sizes[i] += lacking / (end - start)
    if mirrored:
        sizes = [max(pair) for pair in zip(sizes, reversed(sizes), strict=True)]
    factor = room / sum(sizes)
    return [size * factor for size in sizes]


def rooms(plan: Mapping[str, Span], needs: Mapping[str, Size], whole: Room) -> dict[str, Room]:
    """Where each area lies when it needs about so much."""
    used = {name: span for name, span in plan.items() if name in needs}
    if not used:
        return {}
    count = max(span.right for span in plan.values())
    columns = _tracks(
        count,
        [(span.left, span.right, needs[name][0]) for name, span in used.items()],
        whole.width,
        _mirrored(plan, count),
    )
    rows = _tracks(
        max(span.bottom for span in plan.values()),
        [(span.top, span.bottom, needs[name][1]) for name, span in used.items()],
        whole.height,
    )
    return {name: _room(span, columns, rows, whole) for name, span in used.items()}


def _room(span: Span, columns: Sequence[float], rows: Sequence[float], whole: Room) -> Room:
    return Room(
        whole.x + sum(columns[: span.left]),
        whole.y + sum(rows[: span.top]),
        sum(columns[span.left : span.right]),
        sum(rows[span.top : span.bottom]),
    )
