"""Zones of cards: stack, fan, row, grid, piles."""

from watatheque.core.scene import Fan, Grid, Pile, Piles, Row, Stack
from watatheque.pictures import ink
from watatheque.pictures.block import Block, below, flow, lines
from watatheque.pictures.brush import Brush
from watatheque.pictures.lettering import fit, width, write
from watatheque.pictures.pieces import draw_back, draw_piece, empty_place
from watatheque.pictures.shapes import shape
from watatheque.pictures.signs import COLOUR_SHAPES, suit
from watatheque.pictures.xml import circle, moved, path, rect

CROWDED = 8  # so many cards in a hand and they overlap


def stack(brush: Brush, zone: Stack, aspect: float) -> Block:
    tops = brush.pieces(zone.id)
    top = draw_piece(brush, tops[-1]) if tops else _covered(brush, zone)
    return _thick(top, zone.count)


def _covered(brush: Brush, zone: Stack) -> Block:
    return draw_back(brush, zone.owner) if zone.count else empty_place()


def _thick(top: Block, count: int) -> Block:
    """A top on the edges of the cards under it, and how many they are."""
    edges = min(max(count - 1, 0), 4)
    under = "".join(
        rect(3 * i, 3 * i, top.width, top.height, 11, fill=ink.CREAM_SHADE,
             stroke=ink.BRASS_DEEP, stroke_width=0.8)
        for i in range(edges, 0, -1)
    )  # fmt: skip
    number = _count(count, top.width - 2, 2) if count > 1 else ""
    edge = 3 * edges
    return Block(top.width + edge, top.height + edge, under + top.body + number)


def _count(count: int, x: float, y: float) -> str:
    text = str(count)
    room = max(26.0, width(text, 14) + 14)
    plate = rect(x - room, y + 2, room, 24, 12, fill=ink.FELT_DEEP, stroke=ink.BRASS,
                 stroke_width=1.5)  # fmt: skip
    return plate + write(text, x - room / 2, y + 14, 14, fill=ink.CREAM, font_weight=700)


def fan(brush: Brush, zone: Fan, aspect: float) -> Block:
    cards = _hand(brush, zone)
    if not cards:
        return empty_place()
    return _overlapped(cards) if len(cards) >= CROWDED and aspect > 1 else flow(cards, aspect, 8)


def _hand(brush: Brush, zone: Fan) -> list[Block]:
    """Faces where they stand, backs in the places between."""
    placed = brush.by_place(zone.id)
    loose = [piece for piece in brush.pieces(zone.id) if piece.place is None]
    count = len(placed) + len(loose) + zone.backs
    rest = [draw_piece(brush, piece) for piece in loose]
    rest += [draw_back(brush, zone.owner)] * zone.backs
    slots = range(max(count, max(placed, default=-1) + 1))
    hand = [draw_piece(brush, placed[i]) if i in placed else _next(rest) for i in slots]
    return [card for card in hand if card is not None]


def _next(rest: list[Block]) -> Block | None:
    return rest.pop(0) if rest else None


def _overlapped(cards: list[Block]) -> Block:
    step = max(34.0, 84.0 - 2.0 * len(cards))
    bodies = [moved(card.body, step * i, 0) for i, card in enumerate(cards)]
    last = cards[-1]
    return Block(step * (len(cards) - 1) + last.width, last.height, "".join(bodies))


def row(brush: Brush, zone: Row, aspect: float) -> Block:
    return flow(_places(brush, zone, zone.places), aspect, 8)


def _places(brush: Brush, zone: Row | Grid, count: int) -> list[Block]:
    placed = brush.by_place(zone.id)
    drawn = {i: draw_piece(brush, piece) for i, piece in placed.items()}
    token = isinstance(zone, Row) and zone.back == "token"
    drawn |= {i: draw_back(brush, zone.owner, token) for i in zone.backs if i not in drawn}
    return [drawn[i] if i in drawn else _hole(drawn) for i in range(count)]


def _hole(drawn: dict[int, Block]) -> Block:
    """An empty place, as large as what lies in the others."""
    if drawn and all(block.height <= block.width for block in drawn.values()):
        return Block(64, 64, circle(32, 32, 29, fill="#000", opacity=0.18))
    return empty_place()


def grid(brush: Brush, zone: Grid, aspect: float) -> Block:
    places = _places(brush, zone, zone.rows * zone.columns)
    places = [_named(block, i, zone) for i, block in enumerate(places)]
    board = lines(places, zone.columns, 10)
    tray = rect(
        -12, -12, board.width + 24, board.height + 24, 16, fill=ink.FELT_DEEP,
        fill_opacity=0.55, stroke=ink.BRASS, stroke_opacity=0.55, stroke_width=1.5,
    )  # fmt: skip
    return Block(board.width + 24, board.height + 24, moved(tray + board.body, 12, 12))


def _named(block: Block, place: int, zone: Grid) -> Block:
    """An empty cell by its name."""
    if "stroke-dasharray" not in block.body[:400]:
        return block
    sign = write(zone.name(place), 60, 80, 20, fill=ink.MUTED, opacity=0.5, font_family=ink.SERIF)
    return Block(block.width, block.height, block.body + sign)


def piles(brush: Brush, zone: Piles, aspect: float) -> Block:
    tops = brush.by_place(zone.id)
    drawn = []
    for i, pile in enumerate(zone.piles):
        top = draw_piece(brush, tops[i]) if i in tops else draw_back(brush, zone.owner)
        drawn.append(_pile(_thick(top, pile.count), pile))
    return flow(drawn, aspect, 10) if drawn else empty_place()


def _pile(block: Block, pile: Pile) -> Block:
    badge = _badge(pile.badge) if pile.badge else ""
    lid = _lid(block) if pile.closed else ""
    foot = Block(max(block.width, 60), 26, badge)
    body = Block(block.width, block.height, block.body + lid)
    return below([body, foot], 2) if badge else body


def _badge(word: str) -> str:
    """The suit a pile runs in; a colour needs no word, its shape says it."""
    if word in COLOUR_SHAPES:
        fill = ink.colour(word)
        plate = rect(34, 1, 52, 24, 12, fill=ink.FELT_DEEP)
        return plate + shape(COLOUR_SHAPES[word], 60, 13, 9, fill=fill, stroke=ink.CREAM)
    plate = rect(14, 1, 92, 24, 12, fill=ink.FELT_DEEP)
    sign = suit(word, 30, 13, 8, ink.BRASS)
    return plate + sign + write(word, 68, 13, fit(word, 12, 56, 8), fill=ink.CREAM)


def _lid(block: Block) -> str:
    """A closed pile: a lock on a band."""
    y = block.height / 2
    band = rect(0, y - 16, block.width, 32, 0, fill=ink.FELT_DEEP, opacity=0.85)
    bow = path(
        f"M{block.width / 2 - 6} {y - 2} v-5 a6 6 0 0 1 12 0 v5",
        fill="none", stroke=ink.BRASS, stroke_width=3,
    )  # fmt: skip
    return band + bow + rect(block.width / 2 - 9, y - 3, 18, 13, 3, fill=ink.BRASS)
