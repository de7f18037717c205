"""The score sheet and the notes beside it."""

from watatheque.core.scene import Cell, Line, Notes, Sheet, Text, seat_text
from watatheque.games.uno_wizz.values import View
from watatheque.games.uno_wizz.wording import card_text, cards_text, named_text, worth


def sheet_of(view: View) -> Sheet:
    """The score sheet; each cell names the articles it comes from."""
    rows = [
        Line(Text("uw-round", {"round": number}), tuple(_cell(view, points) for points in row))
        for number, row in enumerate(view.sheet, start=1)
    ]
    if view.scoring != "none" and view.phase in ("between", "over"):
        rows.append(_left(view))
    total = tuple(Cell(str(score), ("UW-19",)) for score in view.scores)
    if view.scoring != "none":
        rows.append(Line(Text("uw-total", {"target": view.target}), total))
    return Sheet(id="sheet", label=Text("score"), area="sheet", lines=tuple(rows))


def _left(view: View) -> Line:
    """UW-18: the cards that have just been counted."""
    hands = [hand.known for hand in view.hands]
    cells = [
        Cell(str(worth(cards)), ("UW-18",), cards_text(cards)) if cards else Cell("–")
        for cards in hands
    ]
    return Line(Text("uw-left"), tuple(cells))


def _cell(view: View, points: int) -> Cell:
    if view.scoring == "against":
        return Cell(str(points), ("UW-18", "UW-19"))
    return Cell(str(points), ("UW-16", "UW-18") if points else ())


def notes_of(view: View) -> Notes:
    lines = [Text(f"uw-scoring-{view.scoring}", {"target": view.target})]
    for row in view.cut:  # UW-2
        for seat, card in enumerate(row):
            if card is not None:
                drew = {"seat": seat_text(seat), "card": card_text(card)}
                lines.append(Text("uw-cut", drew))
    if view.named is not None:
        lines.append(Text("uw-named", {"named": named_text(view.named)}))
    if view.phase in ("shed", "top"):
        lines.append(Text("uw-shed-so-far", {"count": view.shed}))
    return Notes(id="notes", label=Text("uw-notes"), area="notes", lines=tuple(lines))
