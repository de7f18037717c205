"""What the table looks like to whoever holds the view."""

from collections.abc import Iterator

from msgspec.structs import replace

from tests.sink import pieces
from tests.sink.gestures import gestures
from tests.sink.values import Ask, View
from tests.sink.words import card_text, seat_text, suit_face, suit_text, text
from watatheque.core.game import CLOCK, Seat
from watatheque.core.scene import (
    Acts,
    Bar,
    Cell,
    Chair,
    Die,
    Face,
    Fan,
    Field,
    Figure,
    Grid,
    Group,
    Heap,
    Layout,
    Line,
    Meter,
    Notes,
    Outline,
    Piece,
    Pile,
    Piles,
    Row,
    Scene,
    Sheet,
    Spot,
    Stack,
    Text,
    Track,
    Wheel,
    Zone,
)

LAYOUT = Layout(
    wide=("deck suit wheel die track", "grid grid piles field field", "seat seat seat seat sheet",
          "bar bar bar notes notes"),
    tall=("deck suit", "wheel die", "track track", "grid piles", "field field", "seat seat",
          "sheet notes", "bar bar"),
)  # fmt: skip


def card_face(card: int) -> Face:
    return Face("card", {"suit": pieces.SUITS[pieces.suit(card)], "rank": pieces.rank(card)})


def scene(view: View) -> Scene:
    ask = next((ask for ask in view.asks if ask.seat == view.seat), None)
    return Scene(
        status=_status(view),
        chairs=tuple(_chair(view, seat) for seat in range(len(view.counts))),
        zones=(*_middle(view), *_around(view), *_private(view, ask)),
        pieces=tuple(_pieces(view)),
        gestures=tuple(gestures(view, ask)),
        layout=LAYOUT,
        hints="never" if view.phase == "race" else "on_request",
    )


def _status(view: View) -> Text:
    if view.outcome is not None:
        return Text("match-over")
    must = [ask.seat for ask in view.asks if not ask.optional and ask.seat != CLOCK]
    if must:
        return Text("seat-to-act", {"seat": seat_text(must[0])})
    return text("countdown") if view.phase == "countdown" else Text("seats-may-act")


def _chair(view: View, seat: Seat) -> Chair:
    acts: Acts = ""
    for ask in view.asks:
        if ask.seat == seat:
            acts = "may" if ask.optional else "must"
    badges = []
    if view.owes == seat:
        badges.append(text("badge-owes"))
    if view.phase == "ready":
        badges.append(Text("ready" if view.ready >> seat & 1 else "not-ready"))
    return Chair(seat, pieces.COLOURS[seat], pieces.SHAPES[seat], acts, tuple(badges))


# ---------------------------------------------------------------- zones


def _middle(view: View) -> Iterator[Zone]:
    yield Stack(id="deck", label=text("deck"), area="deck", count=view.deck)
    yield Spot(id="suit", label=_named(view.suit), area="suit", face=suit_face(view.suit))
    icons = tuple(Face(icon) for icon in pieces.ICONS)
    shows = None if view.wheel == -1 else view.wheel
    yield Wheel(id="wheel", label=text("wheel"), area="wheel", icons=icons, shows=shows)
    yield Die(id="die", label=text("die"), area="die", sides=pieces.SIDES, shows=view.die or None)
    yield Track(
        id="turns",
        label=text("turns"),
        area="track",
        levels=tuple(text("level", turns=turns) for turns in range(pieces.TURNS + 1)),
        figures=tuple(Figure(seat, turns) for seat, turns in enumerate(view.turns)),
    )
    yield Grid(id="grid", label=text("grid"), area="grid", rows=pieces.ROWS, columns=pieces.COLUMNS)
    yield Piles(id="piles", label=text("piles"), area="piles", piles=tuple(map(_pile, view.piles)))
    yield Field(
        id="field",
        label=text("field"),
        area="field",
        width=2 * pieces.HALF_WIDTH,
        height=2 * pieces.HALF_HEIGHT,
        unit=1,
        outlines=(Outline("goal", 2 * pieces.GOAL, 2 * pieces.GOAL),),
        physics={"pull": pieces.PULL},
    )
    yield Sheet(id="sheet", label=text("sheet"), area="sheet", lines=tuple(_lines(view)))
    if view.laid:
        places = tuple(range(view.laid))
        label = text("laid-out")
        yield Row(id="laid", label=label, area="deck", places=view.laid, backs=places)


