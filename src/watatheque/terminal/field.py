"""A plane with discs, as a map of letters and a list."""

from rich.text import Text as Line

from watatheque.core.scene import Field, Piece
from watatheque.terminal import faces
from watatheque.terminal.sight import Sight

COLUMNS, ROWS = 49, 17  # odd, so that the middle has a letter of its own


def field(sight: Sight, zone: Field) -> list[Line]:
    pieces = sight.pieces(zone.id)
    marks = {_spot(zone, piece): _mark(sight, piece) for piece in pieces if piece.at}
    edge = Line("+" + "-" * COLUMNS + "+", style="dim")
    rows = [_row(marks, y) for y in range(ROWS)]
    listed = [Line(f"  {sight.named(piece)} {_where(piece)}") for piece in pieces]
    return [edge, *rows, edge, *listed]


def _row(marks: dict[tuple[int, int], Line], y: int) -> Line:
    cells = [marks.get((x, y), Line(" ")) for x in range(COLUMNS)]
    return Line.assemble(("|", "dim"), *cells, ("|", "dim"))


def _spot(zone: Field, piece: Piece) -> tuple[int, int]:
    x, y, _ = piece.at or (0, 0, 0)
    column = (x + zone.width // 2) * COLUMNS // max(zone.width, 1)
    row = (y + zone.height // 2) * ROWS // max(zone.height, 1)
    return min(max(column, 0), COLUMNS - 1), min(max(row, 0), ROWS - 1)


def _mark(sight: Sight, piece: Piece) -> Line:
    number = sight.number(piece)
    chair = sight.chair(piece.owner)
    letter = str(number)[-1] if number else faces.flag(chair).strip() or "o"
    return Line(letter, style=faces.style(chair, piece.face))


def _where(piece: Piece) -> str:
    return "({}, {})".format(*piece.at[:2]) if piece.at else ""
