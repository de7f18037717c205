"""What the race looks like."""

from collections.abc import Iterator
from typing import Final

from watatheque.core.scene import (
    Acts,
    Bar,
    Cell,
    Chair,
    Die,
    Face,
    Layout,
    Line,
    Mark,
    Meter,
    Notes,
    Piece,
    Pile,
    Piles,
    Row,
    Scene,
    Sheet,
    Spot,
    Stack,
    Text,
    Zone,
)
from watatheque.core.values import Seat
from watatheque.games.watai import pieces
from watatheque.games.watai.gestures import gestures_of
from watatheque.games.watai.rounds import bonus
from watatheque.games.watai.values import TOP, Heaped, Side, View
from watatheque.games.watai.words import card_text, kind_word, seat_text

COLOURS: Final = {
    "dark-green": "green", "light-green": "lime", "orange": "orange", "yellow": "yellow",
    "dark-blue": "blue", "turquoise": "teal", "violet": "purple", "red": "red",
}  # fmt: skip
GLYPHS: Final = {"start": "▶", "stop": "■", "extra": "✦"}
SHAPES: Final = ("circle", "diamond", "triangle", "square", "star", "hexagon", "cross", "heart")
WIDE: Final = ("seat seat seat seat", "arena arena arena sheet", "variant count dice sheet",
               "bar bar bar notes")  # fmt: skip
TALL: Final = ("seat seat", "arena arena", "bar bar", "variant count", "dice notes", "sheet sheet")
LAYOUT: Final = Layout(WIDE, TALL)
# WT-V1: left and right change sides.
MIRRORED: Final = Layout(*(
    tuple(" ".join(reversed(row.split())) for row in rows) for rows in (WIDE, TALL)
))  # fmt: skip
LINES: Final = (
    ("wt-line-cards", ("WT-16",)),
    ("wt-line-talon", ("WT-16",)),
    ("wt-line-call", ("WT-12",)),
    ("wt-line-penalties", ("WT-13", "WT-14")),
    ("wt-line-slaps", ("WT-V15",)),
    ("wt-line-lapses", ("WT-V16",)),
)


def scene_of(view: View) -> Scene:
    return Scene(
        status=_status(view),
        chairs=tuple(_chair(view, seat) for seat in range(len(view.sides))),
        zones=(*_middle(view), *_around(view), *_bars(view)),
        pieces=tuple(_pieces(view)),
        gestures=tuple(gestures_of(view)),
        layout=MIRRORED if view.variant == 1 else LAYOUT,
        hints="on_request" if view.slow else "never",
    )


def _status(view: View) -> Text:
    if view.phase == "over":
        winners = ", ".join(str(seat + 1) for seat in view.winners)
        return Text("wt-status-over", {"winners": winners})
    if view.frozen_until is not None:
        return Text("wt-status-frozen", {"seat": seat_text(view.leader)})
    word = view.phase.replace(" ", "-")
    told: dict[str, int | str | Text] = {"seat": seat_text(view.leader), "round": view.round}
    return Text(f"wt-status-{word}", told)


def _chair(view: View, seat: Seat) -> Chair:
    side, kind = view.sides[seat], view.acts[seat]
    acts: Acts = "" if not kind else "must" if kind in ("roll", "choose") else "may"
    badges = []
    if seat == view.leader:
        badges.append(Text("wt-badge-leader"))
    if view.phase == "between":
        badges.append(Text("ready" if side.ready else "not-ready"))
    if view.frozen_until is not None and seat != view.leader:
        badges.append(Text("wt-badge-frozen"))
    if side.call_due is not None:
        badges.append(Text("wt-badge-call"))
    return Chair(seat, COLOURS[side.packs[0]], SHAPES[seat], acts, tuple(badges))


# ---------------------------------------------------------------- zones


def _middle(view: View) -> Iterator[Zone]:
    piles = tuple(map(_pile, view.arena))
    yield Piles(id="arena", label=Text("wt-arena"), area="arena", piles=piles)
    variant, count = Text(f"wt-variant-{view.variant}"), Text(f"wt-count-{view.count}")
    face = Face("icon", {"value": view.variant, "title": variant.id})
    yield Spot(id="variant", label=variant, area="variant", face=face)
    face = Face("icon", {"value": view.count, "title": count.id})
    yield Spot(id="count", label=count, area="count", face=face)
    for i, shows in enumerate(view.dice or (None,)):
        yield Die(id=f"die-{i}", label=Text("wt-die"), area="dice", sides=8, shows=shows)
    yield Sheet(id="sheet", label=Text("wt-sheet"), area="sheet", lines=tuple(_lines(view)))
    notes = (
        Text(f"wt-rule-{view.variant}", {"high": view.high}),
        Text(f"wt-rule-count-{view.count}", {"call": bonus(view.count, view.variant)}),
    )
    yield Notes(id="notes", label=Text("wt-notes"), area="notes", lines=notes)


