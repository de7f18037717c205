"""A score sheet: one line a row, one seat a column, with the articles that were applied."""

from watatheque.core.scene import Cell, Line, Sheet
from watatheque.core.texts import true_minus
from watatheque.pictures import ink
from watatheque.pictures.block import Block
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import cut, fit, width, write
from watatheque.pictures.xml import path, rect

COLUMN, ROW, HEAD = 84.0, 34.0, 40.0


def sheet(brush: Brush, zone: Sheet, aspect: float) -> Block:
    first = max([90.0, *(width(brush.say(line.label), 14) + 28 for line in zone.lines)])
    first = min(first, 300.0)
    columns = max((len(line.cells) for line in zone.lines), default=len(brush.chairs))
    whole, high = first + COLUMN * columns, HEAD + ROW * len(zone.lines)
    paper = rect(2, 3, whole, high, 10, fill="#000", opacity=0.3)
    paper += rect(0, 0, whole, high, 10, fill=ink.CREAM)
    head = "".join(_head(brush, seat, first) for seat in range(columns))
    rows = "".join(_row(brush, line, i, first, whole) for i, line in enumerate(zone.lines))
    return Block(whole, high, paper + head + rows)


def _head(brush: Brush, seat: int, first: float) -> str:
    x = first + COLUMN * (seat + 0.5)
    name = brush.name(seat)
    size = fit(name, 12, COLUMN - 30, 7)
    text = write(cut(name, size, COLUMN - 26), x + 9, HEAD / 2, size, font_weight=600)
    return brush.flag(seat, x - COLUMN / 2 + 14, HEAD / 2, 7) + text


def _row(brush: Brush, line: Line, i: int, first: float, whole: float) -> str:
    y = HEAD + ROW * i
    rule = path(f"M8 {y} H{whole - 8}", stroke=ink.CREAM_SHADE, stroke_width=1.5)
    label = cut(brush.say(line.label), 14, first - 20)
    name = write(label, 14, y + ROW / 2, 14, text_anchor="start", font_family=ink.SERIF)
    cells = "".join(_cell(cell, first + COLUMN * (j + 0.5), y) for j, cell in enumerate(line.cells))
    return rule + name + cells


def _cell(cell: Cell, x: float, y: float) -> str:
    middle = y + (ROW / 2 if not cell.articles else ROW / 2 - 5)
    text = true_minus(cell.value)
    value = write(text, x, middle, fit(text, 15, COLUMN - 12, 7), font_weight=700)
    cited = " ".join(cell.articles)
    size = fit(cited, 8.5, COLUMN - 6, 5)
    return value + (write(cited, x, y + ROW - 8, size, fill=ink.BRASS_DEEP) if cited else "")