def _named(suit: int) -> Text:
    return text("no-suit") if suit == -1 else text("suit", suit=suit_text(suit))


def _pile(cards: tuple[int, ...]) -> Pile:
    closed = len(cards) == pieces.PILE
    return Pile(len(cards), pieces.SUITS[pieces.suit(cards[0])], closed)


def _lines(view: View) -> Iterator[Line]:
    for number, counts in enumerate(view.sheet, start=1):
        cells = tuple(Cell(str(points), ("KS-17",)) for points in counts)
        yield Line(text("round", number=number), cells)
    lucky = tuple(Cell("?" if rank is None else str(rank), ("KS-18",)) for rank in view.lucky)
    yield Line(text("lucky"), lucky)
    scores = tuple(Cell(str(score), ("KS-1",)) for score in view.scores)
    yield Line(Text("score"), scores)


def _around(view: View) -> Iterator[Zone]:
    for seat, count in enumerate(view.counts):
        who = seat_text(seat)
        hand, shed = text("hand", seat=who), text("shed-row", seat=who)
        backs = tuple(i for i, card in enumerate(view.shed[seat]) if card is None)
        change = view.sheet[-1][seat] if view.sheet else 0
        yield Fan(
            id=f"hand-{seat}",
            label=hand,
            area="seat",
            owner=seat,
            backs=0 if seat == view.seat else count,
        )
        yield Row(
            id=f"shed-{seat}",
            label=shed,
            area="seat",
            owner=seat,
            places=pieces.SHED,
            backs=backs,
        )
        yield Heap(
            id=f"heap-{seat}",
            label=text("heap", seat=who),
            area="seat",
            owner=seat,
            groups=(
                Group(Face("plug"), text("plugs"), view.plugs[seat]),
                Group(Face("drop"), text("drops"), view.drops[seat]),
            ),
        )
        yield Meter(
            id=f"score-{seat}",
            label=Text("score"),
            area="seat",
            owner=seat,
            value=view.scores[seat],
            change=change,
        )


def _private(view: View, ask: Ask | None) -> Iterator[Zone]:
    if view.seat is None:
        return
    lines = (text("my-lucky", rank=view.lucky[view.seat] or 0),)
    yield Notes(id="notes", label=text("notes"), area="notes", owner=view.seat, lines=lines)
    if ask is not None:
        question = text(f"ask-{ask.kind}")
        yield Bar(
            id="bar",
            label=question,
            area="bar",
            owner=view.seat,
            question=question,
            deadline=ask.deadline,
        )


# ---------------------------------------------------------------- pieces


def _pieces(view: View) -> Iterator[Piece]:
    for place, (card, seen) in enumerate(zip(view.hand, view.seen, strict=True)):
        mine = _card(card, f"hand-{view.seat}", place, view.seat)
        yield replace(mine, marks=("seen",)) if seen else mine
    for seat, cards in enumerate(view.shed):
        for place, shed in enumerate(cards):
            if shed is not None:
                yield _card(shed, f"shed-{seat}", place, seat)
    for cell, card in enumerate(view.cells):
        if card != -1:
            yield _card(card, "grid", cell, view.owners[cell])
    for place, pile in enumerate(view.piles):
        yield _card(pile[-1], "piles", place, None)
    for seat, card in view.notes:
        label = text("note", card=card_text(card), seat=seat_text(seat))
        yield Piece(f"note-{card}", "notes", card_face(card), label, owner=seat)
    for number, disc in enumerate(view.discs):
        if disc is not None:
            label = text("disc", number=number + 1)
            at = (*disc, pieces.RADIUS)
            yield Piece(f"disc-{number}", "field", Face("disc"), label, ref=number, at=at)


def _card(card: int, zone: str, place: int, owner: Seat | None) -> Piece:
    face, label = card_face(card), card_text(card)
    return Piece(f"card-{card}", zone, face, label, ref=card, place=place, owner=owner)