def _pile(heaped: Heaped) -> Pile:
    kind = pieces.kind(pieces.CARDS[heaped.top])
    badge = pieces.SUITS[pieces.suit(kind)] if kind < pieces.START else ""
    return Pile(heaped.count, badge, heaped.closed)


def _lines(view: View) -> Iterator[Line]:
    if view.sides[0].sheet:
        for i, (id, articles) in enumerate(LINES):
            cells = tuple(Cell(str(side.sheet[i]), articles) for side in view.sides)
            yield Line(Text(id), cells)
    totals = tuple(Cell(str(side.total), ("WT-17",)) for side in view.sides)
    yield Line(Text("wt-line-total", {"target": view.target}), totals)


def _around(view: View) -> Iterator[Zone]:
    for seat, side in enumerate(view.sides):
        who = {"seat": seat_text(seat)}
        yield Row(
            id=f"row-{seat}",
            label=Text("wt-row", who),
            area="seat",
            owner=seat,
            places=len(side.row),
        )
        for name, count in (("talon", side.talon), ("stock", side.stock), ("turned", side.turned)):
            label = Text(f"wt-{name}", {**who, "count": count})
            yield Stack(id=f"{name}-{seat}", label=label, area="seat", owner=seat, count=count)
        yield Meter(
            id=f"score-{seat}",
            label=Text("wt-score", {**who, "laid": side.laid}),
            area="seat",
            owner=seat,
            value=side.total,
            change=sum(side.sheet),
        )


def _bars(view: View) -> Iterator[Zone]:
    """The question to the reader, or the clock that everybody watches."""
    kind = "" if view.seat is None else view.acts[view.seat]
    deadline = view.due
    if view.phase == "play":
        word = "frozen" if view.frozen_until is not None and not kind else kind or "watch"
        deadline = _own_deadline(view, word)
    elif view.phase == "over":
        return
    else:
        word = kind or view.phase.replace(" ", "-")
    question = Text(f"wt-ask-{word}", {"seat": seat_text(view.leader)})
    yield Bar(id="bar", label=question, area="bar", question=question, deadline=deadline)


def _own_deadline(view: View, word: str) -> int | None:
    if word == "frozen":
        return view.frozen_until
    if word == "call" and view.seat is not None:
        return view.sides[view.seat].call_due
    return view.blocks_at


# ---------------------------------------------------------------- pieces


def _pieces(view: View) -> Iterator[Piece]:
    for pile, heaped in enumerate(view.arena):
        yield _piece(view, heaped.top, f"pile-{pile}-{heaped.top}", "arena", pile, pile, ())
    for seat, side in enumerate(view.sides):
        for place, name in enumerate(side.row):
            if name is not None:
                id = f"row-{seat}-{place}-{name}"
                marks = _marks(view, seat, side, place)
                yield _piece(view, name, id, f"row-{seat}", place, place, marks)
        if side.top is not None:
            marks = _marks(view, seat, side, TOP)
            id = f"turned-{seat}-{side.top}"
            yield _piece(view, side.top, id, f"turned-{seat}", None, TOP, marks)


def _marks(view: View, seat: Seat, side: Side, place: int) -> tuple[Mark, ...]:
    marks: list[Mark] = []
    if view.frozen_until is not None and seat != view.leader:
        marks.append("frozen")
    if place == TOP and side.locked:
        marks.append("veiled")  # WT-9: it cannot be laid
    if side.pointed == place and side.pointed_live:
        marks.append("pointed")
    return tuple(marks)


def _piece(
    view: View,
    name: str,
    id: str,
    zone: str,
    place: int | None,
    ref: int,
    marks: tuple[Mark, ...],
) -> Piece:
    border = pieces.PACKS[pieces.pack(pieces.CARDS[name])]
    owner = next(seat for seat, side in enumerate(view.sides) if border in side.packs)
    face = card_face(name)
    return Piece(id, zone, face, card_text(name), ref=ref, place=place, owner=owner, marks=marks)


def card_face(name: str) -> Face:
    card = pieces.CARDS[name]
    kind, border = pieces.kind(card), pieces.PACKS[pieces.pack(card)]
    if kind >= pieces.START:
        word = kind_word(kind)
        return Face("card", {"value": word, "glyph": GLYPHS[word], "border": border})
    suit = pieces.SUITS[pieces.suit(kind)]
    return Face("card", {"value": pieces.number(kind), "colour": suit, "border": border})
